import { TERRAINS } from '../data/terrains.js';
import { DIRECTIONS, HEXES, lineFrom } from '../hex.js';
import { rowsOf } from '../rows.js';
import type { Hex } from '../types.js';
import type { Action } from './rule.js';

/** For each hex the hexes two steps away in a straight line, ascending. */
const TWO_AWAY: readonly (readonly Hex[])[] = Array.from({ length: HEXES }, (_, hex) =>
  DIRECTIONS.flatMap((direction) => lineFrom(hex, direction).slice(1, 2)).sort((a, b) => a - b),
);

const reach = (from: Hex): readonly Hex[] => TWO_AWAY[from] as readonly Hex[];

/** Paddock: move one own settlement two hexes in a straight line, whatever lies between. (Rulebook, "Paddock".) */
export const paddock: Action = {
  moves: true,
  on: TERRAINS,
  adjacent: false,
  place: (_own, from) => rowsOf(reach(from)),
  reach,
  outside: 'not-two-away',
};
