/** How sure a value of a built-in card is: from a source, concluded from sources, or made up to fit all of them. */
export type Certainty = 'certain' | 'inferred' | 'reconstructed';

/** How sure each value of a card is. */
export interface CardCertainty {
  /** Its number. */
  readonly number: Certainty;
  /** Its color (Dock cards; for Water and special cards there is none to doubt). */
  readonly color: Certainty;
  /** What it is: goods, crane, tavern, Water or which special card. */
  readonly kind: Certainty;
  /** Its goods. */
  readonly goods: Certainty;
  /** Its sign. */
  readonly symbol: Certainty;
}

const KNOWN: Readonly<Record<number, Partial<CardCertainty>>> = {
  3: { number: 'certain', color: 'certain', kind: 'certain', goods: 'certain', symbol: 'certain' },
  4: { number: 'certain', kind: 'certain', goods: 'certain', symbol: 'inferred' },
  7: { number: 'certain' },
  9: { number: 'certain', kind: 'inferred' },
  15: { goods: 'inferred' },
  16: { number: 'certain', color: 'certain', kind: 'certain', goods: 'inferred' },
  35: { goods: 'inferred' },
  36: { number: 'certain', color: 'certain', kind: 'certain', goods: 'inferred' },
};

/**
 * How sure the values of a built-in card are.
 *
 * @example
 * ```ts
 * import { cardCertainty } from 'kontorhaus/kontor';
 *
 * cardCertainty(16).goods; // => 'inferred'
 * cardCertainty(60).symbol; // => 'reconstructed'
 * ```
 */
export const cardCertainty = (number: number): CardCertainty => {
  const isDock = number <= 52 && ![13, 14, 25, 26, 37, 38, 49, 50].includes(number);
  return {
    number: 'reconstructed',
    color: isDock ? 'inferred' : 'certain',
    // Which number a kind of special card has is as open as the number itself; that the kinds exist is not.
    kind: isDock ? 'reconstructed' : 'certain',
    goods: isDock ? 'reconstructed' : 'certain',
    symbol: 'reconstructed',
    ...KNOWN[number],
  };
};
