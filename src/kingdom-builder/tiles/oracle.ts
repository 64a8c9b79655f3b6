import type { Action } from './rule.js';

/** Oracle: build one settlement on the terrain of the card played. (Rulebook, "Oracle".) */
export const oracle: Action = { moves: false, on: 'card', adjacent: true };
