import type { Player, Seed } from '../core/contract.js';
import type { Manifest } from './data/cards.js';
import type { Rulings } from './options.js';
import type { ScenarioId } from './scenarios/index.js';
import type { CardNumber, Phase, Side } from './types.js';

/** A place relative to the harbor card: rows run downwards, columns to the right. */
export type Spot = readonly [row: number, column: number];

/**
 * What a seat has chosen: before the reveal a card of its hand or `'pass'`; in Special Cards how many cards; in Baksheesh
 * `'pass'`, once its turn to buy is over; in Old Rope whether its zone counts.
 */
export type Choice = CardNumber | 'pass' | boolean;

/**
 * A situation in short, for tests, puzzles and bug reports: any but those in which the first cards are dealt. The first
 * layout need not be told; its Water cards are, like `'water'`, any that are left over.
 *
 * @example
 * ```ts
 * import { fromPosition, turn } from 'kontorhaus/kontor';
 *
 * // Old Rope after the end: black says that its zone counts, red has yet to speak.
 * const state = fromPosition({
 *   scenario: 'old-rope',
 *   idle: 10,
 *   cells: [[1, 1, 1], [1, 2, 'water'], [2, 1, 'water'], [-1, 1, 2], [-1, 2, 'water'], [-2, 1, 'water']],
 *   chosen: [null, true],
 * });
 * turn(state); // => { kind: 'decision', players: [0], others: [] }
 * ```
 */
export interface KontorPosition {
  /** Default 2. */
  readonly players?: 2 | 4 | undefined;
  /** As in the options. */
  readonly ruleset?: 'base' | 'advanced' | null | undefined;
  /** As in the options. */
  readonly scenario?: ScenarioId | null | undefined;
  /** As in the options; `coins` says what players have now. */
  readonly startingCoins?: number | null | undefined;
  /** Decisions for doubtful points. */
  readonly rulings?: Rulings | undefined;
  /** The values of the cards. */
  readonly manifest?: Manifest | null | undefined;
  /**
   * The cards on the table in the order in which they were laid: row, column and the card's number, or `'water'` for any
   * numbered Water card. A Flood or Bridge stands after the card that it covers. A card of the first layout may be named.
   * All cards hang together with the first layout (but in Baksheesh), and the limits of the Water Game, Tic Tac Toe and
   * the Great Island hold. The order says nothing about cranes: they may stand beside opposing cards.
   */
  readonly cells: readonly (readonly [row: number, column: number, card: CardNumber | 'water'])[];
  /** The first and last row once their number is reached. Default: the rows of the cards on the table. */
  readonly rows?: readonly [first: number, last: number] | undefined;
  /** The first and last column, likewise. */
  readonly columns?: readonly [first: number, last: number] | undefined;
  /** Where the ship is. Default: on the harbor card. */
  readonly ship?: Spot | undefined;
  /** Each seat's coins. Default: `startingCoins`. */
  readonly coins?: readonly number[] | undefined;
  /** Each seat's hand, the shown card not included. Default: 3 Dock and 2 Water cards, dealt by the seed, or the lowest numbers left. */
  readonly hands?: readonly (readonly CardNumber[])[] | undefined;
  /** Cards in hands that everybody knows. Default: none. */
  readonly known?: readonly CardNumber[] | undefined;
  /**
   * What the game waits for. It follows from the rest but for two: `'pick'` (Justice) says that hands are being picked,
   * with 2 Water cards and fewer than 3 Dock cards in one of them; `'choose'` says that in Special Cards or Baksheesh what
   * can be bought before this round has been. Any other that does not follow from the rest is refused.
   */
  readonly phase?: Exclude<Phase, 'deal'> | undefined;
  /** For each seat what it has chosen in secret, or null. All have chosen only after the last zone of Old Rope is judged. */
  readonly chosen?: readonly (Choice | null)[] | undefined;
  /** For each seat the card that it has shown and not laid yet. */
  readonly shown?: readonly (CardNumber | null)[] | undefined;
  /** Whether the seat with the highest shown card has moved the ship. Default: no, but yes with `gap`. */
  readonly sailed?: boolean | undefined;
  /**
   * The space that the ship has emptied for that card. The removed card is the last of an `under`, or the open card of a
   * pile that had been used up. Default: none.
   */
  readonly gap?: Spot | undefined;
  /** The open card of the Water pile; null for none. Default: dealt by the seed, or the lowest number left. */
  readonly waterTop?: CardNumber | null | undefined;
  /**
   * How many unknown cards lie below it. Default: all that are left but those that the scenario puts aside, or none
   * without an open card. Without one the next of them is to be turned up. Water cards that have no other place are out of
   * the game, unknown to all.
   */
  readonly waterHidden?: number | undefined;
  /** Each seat's open Dock card, likewise; with null and nothing hidden, the first card of `under` is open. */
  readonly dockTops?: readonly (CardNumber | null)[] | undefined;
  /** How many unknown cards lie below each, likewise. Default for teammates: each has half of those left. */
  readonly dockHidden?: readonly number[] | undefined;
  /**
   * For each seat the known cards at the bottom of its pile, the next one to come first: cards that a ship (or in
   * Baksheesh a bribe) can remove. Default: none.
   */
  readonly under?: readonly (readonly CardNumber[])[] | undefined;
  /**
   * Special Cards: the seats to which a bought card is still to be dealt, the next one first, and one seat after the
   * other. The treasury has the 2 coins that each has cost. Default: none.
   */
  readonly owed?: readonly Player[] | undefined;
  /** The seat that laid a card last (Baksheesh asks it first). Default: none. */
  readonly last?: Player | undefined;
  /**
   * How many more spaces are covered than at the end of any round before: one or more only where cards of this round have
   * been laid, the last one by the seat in `last`; below zero only in Baksheesh. Default 0.
   */
  readonly gained?: number | undefined;
  /** Rounds in a row so far at whose end no more spaces were covered than ever before; the tenth is the end. Default 0. */
  readonly idle?: number | undefined;
  /** Poverty: the sides that the game has ended for; needed where a tax was not paid. Default: those that have to be. */
  readonly bankrupt?: readonly Side[] | undefined;
  /** Deals the cards that are not given, and makes the game seeded unless `chance` says otherwise. */
  readonly seed?: Seed | undefined;
  /** Default: seeded with a seed, manual without. */
  readonly chance?: 'seeded' | 'manual' | undefined;
}
