import type { Player } from '../../core/contract.js';
import { addCoins, added, cardAt, type Draft, type Emit, idAt, ownerOf, replaced, type Seen } from '../draft.js';
import { expansionOf, type Offer } from '../expansion.js';
import { emptyShip } from '../storing.js';
import type { CardNumber, SpeicherstadtIllegal, SpeicherstadtMove, Worker } from '../types.js';
import { startLoading } from './loading.js';

/**
 * What is offered now, to whom and at what price: the leftmost card on the water, to the owner of its lowest worker,
 * for as many coins as it has workers. Null outside the purchase.
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
  for (let column = 0; column < of.row.length; column++) {
    const card = of.row[column] as CardNumber;
    if (card < 0) continue;
    const workers = of.columns[column] as readonly Worker[];
    return { card, price: workers.length, player: ownerOf(workers[0] as Worker), column };
  }
  return expansionOf(of.options).offerBesides(of);
};

/** The moves of the seat that is offered a card. */
export const purchaseMoves = (of: Seen, player: Player, moves: SpeicherstadtMove[]): void => {
  if ((offerOf(of) as Offer).price <= (of.coins[player] as number)) moves.push({ type: 'buy', player });
  expansionOf(of.options).purchaseMoves(of, player, moves);
  moves.push({ type: 'decline', player });
};

/** Why a seat cannot pay for what it is offered. */
export const checkBuy = (of: Seen, player: Player): SpeicherstadtIllegal | null => {
  const { card, price } = offerOf(of) as Offer;
  const coins = of.coins[player] as number;
  return price <= coins ? null : { code: 'too-expensive', card: idAt(of, card), price, coins };
};

/** Cards are offered from left to right. (Public rules summaries, "Purchase".) */
export const startPurchase = (next: Draft, emit: Emit): void => {
  next.phase = 'purchase';
  next.stopped = 0;
  emit?.({ type: 'phase-started', phase: 'purchase' });
  continuePurchase(next, emit);
};

/** Discards a card that nobody bought, with its cubes. */
const discardUnbought = (next: Draft, number: CardNumber, emit: Emit): void => {
  emptyShip(next, number, next.options.rulings.unboughtCubes ?? 'stock', null, emit);
  emit?.({ type: 'card-discarded', card: idAt(next, number), player: null });
};

/** The next offer; a card without workers is discarded. When there is none, the loading begins. */
export const continuePurchase = (next: Draft, emit: Emit): void => {
  for (let column = 0; column < next.row.length; column++) {
    const card = next.row[column] as CardNumber;
    if (card < 0) continue;
    if ((next.columns[column] as readonly Worker[]).length > 0) break;
    next.row = replaced(next.row, column, -1);
    discardUnbought(next, card, emit);
  }
  const offer = offerOf(next);
  if (offer !== null) {
    next.player = offer.player;
    emit?.({ type: 'card-offered', player: offer.player, card: idAt(next, offer.card), price: offer.price });
    return;
  }
  next.row = [];
  next.columns = [];
  // The upper row is empty in the base game. (The expansion's rulebook, "Purchase".)
  for (const number of next.upper) discardUnbought(next, number, emit);
  if (next.upper.length > 0) next.upper = [];
  startLoading(next, emit);
};

/** A worker goes home; a gray one belongs to the expansion. */
export const sendHome = (next: Draft, worker: Worker, emit: Emit): void => {
  const player = ownerOf(worker);
  const gray = worker !== player;
  if (!gray) next.workers = replaced(next.workers, player, (next.workers[player] as number) + 1);
  emit?.({ type: 'worker-returned', player, gray });
  if (gray) expansionOf(next.options).grayLeaves(next, player, emit);
};

/**
 * The seat pays, all workers go home, and the card goes to the buyer, whose it is before it does anything. Other
 * payments than coins have been made already.
 */
export const buy = (next: Draft, player: Player, payment: 'coins' | 'fish-market', emit: Emit): void => {
  const { card, price, column } = offerOf(next) as Offer;
  const { id, kind } = cardAt(next, card);
  if (payment === 'coins') addCoins(next, player, -price, 'price', emit);
  next.bought |= 1 << player;
  emit?.({ type: 'card-bought', player, card: id, price, payment });
  if (column < 0) expansionOf(next.options).settleBesides(next, emit);
  else {
    const workers = next.columns[column] as readonly Worker[];
    next.row = replaced(next.row, column, -1);
    next.columns = replaced(next.columns, column, []);
    for (let i = 0; i < workers.length; i++) sendHome(next, workers[i] as Worker, emit);
  }
  if (kind !== 'special' || !expansionOf(next.options).isUsedUp(next, player, card, emit))
    next.cards = replaced(next.cards, player, added(next.cards[player] as readonly CardNumber[], card));
  continuePurchase(next, emit);
};

/** Declining sends the one worker home, and the price falls; a card that all have declined is discarded. */
export const decline = (next: Draft, player: Player, emit: Emit): void => {
  const { card, price, column } = offerOf(next) as Offer;
  emit?.({ type: 'card-declined', player, card: idAt(next, card), price });
  if (column < 0) {
    expansionOf(next.options).settleBesides(next, emit);
    discardUnbought(next, card, emit);
  } else {
    const workers = next.columns[column] as readonly Worker[];
    next.columns = replaced(next.columns, column, workers.slice(1));
    sendHome(next, workers[0] as Worker, emit);
  }
  continuePurchase(next, emit);
};
