/** The goods, in the order in which they stand everywhere. */
export const GOODS = ['wine', 'spice', 'tea'] as const;

/** A kind of goods: wine is brown, spice green, tea beige on the table. */
export type Good = (typeof GOODS)[number];

/** A sign on a card: a coin makes opponents pay, a ship lets the ship move. At most one on a card. */
export type CardSymbol = 'coin' | 'ship' | null;

/** A Dock card. */
export interface DockCard {
  /** The number in its corner. */
  readonly number: number;
  /** What it shows. Each color has 19 cards with goods, 2 cranes and 1 tavern. */
  readonly kind: 'goods' | 'crane' | 'tavern';
  /** One to three different goods; none on a crane or tavern. */
  readonly goods: readonly Good[];
  /** Its sign. */
  readonly symbol: CardSymbol;
}

/** A Water card. */
export interface WaterCard {
  /** The number in its corner. */
  readonly number: number;
  /** Its sign. */
  readonly symbol: CardSymbol;
}

/** A special card. */
export interface SpecialCard {
  /** The number in its corner. */
  readonly number: number;
  /** What it is. There are two of each kind. */
  readonly kind: 'flood' | 'bridge' | 'customs-house';
}

/** The highest number that a card can have. */
export const MOST_NUMBER = 999;

/** Any numbered card. */
export interface AnyCard {
  /** The number in its corner. */
  readonly number: number;
  /** What it is; all Water cards are alike. */
  readonly kind?: (DockCard | SpecialCard)['kind'];
  /** The goods of a Dock card. */
  readonly goods?: readonly Good[];
  /** The sign; special cards have none. */
  readonly symbol?: CardSymbol;
}

/**
 * The values of all cards. No public source lists them all, so the built-in ones are in part reconstructed
 * (`cardCertainty` says which); who has the game at hand can pass the printed ones. Numbers are whole, from 1 to 999,
 * and different on all cards. The harbor card has no number; it is number 0 in boards and positions.
 */
export interface Manifest {
  /** The 22 red Dock cards. */
  readonly red: readonly DockCard[];
  /** The 22 black Dock cards. */
  readonly black: readonly DockCard[];
  /** The 43 numbered Water cards. */
  readonly water: readonly WaterCard[];
  /** The 6 special cards. */
  readonly special: readonly SpecialCard[];
}

/*
 * The built-in Dock cards. They are twins: a red card with an odd number, the black one with the next even number, so
 * each entry stands for two numbers, from 1 and 2 on: its letters (w wine, s spice, t tea, C crane, T tavern) and its
 * sign ($ coin, ^ ship); a dash stands for two Water cards.
 *
 * Certain: 22 cards a color with 2 cranes and 1 tavern, the same set in both colors, one card of three goods in each,
 * 3 and 4; 3 is red and has the ship; 16 and 36 are black goods cards; 7 and 9 are Dock cards; one to three different
 * goods; at most one sign; cranes with and without ship exist. Inferred: odd red and even black; 4 black with the ship;
 * 16 spice alone and its twin 15; 36 wine and tea and its twin 35; 9 a crane (weakly). All else is reconstructed: three
 * of each other combination of goods, 8 coins, 8 ships and 6 cards without a sign in each color.
 */
const PAIRS: readonly string[] = 'T$ wst^ st^ ws C$ wt^ - s t$ w$ ws^ wt^ - st t$ w s$ wt - st^ ws^ w$ s$ t - C^'.split(
  ' ',
);

/*
 * The signs of the Water cards in the order of their numbers: those between the Dock cards, then 53 to 87.
 *
 * Certain: 43 numbered cards, most of them above all Dock cards, coins, ships and cards without a sign among them.
 * Reconstructed: every number and every sign (16 coins, 12 ships, 15 without).
 */
const SIGNS = '$.^$.^$.^$.$^.$.^$.^$.$^.$^.$.^$.$^.$^.$^.$';

/* The special cards, two of each kind, from 88 on. Inferred: one odd and one even of each. Reconstructed: the numbers. */
const KINDS = ['flood', 'bridge', 'customs-house'] as const;

const symbolOf = (text: string): CardSymbol => (text.includes('$') ? 'coin' : text.includes('^') ? 'ship' : null);

const docksOf = (first: number): readonly DockCard[] =>
  PAIRS.map((text, pair) => ({
    number: first + 2 * pair,
    kind: text.includes('C') ? ('crane' as const) : text.includes('T') ? ('tavern' as const) : ('goods' as const),
    goods: GOODS.filter((good) => text.includes(good.charAt(0))),
    symbol: symbolOf(text),
  })).filter((_, pair) => PAIRS[pair] !== '-');

const watersBelow: readonly number[] = PAIRS.flatMap((text, pair) =>
  text === '-' ? [1 + 2 * pair, 2 + 2 * pair] : [],
);

/**
 * The built-in values of the cards.
 *
 * @example
 * ```ts
 * import { MANIFEST } from 'kontorhaus/kontor';
 *
 * MANIFEST.red[1]; // => { number: 3, kind: 'goods', goods: ['wine', 'spice', 'tea'], symbol: 'ship' }
 * ```
 */
export const MANIFEST: Manifest = {
  red: docksOf(1),
  black: docksOf(2),
  water: [...SIGNS].map((sign, i) => ({ number: watersBelow[i] ?? 45 + i, symbol: symbolOf(sign) })),
  special: KINDS.flatMap((kind, i) => [88, 89].map((number) => ({ number: number + 2 * i, kind }))),
};
