import type { Player, Seed } from '../core/contract.js';
import type { Manifest } from './data/cards.js';
import type { Rulings, ScenarioId } from './options.js';
import type { CardNumber } from './types.js';

/** A place relative to the harbor card: rows run downwards, columns to the right. */
export type Spot = readonly [row: number, column: number];

/**
 * A situation in short, for tests, puzzles and bug reports. It stands at the start of a round, with `chosen` before the
 * last choice, or, with `shown`, after the reveal. The first layout need not be told; its Water cards are, like `'water'`, any that are left over.
 */
export interface KontorPosition {
  /** Default 2. */
  readonly players?: number;
  /** As in the options. */
  readonly ruleset?: 'base' | 'advanced' | null;
  /** As in the options. */
  readonly scenario?: ScenarioId | null;
  /** As in the options; `coins` says what players have now. */
  readonly startingCoins?: number | null;
  /** Decisions for doubtful points. */
  readonly rulings?: Rulings;
  /** The values of the cards. */
  readonly manifest?: Manifest | null;
  /**
   * The cards on the table in the order in which they were laid: row, column and the card's number, or `'water'` for any
   * numbered Water card. A Flood or Bridge stands after the card that it covers. A card of the first layout may be named.
   * Each card touches another (but in Baksheesh), and the limits of the Water Game, Tic Tac Toe and the Great Island hold. The
   * order says nothing about cranes: they may stand beside opposing cards.
   */
  readonly cells: readonly (readonly [row: number, column: number, card: CardNumber | 'water'])[];
  /** The first and last row once their number is reached. Default: the rows of the cards on the table. */
  readonly rows?: readonly [first: number, last: number];
  /** The first and last column, likewise. */
  readonly columns?: readonly [first: number, last: number];
  /** Where the ship is. Default: on the harbor card. */
  readonly ship?: Spot;
  /** Each seat's coins. Default: `startingCoins`. */
  readonly coins?: readonly number[];
  /** Each seat's hand, the shown card not included. Default: 3 Dock and 2 Water cards, dealt by the seed, or the lowest numbers left. */
  readonly hands?: readonly (readonly CardNumber[])[];
  /** Cards in hands that everybody knows. Default: none. */
  readonly known?: readonly CardNumber[];
  /** For each seat what it has chosen in secret: a card of its hand, `'pass'`, or null. One seat has yet to choose. */
  readonly chosen?: readonly (CardNumber | 'pass' | null)[];
  /** For each seat the card that it has shown and not laid yet. */
  readonly shown?: readonly (CardNumber | null)[];
  /** Whether the seat with the highest shown card has moved the ship. Default: no, but yes with `gap`. */
  readonly sailed?: boolean;
  /** The space that the ship has emptied for that card. The removed card is named in `under`. Default: none. */
  readonly gap?: Spot;
  /**
   * The open card of the Water pile. Default: dealt by the seed, or the lowest number left. With null the pile is empty:
   * Water cards that have no other place are out of the game, unknown to all, like those that some scenarios put aside.
   */
  readonly waterTop?: CardNumber | null;
  /** Each seat's open Dock card, likewise; with null the pile holds nothing but the cards of `under`, the first one open. */
  readonly dockTops?: readonly (CardNumber | null)[];
  /**
   * For each seat the known cards at the bottom of its pile, the next one to come first: cards that a ship (or in
   * Baksheesh a bribe) can remove. Default: none.
   */
  readonly under?: readonly (readonly CardNumber[])[];
  /** The seat that laid a card last (Baksheesh asks it first). Default: none. */
  readonly last?: Player;
  /** Rounds in a row so far at whose end no more spaces were covered than ever before. Default 0. */
  readonly idle?: number;
  /** Makes the game seeded. */
  readonly seed?: Seed;
  /** Default: seeded with a seed, manual without. */
  readonly chance?: 'seeded' | 'manual';
}
