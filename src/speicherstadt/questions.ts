import { checkInt } from '../core/arguments.js';
import type { Good } from './goods.js';
import * as goods from './goods.js';
import { ANY_CUBES } from './goods.js';

export { cardsOf } from './deck.js';
export { fireResult } from './phases/fire.js';
export { offerOf } from './phases/purchase.js';
export { nameOf } from './text.js';

/*
 * What user interfaces and bots ask besides the rules. What is asked about a state or a view, or its options, has
 * nothing to check, and nameOf checks for all texts. The rules ask the goodsOf of goods.ts, which tests nothing.
 */

/**
 * The cubes of a load by name, in the order of {@link GOODS}: what lies on a card, whose entry in `loads` is a number
 * with one octal digit for each kind, or what a card has room for.
 * @throws InvalidInputError for anything that is not a load.
 *
 * @example
 * ```ts
 * import { goodsOf } from 'kontorhaus/speicherstadt';
 *
 * goodsOf(0o12); // => ['coffee', 'coffee', 'tea']
 * ```
 */
export const goodsOf = (load: number): readonly Good[] => {
  checkInt('speicherstadt', 'load', load, 0, ANY_CUBES);
  return goods.goodsOf(load);
};
