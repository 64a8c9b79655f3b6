import { sizesOf } from '../deck.js';
import { cardAt, type Draft, type Emit } from '../draft.js';
import type { CardNumber } from '../types.js';
import { startSupply } from './supply.js';

/** Coins for a seat that has bought nothing. (Public rules summaries, "Income"; the expansion's rulebook, "Income".) */
const UNSOLD = 1;

/**
 * Everybody gets coins, one more without a purchase in this round, and what its bank pays. Then the start marker moves
 * to the left, and the next round begins. Nobody has to decide anything, so the game never waits in this phase.
 */
export const payIncome = (next: Draft, emit: Emit): void => {
  emit?.({ type: 'phase-started', phase: 'income' });
  const { income } = sizesOf(next.options);
  next.coins = next.coins.map((coins, player) => {
    let change = income + (((next.bought >> player) & 1) === 0 ? UNSOLD : 0);
    for (const number of next.cards[player] as readonly CardNumber[]) {
      const card = cardAt(next, number);
      if (card.kind === 'bank') change += card.coins;
    }
    emit?.({ type: 'coins', player, change, reason: 'income' });
    return coins + change;
  });
  next.bought = 0;
  next.round++;
  startSupply(next, emit);
};
