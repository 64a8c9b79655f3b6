import { GRAND_CANAL } from '../data/layouts.js';
import type { Scenario } from './variant.js';

/** A long, narrow board with a canal through it. (Rulebook, "Grand Canal".) */
export const grandCanal: Scenario = {
  rows: 4,
  columns: 12,
  layout: GRAND_CANAL,
  ranked: null,
};
