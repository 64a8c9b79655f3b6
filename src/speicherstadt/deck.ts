import type { Weighted } from '../core/contract.js';
import { sumOf } from '../core/sum.js';
import { MANIFEST } from './data/built-in.js';
import { type CardEntry, type CardKind, type CardValues, type Manifest, SEASONS } from './data/manifest.js';
import { ANY_CUBES, BASE_KINDS, cube, GOODS, kindOf } from './goods.js';
import type { ResolvedOptions } from './options.js';
import type { CardNumber, Speicherstadt, SpeicherstadtSeen } from './types.js';

/** One card, with all that the rules ask of it. Values that its kind does not have are 0. */
export interface Card {
  /** Its number. */
  readonly number: CardNumber;
  /** Its id. */
  readonly id: string;
  /** The entry of the manifest that it comes from. */
  readonly entry: string;
  /** What it is. */
  readonly kind: CardKind;
  /** Its season, 0 (A) to 4 (E). */
  readonly season: number;
  /**
   * The cubes of each kind that a player can put onto it, one octal digit for each kind; {@link goodsOf} reads it.
   * Contract: its spaces. Merchant and point storage: one of its kind, and it never stays.
   */
  readonly room: number;
  /** Coins, see `CardValues`. */
  readonly coins: number;
  /** Points, see `CardValues`. */
  readonly points: number;
  /** Cubes in all: those that a ship is filled with, the spaces of a contract, those that a warehouse holds. */
  readonly capacity: number;
  /** Strength of a fireman. */
  readonly value: number;
}

/** The cards of one game, and what can be read off them once. */
export interface Deck {
  /** All cards by number; those removed for the number of players too, so that a number always means the same card. */
  readonly cards: readonly Card[];
  /** The same cards by id. */
  readonly byId: ReadonlyMap<string, Card>;
  /** Turning up each card, by number: as chance lists it. Made once, since chance is asked for at every card. */
  readonly turnUps: readonly Weighted<Speicherstadt>[];
  /** The numbers of the cards in play, by season, ascending. */
  readonly seasons: readonly (readonly CardNumber[])[];
  /** Points for none, one, two ... counting offices. */
  readonly scale: readonly number[];
  /** Cubes of each kind in the game. */
  readonly goods: readonly number[];
}

/** The cards of a row: one more than there are seats. (Public rules summaries, "Supply".) */
export const rowSizeOf = ({ players }: Pick<ResolvedOptions, 'players'>): number => players + 1;

/** What the expansion has more of: rows of cards, workers, income, and gray workers and Break cards set aside. */
export const sizesOf = ({
  kaispeicher,
}: ResolvedOptions): {
  readonly rows: number;
  readonly workers: number;
  readonly income: number;
  readonly aside: number;
} => ({
  rows: kaispeicher ? 2 : 1,
  workers: kaispeicher ? 4 : 3,
  income: kaispeicher ? 2 : 1,
  aside: kaispeicher ? 2 : 0,
});

/**
 * Whether a card is removed for a number of players; all that are removed are autumn cards. (Public rules summaries,
 * "Setup"; the expansion's rulebook, "Setup" 10.)
 */
export const isRemoved = ({ entry, season, kind, value }: Card, players: number): boolean =>
  players !== 4 &&
  season === 3 &&
  ([players === 2 ? 'port' : 'boatsmen-church', 'mayor', 'truck'].includes(entry) ||
    (kind === 'fireman' && value === 3));

/** The cards of an entry. */
const cardsOfEntry = ({ id, kind, values, cards }: CardEntry): readonly Omit<Card, 'number'>[] =>
  cards.map((card, index) => {
    const {
      good,
      goods = good ? [good] : [],
      coins = 0,
      points = 0,
      // Of a warehouse its own, of a ship its crates, of the rest the spaces for goods.
      crates = goods.length,
      capacity = crates,
      value = 0,
    }: CardValues = {
      ...values,
      ...card,
    };
    return {
      id: card.id ?? (cards.length === 1 ? id : `${id}#${index + 1}`),
      entry: id,
      kind,
      season: SEASONS.indexOf(card.season),
      room: kind === 'warehouse' ? ANY_CUBES : sumOf(goods.map((each) => cube(kindOf(each)))),
      coins,
      points,
      capacity,
      value,
    };
  });

const buildDeck = (source: Manifest, { kaispeicher, players }: ResolvedOptions): Deck => {
  const cards = (kaispeicher ? source.base.concat(source.kaispeicher) : source.base)
    .flatMap(cardsOfEntry)
    .map((card, number) => ({ ...card, number }));
  const seasons = SEASONS.map((_, season) =>
    cards.filter((card) => card.season === season && !isRemoved(card, players)).map(({ number }) => number),
  );
  return {
    cards,
    turnUps: cards.map(({ id }) => ({ outcome: { type: 'turn-up', card: id }, weight: 1 })),
    byId: new Map(cards.map((card) => [card.id, card])),
    seasons,
    scale: source.base.concat(source.kaispeicher).flatMap(({ values }) => values.scale ?? []),
    goods: GOODS.map((good, kind) => (kind < BASE_KINDS || kaispeicher ? source.goods[good] : 0)),
  };
};

// The cards are the same for all games of a manifest with as many players; the last ones are kept at hand, since a
// playout asks for them at every move.
const decks: WeakMap<Manifest, Deck[]> = new WeakMap();
let lastOptions: ResolvedOptions | undefined;
let lastDeck: Deck;

/** The cards of a game. */
export const deckOf = (options: ResolvedOptions): Deck => {
  if (options !== lastOptions) {
    const { manifest, players, kaispeicher } = options;
    const source = manifest ?? MANIFEST;
    const made = decks.get(source) ?? [];
    decks.set(source, made);
    lastDeck = made[2 * players + Number(kaispeicher)] ??= buildDeck(source, options);
    lastOptions = options;
  }
  return lastDeck;
};

/**
 * The cards of a game by number: `state.row`, `state.cards` and the like hold numbers, moves and events hold ids. With
 * Kaispeicher there are 104, without 54, whatever was removed for the number of players.
 *
 * @example
 * ```ts
 * import { cardsOf, init } from 'kontorhaus/speicherstadt';
 *
 * const state = init({ players: 4, seed: 'a warehouse by the water' });
 * state.row.length; // => 5
 * cardsOf(state.options).length; // => 54
 * ```
 */
export const cardsOf = (options: ResolvedOptions): readonly Card[] => deckOf(options).cards;

/** How many cards the pile has: what is left of the season, and the later seasons. */
export const pileSizeOf = (options: ResolvedOptions, season: number, left: number): number =>
  deckOf(options).seasons.reduce((sum, cards, later) => (later > season ? sum + cards.length : sum), left);

/** The card with a number. */
export const cardAt = (of: SpeicherstadtSeen, number: CardNumber): Card => deckOf(of.options).cards[number] as Card;

/** The id of a card. */
export const idAt = (of: SpeicherstadtSeen, number: CardNumber): string => cardAt(of, number).id;

/** The card with an id, if the game has it. */
export const cardNamed = (of: SpeicherstadtSeen, id: string): Card | undefined => deckOf(of.options).byId.get(id);
