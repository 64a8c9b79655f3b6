import type { Player } from '../../core/contract.js';
import { without } from '../../core/lists.js';
import { type Card, cardNamed, idAt } from '../deck.js';
import type { Draft, Emit } from '../draft.js';
import type { MoveOf } from '../moves.js';
import { continueDemand, takeWorker, whyNoWorker } from '../phases/demand.js';
import type { CardNumber, SpeicherstadtIllegal, SpeicherstadtMove, SpeicherstadtSeen, Worker } from '../types.js';

/** The cards above the board that a worker can reserve. */
export const reserveMoves = (
  of: SpeicherstadtSeen,
  player: Player,
  gray: boolean,
  moves: SpeicherstadtMove[],
): void => {
  for (const number of of.upper) moves.push({ type: 'reserve', player, card: idAt(of, number), gray });
};

/** Why a card cannot be reserved. */
export const checkReserve = (of: SpeicherstadtSeen, move: MoveOf<'reserve'>): SpeicherstadtIllegal | null => {
  const { card } = move;
  return (
    whyNoWorker(of, move) ??
    (of.upper.includes(cardNamed(of, card)?.number as CardNumber) ? null : { code: 'not-in-upper-row', card })
  );
};

/**
 * A worker leaves his home for a card of the upper row: it becomes the last of the reserved ones. (The expansion's
 * rulebook, "Demand".)
 */
export const reserve = (next: Draft, move: MoveOf<'reserve'>, emit: Emit): void => {
  const { player, card, gray } = move;
  const number = (cardNamed(next, card) as Card).number;
  next.upper = without(next.upper, number);
  next.reserved = [...next.reserved, number];
  next.holders = [...next.holders, takeWorker(next, move)];
  emit?.({ type: 'worker-placed', player, card, column: null, gray });
  continueDemand(next, emit);
};

/**
 * The lowest reserved card, and the workers on all of them: its price is their number. (The expansion's rulebook,
 * "Purchase".)
 */
export const reservedQueue = ({
  reserved,
  holders,
}: SpeicherstadtSeen): readonly [card: CardNumber, workers: readonly Worker[]] => [reserved[0] as CardNumber, holders];

/** The lowest reserved card leaves its row, and its worker with it. */
export const releaseReserved = (next: Draft): void => {
  next.reserved = next.reserved.slice(1);
  next.holders = next.holders.slice(1);
};
