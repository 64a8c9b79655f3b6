import { type Action, action } from './rule.js';

/** Harbor: move one own settlement to a water hex, the only way onto water. (Rulebook, "Harbor".) */
export const harbor: Action = action({ moves: true, on: ['water'], adjacent: true });
