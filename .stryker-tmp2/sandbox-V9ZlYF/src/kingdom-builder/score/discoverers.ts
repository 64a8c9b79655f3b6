import { ownOf, type Scoring } from './table.js';

/** 1 point for each row with a settlement. (Rulebook, "Discoverers".) */
export const discoverers: Scoring = (table, player) => {
  const rows = ownOf(table, player).flatMap((bits, row) => (bits === 0 ? [] : [row]));
  return { category: 'discoverers', points: rows.length, rows };
};
