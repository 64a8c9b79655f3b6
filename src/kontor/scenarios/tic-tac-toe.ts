import { CELLS, type Cell, cellAt, columnOf, rowOf } from '../cells.js';
import { NINE_AREAS } from '../data/layouts.js';
import { CRANE, WATER } from '../deck.js';
import type { Scenario } from './variant.js';

/** The four cells of the region in which a cell lies. */
const regionOf = (cell: Cell): readonly [Cell, Cell, Cell, Cell] => {
  // Counted from the top left of the board, regions begin at 0, 3 and 6.
  const row = Math.floor((rowOf(cell) + 2) / 3) * 3 - 2;
  const column = Math.floor((columnOf(cell) + 2) / 3) * 3 - 2;
  const first = cellAt(row, column);
  return [first, first + 1, cellAt(row + 1, column), cellAt(row + 1, column) + 1];
};

/** The number of a cell's region: 0 to 8, row by row; -1 on a canal or off the board. */
export const regionIndexOf = (cell: Cell): number => {
  const row = rowOf(cell) + 2;
  const column = columnOf(cell) + 2;
  const isInside = cell >= 0 && cell < CELLS && row >= 0 && column >= 0 && row < 8 && column < 8;
  return isInside && row % 3 < 2 && column % 3 < 2 ? Math.floor(row / 3) * 3 + Math.floor(column / 3) : -1;
};

/** Three regions in a row, in each of the eight ways. */
export const LINES: readonly (readonly [number, number, number])[] = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
];

/**
 * Three own regions in a line win at once. Water may not split what is left of a region: two spaces that touch at a
 * corner alone. (Rulebook, "Tic Tac Toe".)
 */
export const ticTacToe: Scenario = {
  changes: {
    rows: 8,
    columns: 8,
    layout: NINE_AREAS,
    ranked: null,
    leavesOut: (card) => (card & CRANE) !== 0,
    line: true,
    limit: {
      code: 'splits-region',
      forbids: (board, traits, cell, card) => {
        if ((card & WATER) === 0) return false;
        const [a, b, c, d] = regionOf(cell).map(
          (other) => other === cell || ((traits[board[other] as number] ?? 0) & WATER) !== 0,
        );
        return a === d && b === c && a !== b;
      },
    },
  },
};
