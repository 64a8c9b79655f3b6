import { counted, placeAt } from '../../core/text.js';
import {
  columnOf,
  type Hex,
  type KingdomBuilder,
  type KingdomBuilderItem,
  kingdomBuilder,
  rowOf,
} from '../../kingdom-builder/index.js';
import type { Display } from './display.js';

const at = (hex: Hex): string => placeAt(rowOf(hex), columnOf(hex));

const all = (hexes: readonly Hex[]): string => hexes.map(at).join(' ') || 'none';

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
  silent: ['card-drawn', 'card-discarded', 'settlement-built', 'settlement-moved', 'turn-ended', 'game-over'],
  tieBreaks: [],
  showsBoard: (event, state) =>
    event.type === 'game-over' || (event.type === 'turn-started' && event.player === state.options.firstPlayer),
  describeItem,
};
