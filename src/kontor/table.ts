import type { Player } from '../core/contract.js';
import { sumOf } from '../core/sum.js';
import { type Deck, deckOf, SPECIAL_SUIT } from './deck.js';
import type { ResolvedOptions } from './options.js';
import { variantOf } from './scenarios/index.js';
import type { Variant } from './scenarios/variant.js';
import type { CardNumber, KontorSeen, Side } from './types.js';

/** All coins of the box. (Rulebook, "Components".) */
export const COINS = 20;

/** What follows from the options and is looked up at every move. */
export interface Table extends Deck {
  /** In what this game differs from others. */
  readonly variant: Variant;
  /** Seats. */
  readonly players: number;
  /** The seats, ascending. */
  readonly seats: readonly Player[];
  /** For each seat nothing chosen or shown. */
  readonly none: readonly null[];
  /** All coins in the game. */
  readonly coins: number;
  /** Whether each fixed direction bounds zones, or only both together. */
  readonly perDirection: boolean;
}

const tables = new WeakMap<ResolvedOptions, Table>();

const compile = (options: ResolvedOptions): Table => {
  const { players, ruleset, scenario, rulings, manifest } = options;
  const variant = variantOf(players, ruleset, scenario);
  const { traits, goods, suits } = deckOf(manifest);
  return {
    traits,
    goods,
    suits: suits.map((cards, suit) =>
      cards.filter((card) =>
        suit === SPECIAL_SUIT ? variant.special !== null : !variant.leavesOut(traits[card] as number),
      ),
    ),
    variant,
    players,
    seats: [0, 1, 2, 3].slice(0, players),
    none: new Array<null>(players).fill(null),
    coins: variant.bankruptcy ? variant.coins * players : COINS,
    perDirection: rulings.edgeRule === 'perDirection',
  };
};

/** The table of a game. The states of a game share their options, so it is made once. */
export const tableOf = (options: ResolvedOptions): Table => {
  let table = tables.get(options);
  if (table === undefined) {
    table = compile(options);
    tables.set(options, table);
  }
  return table;
};

/** The side of a seat: with four players the first two are red. */
export const sideOf = (table: Table, seat: Player): Side => (table.players === 4 ? seat >> 1 : seat) as Side;

/** The seats of a side, ascending. */
export const seatsOf = (table: Table, side: Side): readonly Player[] =>
  table.seats.filter((seat) => sideOf(table, seat) === side);

/** The cards of a suit that are unknown: to all, or to the viewer. */
export const unknownOf = (of: KontorSeen, suit: number): readonly CardNumber[] =>
  ('pools' in of ? of.pools : of.unseen)[suit] as readonly CardNumber[];

/** What the treasury has. */
export const treasuryOf = (table: Table, coins: readonly number[]): number => table.coins - sumOf(coins);

/** Where the suit of a card of this game stands among the suits. */
export const suitOf = ({ suits }: Table, card: CardNumber): number => suits.findIndex((cards) => cards.includes(card));

/** How many cards of a hand have one of these traits. */
export const countOf = ({ traits }: Table, hand: readonly CardNumber[], bits: number): number => {
  let count = 0;
  for (const card of hand) if (((traits[card] as number) & bits) !== 0) count++;
  return count;
};
