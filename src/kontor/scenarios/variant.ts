import type { Cell } from '../cells.js';
import { CROSS, type Layout } from '../data/layouts.js';
import { CRANE, SHIP } from '../deck.js';

/** Where a scenario forbids a card although it would fit otherwise. */
export interface Limit {
  /** Why, as `check` says it. */
  readonly code: 'no-water-beside' | 'splits-region' | 'inner-zone';
  /**
   * Whether a card with the given traits may not lie on a cell that is, or is about to be, empty. `traitsAt` tells what
   * lies on other cells.
   */
  forbids(traitsAt: (cell: Cell) => number, cell: Cell, card: number): boolean;
}

/** All in which the games differ. What a game does not have is left out. */
export interface Variant {
  /** Rows of the full board. */
  readonly rows: number;
  /** Columns of the full board. */
  readonly columns: number;
  /** How it begins. */
  readonly layout: Layout;
  /** Whether the ship is in the game. */
  readonly ship?: boolean;
  /** Which completed zones count: so many of the largest or smallest; null for all. */
  readonly ranked: { readonly first: 'largest' | 'smallest'; readonly places: number } | null;
  /** How many Dock cards a zone needs to count. */
  readonly minimum: number;
  /** What control of a zone is worth. */
  worth(cells: readonly Cell[]): number;
  /** Coins of each player, unless the options say otherwise. */
  readonly coins: number;
  /** Whether the options may not say otherwise. */
  readonly coinsFixed?: boolean;
  /** Whether a Dock card with these traits stays in the box. */
  leavesOut(card: number): boolean;
  /** Unknown Water cards that are put aside. */
  readonly waterAside: number;
  /** Unknown Dock cards of each color that are put aside. */
  readonly docksAside: number;
  /** Special cards: one for each player, or a face-down pile; null for none. */
  readonly special: 'each' | 'pile' | null;
  /** A further limit for cards. */
  readonly limit?: Limit;
  /** What may be done before each round. */
  readonly before?: 'bribe' | 'buy';
  /** Whether players pick their Dock cards. */
  readonly picks?: boolean;
  /** Whether three regions in a line win. */
  readonly line?: boolean;
  /** Whether there are no coins but those of the players, and who is bankrupt loses. */
  readonly bankruptcy?: boolean;
  /** Whether owners of taverns judge their zones. */
  readonly vetoes?: boolean;
}

/** A scenario: what differs from the advanced game, or from that of four players. */
export interface Scenario extends Partial<Variant> {
  /** What differs with four players alone; left out where only two can play it. */
  readonly four?: Partial<Variant>;
}

/** Two players, the rules of the first half of the rulebook. */
export const BASE: Variant = {
  rows: 6,
  columns: 6,
  layout: CROSS,
  ranked: null,
  minimum: 1,
  worth: () => 1,
  coins: 3,
  leavesOut: () => false,
  waterAside: 0,
  docksAside: 0,
  special: null,
};

/** A crane without the ship symbol. */
export const isPlainCrane = (card: number): boolean => (card & (CRANE | SHIP)) === CRANE;

/** What the advanced game changes. (Rulebook, "Advanced Rules".) */
export const ADVANCED: Partial<Variant> = {
  rows: 7,
  columns: 7,
  ship: true,
  ranked: { first: 'largest', places: 5 },
};

/** What four players change besides. (Rulebook, "4-Player Rules".) */
export const FOUR: Partial<Variant> = { rows: 8, columns: 8, minimum: 2, coins: 4, special: 'each' };
