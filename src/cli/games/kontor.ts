import { counted, placeAt } from '../../core/text.js';
import {
  type Cell,
  columnOf,
  type Goods,
  type Kontor,
  type KontorItem,
  type KontorOptions,
  kontor,
  rowOf,
} from '../../kontor/index.js';
import type { Display } from './display.js';

const at = (cell: Cell): string => placeAt(rowOf(cell), columnOf(cell));

const listed = ({ wine, spice, tea }: Goods): string => `wine ${wine}, spice ${spice}, tea ${tea}`;

const describeItem = (item: KontorItem): string => {
  if (item.category === 'customs-house') return item.cells.map(at).join(' ');
  const [red, black] = item.goods;
  const uncounted = item.uncounted === null ? '' : `, does not count: ${item.uncounted}`;
  return `${counted(item.size, 'card')} at ${at(item.cells[0] ?? 0)}, red ${listed(red)}; black ${listed(black)}; ${item.by}${uncounted}`;
};

/** The advanced game of Kontor, or that of four players; the harbor is printed now and then as it grows. */
export const kontorDisplay: Display<Kontor> = {
  game: kontor,
  players: 2,
  // Another number of seats is the game's to refuse.
  options: (seed, players) =>
    players === 2 ? { players, seed, ruleset: 'advanced' } : { players: players as KontorOptions['players'], seed },
  silent: [
    'water-dealt',
    'card-dealt',
    'card-turned-up',
    'card-drawn',
    'choice-made',
    'game-over',
    'place',
    'ship',
    'pick',
  ],
  tieBreaks: ['coin'],
  showsBoard: (event, state) =>
    event.type === 'game-over' ||
    (event.type === 'round-started' && state.board.filter((card) => card >= 0).length % 6 < 2),
  describeItem,
};
