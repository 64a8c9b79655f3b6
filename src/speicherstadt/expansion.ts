import type { Player } from '../core/contract.js';
import type { Draft, Emit, Seen } from './draft.js';
import { kaispeicher } from './kaispeicher/index.js';
import type { KaispeicherMove } from './kaispeicher/types.js';
import type { CardNumber, ResolvedOptions, SpeicherstadtIllegal, SpeicherstadtMove } from './types.js';

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
 * kaispeicher/index.ts is the other one. What lies on the table with the expansion alone (an upper row, reserved cards,
 * gray workers) is there in every state, and empty in the base game.
 */
export interface Expansion {
  /** Rows of cards that are laid out. */
  readonly rows: number;
  /** Workers that each seat has to place in a round. */
  readonly workers: number;
  /** Coins of everybody's income. */
  readonly income: number;
  /** Gray workers and Break cards that are set aside at the start. */
  readonly aside: number;

  /** Fire: a seat's strength, given the sum and the best of its firemen. */
  strengthOf(of: Seen, player: Player, sum: number, best: number): number;
  /** Fire: asks a winner, or a loser, before the points move; true if the game waits for the answer. */
  asks(next: Draft, player: Player, wins: boolean, emit: Emit): boolean;

  /** Demand: gray workers that a seat has at home. */
  grayAtHome(of: Seen, player: Player): number;
  /** Demand: other places for a worker than the columns. */
  reserveMoves(of: Seen, player: Player, gray: boolean, moves: SpeicherstadtMove[]): void;
  /** Demand: what may be done instead of placing a worker. */
  passMoves(of: Seen, player: Player, moves: SpeicherstadtMove[]): void;
  /** Between demand and purchase: asks who may interfere; true if the game waits for the answer. */
  beforePurchase(next: Draft, emit: Emit): boolean;

  /** Purchase: what is offered after the last column. */
  offerBesides(of: Seen): Offer | null;
  /** Purchase: takes that offer from the table, bought or not; the worker goes home. */
  settleBesides(next: Draft, emit: Emit): void;
  /** Purchase: other ways to pay than with coins. */
  purchaseMoves(of: Seen, player: Player, moves: SpeicherstadtMove[]): void;
  /** Purchase: a gray worker does not return. */
  grayLeaves(next: Draft, player: Player, emit: Emit): void;
  /** Purchase: whether a card does all it does as soon as it is bought, and is gone then. */
  isUsedUp(next: Draft, player: Player, card: CardNumber, emit: Emit): boolean;

  /** Loading: whether a seat may trade two cubes for one. */
  tradesTwo(of: Seen, player: Player): boolean;

  /** The moves of the seat that must act while something interrupts the phase. */
  interruptMoves(of: Seen, moves: SpeicherstadtMove[]): void;
  /** Goes on after a question was answered with no. */
  declined(next: Draft, emit: Emit): void;
  /** The moves that a seat may make at any decision of anybody. */
  anytimeMoves(of: Seen, player: Player, moves: SpeicherstadtMove[]): void;
  /** Why a move is not legal: one of the expansion's, or any while something interrupts the phase. */
  check(of: Seen, move: SpeicherstadtMove): SpeicherstadtIllegal | null;
  /** Makes one of the expansion's moves. */
  play(next: Draft, move: KaispeicherMove, emit: Emit): void;
}

const no = (): false => false;
const none = (): null => null;
const zero = (): number => 0;
const nothing = (): void => {};

/** The Speicherstadt alone. */
export const BASE: Expansion = {
  rows: 1,
  workers: 3,
  income: 1,
  aside: 0,
  strengthOf: (_of, _player, sum) => sum,
  asks: no,
  grayAtHome: zero,
  reserveMoves: nothing,
  passMoves: nothing,
  beforePurchase: no,
  offerBesides: none,
  settleBesides: nothing,
  purchaseMoves: nothing,
  grayLeaves: nothing,
  isUsedUp: no,
  tradesTwo: no,
  interruptMoves: nothing,
  declined: nothing,
  anytimeMoves: nothing,
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
