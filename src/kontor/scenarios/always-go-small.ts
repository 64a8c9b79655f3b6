import { HARBOR_ONLY } from '../data/layouts.js';
import { CRANE } from '../deck.js';
import type { Scenario } from './variant.js';

/** Small zones count by their size, larger ones nothing. (Rulebook, "Always Go Small".) */
export const alwaysGoSmall: Scenario = {
  rows: 6,
  columns: 6,
  layout: HARBOR_ONLY,
  ship: false,
  ranked: null,
  worth: ({ length }) => (length > 3 ? 0 : length),
  leavesOut: (card) => (card & CRANE) !== 0,
};
