import { HARBOR_ONLY } from '../data/layouts.js';
import { TAVERN } from '../deck.js';
import { isPlainCrane, type Scenario } from './variant.js';

/** A small board that grows from the harbor card alone. (Rulebook, "Gulliver's Travels".) */
export const gulliversTravels: Scenario = {
  rows: 5,
  columns: 5,
  layout: HARBOR_ONLY,
  ranked: null,
  coinsFixed: true,
  leavesOut: (card) => (card & TAVERN) !== 0 || isPlainCrane(card),
};
