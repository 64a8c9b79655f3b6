import type { Player } from '../../../core/contract.js';
import type { Card } from '../../deck.js';
import { type Draft, type Emit, gain } from '../../draft.js';

/** 4 coins from the stock. (The expansion's rulebook, "Thrift Institution".) */
export const withdraw = (next: Draft, player: Player, { id, coins }: Card, emit: Emit): void => {
  gain(next, 'coins', player, coins, id, emit);
};
