import { type Cell, cellAt } from '../cells.js';
import { NINE_AREAS } from '../data/layouts.js';
import { CRANE, WATER } from '../deck.js';
import type { Scenario } from './variant.js';

const STARTS = [-2, 1, 4];

/** The cells of the nine regions, row by row. */
export const REGIONS: readonly (readonly Cell[])[] = STARTS.flatMap((row) =>
  STARTS.map((column) => [0, 1].flatMap((down) => [cellAt(row + down, column), cellAt(row + down, column + 1)])),
);

/** Three regions in a row, in each of the eight ways: the first, and how far it is from each to the next. */
export const LINES: readonly (readonly [first: number, step: number])[] = [
  [0, 1],
  [3, 1],
  [6, 1],
  [0, 3],
  [1, 3],
  [2, 3],
  [0, 4],
  [2, 2],
];

/**
 * Three own regions in a line win at once. Water may not split what is left of a region: two spaces that touch at a
 * corner alone. (Rulebook, "Tic Tac Toe".)
 */
export const ticTacToe: Scenario = {
  rows: 8,
  columns: 8,
  layout: NINE_AREAS,
  ranked: null,
  leavesOut: (card) => (card & CRANE) !== 0,
  line: true,
  limit: {
    code: 'splits-region',
    forbids: (traitsAt, cell, card) => {
      const region = REGIONS.find((cells) => cells.includes(cell)) ?? [];
      const [a, b, c, d] = region.map((other) => other === cell || (traitsAt(other) & WATER) !== 0);
      return (card & WATER) !== 0 && a === d && b === c && a !== b;
    },
  },
};
