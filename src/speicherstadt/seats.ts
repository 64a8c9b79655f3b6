import type { Player } from '../core/contract.js';
import type { Seen } from './draft.js';
import type { Worker } from './types.js';

/** The seat with the start marker. */
export const startPlayer = (of: Seen): Player => (of.options.firstPlayer + of.round - 1) % of.options.players;

/** The seat after another, clockwise. */
export const leftOf = (of: Seen, player: Player): Player => (player + 1) % of.options.players;

/** The seat that a worker belongs to. Gray ones are numbered from 5. */
export const ownerOf = (worker: Worker): Player => worker % 5;

/** Whether something else comes before the decision of the phase: a question, or a Truck in use. Only with Kaispeicher. */
export const isInterrupted = ({ asked, truck }: Seen): boolean => (asked ?? truck) !== null;

/** Who must act: a Truck in use is its owner's alone. */
export const actingPlayer = (of: Seen): Player => (of.truck ?? of).player;
