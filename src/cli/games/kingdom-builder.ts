import {
  columnOf,
  type Hex,
  type KingdomBuilder,
  type KingdomBuilderEvent,
  type KingdomBuilderItem,
  kingdomBuilder,
  rowOf,
} from '../../kingdom-builder/index.js';
import { counted } from '../counted.js';
import type { Display } from './display.js';

const at = (hex: Hex): string => `(${rowOf(hex)}, ${columnOf(hex)})`;

const name = (terrain: string): string => terrain.replace('-', ' ');

const all = (hexes: readonly Hex[]): string => hexes.map(at).join(' ') || 'none';

const describe = (event: KingdomBuilderEvent): string | null => {
  switch (event.type) {
    case 'turn-started':
      return `-- player ${event.player}'s turn`;
    case 'card-played':
      return `player ${event.player} plays the ${name(event.terrain)} card`;
    case 'card-removed':
      return `no free ${name(event.terrain)} is left: the card leaves the game`;
    case 'pile-reshuffled':
      return `the discards are shuffled: ${counted(event.cards, 'card')}`;
    case 'tile-taken':
      return `player ${event.player} takes the ${event.tile} tile of ${at(event.location)}`;
    case 'tile-lost':
      return `player ${event.player} loses the ${event.tile} tile of ${at(event.location)}`;
    case 'last-settlement':
      return `player ${event.player} has built the last settlement: this round is the last`;
    default:
      return null;
  }
};

const describeItem = (item: KingdomBuilderItem): string => {
  switch (item.category) {
    case 'discoverers':
      return `rows ${item.rows.join(' ')}`;
    case 'hermits':
      return `${counted(item.areas.length, 'area')} of ${item.areas.map((area) => area.length).join(', ')}`;
    case 'knights':
      return item.row === null ? 'no row' : `row ${item.row}: ${all(item.hexes)}`;
    case 'lords':
      return item.sectors
        .map(({ sector, settlements, points }) => `sector ${sector}: ${settlements} for ${points}`)
        .join(', ');
    case 'farmers':
      return `sector ${item.sector}: ${all(item.hexes)}`;
    default:
      return all(item.hexes);
  }
};

/** Kingdom Builder on a random board, the board printed after each round. */
export const kingdomBuilderDisplay: Display<KingdomBuilder> = {
  game: kingdomBuilder,
  players: 4,
  options: (seed, players) => ({ players, seed }),
  describe,
  showsBoard: (event, state) =>
    event.type === 'game-over' || (event.type === 'turn-started' && event.player === state.options.firstPlayer),
  describeItem,
};
