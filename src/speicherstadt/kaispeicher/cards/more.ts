import { wanted } from '../../cards/contract.js';
import { strong } from '../../cards/others.js';
import { entry, variants } from '../../data/entry.js';
import type { CardEntry, Season } from '../../data/manifest.js';

const SHIP_SEASONS: readonly Season[] = ['B', 'C', 'D'];

/**
 * Kaispeicher's cards of kinds that the base game has. (The expansion's rulebook: the card list.) Which contract asks
 * for which goods, and which fireman and ship belongs to which season, is reconstructed.
 */
export const MORE_CARDS: readonly CardEntry[] = [
  variants('contract-k', 'contract', [
    wanted('kc-B-s', 4, 'hemp'),
    wanted('kc-C-s', 4, 'fabric'),
    wanted('kc-D-s', 4, 'glass'),
    wanted('kc-B-m', 8, 'fabric', 'glass'),
    wanted('kc-C-m', 8, 'hemp', 'glass'),
    wanted('kc-D-m', 8, 'hemp', 'fabric'),
  ]),
  // The scale is the base game's.
  entry('counting-office-k', 'counting-office', 'CD'),
  variants('fireman-k', 'fireman', [strong('A', 1), strong('A', 2), strong('B', 3), strong('C', 4), strong('D', 5)]),
  variants(
    'ship-k',
    'ship',
    SHIP_SEASONS.flatMap((season) => [1, 2].map((crates) => ({ season, crates }))),
  ),
  // Merchants that pay 3 coins a cube and have no points of their own.
  entry('dressmaker', 'merchant', 'A', { good: 'fabric', coins: 3, points: 0 }),
  entry('gaffer', 'merchant', 'A', { good: 'glass', coins: 3, points: 0 }),
  entry('ropemaker', 'merchant', 'B', { good: 'hemp', coins: 3, points: 0 }),
  // Point storages: 2 points a cube, at once.
  entry('carpet-storage', 'point-storage', 'A', { good: 'carpet', points: 2 }),
  // Printed in B; A makes the seasons what the list of components says.
  entry('roasting-house', 'point-storage', 'A', { good: 'coffee', points: 2 }),
  entry('rubber-factory', 'point-storage', 'A', { good: 'rubber', points: 2 }),
  entry('spice-storage', 'point-storage', 'A', { good: 'saffron', points: 2 }),
  entry('tea-house', 'point-storage', 'A', { good: 'tea', points: 2 }),
  // Scoring buildings.
  entry('city-hall', 'building', 'D', { points: 5 }),
  entry('davidwache', 'building', 'D', { points: 3 }),
  entry('light-house', 'building', 'B', { points: 1 }),
  entry('music-hall', 'building', 'D', { points: 4 }),
  entry('theater', 'building', 'B', { points: 2 }),
];
