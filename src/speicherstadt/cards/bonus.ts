import { entry } from '../data/entry.js';
import type { CardEntry } from '../data/manifest.js';
import { bonusOf } from '../kaispeicher/cards/bonuses.js';
import { countKind, type Scoring } from './rule.js';

/**
 * Chamber of Commerce: 1 point for each coin, and the coins are kept. Port: 1 point for each own ship; that rate is
 * reconstructed. (Public rules summaries, "Chamber of Commerce".) The others are Kaispeicher's.
 */
export const bonus: Scoring = (estate, card) => {
  const { id, points } = card;
  if (id !== 'chamber-of-commerce' && id !== 'port') return bonusOf(estate, card);
  const count = id === 'port' ? countKind(estate, 'ship') : estate.coins;
  return [{ category: id, points: points * count, card: id, count }];
};

/** What counts something else at the end. */
export const BONUSES: readonly CardEntry[] = [
  entry('chamber-of-commerce', 'bonus', 'D', { points: 1 }),
  entry('port', 'bonus', 'D', { points: 1 }),
];
