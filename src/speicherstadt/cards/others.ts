import type { CardEntry } from '../data/manifest.js';

/** One coin more at each income. (Public rules summaries, "Bank"; phases/income.ts.) */
export const BANK: CardEntry = { id: 'bank', kind: 'bank', count: 1, seasons: [0, 0, 1, 0, 0], values: { coins: 1 } };

/** Filled from the bag when turned up (phases/supply.ts); five in each season but the first is reconstructed. */
export const SHIPS: CardEntry = {
  id: 'ship',
  kind: 'ship',
  count: 15,
  seasons: [0, 5, 5, 5, 0],
  values: { crates: 3 },
};

/** Strength at fires (phases/fire.ts). Certain is one of 3 in D; the rest is reconstructed. */
export const FIREMEN: CardEntry = {
  id: 'fireman',
  kind: 'fireman',
  count: 8,
  seasons: [3, 2, 1, 2, 0],
  variants: [
    { season: 'A', value: 1 },
    { season: 'A', value: 1 },
    { season: 'A', value: 2 },
    { season: 'B', value: 2 },
    { season: 'B', value: 3 },
    { season: 'C', value: 4 },
    { season: 'D', value: 3 },
    { season: 'D', value: 5 },
  ],
};

/** Resolved at once when turned up (phases/fire.ts). The 4th is certain, the others follow from their names. */
export const FIRES: readonly CardEntry[] = [
  { id: 'fire-1', kind: 'fire', count: 1, seasons: [0, 1, 0, 0, 0], values: { points: 1 } },
  { id: 'fire-2', kind: 'fire', count: 1, seasons: [0, 0, 1, 0, 0], values: { points: 2 } },
  { id: 'fire-3', kind: 'fire', count: 1, seasons: [0, 0, 0, 1, 0], values: { points: 3 } },
  { id: 'fire-4', kind: 'fire', count: 1, seasons: [0, 0, 0, 0, 1], values: { points: 4 } },
];
