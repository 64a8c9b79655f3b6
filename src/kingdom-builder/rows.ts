import { columnOf, hexAt, neighborsOf, rowOf, SIZE } from './hex.js';
import type { Hex } from './types.js';

/**
 * A set of hexes: one integer for each row of the board, bit c for column c. Twenty small integers are copied, joined
 * and compared faster than any list of cells, and they are plain JSON.
 */
export type Rows = readonly number[];

/** All columns of a row. */
export const FULL_ROW = 0xfffff;

/** No hex at all. */
export const NO_HEXES: Rows = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];

/** The whole board. */
export const ALL_HEXES: Rows = NO_HEXES.map(() => FULL_ROW);

/** Whether a hex is in the set. */
export const has = (rows: Rows, hex: Hex): boolean => (((rows[rowOf(hex)] as number) >> columnOf(hex)) & 1) === 1;

/** The set with one hex more or less. */
export const toggled = (rows: Rows, hex: Hex): Rows => {
  const out = rows.slice();
  out[rowOf(hex)] = (out[rowOf(hex)] as number) ^ (1 << columnOf(hex));
  return out;
};

/** The set of the hexes listed. */
export const rowsOf = (hexes: readonly Hex[]): Rows => {
  const out = NO_HEXES.slice();
  for (const hex of hexes) out[rowOf(hex)] = (out[rowOf(hex)] as number) | (1 << columnOf(hex));
  return out;
};

/** The number of hexes in a set, or in some rows of one. */
export const count = (rows: Rows): number => {
  // Halves of bytes, bytes and all rows are added up in one go: 20 rows of 8 hexes still fit into a byte.
  let sums = 0;
  for (let row = 0; row < rows.length; row++) {
    let bits = rows[row] as number;
    bits -= (bits >> 1) & 0x55555;
    bits = (bits & 0x33333) + ((bits >> 2) & 0x33333);
    sums += (bits + (bits >> 4)) & 0xf0f0f;
  }
  return (sums & 0xff) + ((sums >> 8) & 0xff) + (sums >> 16);
};

/** Whether a set has no hex. */
export const isEmpty = (rows: Rows): boolean => {
  for (let row = 0; row < SIZE; row++) if (rows[row] !== 0) return false;
  return true;
};

/** Whether two sets share a hex. */
export const meet = (a: Rows, b: Rows): boolean => {
  for (let row = 0; row < SIZE; row++) if (((a[row] as number) & (b[row] as number)) !== 0) return true;
  return false;
};

/** The columns of a row where the ground is in none of the sets. */
export const freeIn = (ground: Rows, taken: readonly Rows[], row: number): number => {
  let free = ground[row] as number;
  for (let set = 0; set < taken.length; set++) free &= ~((taken[set] as Rows)[row] as number);
  return free;
};

/** The hexes of the ground that are in none of the sets. */
export const freeRows = (ground: Rows, taken: readonly Rows[]): Rows =>
  ground.map((_, row) => freeIn(ground, taken, row));

/** Whether a hex of the ground is in none of the sets. */
export const isFree = (ground: Rows, taken: readonly Rows[], hex: Hex): boolean =>
  ((freeIn(ground, taken, rowOf(hex)) >> columnOf(hex)) & 1) === 1;

/** Whether some hex of the ground is in none of the sets. */
export const hasFree = (ground: Rows, taken: readonly Rows[]): boolean => {
  for (let row = 0; row < SIZE; row++) if (freeIn(ground, taken, row) !== 0) return true;
  return false;
};

/** The column of the lowest bit set. */
export const lowestColumn = (row: number): number => 31 - Math.clz32(row & -row);

/** The hexes of a set, ascending. */
export const hexesOf = (rows: Rows): Hex[] => {
  const out: Hex[] = [];
  for (let row = 0; row < SIZE; row++)
    for (let bits = rows[row] as number; bits !== 0; bits &= bits - 1) out.push(hexAt(row, lowestColumn(bits)));
  return out;
};

/** The hexes of one set that are not in another. */
export const minus = (a: Rows, b: Rows): Rows => a.map((bits, row) => bits & ~(b[row] as number));

/** The hexes in both sets. */
export const both = (a: Rows, b: Rows): Rows => a.map((bits, row) => bits & (b[row] as number));

/** The hexes in either set. */
export const either = (a: Rows, b: Rows): Rows => a.map((bits, row) => bits | (b[row] as number));

/**
 * The columns of a row that touch hexes of a set: given the set's part of the rows above and below it, joined, and of
 * the row itself. Which column aside the other rows reach depends on the half-hex shift of odd rows.
 */
export const touchedBy = (beside: number, here: number, row: number): number =>
  (beside | ((row & 1) === 1 ? beside >> 1 : beside << 1) | (here << 1) | (here >> 1)) & FULL_ROW;

/** The columns of one row that touch at least one hex of a set; hexes of the set itself among them. */
const touchedIn = (rows: Rows, row: number): number => {
  const above = row > 0 ? (rows[row - 1] as number) : 0;
  const below = row < SIZE - 1 ? (rows[row + 1] as number) : 0;
  return touchedBy(above | below, rows[row] as number, row);
};

/** The hexes that touch at least one hex of a set; hexes of the set itself among them where they touch another. */
export const neighborsOfAll = (rows: Rows): Rows => rows.map((_, row) => touchedIn(rows, row));

/** Whether a hex touches a hex of the set. */
export const touches = (rows: Rows, hex: Hex): boolean => ((touchedIn(rows, rowOf(hex)) >> columnOf(hex)) & 1) === 1;

/** The connected areas of a set, each as its hexes, all ascending. */
export const areasOf = (rows: Rows): readonly (readonly Hex[])[] => {
  let left = rows;
  const areas: Hex[][] = [];
  for (const first of hexesOf(rows)) {
    const area: Hex[] = [];
    const take = (hex: Hex): void => {
      if (!has(left, hex)) return;
      left = toggled(left, hex);
      area.push(hex);
    };
    take(first);
    // The area grows while it is walked.
    for (const hex of area) neighborsOf(hex).forEach(take);
    if (area.length > 0) areas.push(area.sort((a, b) => a - b));
  }
  return areas;
};
