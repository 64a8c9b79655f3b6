import type { Issue } from '../core/contract.js';
import type { Path } from '../core/read.js';
import type { Card, Deck } from './deck.js';

/** An issue with a state, with the path that the same thing has in a position. */
export const inPosition = ({ path, code, expected }: Issue, { cards }: Deck): Issue => ({
  path: pathIn(path, cards),
  code,
  expected,
});

const pathIn = (path: Path, cards: readonly Card[]): Path => {
  const [name, at, ...rest] = path as [string?, number?, ...number[]];
  const seat = (key: string): Path => (at === undefined ? ['seats'] : ['seats', at, key, ...rest]);
  switch (name) {
    case 'cards':
    case 'coins':
    case 'points':
      return seat(name);
    case 'halls':
      return seat('hall');
    case 'loads':
      return ['cubes', ...(at === undefined ? [] : [(cards[at] as Card).id])];
    case 'bag':
      return ['cubes'];
    case 'workers':
      return ['columns'];
    case 'holders':
      return ['reserved'];
    // A position's is sorted.
    case 'pile':
    case 'season':
      return ['pile'];
    case 'truck':
      return at === undefined ? path : ['truck', path[1] === 'load' ? 'goods' : at];
    case 'random':
      return ['seed'];
    default:
      return path;
  }
};
