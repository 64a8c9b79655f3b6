import { type Action, action } from './rule.js';

/** One settlement of the mandatory action. (Rulebook, "Mandatory action".) */
export const mandatory: Action = action({ moves: false, on: 'card', adjacent: true });
