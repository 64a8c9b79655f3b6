import { entry, variants } from '../data/entry.js';
import type { CardEntry, CardVariant, Season } from '../data/manifest.js';

/** One coin more at each income. (Public rules summaries, "Bank"; phases/income.ts.) */
export const BANK: CardEntry = entry('bank', 'bank', 'C', { coins: 1 });

/** Filled from the bag when turned up (phases/supply.ts); five in each season but the first is reconstructed. */
export const SHIPS: CardEntry = entry('ship', 'ship', 'BBBBBCCCCCDDDDD', { crates: 3 });

/** A fireman in short. */
export const strong = (season: Season, value: number): CardVariant => ({ season, value });

/** Strength at fires (phases/fire.ts). Certain is one of 3 in D; the rest is reconstructed. */
export const FIREMEN: CardEntry = variants('fireman', 'fireman', [
  strong('A', 1),
  strong('A', 1),
  strong('A', 2),
  strong('B', 2),
  strong('B', 3),
  strong('C', 4),
  strong('D', 3),
  strong('D', 5),
]);

/** Resolved at once when turned up (phases/fire.ts). The 4th is certain, the others follow from their names. */
export const FIRES: readonly CardEntry[] = ['B', 'C', 'D', 'E'].map((season, index) =>
  entry(`fire-${index + 1}`, 'fire', season, { points: index + 1 }),
);
