import { TERRAINS } from '../data/terrains.js';
import { SIZE } from '../hex.js';
import { FULL_ROW, NO_HEXES, type Rows } from '../rows.js';
import type { Action } from './rule.js';

/** The outermost rows and columns of the board. */
const EDGE: Rows = NO_HEXES.map((_, row) => (row === 0 || row === SIZE - 1 ? FULL_ROW : 0x80001));

/** Tower: build one settlement on the edge of the board, on any of the five terrains. (Rulebook, "Tower".) */
export const tower: Action = {
  moves: false,
  on: TERRAINS,
  adjacent: true,
  place: () => EDGE,
  outside: 'not-on-edge',
};
