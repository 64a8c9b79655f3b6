import type { Action } from './rule.js';

/** Barn: move one own settlement to a hex of the terrain played. (Rulebook, "Barn".) */
export const barn: Action = { moves: true, on: 'card', adjacent: true };
