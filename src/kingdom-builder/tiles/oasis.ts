import { type Action, action } from './rule.js';

/** Oasis: build one settlement on desert. (Rulebook, "Oasis".) */
export const oasis: Action = action({ moves: false, on: ['desert'], adjacent: true });
