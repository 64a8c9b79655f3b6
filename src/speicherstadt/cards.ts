import { contracts, entries, entry, numbered } from './data/entry.js';
import type { CardEntry } from './data/manifest.js';

// Which values are certain and which are reconstructed: data/certainty.ts.

/** The 54 cards of The Speicherstadt. */
export const BASE_CARDS: readonly CardEntry[] = [
  // One coin more at each income. (Public rules summaries, "Bank".)
  entry('bank', 'bank', 'C', { coins: 1 }),
  // Small, medium and large: 2, 3 and 4 goods for 5, 8 and 11 points.
  contracts(
    'contract',
    ['c-A-s', 'A', 5, 'coffee', 'tea'],
    ['c-A-m', 'A', 8, 'coffee', 'saffron', 'carpet'],
    ['c-A-l', 'A', 11, 'coffee', 'tea', 'saffron', 'rubber'],
    ['c-B-s', 'B', 5, 'tea', 'carpet'],
    ['c-B-m', 'B', 8, 'coffee', 'tea', 'rubber'],
    ['c-B-l', 'B', 11, 'coffee', 'saffron', 'rubber', 'carpet'],
    ['c-C-s', 'C', 5, 'saffron', 'rubber'],
    ['c-C-m1', 'C', 8, 'tea', 'saffron', 'carpet'],
    ['c-C-m2', 'C', 8, 'coffee', 'rubber', 'carpet'],
    ['c-C-l', 'C', 11, 'tea', 'saffron', 'rubber', 'carpet'],
  ),
  entry('counting-office', 'counting-office', 'ABCD', { scale: [0, 1, 3, 6, 10] }),
  numbered('fireman', 'fireman', 'value', { A: [1, 1, 2], B: [2, 3], C: [4], D: [3, 5] }),
  entry('ship', 'ship', 'BBBBBCCCCCDDDDD', { crates: 3 }),
  entry('warehouse', 'warehouse', 'B', { capacity: 4, points: 1 }),
  // Each buys one kind for 1 coin a cube, and is worth 1 point.
  ...entries(
    'merchant',
    'good',
    { coins: 1, points: 1 },
    ['carpet-trader', 'A', 'carpet'],
    ['coffee-roaster', 'A', 'coffee'],
    ['spice-trader', 'A', 'saffron'],
    ['tea-trader', 'A', 'tea'],
    ['rubber-trader', 'A', 'rubber'],
  ),
  // Two of the buildings are placeholders for cards that were not seen.
  ...entries(
    'building',
    'points',
    {},
    ['boatsmen-church', 'D', 3],
    ['michel', 'D', 5],
    ['scoring-building-x2', 'D', 2],
    ['scoring-building-x4', 'D', 4],
  ),
  ...entries('bonus', 'points', {}, ['chamber-of-commerce', 'D', 1], ['port', 'D', 1]),
  // The 4th is certain, the others follow from their names.
  ...entries('fire', 'points', {}, ['fire-1', 'B', 1], ['fire-2', 'C', 2], ['fire-3', 'D', 3], ['fire-4', 'E', 4]),
];
