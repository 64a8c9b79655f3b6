import type { Action } from './rule.js';

/** Harbor: move one own settlement to a water hex, the only way onto water. (Rulebook, "Harbor".) */
export const harbor: Action = { moves: true, on: ['water'], adjacent: true };
