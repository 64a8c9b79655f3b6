import type { Player } from '../../../core/contract.js';
import { entry } from '../../data/entry.js';
import type { CardEntry } from '../../data/manifest.js';
import { type Draft, discardFrom, type Emit, ownerOf, replaced, type Seen } from '../../draft.js';
import { SPACES, type SpeicherstadtIllegal, type SpeicherstadtMove, type Worker } from '../../types.js';
import { numberOf, ownerOfCard } from '../owners.js';
import type { Spot } from '../types.js';

/** The first spot that stands for a reserved card. */
export const RESERVED_SPOTS = 48;

/** The worker at a spot; undefined if nobody stands there. */
const workerAt = (of: Seen, spot: Spot): Worker | undefined =>
  spot >= RESERVED_SPOTS ? of.holders[spot - RESERVED_SPOTS] : of.columns[Math.floor(spot / SPACES)]?.[spot % SPACES];

/** The spots with a worker, ascending. */
const spotsOf = (of: Seen): readonly Spot[] =>
  of.columns
    .flatMap((workers, column) => workers.map((_, space) => column * SPACES + space))
    .concat(of.holders.map((_, index) => RESERVED_SPOTS + index));

/** Every own worker with every worker of another seat, or none. */
export const swapMoves = (of: Seen, player: Player, moves: SpeicherstadtMove[]): void => {
  const spots = spotsOf(of);
  for (const own of spots) {
    if (ownerOf(workerAt(of, own) as Worker) !== player) continue;
    for (const other of spots)
      if (ownerOf(workerAt(of, other) as Worker) !== player) moves.push({ type: 'swap', player, own, other });
  }
};

/** Why two workers cannot change places. */
export const checkSwap = (of: Seen, player: Player, own: Spot, other: Spot): SpeicherstadtIllegal | null => {
  const mine = workerAt(of, own);
  if (mine === undefined || ownerOf(mine) !== player) return { code: 'not-your-worker', spot: own };
  const theirs = workerAt(of, other);
  return theirs === undefined || ownerOf(theirs) === player ? { code: 'not-another-worker', spot: other } : null;
};

/** Whether the Snitch's owner is to be asked: there must be two workers to swap. */
export const asksSnitch = (next: Draft, emit: Emit): boolean => {
  const player = ownerOfCard(next, 'snitch');
  if (player < 0) return false;
  const owners = spotsOf(next).map((spot) => ownerOf(workerAt(next, spot) as Worker));
  if (!owners.includes(player) || owners.every((owner) => owner === player)) return false;
  next.asked = 'snitch';
  next.player = player;
  emit?.({ type: 'card-asked', player, card: 'snitch' });
  return true;
};

const putWorker = (next: Draft, spot: Spot, worker: Worker): void => {
  if (spot >= RESERVED_SPOTS) next.holders = replaced(next.holders, spot - RESERVED_SPOTS, worker);
  else {
    const column = Math.floor(spot / SPACES);
    const workers = next.columns[column] as readonly Worker[];
    next.columns = replaced(next.columns, column, replaced(workers, spot % SPACES, worker));
  }
};

/** Two workers change places right before the purchase. (The expansion's rulebook, "Snitch".) */
export const swap = (next: Draft, player: Player, own: Spot, other: Spot, emit: Emit): void => {
  const mine = workerAt(next, own) as Worker;
  const theirs = workerAt(next, other) as Worker;
  putWorker(next, own, theirs);
  putWorker(next, other, mine);
  emit?.({ type: 'workers-swapped', player, own, other });
  discardFrom(next, player, numberOf(next, 'snitch'), emit);
};

/** Discarded when used; asked in every round until then. */
export const SNITCH: CardEntry = entry('snitch', 'special', 'A');
