import type { Draft, Emit } from '../draft.js';
import { idAt, ownerOf, without } from '../draft.js';
import type { Expansion } from '../expansion.js';
import { placeWorker } from '../phases/demand.js';
import { sendHome } from '../phases/purchase.js';
import { numberOfId } from '../storing.js';
import type { Worker } from '../types.js';
import type { KaispeicherMove } from './types.js';

// The second row of cards and what becomes of it. (The expansion's rulebook, "Demand" and "Purchase".)

/** Reserving any card of the upper row. */
export const reserveMoves: Expansion['reserveMoves'] = (of, player, gray, moves) => {
  for (const number of of.upper) moves.push({ type: 'reserve', player, card: idAt(of, number), gray });
};

/** A card of the upper row becomes the last of the reserved ones, with a worker on it. */
export const reserve = (next: Draft, move: Extract<KaispeicherMove, { type: 'reserve' }>, emit: Emit): void => {
  const number = numberOfId(next, move.card);
  next.upper = without(next.upper, next.upper.indexOf(number));
  next.reserved = next.reserved.concat(number);
  placeWorker(next, move.player, move.gray, null, number, emit);
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
