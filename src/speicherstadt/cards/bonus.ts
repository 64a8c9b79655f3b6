import type { CardEntry } from '../data/manifest.js';
import { countKind, type Scoring } from './rule.js';

/** 1 point for each coin; the coins are kept. (Public rules summaries, "Chamber of Commerce".) */
export const chamberOfCommerce: Scoring = ({ coins }, { id, points }) => [
  { category: 'chamber-of-commerce', points: points * coins, card: id, count: coins },
];

/** 1 point for each own ship; the rate is reconstructed. */
export const port: Scoring = (estate, { id, points }) => {
  const count = countKind(estate, 'ship');
  return [{ category: 'port', points: points * count, card: id, count }];
};

/** What counts something else at the end. */
export const BONUSES: readonly CardEntry[] = [
  { id: 'chamber-of-commerce', kind: 'bonus', count: 1, seasons: [0, 0, 0, 1, 0], values: { points: 1 } },
  { id: 'port', kind: 'bonus', count: 1, seasons: [0, 0, 0, 1, 0], values: { points: 1 } },
];
