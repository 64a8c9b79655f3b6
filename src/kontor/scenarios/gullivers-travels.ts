import { HARBOR_ONLY } from '../data/layouts.js';
import { CRANE, SHIP, TAVERN } from '../deck.js';
import type { Scenario } from './variant.js';

/** A small board that grows from the harbor card alone. (Rulebook, "Gulliver's Travels".) */
export const gulliversTravels: Scenario = {
  id: 'gullivers-travels',
  four: false,
  changes: {
    rows: 5,
    columns: 5,
    layout: HARBOR_ONLY,
    ranked: null,
    coinsFixed: true,
    leavesOut: (card) => (card & TAVERN) !== 0 || ((card & CRANE) !== 0 && (card & SHIP) === 0),
  },
};
