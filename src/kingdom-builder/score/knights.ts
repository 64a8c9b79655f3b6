import { rowOf } from '../hex.js';
import { count, hexesOf } from '../rows.js';
import { ownOf, type Scoring } from './table.js';

/** 2 points for each settlement of the one row with the most. (Rulebook, "Knights".) */
export const knights: Scoring = (table, player) => {
  const own = ownOf(table, player);
  const sizes = own.map((row) => count([row]));
  const most = Math.max(...sizes);
  const fullest = sizes.indexOf(most);
  const hexes = hexesOf(own).filter((hex) => rowOf(hex) === fullest);
  return { category: 'knights', points: 2 * most, row: most === 0 ? null : fullest, hexes };
};
