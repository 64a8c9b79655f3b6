import type { Parts, Player, RandomState, Viewer } from '../core/contract.js';
import type { Cell } from './cells.js';
import type { KontorEvent } from './events.js';
import type { KontorIllegal } from './illegal.js';
import type { KontorItem } from './items.js';
import type { KontorOptions, ResolvedOptions } from './options.js';
import type { KontorPosition } from './position-type.js';

/** A card by the number in its corner; the harbor card is 0. */
export type CardNumber = number;

/** Red (0) or black (1): a seat of its own with two players, a team with four. */
export type Side = 0 | 1;

/** What the game can wait for, in the order of a game. */
export const PHASES = ['deal', 'pick', 'bribe', 'buy', 'choose', 'act', 'veto', 'over'] as const;

/**
 * What the game waits for. `deal`: the first cards are dealt. `pick`: Justice, the hands are picked. `bribe` and `buy`:
 * before a round of Baksheesh or Special Cards. `choose`: the secret choice. `act`: the shown card with the highest
 * number is laid. `veto`: Old Rope, after the end. `over`.
 */
export type Phase = (typeof PHASES)[number];

/** Why a game can end. */
export const END_REASONS = ['board-full', 'dead', 'stalled', 'line', 'bankrupt', 'both-bankrupt'] as const;

/**
 * Why a game ended: the board is full; nobody can ever place again; ten rounds in a row covered nothing new; three
 * regions in a line (Tic Tac Toe); a side is bankrupt, or both are (Poverty). `line` and `bankrupt` decide the game.
 */
export type EndReason = (typeof END_REASONS)[number];

/** A draw pile that lies face up. */
export interface Pile {
  /** The card on top, which all see; null if there is none, or if it has yet to be turned up. */
  readonly top: CardNumber | null;
  /** How many unknown cards lie below it. Which they are is decided when they are turned up. */
  readonly hidden: number;
  /** Known cards at the bottom (removed by ship or bribe), the next one to come first. */
  readonly under: readonly CardNumber[];
}

/** What lies open, and so stands in states and views alike. */
export interface OpenPart {
  /** Always `'kontor'`. */
  readonly game: 'kontor';
  /** The shape of a state, and of a view of it. */
  readonly schema: 1;
  /** The revision of the rules. */
  readonly rules: number;
  /** The options, resolved. */
  readonly options: ResolvedOptions;
  /** What the game waits for. */
  readonly phase: Phase;
  /** The card on each cell of the grid: its number, 0 for the harbor card, -1 for none. See {@link Cell}. */
  readonly board: readonly number[];
  /** The cells with Dock cards that show goods, in the order in which they were laid: it decides the distribution centers. */
  readonly laid: readonly Cell[];
  /** Cards that lie under a Flood or a Bridge, ascending. */
  readonly covered: readonly CardNumber[];
  /** First and last row, first and last column reached. A direction that has reached its number stays fixed. */
  readonly extent: readonly [top: number, bottom: number, left: number, right: number];
  /** Where the ship is; null in games without it. */
  readonly ship: Cell | null;
  /** For each seat the card that it has shown and not laid yet. The highest number acts. */
  readonly shown: readonly (CardNumber | null)[];
  /** Whether the acting seat has moved the ship. */
  readonly sailed: boolean;
  /** The space that the acting seat has emptied with the ship and must fill; null if there is none. */
  readonly gap: Cell | null;
  /** Coins of each seat; the treasury has the rest. */
  readonly coins: readonly number[];
  /** The pile of Water cards. */
  readonly water: Pile;
  /** Each seat's pile of Dock cards. */
  readonly docks: readonly Pile[];
  /** Special Cards: seats that get a bought card dealt, the next one first. */
  readonly owed: readonly Player[];
  /** The seat that laid a card last; null before the first. */
  readonly last: Player | null;
  /** How many more spaces are covered than at the end of any round before; below zero only in Baksheesh. */
  readonly gained: number;
  /** Rounds in a row at whose end no more spaces were covered than ever before. */
  readonly idle: number;
  /** Why the game ended; null while it goes on. */
  readonly reason: EndReason | null;
  /** The side that won by a sudden end; null otherwise. */
  readonly winner: Side | null;
}

