import type { CardEntry } from '../../data/manifest.js';

/**
 * Kaispeicher's cards of kinds that the base game has. (The expansion's rulebook: the card list.) Which contract asks
 * for which goods, and which fireman and ship belongs to which season, is reconstructed.
 */
export const MORE_CARDS: readonly CardEntry[] = [
  {
    id: 'contract-k',
    kind: 'contract',
    count: 6,
    seasons: [0, 2, 2, 2, 0],
    variants: [
      { id: 'kc-B-s', season: 'B', goods: ['hemp'], points: 4 },
      { id: 'kc-C-s', season: 'C', goods: ['fabric'], points: 4 },
      { id: 'kc-D-s', season: 'D', goods: ['glass'], points: 4 },
      { id: 'kc-B-m', season: 'B', goods: ['fabric', 'glass'], points: 8 },
      { id: 'kc-C-m', season: 'C', goods: ['hemp', 'glass'], points: 8 },
      { id: 'kc-D-m', season: 'D', goods: ['hemp', 'fabric'], points: 8 },
    ],
  },
  // The scale is the base game's.
  { id: 'counting-office-k', kind: 'counting-office', count: 2, seasons: [0, 0, 1, 1, 0] },
  {
    id: 'fireman-k',
    kind: 'fireman',
    count: 5,
    seasons: [2, 1, 1, 1, 0],
    variants: [
      { season: 'A', value: 1 },
      { season: 'A', value: 2 },
      { season: 'B', value: 3 },
      { season: 'C', value: 4 },
      { season: 'D', value: 5 },
    ],
  },
  {
    id: 'ship-k',
    kind: 'ship',
    count: 6,
    seasons: [0, 2, 2, 2, 0],
    variants: [
      { season: 'B', crates: 1 },
      { season: 'B', crates: 2 },
      { season: 'C', crates: 1 },
      { season: 'C', crates: 2 },
      { season: 'D', crates: 1 },
      { season: 'D', crates: 2 },
    ],
  },
  // Merchants that pay 3 coins a cube and have no points of their own.
  {
    id: 'dressmaker',
    kind: 'merchant',
    count: 1,
    seasons: [1, 0, 0, 0, 0],
    values: { good: 'fabric', coins: 3, points: 0 },
  },
  {
    id: 'gaffer',
    kind: 'merchant',
    count: 1,
    seasons: [1, 0, 0, 0, 0],
    values: { good: 'glass', coins: 3, points: 0 },
  },
  {
    id: 'ropemaker',
    kind: 'merchant',
    count: 1,
    seasons: [0, 1, 0, 0, 0],
    values: { good: 'hemp', coins: 3, points: 0 },
  },
  // Point storages: 2 points a cube, at once.
  {
    id: 'carpet-storage',
    kind: 'point-storage',
    count: 1,
    seasons: [1, 0, 0, 0, 0],
    values: { good: 'carpet', points: 2 },
  },
  // Printed in B; A makes the seasons what the list of components says.
  {
    id: 'roasting-house',
    kind: 'point-storage',
    count: 1,
    seasons: [1, 0, 0, 0, 0],
    values: { good: 'coffee', points: 2 },
  },
  {
    id: 'rubber-factory',
    kind: 'point-storage',
    count: 1,
    seasons: [1, 0, 0, 0, 0],
    values: { good: 'rubber', points: 2 },
  },
  {
    id: 'spice-storage',
    kind: 'point-storage',
    count: 1,
    seasons: [1, 0, 0, 0, 0],
    values: { good: 'saffron', points: 2 },
  },
  { id: 'tea-house', kind: 'point-storage', count: 1, seasons: [1, 0, 0, 0, 0], values: { good: 'tea', points: 2 } },
  // Scoring buildings.
  { id: 'city-hall', kind: 'building', count: 1, seasons: [0, 0, 0, 1, 0], values: { points: 5 } },
  { id: 'davidwache', kind: 'building', count: 1, seasons: [0, 0, 0, 1, 0], values: { points: 3 } },
  { id: 'light-house', kind: 'building', count: 1, seasons: [0, 1, 0, 0, 0], values: { points: 1 } },
  { id: 'music-hall', kind: 'building', count: 1, seasons: [0, 0, 0, 1, 0], values: { points: 4 } },
  { id: 'theater', kind: 'building', count: 1, seasons: [0, 1, 0, 0, 0], values: { points: 2 } },
];
