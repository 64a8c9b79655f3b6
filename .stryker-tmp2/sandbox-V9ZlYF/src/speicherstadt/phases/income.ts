import { sizesOf } from '../deck.js';
import { cardAt, type Draft, type Emit, gain } from '../draft.js';
import { startSupply } from './supply.js';

/** Coins for a seat that has bought nothing. (Public rules summaries, "Income"; the expansion's rulebook, "Income".) */
const WITHOUT_PURCHASE = 1;

/**
 * Everybody gets coins, one more without a purchase in this round, and what its bank pays. Then the start marker moves
 * to the left, and the next round begins. Nobody has to decide anything, so the game never waits in this phase.
 */
export const payIncome = (next: Draft, emit: Emit): void => {
  emit?.({ type: 'phase-started', phase: 'income' });
  const { income } = sizesOf(next.options);
  next.cards.forEach((cards, player) => {
    let change = income + (((next.bought >> player) & 1) === 0 ? WITHOUT_PURCHASE : 0);
    for (const number of cards) {
      const card = cardAt(next, number);
      if (card.kind === 'bank') change += card.coins;
    }
    gain(next, 'coins', player, change, 'income', emit);
  });
  next.bought = 0;
  next.round++;
  startSupply(next, emit);
};
