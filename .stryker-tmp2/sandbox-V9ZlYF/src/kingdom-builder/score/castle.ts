import { touches } from '../rows.js';
import { ownOf, type Scoring } from './table.js';

/** 3 points for each castle with a settlement beside it, in every game. (Rulebook, "Castle scoring".) */
export const castle: Scoring = (table, player) => {
  const hexes = table.board.castles.filter((hex) => touches(ownOf(table, player), hex));
  return { category: 'castle', points: 3 * hexes.length, hexes };
};
