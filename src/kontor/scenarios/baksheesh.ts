import type { Scenario } from './variant.js';

/** Opposing cards can be bought off the table before a round. (Rulebook, "Baksheesh".) */
export const baksheesh: Scenario = {
  rows: 6,
  columns: 6,
  ship: false,
  coinsFixed: true,
  waterAside: 10,
  before: 'bribe',
};
