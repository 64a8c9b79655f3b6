import type { Player } from '../../core/contract.js';
import { changed, replaced } from '../../core/lists.js';
import { idAt } from '../deck.js';
import type { Draft, Emit } from '../draft.js';
import { endDemand, grayAtHome, passMoves, reserveMoves } from '../kaispeicher/seam.js';
import type { MoveOf } from '../moves.js';
import { leftOf, MOST_SEATS } from '../seats.js';
import {
  type CardNumber,
  SPACES,
  type SpeicherstadtIllegal,
  type SpeicherstadtMove,
  type SpeicherstadtSeen,
  type Worker,
} from '../types.js';

const hasSpace = (column: readonly Worker[]): boolean => column.length < SPACES;

/** The workers that a seat has at home, colored or gray ones (Kaispeicher). */
const atHome = (of: SpeicherstadtSeen, player: Player, gray: boolean): number =>
  gray ? grayAtHome(of, player) : (of.workers[player] as number);

/** Whether a seat still has workers to place in this round. */
export const hasWorkers = (of: SpeicherstadtSeen, player: Player): boolean =>
  ((of.stopped >> player) & 1) === 0 && (atHome(of, player, false) > 0 || atHome(of, player, true) > 0);

/** The moves of the seat on turn. */
export const demandMoves = (of: SpeicherstadtSeen, player: Player, moves: SpeicherstadtMove[]): void => {
  for (const gray of [false, true])
    if (atHome(of, player, gray) > 0) {
      of.columns.forEach((workers, column) => {
        if (hasSpace(workers)) moves.push({ type: 'place', player, column, gray });
      });
      reserveMoves(of, player, gray, moves);
    }
  passMoves(of, player, moves);
  if (checkStop(of, { player }) === null) moves.push({ type: 'stop', player });
};

/** Why a seat has no such worker to place. */
export const whyNoWorker = (
  of: SpeicherstadtSeen,
  { player, gray }: MoveOf<'place' | 'reserve'>,
): SpeicherstadtIllegal | null => (atHome(of, player, gray) === 0 ? { code: 'no-worker', gray } : null);

/** Why a worker cannot be placed above a card. */
export const checkPlace = (of: SpeicherstadtSeen, move: MoveOf<'place'>): SpeicherstadtIllegal | null => {
  const { column } = move;
  const workers = of.columns[column];
  return (
    whyNoWorker(of, move) ??
    (workers === undefined
      ? { code: 'no-column', column, columns: of.columns.length }
      : hasSpace(workers)
        ? null
        : { code: 'column-full', column, spaces: SPACES })
  );
};

/**
 * Nobody may stop with a worker that can be placed; the upper row is always empty in the base game. (Public rules
 * summaries, "Demand".)
 */
export const checkStop = (
  of: SpeicherstadtSeen,
  { player }: Pick<MoveOf<'stop'>, 'player'>,
): SpeicherstadtIllegal | null => {
  const workers = of.workers[player] as number;
  return workers > 0 && (of.upper.length > 0 || of.columns.some(hasSpace)) ? { code: 'must-place', workers } : null;
};

/** A worker leaves his home; gray ones are counted where they stand. */
export const takeWorker = (next: Draft, { player, gray }: MoveOf<'place' | 'reserve'>): Worker => {
  if (gray) return player + MOST_SEATS;
  next.workers = changed(next.workers, player, -1);
  return player;
};

/** A worker goes to the lowest free space above a card. */
export const place = (next: Draft, move: MoveOf<'place'>, emit: Emit): void => {
  const { player, column, gray } = move;
  const workers = next.columns[column] as readonly Worker[];
  next.columns = replaced(next.columns, column, [...workers, takeWorker(next, move)]);
  emit?.({ type: 'worker-placed', player, card: idAt(next, next.row[column] as CardNumber), column, gray });
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
  endDemand(next, emit);
};
