import type { Scenario } from './variant.js';

/** Owners of taverns say whether their zones count. (Rulebook, "Old Rope".) */
export const oldRope: Scenario = { id: 'old-rope', four: true, changes: { vetoes: true } };
