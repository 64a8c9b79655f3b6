import { isInt } from '../core/read.js';
import type { Hex } from './types.js';

/** Rows of the board, and columns. (Rulebook, "Setup": four sections of ten by ten.) */
export const SIZE = 20;

/** Hexes of the board. */
export const HEXES = 400;

/** The six directions in which a straight line can run, clockwise from the right. */
export const DIRECTIONS = ['east', 'southeast', 'southwest', 'west', 'northwest', 'northeast'] as const;

/** A direction of a straight line. */
export type Direction = (typeof DIRECTIONS)[number];

/** Whether a row and a column are on the board: whole numbers from 0 to 19. */
export const isOnBoard = (row: number, column: number): boolean =>
  isInt(row, 0, SIZE - 1) && isInt(column, 0, SIZE - 1);

/** The hex at a row and a column of the board. */
export const hexAt = (row: number, column: number): Hex => row * SIZE + column;

/** The row of a hex, 0 at the top. */
export const rowOf = (hex: Hex): number => (hex / SIZE) | 0;

/** The column of a hex, 0 on the left. Odd rows lie half a hex to the right. */
export const columnOf = (hex: Hex): number => hex % SIZE;

/** For each direction how far a step goes down, and whether it goes right or left. */
const STEPS: readonly (readonly [down: number, right: number])[] = [
  [0, 1],
  [1, 1],
  [1, -1],
  [0, -1],
  [-1, -1],
  [-1, 1],
];

/** The hex one step further, or -1 beyond the edge. */
const stepFrom = (hex: Hex, direction: Direction): Hex => {
  const [down, right] = STEPS[DIRECTIONS.indexOf(direction)] as readonly [number, number];
  // Between rows the half-hex shift is part of the step: going right from a shifted row changes the column, from the
  // other rows it does not, and the other way round for left.
  const shifted = rowOf(hex) & 1;
  const row = rowOf(hex) + down;
  const column = columnOf(hex) + (down === 0 ? right : right === 1 ? shifted : shifted - 1);
  return isOnBoard(row, column) ? hexAt(row, column) : -1;
};

/** The hexes in a straight line from a hex to the edge of the board, nearest first, the hex itself left out. */
export const lineFrom = (hex: Hex, direction: Direction): readonly Hex[] => {
  const line: Hex[] = [];
  for (let next = stepFrom(hex, direction); next >= 0; next = stepFrom(next, direction)) line.push(next);
  return line;
};

const NEIGHBORS: readonly (readonly Hex[])[] = Array.from({ length: HEXES }, (_, hex) =>
  DIRECTIONS.map((direction) => stepFrom(hex, direction))
    .filter((next) => next >= 0)
    .sort((a, b) => a - b),
);

/** The two to six hexes that touch a hex, ascending. */
export const neighborsOf = (hex: Hex): readonly Hex[] => NEIGHBORS[hex] as readonly Hex[];

/** Whether two hexes touch. */
export const areNeighbors = (a: Hex, b: Hex): boolean => neighborsOf(a).includes(b);

/** The length of the shortest path between two hexes, in steps from neighbor to neighbor. */
export const distance = (a: Hex, b: Hex): number => {
  const rows = Math.abs(rowOf(a) - rowOf(b));
  // Columns counted along the slanted axis that runs from the top right to the bottom left.
  const slant = (hex: Hex): number => columnOf(hex) - (rowOf(hex) >> 1);
  const columns = slant(b) - slant(a);
  const down = rowOf(b) - rowOf(a);
  return Math.max(rows, Math.abs(columns), Math.abs(columns + down));
};
