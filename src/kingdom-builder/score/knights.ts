import { hexAt } from '../hex.js';
import { countBits } from '../rows.js';
import { ownOf, type Scoring } from './table.js';

/** 2 points for each settlement of the one row with the most. (Rulebook, "Knights".) */
export const knights: Scoring = (table, player) => {
  const sizes = ownOf(table, player).map(countBits);
  const most = Math.max(...sizes);
  const row = most === 0 ? null : sizes.indexOf(most);
  const bits = row === null ? 0 : (ownOf(table, player)[row] as number);
  const hexes = row === null ? [] : sizes.flatMap((_, column) => ((bits >> column) & 1 ? [hexAt(row, column)] : []));
  return { category: 'knights', points: 2 * most, row, hexes };
};
