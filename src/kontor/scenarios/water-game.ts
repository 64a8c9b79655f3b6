import { STEPS } from '../cells.js';
import { DOCK, WATER } from '../deck.js';
import type { Scenario } from './variant.js';

/** A Dock card needs Water beside it when it is laid. (Rulebook, "Water Game".) */
export const waterGame: Scenario = {
  rows: 6,
  columns: 6,
  ranked: null,
  limit: {
    code: 'no-water-beside',
    forbids: (traitsAt, cell, card) =>
      (card & DOCK) !== 0 && !STEPS.some((step) => (traitsAt(cell + step) & WATER) !== 0),
  },
};
