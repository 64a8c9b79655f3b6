import { entry } from '../data/entry.js';
import type { CardEntry } from '../data/manifest.js';
import type { Scoring } from './rule.js';

/** A merchant's own points, where it has any. (Public rules summaries, "Carpet Trader", "Coffee Roaster".) */
export const merchant: Scoring = (_, { id, points }) =>
  points === 0 ? [] : [{ category: 'merchant', points, card: id }];

/** Each buys one kind for 1 coin a cube, and is worth 1 point. Three of them are reconstructed by analogy. */
export const MERCHANTS: readonly CardEntry[] = (
  [
    ['carpet-trader', 'carpet'],
    ['coffee-roaster', 'coffee'],
    ['spice-trader', 'saffron'],
    ['tea-trader', 'tea'],
    ['rubber-trader', 'rubber'],
  ] as const
).map(([id, good]) => entry(id, 'merchant', 'A', { good, coins: 1, points: 1 }));