/** A game of Kontor, secrets included. */
export interface KontorState extends OpenPart {
  /** The generator, or null in manual mode. */
  readonly random: RandomState | null;
  /** Each seat's hand, ascending. A card that has been chosen stays in it until it is shown. */
  readonly hands: readonly (readonly CardNumber[])[];
  /** For each seat those cards of its hand that nobody else has seen, ascending. */
  readonly secret: readonly (readonly CardNumber[])[];
  /**
   * What each seat has chosen, kept secret until all have; null for none. `choose`: a card, or 0 for a pass. `buy`: how
   * many. `bribe`: 0 for a seat that is through, asked or not. `veto` and after it: 1 if the zone counts, 0 if it does not.
   */
  readonly choices: readonly (number | null)[];
  /** The unknown cards: Water, red, black and special, each ascending. Piles are turned up and hands dealt from them. */
  readonly pools: readonly (readonly CardNumber[])[];
}

/** What one seat, or a spectator, knows. */
export interface KontorView extends OpenPart {
  /** Whose view it is. */
  readonly viewer: Viewer;
  /** Whether the game deals by itself. */
  readonly seeded: boolean;
  /** The viewer's own hand, and what is openly known of the others', ascending. */
  readonly hands: readonly (readonly CardNumber[])[];
  /** How many more cards each seat has in hand: Dock, Water and special cards. */
  readonly hidden: readonly (readonly [docks: number, waters: number, specials: number])[];
  /** Those of the viewer's own cards that nobody else has seen; empty for a spectator. */
  readonly secret: readonly CardNumber[];
  /** As in the state, but another's choice is `'hidden'` until all have chosen. */
  readonly choices: readonly (number | 'hidden' | null)[];
  /** Cards that the viewer has not seen, in hands, piles or out of the game: Water, red, black and special, ascending. */
  readonly unseen: readonly (readonly CardNumber[])[];
}

/** A state or a view: what most functions take. */
export type KontorSeen = KontorState | KontorView;

/** A seat's decision. */
export type KontorMove =
  | {
      /** Secretly choose a card, or pass. */
      readonly type: 'choose';
      /** The seat. */
      readonly player: Player;
      /** A card in hand; null to pass. */
      readonly card: CardNumber | null;
    }
  | {
      /** Lay the shown card. */
      readonly type: 'place';
      /** The seat. */
      readonly player: Player;
      /** Where. */
      readonly cell: Cell;
    }
  | {
      /** Move the ship before laying a card with the ship symbol. (Rulebook, "The Ship".) */
      readonly type: 'ship';
      /** The seat. */
      readonly player: Player;
      /** To which Water card. */
      readonly to: Cell;
      /** The Dock card beside it to remove, or null. The shown card then has to fill the gap. */
      readonly remove: Cell | null;
      /** Four players: under which seat's pile the removed card goes. Null without a removal and with two players. */
      readonly pile: Player | null;
    }
  | {
      /** Baksheesh: buy an opposing card off the table. */
      readonly type: 'bribe';
      /** The seat. */
      readonly player: Player;
      /** Which card; null for none. */
      readonly cell: Cell | null;
    }
  | {
      /** Special Cards: ask for cards from the face-down pile, 2 coins each. */
      readonly type: 'buy';
      /** The seat. */
      readonly player: Player;
      /** How many; 0 for none. */
      readonly count: number;
    }
  | {
      /** Justice: take a Dock card into the starting hand. */
      readonly type: 'pick';
      /** The seat. */
      readonly player: Player;
      /** The card. */
      readonly card: CardNumber;
    }
  | {
      /** Old Rope: say whether the zone with the own tavern counts. */
      readonly type: 'veto';
      /** The first seat of the side. */
      readonly player: Player;
      /** Whether it may count. */
      readonly counts: boolean;
    };

/** A card dealt or turned up: on the table, into a hand or on a pile, in a fixed order. */
export interface KontorChance {
  /** A card is dealt. */
  readonly type: 'deal';
  /** Which. */
  readonly card: CardNumber;
}

/** The types of Kontor, for code that works with any game. */
export interface Kontor extends Parts {
  /** See {@link KontorState}. */
  State: KontorState;
  /** See {@link KontorView}. */
  View: KontorView;
  /** See {@link KontorMove}. */
  Move: KontorMove;
  /** See {@link KontorChance}. */
  Chance: KontorChance;
  /** See {@link KontorEvent}. */
  Event: KontorEvent;
  /** See {@link KontorOptions}. */
  Options: KontorOptions;
  /** See {@link KontorPosition}. */
  Position: KontorPosition;
  /** See {@link KontorIllegal}. */
  Illegal: KontorIllegal;
  /** See {@link KontorItem}. */
  Item: KontorItem;
  /** See {@link EndReason}. */
  EndReason: EndReason;
}
