import type { Extent } from './cells.js';
import type { Table } from './table.js';
import type { OpenPart } from './types.js';

/** The first and last row and column that can still be reached: where a direction is fixed, those reached. */
export const limitsOf = ({ variant }: Table, [top, bottom, left, right]: Extent): Extent => {
  const { rows, columns } = variant;
  return [bottom - rows + 1, top + rows - 1, right - columns + 1, left + columns - 1];
};

/** The directions in which a board grows. */
export const DIRECTIONS = ['rows', 'columns'] as const;

/** The rows or the columns. */
export type Direction = (typeof DIRECTIONS)[number];

/** The first and the last row, or column, of an extent. */
export const spanOf = (
  [top, bottom, left, right]: Extent,
  direction: Direction,
): readonly [first: number, last: number] => (direction === 'rows' ? [top, bottom] : [left, right]);

/** Whether all rows, or all columns, have been reached. */
export const isFixed = (table: Table, extent: Extent, direction: Direction): boolean =>
  spanOf(limitsOf(table, extent), direction)[0] === spanOf(extent, direction)[0];

/** Whether all rows and all columns have been reached. */
export const isBounded = (table: Table, extent: Extent): boolean =>
  limitsOf(table, extent).every((limit, at) => limit === extent[at]);

const NO_BOUNDS: Extent = [-99, 99, -99, 99];

/**
 * The first and last row and column beyond which nothing can keep a zone open. (Rulebook, "Expanding the Board";
 * docs/rulings.md.)
 */
export const boundsOf = (table: Table, { extent }: Pick<OpenPart, 'extent'>): Extent =>
  table.perDirection ? limitsOf(table, extent) : isBounded(table, extent) ? extent : NO_BOUNDS;
