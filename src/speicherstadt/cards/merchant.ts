import type { CardEntry } from '../data/manifest.js';
import type { Scoring } from './rule.js';

/** A merchant's own points, where it has any. (Public rules summaries, "Carpet Trader", "Coffee Roaster".) */
export const merchant: Scoring = (_, { id, points }) =>
  points === 0 ? [] : [{ category: 'merchant', points, card: id }];

/** Each buys one kind for 1 coin a cube, and is worth 1 point. Three of them are reconstructed by analogy. */
export const MERCHANTS: readonly CardEntry[] = [
  {
    id: 'carpet-trader',
    kind: 'merchant',
    count: 1,
    seasons: [1, 0, 0, 0, 0],
    values: { good: 'carpet', coins: 1, points: 1 },
  },
  {
    id: 'coffee-roaster',
    kind: 'merchant',
    count: 1,
    seasons: [1, 0, 0, 0, 0],
    values: { good: 'coffee', coins: 1, points: 1 },
  },
  {
    id: 'spice-trader',
    kind: 'merchant',
    count: 1,
    seasons: [1, 0, 0, 0, 0],
    values: { good: 'saffron', coins: 1, points: 1 },
  },
  {
    id: 'tea-trader',
    kind: 'merchant',
    count: 1,
    seasons: [1, 0, 0, 0, 0],
    values: { good: 'tea', coins: 1, points: 1 },
  },
  {
    id: 'rubber-trader',
    kind: 'merchant',
    count: 1,
    seasons: [1, 0, 0, 0, 0],
    values: { good: 'rubber', coins: 1, points: 1 },
  },
];
