import type { Player } from '../../core/contract.js';
import {
  added,
  type Draft,
  discard,
  type Emit,
  idAt,
  leftOf,
  owns,
  placeOf,
  replaced,
  type Seen,
  without,
} from '../draft.js';
import { asksSnitch } from '../kaispeicher/cards/snitch.js';
import { grayAtHome } from '../kaispeicher/cards/storekeeper.js';
import type { MoveOf } from '../moves.js';
import { type CardNumber, SPACES, type SpeicherstadtIllegal, type SpeicherstadtMove, type Worker } from '../types.js';
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
  if (of.breaks > 0 && owns(of, player, 'coffee-break')) moves.push({ type: 'pass', player });
  if (checkStop(of, { player }) === null) moves.push({ type: 'stop', player });
};

/** Why a worker cannot be placed above a card, or on a card of the upper row. */
export const checkWorker = (of: Seen, move: MoveOf<'place' | 'reserve'>): SpeicherstadtIllegal | null => {
  const { player, gray } = move;
  if (atHome(of, player, gray) === 0) return { code: 'no-worker', gray };
  if (move.type === 'reserve') {
    const { card } = move;
    return of.upper.includes(placeOf(of, card)) ? null : { code: 'not-in-upper-row', card };
  }
  const { column } = move;
  const workers = of.columns[column];
  if (workers === undefined) return { code: 'no-column', column, columns: of.columns.length };
  return hasRoom(workers) ? null : { code: 'column-full', column, spaces: SPACES };
};

/** Nobody may stop with a worker that can be placed. (Public rules summaries, "Demand".) */
export const checkStop = (of: Seen, { player }: Pick<MoveOf<'stop'>, 'player'>): SpeicherstadtIllegal | null => {
  const workers = of.workers[player] as number;
  return workers > 0 && hasSpace(of) ? { code: 'must-place', workers } : null;
};

/**
 * A worker leaves his home for the lowest free space above a card, or for a card of the upper row: it becomes the last of
 * the reserved ones. (The expansion's rulebook, "Demand".)
 */
export const placeWorker = (next: Draft, move: MoveOf<'place' | 'reserve'>, emit: Emit): void => {
  const { player, gray } = move;
  const worker = gray ? player + 5 : player;
  let column: number | null = null;
  let number: CardNumber;
  if (!gray) next.workers = replaced(next.workers, player, (next.workers[player] as number) - 1);
  if (move.type === 'place') {
    column = move.column;
    number = next.row[column] as CardNumber;
    next.columns = replaced(next.columns, column, added(next.columns[column] as readonly Worker[], worker));
  } else {
    number = placeOf(next, move.card);
    next.upper = without(next.upper, number);
    next.reserved = added(next.reserved, number);
    next.holders = added(next.holders, worker);
  }
  emit?.({ type: 'worker-placed', player, card: idAt(next, number), column, gray });
  continueDemand(next, emit);
};

/** Nobody passes without a Break card; where none is left, the card has gone with the last one. */
export const checkPass = ({ breaks }: Seen): SpeicherstadtIllegal | null =>
  breaks > 0 ? null : { code: 'not-your-card', card: 'coffee-break' };

/**
 * A Break card is discarded instead of placing a worker; the card goes with the last one. (The expansion's rulebook,
 * "Coffee Break".)
 */
export const pass = (next: Draft, { player }: MoveOf<'pass'>, emit: Emit): void => {
  next.breaks--;
  emit?.({ type: 'passed', player, left: next.breaks });
  if (next.breaks === 0) discard(next, 'coffee-break', player, emit);
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
