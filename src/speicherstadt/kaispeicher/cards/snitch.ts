import type { Player } from '../../../core/contract.js';
import { ask, type Draft, discard, type Emit, ownerOf, owns, replaced, type Seen } from '../../draft.js';
import type { MoveOf } from '../../moves.js';
import { startPurchase } from '../../phases/purchase.js';
import { SPACES, type SpeicherstadtIllegal, type SpeicherstadtMove, type Worker } from '../../types.js';
import type { Spot } from '../types.js';

/** The first spot that stands for a reserved card. */
export const RESERVED_SPOTS = 48;

/** All workers, by spot; nobody at most. */
const standing = (of: Seen): Worker[] => {
  const workers: Worker[] = [];
  of.columns.concat([of.holders]).forEach((column, at) => {
    column.forEach((worker, space) => {
      workers[(at < of.columns.length ? at * SPACES : RESERVED_SPOTS) + space] = worker;
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

/** Asks the Snitch's owner, if there are two workers to swap; false if not. */
export const asksSnitch = (next: Draft, emit: Emit): boolean => {
  const player = next.cards.findIndex((_, seat) => owns(next, seat, 'snitch'));
  const moves: SpeicherstadtMove[] = [];
  if (player >= 0) swapMoves(next, player, moves);
  if (moves.length > 0) ask(next, player, 'snitch', emit);
  return moves.length > 0;
};

const putWorker = (next: Draft, spot: Spot, worker: Worker): void => {
  const column = Math.floor(spot / SPACES);
  if (spot >= RESERVED_SPOTS) next.holders = replaced(next.holders, spot - RESERVED_SPOTS, worker);
  else
    next.columns = replaced(
      next.columns,
      column,
      replaced(next.columns[column] as readonly Worker[], spot % SPACES, worker),
    );
};

/** Two workers change places right before the purchase. (The expansion's rulebook, "Snitch".) */
export const swap = (next: Draft, { player, own, other }: MoveOf<'swap'>, emit: Emit): void => {
  const workers = standing(next);
  putWorker(next, own, workers[other] as Worker);
  putWorker(next, other, workers[own] as Worker);
  emit?.({ type: 'workers-swapped', player, own, other });
  discard(next, 'snitch', player, emit);
  next.asked = null;
  startPurchase(next, emit);
};
