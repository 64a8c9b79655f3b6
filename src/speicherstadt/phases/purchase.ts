import type { Player } from '../../core/contract.js';
import { changed, replaced } from '../../core/lists.js';
import { cardAt, idAt } from '../deck.js';
import { type Draft, type Emit, gain, startPhase, tellDiscarded } from '../draft.js';
import { AT_ONCE, fishMarketMoves, grayLeaves, releaseReserved, reservedQueue } from '../kaispeicher/seam.js';
import type { MoveOf } from '../moves.js';
import { ownerOf } from '../seats.js';
import { discardUnbought } from '../storing.js';
import type { CardNumber, SpeicherstadtIllegal, SpeicherstadtMove, SpeicherstadtSeen, Worker } from '../types.js';

/** A card that a seat may buy. */
export interface Offer {
  /** The card. */
  readonly card: CardNumber;
  /** What it costs, in coins. */
  readonly price: number;
  /** Whose decision it is. */
  readonly player: Player;
  /** The column that it lies under; -1 for a reserved card (Kaispeicher). */
  readonly column: number;
}

/**
 * What is offered now, to whom and at what price: the leftmost card on the water, to the owner of its lowest worker,
 * for as many coins as it has workers; after those the lowest reserved card (Kaispeicher), for as many coins as cards are
 * reserved. Null outside the purchase.
 *
 * @example
 * ```ts
 * import { fromPosition, offerOf } from 'kontorhaus/speicherstadt';
 *
 * const state = fromPosition({ seats: [{}, {}], phase: 'purchase', row: ['bank'], columns: [[1, 0, 1]] });
 * const { player, price } = offerOf(state)!;
 * player; // => 1
 * price; // => 3
 * ```
 */
export const offerOf = (of: SpeicherstadtSeen): Offer | null => {
  if (of.phase !== 'purchase') return null;
  const column = of.row.findIndex((card) => card >= 0);
  const [card, workers] =
    column < 0 ? reservedQueue(of) : [of.row[column] as CardNumber, of.columns[column] as readonly Worker[]];
  return workers.length === 0 ? null : { card, price: workers.length, player: ownerOf(workers[0] as Worker), column };
};

/** The moves of the seat that is offered a card. */
export const purchaseMoves = (of: SpeicherstadtSeen, player: Player, moves: SpeicherstadtMove[]): void => {
  if (checkBuy(of, { player }) === null) moves.push({ type: 'buy', player });
  fishMarketMoves(of, player, moves);
  moves.push({ type: 'decline', player });
};

/** Why a seat cannot pay for what it is offered. */
export const checkBuy = (
  of: SpeicherstadtSeen,
  { player }: Pick<MoveOf<'buy'>, 'player'>,
): SpeicherstadtIllegal | null => {
  const { card, price: need } = offerOf(of) as Offer;
  const have = of.coins[player] as number;
  return need > have ? { code: 'no-coins', card: idAt(of, card), need, have } : null;
};

/** Cards are offered from left to right. (Public rules summaries, "Purchase".) */
export const startPurchase = (next: Draft, emit: Emit): void => {
  next.stopped = 0;
  next.asked = null;
  startPhase(next, 'purchase', emit);
  continuePurchase(next, emit);
};

/** The next offer; a card without workers is discarded. When there is none, the loading begins. */
export const continuePurchase = (next: Draft, emit: Emit): void => {
  const offer = offerOf(next);
  const column = next.row.findIndex((card) => card >= 0);
  if (offer !== null) {
    const { player, card, price } = offer;
    next.player = player;
    emit?.({ type: 'card-offered', player, card: idAt(next, card), price });
  } else if (column >= 0) {
    discardUnbought(next, next.row[column] as CardNumber, emit);
    next.row = replaced(next.row, column, -1);
    continuePurchase(next, emit);
  } else {
    // The upper row is empty in the base game. (The expansion's rulebook, "Purchase".) An empty list stays the same
    // object: it is replaced only where something lay in it.
    for (const number of next.upper) {
      discardUnbought(next, number, emit);
      next.upper = [];
    }
    if (next.row.length > 0) {
      next.row = [];
      next.columns = [];
    }
    // One seat after the other loads, from the start player on.
    startPhase(next, 'loading', emit);
  }
};

/** The lowest workers of a column go home, or that on the lowest reserved card; a gray one leaves the game (Kaispeicher). */
const sendHome = (next: Draft, column: number, count: number, emit: Emit): void => {
  const workers = column < 0 ? next.holders : (next.columns[column] as readonly Worker[]);
  if (column < 0) releaseReserved(next);
  else next.columns = replaced(next.columns, column, workers.slice(count));
  for (const worker of workers.slice(0, count)) {
    const player = ownerOf(worker);
    const gray = worker !== player;
    emit?.({ type: 'worker-returned', player, gray });
    if (gray) grayLeaves(next, player, emit);
    else next.workers = changed(next.workers, player, 1);
  }
};

/** The seat pays for what it is offered. */
export const buy = (next: Draft, { player }: MoveOf<'buy'>, emit: Emit): void => {
  gain(next, 'coins', player, -(offerOf(next) as Offer).price, 'price', emit);
  takeOffered(next, 'coins', emit);
};

/** When it is paid for, all workers go home, and the card is the buyer's; or it acts at once, and is gone. */
export const takeOffered = (next: Draft, payment: 'coins' | 'fish-market', emit: Emit): void => {
  const { card: number, price, column, player } = offerOf(next) as Offer;
  const card = cardAt(next, number);
  if (column >= 0) next.row = replaced(next.row, column, -1);
  sendHome(next, column, column < 0 ? 1 : price, emit);
  next.bought |= 1 << player;
  emit?.({ type: 'card-bought', player, card: card.id, price, payment });
  const act = AT_ONCE.get(card.id);
  if (act) {
    act(next, player, card, emit);
    tellDiscarded(card.id, player, emit);
  } else next.cards = replaced(next.cards, player, [...(next.cards[player] as readonly CardNumber[]), number]);
  continuePurchase(next, emit);
};

/** Declining sends the one worker home, and the price falls; a card that all have declined is discarded. */
export const decline = (next: Draft, { player }: MoveOf<'decline'>, emit: Emit): void => {
  const { card, price, column } = offerOf(next) as Offer;
  emit?.({ type: 'card-declined', player, card: idAt(next, card), price });
  sendHome(next, column, 1, emit);
  if (column < 0) discardUnbought(next, card, emit);
  continuePurchase(next, emit);
};
