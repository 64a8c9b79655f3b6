import { both, hexesOf, neighborsOfAll } from '../rows.js';
import { ownOf, type Scoring } from './table.js';

/** 1 point for each settlement beside a mountain. (Rulebook, "Miners".) */
export const miners: Scoring = (table, player) => {
  const hexes = hexesOf(both(ownOf(table, player), neighborsOfAll(table.board.kinds.mountain)));
  return { category: 'miners', points: hexes.length, hexes };
};
