import { BASE_CARDS } from '../cards.js';
import { KAISPEICHER_CARDS } from '../kaispeicher/cards/index.js';
import type { Manifest } from './manifest.js';

/**
 * The built-in cards: 54 and 50. What could not be confirmed is marked in {@link PROVENANCE}.
 *
 * @example
 * ```ts
 * import { MANIFEST } from 'kontorhaus/speicherstadt';
 *
 * MANIFEST.base.find(({ id }) => id === 'warehouse')?.values; // => { capacity: 4, points: 1 }
 * ```
 */
export const MANIFEST: Manifest = {
  goods: { coffee: 9, tea: 9, saffron: 9, rubber: 9, carpet: 9, hemp: 3, fabric: 3, glass: 3 },
  base: BASE_CARDS,
  kaispeicher: KAISPEICHER_CARDS,
};
