import { TERRAINS } from '../data/terrains.js';
import { DIRECTIONS, HEXES, lineFrom } from '../hex.js';
import { type Rows, rowsOf } from '../rows.js';
import type { Action } from './rule.js';

/** For each hex the hexes two steps away in a straight line. */
const TWO_AWAY: readonly Rows[] = Array.from({ length: HEXES }, (_, hex) =>
  rowsOf(
    DIRECTIONS.flatMap((direction) => {
      const second = lineFrom(hex, direction)[1];
      return second === undefined ? [] : [second];
    }),
  ),
);

/** Paddock: move one own settlement two hexes in a straight line, whatever lies between. (Rulebook, "Paddock".) */
export const paddock: Action = {
  moves: true,
  on: TERRAINS,
  adjacent: false,
  place: (_own, from) => TWO_AWAY[from] as Rows,
  rows: 2,
  outside: 'not-two-away',
};
