import type { Player } from '../core/contract.js';
import type { SpeicherstadtSeen, Worker } from './types.js';

/** The seat with the start marker. */
export const startPlayer = (of: SpeicherstadtSeen): Player =>
  (of.options.firstPlayer + of.round - 1) % of.options.players;

/** The seat after another, clockwise. */
export const leftOf = (of: SpeicherstadtSeen, player: Player): Player => (player + 1) % of.options.players;

/** The most seats of a game: gray workers are numbered from here. */
export const MOST_SEATS = 5;

/** The seat that a worker belongs to. */
export const ownerOf = (worker: Worker): Player => worker % MOST_SEATS;

/** Who must act: a Truck in use is its owner's alone. */
export const actingPlayer = ({ player, truck }: SpeicherstadtSeen): Player => truck?.player ?? player;
