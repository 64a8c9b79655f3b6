import { variants } from '../data/entry.js';
import type { CardEntry, CardVariant, Season } from '../data/manifest.js';
import type { Good } from '../goods.js';
import type { Scoring } from './rule.js';

/** How many spaces of a contract hold a cube. */
export const filledSpaces = (load: number): number => {
  let filled = 0;
  for (let bits = load; bits !== 0; bits &= bits - 1) filled++;
  return filled;
};

/** A contract's points, if every space is filled. (Public rules summaries, "Contract".) */
export const contract: Scoring = ({ loads }, { id, number, spaces, points }) => {
  const filled = filledSpaces(loads[number] as number);
  return [
    { category: 'contract', points: filled === spaces.length ? points : 0, card: id, filled, spaces: spaces.length },
  ];
};

/** A contract in short; the letter in the middle of its id is its season. */
export const wanted = (id: string, points: number, ...goods: readonly Good[]): CardVariant => ({
  id,
  season: id.split('-')[1] as Season,
  goods,
  points,
});

/** Small, medium and large: 2, 3 and 4 goods for 5, 8 and 11 points. Which goods is reconstructed. */
export const CONTRACTS: CardEntry = variants('contract', 'contract', [
  wanted('c-A-s', 5, 'coffee', 'tea'),
  wanted('c-A-m', 8, 'coffee', 'saffron', 'carpet'),
  wanted('c-A-l', 11, 'coffee', 'tea', 'saffron', 'rubber'),
  wanted('c-B-s', 5, 'tea', 'carpet'),
  wanted('c-B-m', 8, 'coffee', 'tea', 'rubber'),
  wanted('c-B-l', 11, 'coffee', 'saffron', 'rubber', 'carpet'),
  wanted('c-C-s', 5, 'saffron', 'rubber'),
  wanted('c-C-m1', 8, 'tea', 'saffron', 'carpet'),
  wanted('c-C-m2', 8, 'coffee', 'rubber', 'carpet'),
  wanted('c-C-l', 11, 'tea', 'saffron', 'rubber', 'carpet'),
]);
