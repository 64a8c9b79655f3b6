import { sumOf } from '../../core/sum.js';
import { sizesOf } from '../deck.js';
import { type Draft, type Emit, gain } from '../draft.js';
import { cardsOfKind } from '../owned.js';
import { startSupply } from './supply.js';

/**
 * Everybody gets coins, one more without a purchase in this round, and what its bank pays. Then the start marker moves
 * to the left, and the next round begins. Nobody has to decide anything, so the game never waits in this phase. (Public
 * rules summaries, "Income"; the expansion's rulebook, "Income".)
 */
export const payIncome = (next: Draft, emit: Emit): void => {
  emit?.({ type: 'phase-started', phase: 'income' });
  const { income } = sizesOf(next.options);
  next.coins.forEach((_, player) => {
    const withoutPurchase = 1 - ((next.bought >> player) & 1);
    const banks = sumOf(cardsOfKind(next, player, 'bank').map(({ coins }) => coins));
    gain(next, 'coins', player, income + withoutPurchase + banks, 'income', emit);
  });
  next.bought = 0;
  next.round++;
  startSupply(next, emit);
};
