import { contracts, entries, entry, numbered } from '../../data/entry.js';
import type { CardEntry } from '../../data/manifest.js';

/**
 * The 50 cards of Kaispeicher. (The expansion's rulebook: the card list.) Which contract asks for which goods, and which
 * fireman and ship belongs to which season, is reconstructed: data/certainty.ts.
 */
export const KAISPEICHER_CARDS: readonly CardEntry[] = [
  contracts(
    'contract-k',
    ['kc-B-s', 'B', 4, 'hemp'],
    ['kc-B-m', 'B', 8, 'fabric', 'glass'],
    ['kc-C-s', 'C', 4, 'fabric'],
    ['kc-C-m', 'C', 8, 'hemp', 'glass'],
    ['kc-D-s', 'D', 4, 'glass'],
    ['kc-D-m', 'D', 8, 'hemp', 'fabric'],
  ),
  // The scale is the base game's.
  entry('counting-office-k', 'counting-office', 'CD', {}),
  numbered('fireman-k', 'fireman', 'value', { A: [1, 2], B: [3], C: [4], D: [5] }),
  numbered('ship-k', 'ship', 'crates', { B: [1, 2], C: [1, 2], D: [1, 2] }),
  // These pay 3 coins a cube and have no points of their own.
  ...entries(
    'merchant',
    'good',
    { coins: 3, points: 0 },
    ['dressmaker', 'A', 'fabric'],
    ['gaffer', 'A', 'glass'],
    ['ropemaker', 'B', 'hemp'],
  ),
  // 2 points a cube, at once. The Roasting House is printed in B; A makes the seasons what the list of components says.
  ...entries(
    'point-storage',
    'good',
    { points: 2 },
    ['carpet-storage', 'A', 'carpet'],
    ['roasting-house', 'A', 'coffee'],
    ['rubber-factory', 'A', 'rubber'],
    ['spice-storage', 'A', 'saffron'],
    ['tea-house', 'A', 'tea'],
  ),
  ...entries(
    'building',
    'points',
    {},
    ['city-hall', 'D', 5],
    ['davidwache', 'D', 3],
    ['light-house', 'B', 1],
    ['music-hall', 'D', 4],
    ['theater', 'B', 2],
  ),
  // What they count: kaispeicher/score.ts.
  ...entries(
    'bonus',
    'points',
    {},
    ['accountant', 'D', 1],
    ['deichtorhallen', 'D', 1],
    ['press', 'C', 1],
    ['harbor-tour', 'D', 1],
    ['mayor', 'D', 1],
  ),
  // The cards with a rule of their own. Their ids are fixed: a manifest that replaces the built-in one keeps them.
  ...entries(
    'special',
    'coins',
    {},
    ['auction-hall', 'C'],
    ['coffee-break', 'A'],
    ['fire-truck', 'C'],
    ['fish-market', 'B'],
    ['harbor-master', 'B'],
    ['insurance', 'B', 2],
    ['smuggler', 'C'],
    ['snitch', 'A'],
    ['squad-leader', 'A'],
    ['storekeeper', 'B'],
    ['thief', 'C'],
    ['thrift-institution', 'C', 4],
    ['truck', 'D'],
  ),
];
