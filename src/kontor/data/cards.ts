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
 * The built-in values. Per card: its number, its letters (w wine, s spice, t tea, C crane, T tavern) and its sign
 * ($ coin, ^ ship). The decks are twins: a red card with an odd number, the black one with the next even number.
 *
 * Certain: 22 cards a color with 2 cranes and 1 tavern, the same set in both colors, one card of three goods in each,
 * 3 and 4; 3 is red and has the ship; 16 and 36 are black goods cards; 7 and 9 are Dock cards; one to three different
 * goods; at most one sign; cranes with and without ship exist. Inferred: odd red and even black; 4 black with the ship;
 * 16 spice alone and its twin 15; 36 wine and tea and its twin 35; 9 a crane (weakly). All else is reconstructed: three
 * of each other combination of goods, 8 coins, 8 ships and 6 cards without a sign in each color.
 */
const DOCKS =
  '1T$ 3wst^ 5st^ 7ws 9C$ 11wt^ 15s 17t$ 19w$ 21ws^ 23wt^ 27st 29t$ 31w 33s$ 35wt 39st^ 41ws^ 43w$ 45s$ 47t 51C^';

/*
 * Certain: 43 numbered cards, most of them above all Dock cards, coins, ships and cards without a sign among them.
 * Reconstructed: every number and every sign (16 coins, 12 ships, 15 without).
 */
const WATERS =
  '13$ 14 25^ 26$ 37 38^ 49$ 50 53^ 54$ 55 56$ 57^ 58 59$ 60 61^ 62$ 63 64^ 65$ 66 67$ 68^ 69 70$ 71^ 72 73$ 74 75^ 76$ ' +
  '77 78$ 79^ 80 81$ 82^ 83 84$ 85^ 86 87$';

/* Certain: two of each kind, numbered. Inferred: one odd and one even of each. Reconstructed: the numbers. */
const SPECIALS: Manifest['special'] = [
  { number: 88, kind: 'flood' },
  { number: 89, kind: 'flood' },
  { number: 90, kind: 'bridge' },
  { number: 91, kind: 'bridge' },
  { number: 92, kind: 'customs-house' },
  { number: 93, kind: 'customs-house' },
];

const symbolOf = (text: string): CardSymbol => (text.includes('$') ? 'coin' : text.includes('^') ? 'ship' : null);

const docksOf = (above: number): readonly DockCard[] =>
  DOCKS.split(' ').map((text) => ({
    number: Number.parseInt(text, 10) + above,
    kind: text.includes('C') ? 'crane' : text.includes('T') ? 'tavern' : 'goods',
    goods: GOODS.filter((good) => text.includes(good.charAt(0))),
    symbol: symbolOf(text),
  }));

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
export const MANIFEST: Manifest = (() => ({
  red: docksOf(0),
  black: docksOf(1),
  water: WATERS.split(' ').map((text) => ({ number: Number.parseInt(text, 10), symbol: symbolOf(text) })),
  special: SPECIALS,
}))();
