import type { Player } from '../../../core/contract.js';
import { type Draft, discard, type Emit, ownerOf, owns, replaced, type Seen } from '../../draft.js';
import type { MoveOf } from '../../moves.js';
import { startPurchase } from '../../phases/purchase.js';
import { SPACES, type SpeicherstadtIllegal, type SpeicherstadtMove, type Worker } from '../../types.js';
import type { Spot } from '../types.js';

/** The first spot that stands for a reserved card. */
export const RESERVED_SPOTS = 48;

/** The columns, and behind the last one that there can be the reserved cards: spots are counted through. */
const listsOf = (of: Seen): (readonly Worker[])[] => {
  const lists = of.columns.slice();
  lists[RESERVED_SPOTS / SPACES] = of.holders;
  return lists;
};

/** All workers, by spot; nobody at most. */
const standing = (of: Seen): Worker[] => {
  const workers: Worker[] = [];
  listsOf(of).forEach((list, at) => {
    list.forEach((worker, space) => {
      workers[at * SPACES + space] = worker;
    });
  });
  return workers;
};

/** Every own worker with every worker of another seat. */
export const swapMoves = (of: Seen, player: Player, moves: SpeicherstadtMove[]): void => {
  const workers = standing(of);
  // Empty spots are passed over.
  workers.forEach((mine, own) => {
    if (ownerOf(mine) === player)
      workers.forEach((theirs, other) => {
        if (ownerOf(theirs) !== player) moves.push({ type: 'swap', player, own, other });
      });
  });
};

/** Why two workers cannot change places. */
export const checkSwap = (of: Seen, { player, own, other }: MoveOf<'swap'>): SpeicherstadtIllegal | null => {
  const workers = standing(of);
  const [mine, theirs] = [workers[own], workers[other]];
  if (mine === undefined || ownerOf(mine) !== player) return { code: 'not-your-worker', spot: own };
  return theirs === undefined || ownerOf(theirs) === player ? { code: 'not-others-worker', spot: other } : null;
};

/** Its owner, if there are two workers to swap; else -1. */
export const snitchOwner = (of: Seen): Player =>
  of.cards.findIndex((_, player) => {
    const moves: SpeicherstadtMove[] = [];
    if (owns(of, player, 'snitch')) swapMoves(of, player, moves);
    return moves.length > 0;
  });

/** Two workers change places right before the purchase. (The expansion's rulebook, "Snitch".) */
export const swap = (next: Draft, { player, own, other }: MoveOf<'swap'>, emit: Emit): void => {
  const workers = standing(next);
  const lists = listsOf(next);
  const put = (to: Spot, from: Spot): void => {
    const at = Math.floor(to / SPACES);
    lists[at] = replaced(lists[at] as readonly Worker[], to % SPACES, workers[from] as Worker);
  };
  put(own, other);
  put(other, own);
  next.columns = lists.slice(0, next.columns.length);
  next.holders = lists[RESERVED_SPOTS / SPACES] as readonly Worker[];
  emit?.({ type: 'workers-swapped', player, own, other });
  discard(next, 'snitch', player, emit);
  startPurchase(next, emit);
};
