import type { Player } from '../../../core/contract.js';
import { entry } from '../../data/entry.js';
import type { CardEntry } from '../../data/manifest.js';
import { addCoins, type Draft, type Emit } from '../../draft.js';

/** Every other seat gives 1 coin, if it has one. (The expansion's rulebook, "Thief".) */
export const thief = (next: Draft, player: Player, emit: Emit): void => {
  const { coins } = next;
  coins.forEach((owned, other) => {
    if (other === player || owned === 0) return;
    addCoins(next, other, -1, 'thief', emit);
    addCoins(next, player, 1, 'thief', emit);
  });
};

/** Discarded as soon as it is bought. */
export const THIEF: CardEntry = entry('thief', 'special', 'C');
