import { GOODS, MANIFEST, type Manifest } from './data/cards.js';

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
/** A Flood. */
export const FLOOD = 512;
/** A Bridge. */
export const BRIDGE = 1024;
/** A Customs House. */
export const HOUSE = 2048;
/** A special card. */
export const SPECIAL: number = FLOOD | BRIDGE | HOUSE;

/** The cards by their numbers, so that the rules look them up in one step. */
export interface Deck {
  /** What each card is: bits. 0 for a number without a card. */
  readonly traits: readonly number[];
  /** The goods of each card, packed: wine in the lowest eight bits, then spice, then tea. */
  readonly cargo: readonly number[];
  /** Water, red, black and special cards, each ascending. The harbor card is in none of them. */
  readonly suits: readonly (readonly number[])[];
}

/** Where the cards of a suit stand in {@link Deck.suits}. */
export const WATER_SUIT = 0;
/** Special cards in {@link Deck.suits}; red is 1, black 2. */
export const SPECIAL_SUIT = 3;

const sorted = (cards: readonly { readonly number: number }[]): readonly number[] =>
  cards.map(({ number }) => number).sort((a, b) => a - b);

const compile = ({ red, black, water, special }: Manifest): Deck => {
  const all = [red, black, water, special].flatMap((cards) => cards.map(({ number }) => number));
  const traits = new Array<number>(Math.max(...all) + 1).fill(0);
  const cargo = traits.slice();
  const signs = { coin: COIN, ship: SHIP };
  [red, black].forEach((docks, color) => {
    for (const { number, kind, goods, symbol } of docks) {
      traits[number] =
        DOCK |
        (color === 0 ? RED : BLACK) |
        (kind === 'crane' ? CRANE : kind === 'tavern' ? TAVERN : CARGO) |
        (symbol === null ? 0 : signs[symbol]);
      for (const good of goods) cargo[number] = (cargo[number] as number) + 2 ** (8 * GOODS.indexOf(good));
    }
  });
  for (const { number, symbol } of water) traits[number] = WATER | (symbol === null ? 0 : signs[symbol]);
  for (const { number, kind } of special)
    traits[number] = kind === 'flood' ? WATER | FLOOD : DOCK | (kind === 'bridge' ? BRIDGE : HOUSE);
  traits[0] = WATER;
  return { traits, cargo, suits: [water, red, black, special].map(sorted) };
};

let builtIn: Deck | undefined;

/** The cards of a manifest; null is the built-in one. */
export const deckOf = (manifest: Manifest | null): Deck => {
  if (manifest !== null) return compile(manifest);
  builtIn ??= compile(MANIFEST);
  return builtIn;
};
