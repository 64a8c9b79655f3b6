import type { CardEntry } from '../data/manifest.js';
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

/** Small, medium and large: 2, 3 and 4 goods for 5, 8 and 11 points. Which goods is reconstructed. */
export const CONTRACTS: CardEntry = {
  id: 'contract',
  kind: 'contract',
  count: 10,
  seasons: [3, 3, 4, 0, 0],
  variants: [
    { id: 'c-A-s', season: 'A', goods: ['coffee', 'tea'], points: 5 },
    { id: 'c-A-m', season: 'A', goods: ['coffee', 'saffron', 'carpet'], points: 8 },
    { id: 'c-A-l', season: 'A', goods: ['coffee', 'tea', 'saffron', 'rubber'], points: 11 },
    { id: 'c-B-s', season: 'B', goods: ['tea', 'carpet'], points: 5 },
    { id: 'c-B-m', season: 'B', goods: ['coffee', 'tea', 'rubber'], points: 8 },
    { id: 'c-B-l', season: 'B', goods: ['coffee', 'saffron', 'rubber', 'carpet'], points: 11 },
    { id: 'c-C-s', season: 'C', goods: ['saffron', 'rubber'], points: 5 },
    { id: 'c-C-m1', season: 'C', goods: ['tea', 'saffron', 'carpet'], points: 8 },
    { id: 'c-C-m2', season: 'C', goods: ['coffee', 'rubber', 'carpet'], points: 8 },
    { id: 'c-C-l', season: 'C', goods: ['tea', 'saffron', 'rubber', 'carpet'], points: 11 },
  ],
};
