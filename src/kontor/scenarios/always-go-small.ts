import { HARBOR_ONLY } from '../data/layouts.js';
import { CRANE } from '../deck.js';
import type { Scenario } from './variant.js';

/** The largest zone that is worth anything. */
const LARGEST = 3;

/** Small zones count by their size, larger ones nothing. (Rulebook, "Always Go Small".) */
export const alwaysGoSmall: Scenario = {
  id: 'always-go-small',
  four: false,
  changes: {
    rows: 6,
    columns: 6,
    layout: HARBOR_ONLY,
    ship: false,
    ranked: null,
    worth: ({ length }) => (length > LARGEST ? 0 : length),
    leavesOut: (card) => (card & CRANE) !== 0,
  },
};
