import type { Player } from '../../../core/contract.js';
import { type Draft, discard, type Emit } from '../../draft.js';
import { owns } from '../../owned.js';
import { MOST_SEATS } from '../../seats.js';
import type { SpeicherstadtSeen } from '../../types.js';

/** The gray workers at home with the Storekeeper's owner, if a seat is he; else 0. */
export const grayAtHome = (of: SpeicherstadtSeen, player: Player): number =>
  owns(of, player, 'storekeeper')
    ? of.gray -
      of.columns
        .flat()
        .concat(of.holders)
        .filter((worker) => worker >= MOST_SEATS).length
    : 0;

/** A gray worker leaves the game, with the second one the card. (The expansion's rulebook, "Storekeeper".) */
export const grayLeaves = (next: Draft, player: Player, emit: Emit): void => {
  next.gray--;
  if (next.gray === 0) discard(next, 'storekeeper', player, emit);
};
