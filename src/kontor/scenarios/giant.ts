import type { Scenario } from './variant.js';

/** A larger board, on which more zones count. (Rulebook, "Giant".) */
export const giant: Scenario = {
  rows: 8,
  columns: 8,
  ranked: { first: 'largest', places: 7 },
};
