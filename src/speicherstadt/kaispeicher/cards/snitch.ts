import type { Player } from '../../../core/contract.js';
import { entry } from '../../data/entry.js';
import type { CardEntry } from '../../data/manifest.js';
import { type Draft, discardFrom, type Emit, ownerOf, replaced, type Seen } from '../../draft.js';
import { startPurchase } from '../../phases/purchase.js';
import { SPACES, type SpeicherstadtIllegal, type SpeicherstadtMove, type Worker } from '../../types.js';
import { numberOf, ownerOfCard } from '../owners.js';
import type { Spot } from '../types.js';

/** The first spot that stands for a reserved card. */
export const RESERVED_SPOTS = 48;

/** All workers, by spot; nobody at most. */
const standing = (of: Seen): Worker[] => {
  const workers: Worker[] = [];
  of.columns.forEach((column, at) => {
    column.forEach((worker, space) => {
      workers[at * SPACES + space] = worker;
    });
  });
  of.holders.forEach((worker, at) => {
    workers[RESERVED_SPOTS + at] = worker;
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
export const checkSwap = (of: Seen, player: Player, own: Spot, other: Spot): SpeicherstadtIllegal | null => {
  const workers = standing(of);
  const [mine, theirs] = [workers[own], workers[other]];
  if (mine === undefined || ownerOf(mine) !== player) return { code: 'not-your-worker', spot: own };
  return theirs === undefined || ownerOf(theirs) === player ? { code: 'not-others-worker', spot: other } : null;
};

/** Whether the Snitch's owner is to be asked: there must be two workers to swap. */
export const asksSnitch = (next: Draft, emit: Emit): boolean => {
  const player = ownerOfCard(next, 'snitch');
  if (player < 0) return false;
  const moves: SpeicherstadtMove[] = [];
  swapMoves(next, player, moves);
  if (moves.length === 0) return false;
  next.asked = 'snitch';
  next.player = player;
  emit?.({ type: 'card-asked', player, card: 'snitch' });
  return true;
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
export const swap = (next: Draft, player: Player, own: Spot, other: Spot, emit: Emit): void => {
  const workers = standing(next);
  putWorker(next, own, workers[other] as Worker);
  putWorker(next, other, workers[own] as Worker);
  emit?.({ type: 'workers-swapped', player, own, other });
  discardFrom(next, player, numberOf(next, 'snitch'), emit);
  next.asked = null;
  startPurchase(next, emit);
};

/** Discarded when used; asked in every round until then. */
export const SNITCH: CardEntry = entry('snitch', 'special', 'A');
