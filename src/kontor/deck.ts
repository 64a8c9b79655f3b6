import { type AnyCard, type Good, MANIFEST, type Manifest, MOST_NUMBER } from './data/cards.js';
import type { Side } from './types.js';

/** Bits of {@link Deck.traits}: what the rules ask of a card. */
export const WATER = 1;
/** A card that builds zones: Dock cards, Bridges and Customs Houses. */
export const DOCK = 2;
/** It keeps opposing Dock cards away from the spaces beside it. */
export const CRANE = 4;
/** A Dock card with goods. */
export const CARGO = 8;
/** A tavern. */
export const TAVERN = 16;
/** It has the ship symbol. */
export const SHIP = 32;
/** It has the coin symbol. */
export const COIN = 64;
/** It is red. */
export const RED = 128;
/** It is black. */
export const BLACK = 256;
/** The bit of a side's color. */
export const colorOf = (side: Side): number => RED << side;
/** A Flood. */
export const FLOOD = 512;
/** A Bridge. */
export const BRIDGE = 1024;
/** A Customs House. */
export const HOUSE = 2048;
/** A special card. */
export const SPECIAL: number = FLOOD | BRIDGE | HOUSE;
/** Whether a card with these traits is one of the numbered Water cards: a Flood is Water, but a special card. */
export const isWaterCard = (traits: number): boolean => (traits & (WATER | SPECIAL)) === WATER;

/** The cards by their numbers, so that the rules look them up in one step. */
export interface Deck {
  /** What each card is: bits. 0 for a number without a card. */
  readonly traits: readonly number[];
  /** The goods of each card. */
  readonly goods: readonly (readonly Good[])[];
  /** Water, red, black and special cards, each ascending. The harbor card is in none of them. */
  readonly suits: readonly (readonly number[])[];
}

/** Where the cards of a suit stand in {@link Deck.suits}. */
export const WATER_SUIT = 0;
/** Where the Dock cards of a side stand. */
export const dockSuitOf = (side: Side): number => 1 + side;
/** Where special cards stand. */
export const SPECIAL_SUIT = 3;

/** What each word on a card says of it. */
const BITS: Readonly<Record<string, number>> = {
  coin: COIN,
  ship: SHIP,
  goods: CARGO,
  crane: CRANE,
  tavern: TAVERN,
  flood: WATER | FLOOD,
  bridge: DOCK | BRIDGE,
  'customs-house': DOCK | HOUSE,
};

const bitsOf = (word: string | null | undefined): number => BITS[word ?? ''] ?? 0;

/** What the cards of each suit have in common. */
const SUITS: readonly (readonly [name: keyof Manifest, bits: number])[] = [
  ['water', WATER],
  ['red', DOCK | RED],
  ['black', DOCK | BLACK],
  ['special', 0],
];

const compile = (manifest: Manifest): Deck => {
  const traits = new Array<number>(MOST_NUMBER + 1).fill(0);
  const goodsOf = new Array<readonly Good[]>(MOST_NUMBER + 1).fill([]);
  traits[0] = WATER;
  // The cards of a manifest ascend.
  const suits = SUITS.map(([name, bits]) =>
    manifest[name].map(({ number, kind, goods = [], symbol }: AnyCard) => {
      traits[number] = bits | bitsOf(kind) | bitsOf(symbol);
      goodsOf[number] = goods;
      return number;
    }),
  );
  return { traits, goods: goodsOf, suits };
};

let builtIn: Deck | undefined;

/** The cards of a manifest; null is the built-in one. */
export const deckOf = (manifest: Manifest | null): Deck => {
  builtIn ??= compile(MANIFEST);
  return manifest === null ? builtIn : compile(manifest);
};
