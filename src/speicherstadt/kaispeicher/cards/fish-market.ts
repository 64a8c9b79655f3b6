import type { Player } from '../../../core/contract.js';
import { entry } from '../../data/entry.js';
import type { CardEntry } from '../../data/manifest.js';
import { type Draft, discardFrom, type Emit } from '../../draft.js';
import { buy } from '../../phases/purchase.js';
import { numberOf } from '../owners.js';

/** Discarded in place of any price, once. (The expansion's rulebook, "Fish Market".) */
export const payWithFish = (next: Draft, player: Player, emit: Emit): void => {
  discardFrom(next, player, numberOf(next, 'fish-market'), emit);
  buy(next, player, 'fish-market', emit);
};

/** Discarded when used. */
export const FISH_MARKET: CardEntry = entry('fish-market', 'special', 'B');
