import type { Player } from '../../core/contract.js';
import { added, type Draft, type Emit, idAt, leftOf, ownerOf, replaced, type Seen, startPlayer } from '../draft.js';
import { expansionOf } from '../expansion.js';
import { SPACES, type SpeicherstadtIllegal, type SpeicherstadtMove, type Worker } from '../types.js';
import { startPurchase } from './purchase.js';

/** Whether a worker can be placed anywhere. */
const hasSpace = (of: Seen): boolean => {
  for (let column = 0; column < of.columns.length; column++)
    if ((of.columns[column] as readonly Worker[]).length < SPACES) return true;
  return expansionOf(of.options).hasMoreSpace(of);
};

/** Whether a seat still has workers to place in this round. */
const hasWorkers = (of: Seen, player: Player): boolean =>
  ((of.stopped >> player) & 1) === 0 &&
  ((of.workers[player] as number) > 0 || expansionOf(of.options).hasMoreWorkers(of, player));

/** The moves of the seat on turn. */
export const demandMoves = (of: Seen, player: Player, moves: SpeicherstadtMove[]): void => {
  if ((of.workers[player] as number) > 0)
    for (let column = 0; column < of.columns.length; column++)
      if ((of.columns[column] as readonly Worker[]).length < SPACES) moves.push({ type: 'place', player, column });
  expansionOf(of.options).demandMoves(of, player, moves);
  if ((of.workers[player] as number) === 0 || !hasSpace(of)) moves.push({ type: 'stop', player });
};

/** Why a worker cannot be placed in a column. */
export const checkColumn = (of: Seen, column: number): SpeicherstadtIllegal | null => {
  const workers = of.columns[column];
  if (workers === undefined) return { code: 'no-column', column, columns: of.columns.length };
  return workers.length < SPACES ? null : { code: 'column-full', column, spaces: SPACES };
};

/** Why a colored worker cannot be placed in a column. */
export const checkPlace = (of: Seen, player: Player, column: number): SpeicherstadtIllegal | null =>
  of.workers[player] === 0 ? { code: 'no-worker' } : checkColumn(of, column);

/** Nobody may stop with a worker that can be placed. (Public rules summaries, "Demand".) */
export const checkStop = (of: Seen, player: Player): SpeicherstadtIllegal | null => {
  const workers = of.workers[player] as number;
  return workers > 0 && hasSpace(of) ? { code: 'must-place', workers } : null;
};

/** Workers are placed in turn, one by one, from the start player on. */
export const startDemand = (next: Draft, emit: Emit): void => {
  next.phase = 'demand';
  emit?.({ type: 'phase-started', phase: 'demand' });
  next.player = startPlayer(next);
};

/** A worker goes to the lowest free space above a card. */
export const place = (next: Draft, column: number, worker: Worker, emit: Emit): void => {
  next.columns = replaced(next.columns, column, added(next.columns[column] as readonly Worker[], worker));
  emit?.({
    type: 'worker-placed',
    player: ownerOf(worker),
    card: idAt(next, next.row[column] as number),
    column,
    gray: worker !== ownerOf(worker),
  });
  continueDemand(next, emit);
};

/** A colored worker leaves his home. */
export const takeWorker = (next: Draft, player: Player): void => {
  next.workers = replaced(next.workers, player, (next.workers[player] as number) - 1);
};

/** A seat places no more in this round. */
export const stop = (next: Draft, player: Player, emit: Emit): void => {
  next.stopped |= 1 << player;
  emit?.({ type: 'stopped', player });
  continueDemand(next, emit);
};

/** The next seat with workers is on turn; when nobody has any, the phase ends. */
export const continueDemand = (next: Draft, emit: Emit): void => {
  let player = next.player;
  for (let i = 0; i < next.options.players; i++) {
    player = leftOf(next, player);
    if (!hasWorkers(next, player)) continue;
    next.player = player;
    return;
  }
  if (!expansionOf(next.options).beforePurchase(next, emit)) startPurchase(next, emit);
};
