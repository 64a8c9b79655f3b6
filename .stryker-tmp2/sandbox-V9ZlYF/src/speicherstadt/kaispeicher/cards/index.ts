import { contracts, entries, entry, numbered, worth } from '../../data/entry.js';
import type { CardEntry, CardValues } from '../../data/manifest.js';
import type { Good } from '../../goods.js';

/**
 * The 50 cards of Kaispeicher. (The expansion's rulebook: the card list.) Which contract asks for which goods, and which
 * fireman and ship belongs to which season, is reconstructed: data/provenance.ts.
 */
export const KAISPEICHER_CARDS: readonly CardEntry[] = [
  contracts(
    'contract-k',
    'kc-B-s 4 hemp',
    'kc-C-s 4 fabric',
    'kc-D-s 4 glass',
    'kc-B-m 8 fabric glass',
    'kc-C-m 8 hemp glass',
    'kc-D-m 8 hemp fabric',
  ),
  // The scale is the base game's.
  entry('counting-office-k', 'counting-office', 'CD', {}),
  numbered('fireman-k', 'fireman', 'value', 'A1 A2 B3 C4 D5'),
  numbered('ship-k', 'ship', 'crates', 'B1 B2 C1 C2 D1 D2'),
  // These pay 3 coins a cube and have no points of their own.
  ...entries('merchant', (good: Good): CardValues => ({ good, coins: 3, points: 0 }), [
    ['dressmaker', 'A', 'fabric'],
    ['gaffer', 'A', 'glass'],
    ['ropemaker', 'B', 'hemp'],
  ]),
  // 2 points a cube, at once. The Roasting House is printed in B; A makes the seasons what the list of components says.
  ...entries('point-storage', (good: Good): CardValues => ({ good, points: 2 }), [
    ['carpet-storage', 'A', 'carpet'],
    ['roasting-house', 'A', 'coffee'],
    ['rubber-factory', 'A', 'rubber'],
    ['spice-storage', 'A', 'saffron'],
    ['tea-house', 'A', 'tea'],
  ]),
  ...entries('building', worth, [
    ['city-hall', 'D', 5],
    ['davidwache', 'D', 3],
    ['light-house', 'B', 1],
    ['music-hall', 'D', 4],
    ['theater', 'B', 2],
  ]),
  // What they count: score/index.ts.
  ...entries('bonus', worth, [
    ['accountant', 'D', 1],
    ['deichtorhallen', 'D', 1],
    ['press', 'C', 1],
    ['harbor-tour', 'D', 1],
    ['mayor', 'D', 1],
  ]),
  // The cards with a rule of their own. Their ids are fixed: a manifest that replaces the built-in one keeps them.
  ...entries('special', (coins: number): CardValues => (coins > 0 ? { coins } : {}), [
    ['auction-hall', 'C', 0],
    ['coffee-break', 'A', 0],
    ['fire-truck', 'C', 0],
    ['fish-market', 'B', 0],
    ['harbor-master', 'B', 0],
    ['insurance', 'B', 2],
    ['smuggler', 'C', 0],
    ['snitch', 'A', 0],
    ['squad-leader', 'A', 0],
    ['storekeeper', 'B', 0],
    ['thief', 'C', 0],
    ['thrift-institution', 'C', 4],
    ['truck', 'D', 0],
  ]),
];
