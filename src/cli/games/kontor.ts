import {
  type Cell,
  columnOf,
  type Goods,
  type Kontor,
  type KontorEvent,
  type KontorItem,
  kontor,
  rowOf,
} from '../../kontor/index.js';
import { counted } from '../counted.js';
import type { Display } from './display.js';

const at = (cell: Cell): string => `(${rowOf(cell)}, ${columnOf(cell)})`;

const SIDES = ['red', 'black'] as const;

const listed = ({ wine, spice, tea }: Goods): string => `wine ${wine}, spice ${spice}, tea ${tea}`;

const describe = (event: KontorEvent): string | null => {
  switch (event.type) {
    case 'round-started':
      return '-- a round begins';
    case 'cards-revealed':
      return `shown: ${event.cards.map((card, seat) => `player ${seat} ${card === null ? 'passes' : `card ${card}`}`).join(', ')}`;
    case 'tax-paid':
      return `player ${event.player} pays ${counted(event.coins, 'coin')} in taxes`;
    case 'coin-taken':
      return `player ${event.player} takes a coin (${event.reason})`;
    case 'card-returned':
      return `player ${event.player} takes card ${event.card} back (${event.reason})`;
    case 'ship-moved':
      return `the ship sails from ${at(event.from)} to ${at(event.to)}`;
    case 'card-removed':
      return `card ${event.card} leaves ${at(event.cell)} and goes under the pile of player ${event.pile}`;
    case 'card-placed':
      // The move before it says where.
      return `  it is card ${event.card}${event.covers === null ? '' : `, over card ${event.covers}`}`;
    case 'edge-fixed':
      return `the ${event.direction} are fixed: ${event.first} to ${event.last}`;
    case 'warehouses-changed':
      return `${SIDES[event.side]} center at ${at(event.cell)}: ${listed(event.goods)}`;
    case 'warehouses-moved':
      return `${SIDES[event.side]} Warehouses move from ${at(event.from)} to ${at(event.to)}`;
    case 'zone-completed':
      return event.keeper === null
        ? `a zone of ${event.cells.length} is complete, and nobody leads`
        : `a zone of ${event.cells.length} is complete: ${SIDES[event.keeper]} puts a Keeper there (${event.by})`;
    default:
      return null;
  }
};

const describeItem = (item: KontorItem): string => {
  if (item.category === 'customs-house') return item.cells.map(at).join(' ');
  const [red, black] = item.goods;
  const uncounted = item.uncounted === null ? '' : `, does not count: ${item.uncounted}`;
  return `${counted(item.size, 'card')} at ${at(item.cells[0] ?? 0)}, red ${listed(red)}; black ${listed(black)}; ${item.by}${uncounted}`;
};

/** The advanced game of Kontor, or that of four players; the harbor is printed after every third round. */
export const kontorDisplay: Display<Kontor> = {
  game: kontor,
  players: 2,
  options: (seed, players) => (players === 2 ? { players, seed, ruleset: 'advanced' } : { players, seed }),
  describe,
  showsBoard: (event, state) =>
    event.type === 'game-over' ||
    (event.type === 'round-started' && state.board.filter((card) => card >= 0).length % 6 < 2),
  describeItem,
};
