import { type Action, action } from './rule.js';

/** Farm: build one settlement on grassland. (Rulebook, "Farm".) */
export const farm: Action = action({ moves: false, on: ['grassland'], adjacent: true });
