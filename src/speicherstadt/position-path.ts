import type { Issue } from '../core/contract.js';
import type { Path } from '../core/read.js';
import { cardAt, cardNamed, sizesOf } from './deck.js';
import { amountOf, GOODS, type Good } from './goods.js';
import { placedIn } from './placed.js';
import type { SpeicherstadtPosition } from './position-type.js';
import type { SpeicherstadtState } from './types.js';

/** An issue with a state, with the path that the same thing has in the position which the state was made from. */
export const inPosition = (
  { path, code, expected }: Issue,
  position: SpeicherstadtPosition,
  state: SpeicherstadtState,
): Issue => ({ path: pathIn(path, position, state), code, expected });

const pathIn = (path: Path, position: SpeicherstadtPosition, state: SpeicherstadtState): Path => {
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
      return ['cubes', ...(at === undefined ? [] : [cardAt(state, at).id])];
    case 'bag':
      return ['cubes'];
    case 'columns':
      // Where none are given, nobody has placed a worker yet: then another seat is on turn than the one that is said to be.
      return position.columns === undefined && position.player !== undefined ? ['player'] : path;
    case 'workers': {
      // One too many: what is at home follows from what is on the table.
      const [, place = ['columns']] =
        placedIn(state).filter(([worker]) => worker === at)[sizesOf(state.options).workers] ?? [];
      return pathIn(place, position, state);
    }
    case 'holders':
      return ['reserved', ...(at === undefined ? [] : [at, 'worker'])];
    case 'pile': {
      // The state's is sorted.
      const card = at === undefined ? undefined : state.pile[at];
      const named = card === undefined ? -1 : (position.pile?.lastIndexOf(cardAt(state, card).id) ?? -1);
      return named < 0 ? ['pile'] : ['pile', named];
    }
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

/** Where a position, read from one place to the next, has more cubes of a kind than there are in all. */
export const surplusIn = (
  position: SpeicherstadtPosition,
  state: SpeicherstadtState,
  kind: number,
  all: number,
): Path => {
  const onCard = (name: string): number => amountOf(state.loads[cardNamed(state, name)?.number ?? -1] ?? 0, kind);
  const places: readonly (readonly [path: Path, cubes: number])[] = [
    ...Object.keys(position.cubes ?? {}).map((name) => [['cubes', name], onCard(name)] as const),
    [['quay'], state.quay[kind] as number],
    [['truck', 'goods'], amountOf(state.truck?.load ?? 0, kind)],
    ...state.halls.map((hall, seat) => [['seats', seat, 'hall'], hall === kind ? 1 : 0] as const),
  ];
  let left = all;
  for (const [path, cubes] of places) {
    left -= cubes;
    if (left < 0) return path;
  }
  // It lies nowhere else.
  return ['stock', GOODS[kind] as Good];
};
