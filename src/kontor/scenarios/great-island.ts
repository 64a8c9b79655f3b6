import { type Cell, columnOf, rowOf } from '../cells.js';
import { RING } from '../data/layouts.js';
import { WATER } from '../deck.js';
import { BASE, isPlainCrane, type Scenario } from './variant.js';

/** Whether a cell lies inside the ring of canals. */
const isInner = (cell: Cell): boolean => {
  const row = rowOf(cell);
  return row >= 1 && row <= 3 && Math.abs(columnOf(cell)) <= 1;
};

/** The island inside the ring takes no Water and is worth two points. (Rulebook, "Great Island".) */
export const greatIsland: Scenario = {
  layout: RING,
  ranked: null,
  minimum: 1,
  special: null,
  worth: ([first]) => (first !== undefined && isInner(first) ? 2 : 1),
  leavesOut: isPlainCrane,
  limit: { code: 'inner-zone', forbids: (_, cell, card) => (card & WATER) !== 0 && isInner(cell) },
  four: { leavesOut: BASE.leavesOut },
};
