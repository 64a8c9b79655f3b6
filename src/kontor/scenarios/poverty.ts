import type { Scenario } from './variant.js';

/** Few coins, no treasury, and who goes bankrupt loses. (Rulebook, "Poverty".) */
export const poverty: Scenario = {
  four: {},
  rows: 7,
  columns: 7,
  coins: 3,
  coinsFixed: true,
  bankruptcy: true,
};
