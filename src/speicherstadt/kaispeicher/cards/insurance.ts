import { entry } from '../../data/entry.js';
import type { CardEntry } from '../../data/manifest.js';
import { addCoins, cardAt, type Draft, type Emit, type Seen } from '../../draft.js';
import { answerFire } from '../../phases/fire.js';
import { numberOf } from '../owners.js';

/** What the Insurance costs each time. */
export const premiumOf = (of: Seen): number => cardAt(of, numberOf(of, 'insurance')).coins;

/** Each time, 2 coins to the stock replace the loss. (The expansion's rulebook, "Insurance".) */
export const insure = (next: Draft, emit: Emit): void => {
  addCoins(next, next.player, -premiumOf(next), 'insurance', emit);
  answerFire(next, 0, emit);
};

/** Kept; asked at every fire that its owner loses with coins enough. */
export const INSURANCE: CardEntry = entry('insurance', 'special', 'B', { coins: 2 });
