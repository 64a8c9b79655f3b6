import { type Action, action } from './rule.js';

/** Barn: move one own settlement to a hex of the terrain played. (Rulebook, "Barn".) */
export const barn: Action = action({ moves: true, on: 'card', adjacent: true });
