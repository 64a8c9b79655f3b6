import { type Action, action } from './rule.js';

/** Oracle: build one settlement on the terrain of the card played. (Rulebook, "Oracle".) */
export const oracle: Action = action({ moves: false, on: 'card', adjacent: true });
