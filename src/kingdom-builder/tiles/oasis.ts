import type { Action } from './rule.js';

/** Oasis: build one settlement on desert. (Rulebook, "Oasis".) */
export const oasis: Action = { moves: false, on: ['desert'], adjacent: true };
