import { areasOf } from '../rows.js';
import type { Hex } from '../types.js';
import { ownOf, type Scoring } from './table.js';

/** 1 point for every two settlements of the largest area. (Rulebook, "Citizens".) */
export const citizens: Scoring = (table, player) => {
  const hexes = areasOf(ownOf(table, player)).reduce<readonly Hex[]>(
    (largest, area) => (area.length > largest.length ? area : largest),
    [],
  );
  return { category: 'citizens', points: Math.floor(hexes.length / 2), hexes };
};
