/**
 * A space of the table as one integer: {@link ORIGIN} is the harbor card, a step right is 1, a step down {@link WIDTH}.
 * {@link cellAt}, {@link rowOf} and {@link columnOf} translate.
 */
export type Cell = number;

/**
 * Cells in a row of the grid. No game reaches farther than rows -5 to 7 and columns -5 to 6 from the harbor card, so
 * that every space has four neighbors on the grid; the columns at the two ends share their margin.
 */
export const WIDTH = 13;

/** Cells of the grid. */
export const CELLS: number = WIDTH * 15;

/** The cell of the harbor card. */
export const ORIGIN: Cell = 6 * WIDTH + 6;

/** The cell at a row and a column relative to the harbor card; rows run downwards, columns to the right. */
export const cellAt = (row: number, column: number): Cell => ORIGIN + row * WIDTH + column;

/** The row of a cell, relative to the harbor card. */
export const rowOf = (cell: Cell): number => Math.floor(cell / WIDTH) - 6;

/** The column of a cell, relative to the harbor card. */
export const columnOf = (cell: Cell): number => (cell % WIDTH) - 6;

/** Compares numbers, for sorting. */
export const ascending = (a: number, b: number): number => a - b;

/** The way from a cell to each of its neighbors, in ascending order of cells. */
export const STEPS: readonly number[] = [-WIDTH, -1, 1, WIDTH];

/** Orthogonal steps from the harbor card to a cell. */
export const distanceOf = (cell: Cell): number => Math.abs(rowOf(cell)) + Math.abs(columnOf(cell));

/** Whether two cells are neighbors. */
export const areBeside = (a: Cell, b: Cell): boolean => STEPS.includes(a - b);

/** First and last row, first and last column of a part of the grid. */
export type Extent = readonly [top: number, bottom: number, left: number, right: number];

/** Whether a cell lies within some rows and columns. */
export const isWithin = ([top, bottom, left, right]: Extent, cell: Cell): boolean => {
  const row = rowOf(cell);
  const column = columnOf(cell);
  return row >= top && row <= bottom && column >= left && column <= right;
};

/** The cells within some rows and columns, ascending. */
export const cellsOf = ([top, bottom, left, right]: Extent): Cell[] => {
  const cells: Cell[] = [];
  for (let row = top; row <= bottom; row++)
    for (let column = left; column <= right; column++) cells.push(cellAt(row, column));
  return cells;
};

/** The rows and columns reached once a card lies on a cell. */
export const grown = (extent: Extent, cell: Cell): Extent => {
  if (isWithin(extent, cell)) return extent;
  const [top, bottom, left, right] = extent;
  const row = rowOf(cell);
  const column = columnOf(cell);
  return [Math.min(top, row), Math.max(bottom, row), Math.min(left, column), Math.max(right, column)];
};

/** The rows and columns of the cards on a board. */
export const extentOf = (board: readonly number[]): Extent =>
  board.reduce<Extent>((all, card, cell) => (card < 0 ? all : grown(all, cell)), [0, 0, 0, 0]);
