import type { Scenario } from './variant.js';

/** Special cards can be bought before a round. (Rulebook, "Special Cards" among the scenarios.) */
export const specialCards: Scenario = {
  special: 'pile',
  before: 'buy',
};
