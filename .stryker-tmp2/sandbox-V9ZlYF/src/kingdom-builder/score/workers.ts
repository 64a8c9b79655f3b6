import { both, either, hexesOf, neighborsOfAll } from '../rows.js';
import { ownOf, type Scoring } from './table.js';

/** 1 point for each settlement beside a location or castle, used up or not. (Rulebook, "Workers".) */
export const workers: Scoring = (table, player) => {
  const { castle, location } = table.board.kinds;
  const hexes = hexesOf(both(ownOf(table, player), neighborsOfAll(either(castle, location))));
  return { category: 'workers', points: hexes.length, hexes };
};
