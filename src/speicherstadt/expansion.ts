import type { Player } from '../core/contract.js';
import type { Draft, Emit, Seen } from './draft.js';
import { kaispeicher } from './kaispeicher/index.js';
import type { KaispeicherMove } from './kaispeicher/types.js';
import type { CardNumber, ResolvedOptions, SpeicherstadtIllegal, SpeicherstadtMove, Worker } from './types.js';

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
 * All that an expansion changes: the one place where the base game asks for it. {@link BASE} changes nothing;
 * kaispeicher/index.ts is the other one.
 */
export interface Expansion {
  /** Workers that each seat has to place in a round. */
  readonly workers: number;
  /** Coins of everybody's income. */
  readonly income: number;
  /** Gray workers and Break cards that are set aside at the start. */
  readonly aside: number;

  /** Supply: whether all is laid out once the water spaces are full. */
  isLaidOut(of: Seen): boolean;
  /** Supply: lays a card once the water spaces are full. */
  lay(next: Draft, card: CardNumber): void;
  /** Supply: the card laid last, or -1. */
  lastLaid(of: Seen): CardNumber;

  /** Fire: a seat's strength, given the sum and the best of its firemen. */
  strengthOf(of: Seen, player: Player, sum: number, best: number): number;
  /** Fire: asks a winner, or a loser, before the points move; true if the game waits for the answer. */
  asks(next: Draft, player: Player, wins: boolean, emit: Emit): boolean;

  /** Demand: whether a seat has other workers to place than those of its color. */
  hasMoreWorkers(of: Seen, player: Player): boolean;
  /** Demand: whether there is a space besides the columns. */
  hasMoreSpace(of: Seen): boolean;
  /** Demand: further moves of the seat on turn. */
  demandMoves(of: Seen, player: Player, moves: SpeicherstadtMove[]): void;
  /** Between demand and purchase: asks who may interfere; true if the game waits for the answer. */
  beforePurchase(next: Draft, emit: Emit): boolean;

  /** Purchase: what is offered after the last column. */
  offerBesides(of: Seen): Offer | null;
  /** Purchase: takes that offer from the table, bought or not; the worker goes home. */
  settleBesides(next: Draft, emit: Emit): void;
  /** Purchase: other ways to pay than with coins. */
  purchaseMoves(of: Seen, player: Player, moves: SpeicherstadtMove[]): void;
  /** Purchase: a worker who does not return; true if he has left the game. */
  leaves(next: Draft, worker: Worker, emit: Emit): boolean;
  /** Purchase: what a card does as soon as it is bought. */
  bought(next: Draft, player: Player, card: CardNumber, emit: Emit): void;
  /** Purchase: after the last offer. */
  afterPurchase(next: Draft, emit: Emit): void;

  /** Loading: further moves, given the cubes of each kind that the seat can use. */
  loadingMoves(of: Seen, player: Player, goods: readonly number[], moves: SpeicherstadtMove[]): void;

  /** Whether something else comes before the decision of the phase: a question, or a card in use. */
  isInterrupted(of: Seen): boolean;
  /** Who must act. */
  actingPlayer(of: Seen): Player;
  /** The moves of the seat that must act while the phase is interrupted. */
  interruptMoves(of: Seen, moves: SpeicherstadtMove[]): void;
  /** Why a move is not legal while the phase is interrupted. */
  checkInterrupted(of: Seen, move: SpeicherstadtMove): SpeicherstadtIllegal | null;
  /** Goes on after a question was answered with no. */
  declined(next: Draft, emit: Emit): void;

  /** The moves that a seat may make at any decision of anybody. */
  anytimeMoves(of: Seen, player: Player, moves: SpeicherstadtMove[]): void;
  /** Whether it has one. */
  hasAnytimeMove(of: Seen, player: Player): boolean;
  /** Why one of the expansion's moves is not legal, when nothing interrupts the phase. */
  check(of: Seen, move: KaispeicherMove): SpeicherstadtIllegal | null;
  /** Makes one of the expansion's moves. */
  play(next: Draft, move: KaispeicherMove, emit: Emit): void;
}

const no = (): false => false;
const nothing = (): void => {};

/** The Speicherstadt alone. */
export const BASE: Expansion = {
  workers: 3,
  income: 1,
  aside: 0,
  isLaidOut: () => true,
  lay: nothing,
  lastLaid: (of) => (of.row.length === 0 ? -1 : (of.row[of.row.length - 1] as number)),
  strengthOf: (_of, _player, sum) => sum,
  asks: no,
  hasMoreWorkers: no,
  hasMoreSpace: no,
  demandMoves: nothing,
  beforePurchase: no,
  offerBesides: () => null,
  settleBesides: nothing,
  purchaseMoves: nothing,
  leaves: no,
  bought: nothing,
  afterPurchase: nothing,
  loadingMoves: nothing,
  isInterrupted: no,
  actingPlayer: (of) => of.player,
  interruptMoves: nothing,
  checkInterrupted: () => null,
  declined: nothing,
  anytimeMoves: nothing,
  hasAnytimeMove: no,
  check: () => ({ code: 'needs-kaispeicher' }),
  play: nothing,
};

// Made at the first call: the two games' modules use each other.
let made: Expansion | null = null;

/** Which rules a game is played by. */
export const expansionOf = (options: ResolvedOptions): Expansion => {
  if (!options.kaispeicher) return BASE;
  made ??= kaispeicher();
  return made;
};
