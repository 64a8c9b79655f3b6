import type { Action } from './rule.js';

/** Oasis: build one settlement on desert. (Rulebook, "Oasis".) */
export const oasis: Action = { tile: 'oasis', moves: false, on: ['desert'], adjacent: true };
