import type { Player } from '../../core/contract.js';
import { added, type Draft, type Emit, idAt, ownerOf, type Seen, without } from '../draft.js';
import type { Expansion } from '../expansion.js';
import { continueDemand, takeWorker } from '../phases/demand.js';
import { discardUnbought, sendHome } from '../phases/purchase.js';
import { type CardNumber, SPACES, type SpeicherstadtMove, type Worker } from '../types.js';
import { grayAtHome } from './cards/storekeeper.js';
import { owns } from './owners.js';

// The second row of cards and what becomes of it. (The expansion's rulebook, "Supply" to "Purchase".)

/** As many cards above the board as on the water. */
export const isLaidOut: Expansion['isLaidOut'] = (of) => of.upper.length > of.options.players;

/** Lays a card above the board. */
export const lay: Expansion['lay'] = (next, card) => {
  next.upper = added(next.upper, card);
};

/** The card laid last. */
export const lastLaid: Expansion['lastLaid'] = ({ upper, row }) =>
  upper.length > 0 ? (upper[upper.length - 1] as number) : row.length === 0 ? -1 : (row[row.length - 1] as number);

/** Reserving, placing gray workers, and passing. */
export const demandMoves: Expansion['demandMoves'] = (of, player, moves) => {
  if ((of.workers[player] as number) > 0) reserveMoves(of, player, 'reserve', moves);
  if (grayAtHome(of, player) > 0) {
    for (let column = 0; column < of.columns.length; column++)
      if ((of.columns[column] as readonly Worker[]).length < SPACES) moves.push({ type: 'place-gray', player, column });
    reserveMoves(of, player, 'reserve-gray', moves);
  }
  if (of.breaks > 0 && owns(of, player, 'coffee-break')) moves.push({ type: 'pass', player });
};

const reserveMoves = (of: Seen, player: Player, type: 'reserve' | 'reserve-gray', moves: SpeicherstadtMove[]): void => {
  for (let i = 0; i < of.upper.length; i++) moves.push({ type, player, card: idAt(of, of.upper[i] as number) });
};

/** A card of the upper row becomes the last of the reserved ones, with a worker on it. */
export const reserve = (next: Draft, number: CardNumber, worker: Worker, emit: Emit): void => {
  const player = ownerOf(worker);
  if (worker === player) takeWorker(next, player);
  next.upper = without(next.upper, next.upper.indexOf(number));
  next.reserved = added(next.reserved, number);
  next.holders = added(next.holders, worker);
  emit?.({ type: 'worker-placed', player, card: idAt(next, number), column: null, gray: worker !== player });
  continueDemand(next, emit);
};

/** The lowest reserved card, for as many coins as cards are reserved. */
export const offerBesides: Expansion['offerBesides'] = ({ reserved, holders }) =>
  reserved.length === 0
    ? null
    : { card: reserved[0] as number, price: reserved.length, player: ownerOf(holders[0] as number), column: -1 };

/** That card leaves the row, and its worker goes home. */
export const settleBesides: Expansion['settleBesides'] = (next, emit) => {
  const worker = next.holders[0] as Worker;
  next.reserved = next.reserved.slice(1);
  next.holders = next.holders.slice(1);
  sendHome(next, worker, emit);
};

/** What nobody has reserved is discarded. */
export const afterPurchase: Expansion['afterPurchase'] = (next, emit) => {
  const { upper } = next;
  next.upper = [];
  for (const number of upper) discardUnbought(next, number, emit);
};
