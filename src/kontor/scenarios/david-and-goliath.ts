import type { Scenario } from './variant.js';

/** The smallest zones count. (Rulebook, "David and Goliath".) */
export const davidAndGoliath: Scenario = {
  rows: 6,
  columns: 6,
  ranked: { first: 'smallest', places: 3 },
};
