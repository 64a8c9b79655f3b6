import type { Player } from '../../../core/contract.js';
import type { Card } from '../../deck.js';
import { type Draft, type Emit, gain } from '../../draft.js';

/** Every other seat gives 1 coin, if it has one. (The expansion's rulebook, "Thief".) */
export const rob = (next: Draft, player: Player, { id }: Card, emit: Emit): void => {
  next.coins.forEach((owned, other) => {
    if (other === player || owned === 0) return;
    gain(next, 'coins', other, -1, id, emit);
    gain(next, 'coins', player, 1, id, emit);
  });
};
