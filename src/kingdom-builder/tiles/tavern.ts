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
  for (let row = 0; row < SIZE; row++) {
    const bits = own[row] as number;
    if (bits === 0) continue;
    const three = bits & (bits >> 1) & (bits >> 2);
    ends[row] = (ends[row] as number) | (three >> 1) | ((three << 3) & FULL_ROW);
    for (let down = -1; down <= 1; down += 2) {
      const beyond = row + 3 * down;
      if (beyond < 0 || beyond >= SIZE) continue;
      const middle = own[row + down] as number;
      const far = own[row + 2 * down] as number;
      const odd = row & 1;
      // East and west: three steps, of which those from odd rows, or from even ones, change the column.
      const east = ((((bits << odd) & middle) << (1 - odd)) & far) << odd;
      const west = ((((bits >> (1 - odd)) & middle) >> odd) & far) >> (1 - odd);
      ends[beyond] = (ends[beyond] as number) | (east & FULL_ROW) | west;
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
