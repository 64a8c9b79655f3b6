import type { Action } from './rule.js';

/** One settlement of the mandatory action. (Rulebook, "Mandatory action".) */
export const mandatory: Action = { moves: false, on: 'card', adjacent: true };
