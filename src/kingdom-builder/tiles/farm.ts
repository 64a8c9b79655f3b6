import type { Action } from './rule.js';

/** Farm: build one settlement on grassland. (Rulebook, "Farm".) */
export const farm: Action = { moves: false, on: ['grassland'], adjacent: true };
