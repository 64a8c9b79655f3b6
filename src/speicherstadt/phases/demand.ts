import type { Player } from '../../core/contract.js';
import { added, type Draft, type Emit, idAt, leftOf, owns, replaced, type Seen } from '../draft.js';
import { asksSnitch } from '../kaispeicher/cards/snitch.js';
import { grayAtHome } from '../kaispeicher/cards/storekeeper.js';
import type { MoveOf } from '../moves.js';
import { SPACES, type SpeicherstadtIllegal, type SpeicherstadtMove, type Worker } from '../types.js';
import { startPurchase } from './purchase.js';

const hasRoom = (column: readonly Worker[]): boolean => column.length < SPACES;

/** Whether a worker can be placed anywhere; the upper row is always empty in the base game. */
const hasSpace = (of: Seen): boolean => of.upper.length > 0 || of.columns.some(hasRoom);

/** The workers that a seat has at home, colored or gray ones. */
const atHome = (of: Seen, player: Player, gray: boolean): number =>
  gray ? grayAtHome(of, player) : (of.workers[player] as number);

/** Whether a seat still has workers to place in this round. */
export const hasWorkers = (of: Seen, player: Player): boolean =>
  ((of.stopped >> player) & 1) === 0 && (atHome(of, player, false) > 0 || atHome(of, player, true) > 0);

/** The moves of the seat on turn. */
export const demandMoves = (of: Seen, player: Player, moves: SpeicherstadtMove[]): void => {
  for (const gray of [false, true])
    if (atHome(of, player, gray) > 0) {
      for (let column = 0; column < of.columns.length; column++)
        if (hasRoom(of.columns[column] as readonly Worker[])) moves.push({ type: 'place', player, column, gray });
      for (const number of of.upper) moves.push({ type: 'reserve', player, card: idAt(of, number), gray });
    }
  if (owns(of, player, 'coffee-break')) moves.push({ type: 'pass', player });
  if (checkStop(of, player) === null) moves.push({ type: 'stop', player });
};

/** Why there is no worker to place. */
export const checkWorker = (of: Seen, player: Player, gray: boolean): SpeicherstadtIllegal | null =>
  atHome(of, player, gray) > 0 ? null : { code: 'no-worker', gray };

/** Why a worker cannot be placed in a column. */
export const checkColumn = (of: Seen, column: number): SpeicherstadtIllegal | null => {
  const workers = of.columns[column];
  if (workers === undefined) return { code: 'no-column', column, columns: of.columns.length };
  return hasRoom(workers) ? null : { code: 'column-full', column, spaces: SPACES };
};

/** Nobody may stop with a worker that can be placed. (Public rules summaries, "Demand".) */
export const checkStop = (of: Seen, player: Player): SpeicherstadtIllegal | null => {
  const workers = of.workers[player] as number;
  return workers > 0 && hasSpace(of) ? { code: 'must-place', workers } : null;
};

/** A worker leaves his home for a card: for the lowest free space above it if it lies in a column. */
export const placeWorker = (
  next: Draft,
  player: Player,
  gray: boolean,
  column: number | null,
  card: number,
  emit: Emit,
): void => {
  const worker = gray ? player + 5 : player;
  if (!gray) next.workers = replaced(next.workers, player, (next.workers[player] as number) - 1);
  if (column === null) next.holders = added(next.holders, worker);
  else next.columns = replaced(next.columns, column, added(next.columns[column] as readonly Worker[], worker));
  emit?.({ type: 'worker-placed', player, card: idAt(next, card), column, gray });
  continueDemand(next, emit);
};

/** A seat places no more in this round. */
export const stop = (next: Draft, { player }: MoveOf<'stop'>, emit: Emit): void => {
  next.stopped |= 1 << player;
  emit?.({ type: 'stopped', player });
  continueDemand(next, emit);
};

/**
 * Workers are placed in turn, one by one, from the start player on: the next seat with workers is on turn. When nobody
 * has any, the phase ends.
 */
export const continueDemand = (next: Draft, emit: Emit): void => {
  for (let i = 0; i < next.options.players; i++) {
    next.player = leftOf(next, next.player);
    if (hasWorkers(next, next.player)) return;
  }
  if (!asksSnitch(next, emit)) startPurchase(next, emit);
};
