import { SECTORS } from '../board.js';
import { both, count, hexesOf, type Rows } from '../rows.js';
import { ownOf, type Scoring } from './table.js';

/** 3 points for each settlement of the one sector with the fewest. (Rulebook, "Farmers".) */
export const farmers: Scoring = (table, player) => {
  const parts = SECTORS.map((rows) => both(ownOf(table, player), rows));
  const sizes = parts.map(count);
  const fewest = Math.min(...sizes);
  const sector = sizes.indexOf(fewest);
  return { category: 'farmers', points: 3 * fewest, sector, hexes: hexesOf(parts[sector] as Rows) };
};
