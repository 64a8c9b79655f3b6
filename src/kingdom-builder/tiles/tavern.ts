import { TERRAINS } from '../data/terrains.js';
import { NO_HEXES, type Rows } from '../rows.js';
import type { Action } from './rule.js';

/**
 * The hexes that continue a straight line of at least three hexes of a set, columns off the board among them: no ground
 * lies there. A line runs along a row, or from row to row; going up or down one row to the east moves a column only when
 * leaving an odd row, to the west only when leaving an even one.
 */
const lineEnds = (own: Rows): Rows => {
  // One row more above the board, and three below it, for ends that lie off it.
  const ends = [0, ...NO_HEXES, 0, 0, 0];
  own.forEach((bits, row) => {
    const along = bits & (bits >> 1) & (bits >> 2);
    // The lines of three that begin in this row, by their first hex, running down to the east and to the west. Rows off
    // the board are undefined, and so without a hex.
    const next = own[row + 1] as number;
    const last = own[row + 2] as number;
    const odd = row & 1;
    const east = bits & (next >> odd) & (last >> 1);
    const west = bits & (next << (1 - odd)) & (last << 1);
    ends[row] = (ends[row] as number) | (east >> (1 - odd)) | (west << odd);
    ends[row + 1] = (ends[row + 1] as number) | (along >> 1) | (along << 3);
    ends[row + 4] = (ends[row + 4] as number) | (east << (1 + odd)) | (west >> (2 - odd));
  });
  return ends.slice(1);
};

/** Tavern: build one settlement at an end of a line of at least three own ones. (Rulebook, "Tavern".) */
export const tavern: Action = {
  moves: false,
  on: TERRAINS,
  adjacent: false,
  place: lineEnds,
  outside: 'not-at-line-end',
};
