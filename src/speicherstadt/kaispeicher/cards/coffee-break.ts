import type { Player } from '../../../core/contract.js';
import { entry } from '../../data/entry.js';
import type { CardEntry } from '../../data/manifest.js';
import { type Draft, discardFrom, type Emit } from '../../draft.js';
import { continueDemand } from '../../phases/demand.js';
import { numberOf } from '../owners.js';

/** A Break card is discarded instead of placing a worker; the card goes with the last one. (The expansion's rulebook, "Coffee Break".) */
export const pass = (next: Draft, player: Player, emit: Emit): void => {
  next.breaks--;
  emit?.({ type: 'passed', player, left: next.breaks });
  if (next.breaks === 0) discardFrom(next, player, numberOf(next, 'coffee-break'), emit);
  continueDemand(next, emit);
};

/** Comes with two Break cards. */
export const COFFEE_BREAK: CardEntry = entry('coffee-break', 'special', 'A');
