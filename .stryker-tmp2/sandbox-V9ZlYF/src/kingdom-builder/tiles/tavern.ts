import { TERRAINS } from '../data/terrains.js';
import { SIZE } from '../hex.js';
import { FULL_ROW, NO_HEXES, type Rows } from '../rows.js';
import type { Action } from './rule.js';

/**
 * The hexes that continue a straight line of at least three hexes of a set. A line runs along a row, or from row to
 * row; going up or down one row to the east moves a column only when leaving an odd row, to the west only when leaving
 * an even one.
 */
const lineEnds = (own: Rows): Rows => {
  const ends = NO_HEXES.slice();
  // Shifts a row to the columns that its hexes reach one row further, east or west.
  const east = (bits: number, row: number): number => ((row & 1) === 1 ? (bits << 1) & FULL_ROW : bits);
  const west = (bits: number, row: number): number => ((row & 1) === 1 ? bits : bits >> 1);
  for (let row = 0; row < SIZE; row++) {
    const bits = own[row] as number;
    const three = bits & (bits >> 1) & (bits >> 2);
    ends[row] = (ends[row] as number) | (three >> 1) | ((three << 3) & FULL_ROW);
    for (const down of [1, -1]) {
      const last = row + 2 * down;
      const beyond = row + 3 * down;
      if (bits === 0 || last < 0 || last >= SIZE || beyond < 0 || beyond >= SIZE) continue;
      const middle = own[row + down] as number;
      const far = own[last] as number;
      for (const side of [east, west]) {
        const run = side(side(bits, row) & middle, row + down) & far;
        ends[beyond] = (ends[beyond] as number) | side(run, last);
      }
    }
  }
  return ends;
};

/** Tavern: build one settlement at an end of a line of at least three own ones. (Rulebook, "Tavern".) */
export const tavern: Action = {
  moves: false,
  on: TERRAINS,
  adjacent: false,
  place: lineEnds,
  outside: 'not-at-line-end',
};
