import type { Scenario } from './variant.js';

/** Players pick their first Dock cards, and some others are left out unseen. (Rulebook, "Justice".) */
export const justice: Scenario = { docksAside: 4, picks: true };
