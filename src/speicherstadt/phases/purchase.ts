import type { Player } from '../../core/contract.js';
import {
  added,
  cardAt,
  type Draft,
  discard,
  type Emit,
  gain,
  idAt,
  ownerOf,
  owns,
  replaced,
  type Seen,
  startPhase,
} from '../draft.js';
import { grayLeaves } from '../kaispeicher/cards/storekeeper.js';
import { useAtOnce } from '../kaispeicher/cards/thief.js';
import type { MoveOf } from '../moves.js';
import { discardUnbought } from '../storing.js';
import type { CardNumber, SpeicherstadtIllegal, SpeicherstadtMove, Worker } from '../types.js';
import { answer } from './fire.js';

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

/** The workers above a column; on the reserved cards for -1. */
const workersAt = (of: Seen, column: number): readonly Worker[] =>
  column < 0 ? of.holders : (of.columns[column] as readonly Worker[]);

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
export const offerOf = (of: Seen): Offer | null => {
  if (of.phase !== 'purchase') return null;
  let column = 0;
  while ((of.row[column] as CardNumber) < 0) column++;
  if (column === of.row.length) column = -1;
  const workers = workersAt(of, column);
  return workers.length === 0
    ? null
    : {
        card: (column < 0 ? of.reserved[0] : of.row[column]) as CardNumber,
        price: workers.length,
        player: ownerOf(workers[0] as Worker),
        column,
      };
};

/** The moves of the seat that is offered a card. */
export const purchaseMoves = (of: Seen, player: Player, moves: SpeicherstadtMove[]): void => {
  if ((offerOf(of) as Offer).price <= (of.coins[player] as number)) moves.push({ type: 'buy', player });
  if (owns(of, player, 'fish-market')) moves.push({ type: 'fish-market', player });
  moves.push({ type: 'decline', player });
};

/** Why a seat cannot pay for what it is offered. */
export const checkBuy = (of: Seen, { player }: MoveOf<'buy'>): SpeicherstadtIllegal | null => {
  const { card, price } = offerOf(of) as Offer;
  const coins = of.coins[player] as number;
  return price <= coins ? null : { code: 'too-expensive', card: idAt(of, card), price, coins };
};

/** Cards are offered from left to right. (Public rules summaries, "Purchase".) */
export const startPurchase = (next: Draft, emit: Emit): void => {
  next.stopped = 0;
  startPhase(next, 'purchase', emit);
  continuePurchase(next, emit);
};

/** The next offer; a card without workers is discarded. When there is none, the loading begins. */
export const continuePurchase = (next: Draft, emit: Emit): void => {
  for (let column = 0; column < next.row.length; column++) {
    const card = next.row[column] as CardNumber;
    if (card < 0) continue;
    if (workersAt(next, column).length > 0) break;
    next.row = replaced(next.row, column, -1);
    discardUnbought(next, card, emit);
  }
  const offer = offerOf(next);
  if (offer !== null) {
    const { player, card, price } = offer;
    next.player = player;
    emit?.({ type: 'card-offered', player, card: idAt(next, card), price });
    return;
  }
  next.row = [];
  next.columns = [];
  // The upper row is empty in the base game. (The expansion's rulebook, "Purchase".)
  for (const number of next.upper) discardUnbought(next, number, emit);
  if (next.upper.length > 0) next.upper = [];
  // One seat after the other loads, from the start player on.
  startPhase(next, 'loading', emit);
};

/** The lowest workers go home; a gray one leaves the game. A reserved card leaves its row with its worker. */
const sendHome = (next: Draft, column: number, count: number, emit: Emit): void => {
  const workers = workersAt(next, column);
  if (column < 0) {
    next.reserved = next.reserved.slice(1);
    next.holders = workers.slice(1);
  } else next.columns = replaced(next.columns, column, workers.slice(count));
  for (let i = 0; i < count; i++) {
    const worker = workers[i] as Worker;
    const player = ownerOf(worker);
    const gray = worker !== player;
    if (!gray) next.workers = replaced(next.workers, player, (next.workers[player] as number) + 1);
    emit?.({ type: 'worker-returned', player, gray });
    if (gray) grayLeaves(next, player, emit);
  }
};

/**
 * The seat pays, or discards the Fish Market in place of any price. All workers go home, and the card goes to the buyer,
 * whose it is before it does anything. (The expansion's rulebook, "Fish Market".)
 */
export const buy = (next: Draft, { type, player }: MoveOf<'buy' | 'fish-market'>, emit: Emit): void => {
  const { card, price, column } = offerOf(next) as Offer;
  const { id } = cardAt(next, card);
  const payment = type === 'fish-market' ? type : 'coins';
  if (payment === 'coins') gain(next, 'coins', player, -price, 'price', emit);
  else discard(next, payment, player, emit);
  next.bought |= 1 << player;
  emit?.({ type: 'card-bought', player, card: id, price, payment });
  if (column >= 0) next.row = replaced(next.row, column, -1);
  sendHome(next, column, column < 0 ? 1 : price, emit);
  next.cards = replaced(next.cards, player, added(next.cards[player] as readonly CardNumber[], card));
  useAtOnce(next, player, id, emit);
  continuePurchase(next, emit);
};

/** Declining sends the one worker home, and the price falls; a card that all have declined is discarded. */
export const decline = (next: Draft, move: MoveOf<'decline'>, emit: Emit): void => {
  if (next.asked !== null) {
    answer(next, move, emit);
    return;
  }
  const { player } = move;
  const { card, price, column } = offerOf(next) as Offer;
  emit?.({ type: 'card-declined', player, card: idAt(next, card), price });
  sendHome(next, column, 1, emit);
  if (column < 0) discardUnbought(next, card, emit);
  continuePurchase(next, emit);
};
