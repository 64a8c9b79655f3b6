import { type AnyCard, MANIFEST } from './cards.js';

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
 * How sure the values of a built-in card are; null for a number that none has. The harbor card is number 0.
 *
 * @example
 * ```ts
 * import { cardCertainty } from 'kontorhaus/kontor';
 *
 * cardCertainty(16)?.goods; // => 'inferred'
 * cardCertainty(60)?.symbol; // => 'reconstructed'
 * cardCertainty(94); // => null
 * ```
 */
export const cardCertainty = (number: number): CardCertainty | null => {
  if (number === 0)
    return { number: 'certain', color: 'certain', kind: 'certain', goods: 'certain', symbol: 'certain' };
  if (
    !Object.values(MANIFEST)
      .flat()
      .some((card: AnyCard) => card.number === number)
  )
    return null;
  const isDock =
    !MANIFEST.special.some((card) => card.number === number) && !MANIFEST.water.some((card) => card.number === number);
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
