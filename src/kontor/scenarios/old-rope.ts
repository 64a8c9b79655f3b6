import type { Scenario } from './variant.js';

/** Owners of taverns say whether their zones count. (Rulebook, "Old Rope".) */
export const oldRope: Scenario = { four: {}, vetoes: true };
