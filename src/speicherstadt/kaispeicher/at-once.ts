import type { Player } from '../../core/contract.js';
import type { Card } from '../deck.js';
import { type Draft, discard, type Emit, gain } from '../draft.js';

/** Two cards act as soon as they are bought, and are discarded. */
export const useAtOnce = (next: Draft, player: Player, { id, coins }: Card, emit: Emit): void => {
  // Every other seat gives 1 coin, if it has one. (The expansion's rulebook, "Thief".)
  if (id === 'thief')
    next.coins.forEach((owned, other) => {
      if (other === player || owned === 0) return;
      gain(next, 'coins', other, -1, id, emit);
      gain(next, 'coins', player, 1, id, emit);
    });
  // 4 coins from the stock. (The expansion's rulebook, "Thrift Institution".)
  else if (id === 'thrift-institution') gain(next, 'coins', player, coins, id, emit);
  else return;
  discard(next, id, player, emit);
};
