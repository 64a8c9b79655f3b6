import { both, hexesOf, minus, neighborsOfAll } from '../rows.js';
import { ownOf, type Scoring } from './table.js';

/**
 * 1 point for each settlement beside water; settlements on water score nothing. Water with a settlement on it still is
 * water. (Rulebook, "Fishermen".)
 */
export const fishermen: Scoring = (table, player) => {
  const { water } = table.board.kinds;
  const hexes = hexesOf(both(minus(ownOf(table, player), water), neighborsOfAll(water)));
  return { category: 'fishermen', points: hexes.length, hexes };
};
