import { isInt } from '../core/read.js';
import { kindOf } from './goods.js';

// What the fields of moves may be.

/** Tests a value from outside. */
export type Test = (value: unknown) => boolean;

/** Any of several kinds of goods. */
export const isGood: Test = (value) => kindOf(value) >= 0;

/** The id of a card, known or not. */
export const isId: Test = (value) => typeof value === 'string';

/** What a test lets pass, or null. */
export const orNull =
  (test: Test): Test =>
  (value) =>
    value === null || test(value);

/** A column of the row. */
export const isColumn: Test = (value) => isInt(value, 0, 5);

/** Where a worker stands. */
export const isSpot: Test = (value) => isInt(value, 0, 53);

/** Yes or no. */
export const isFlag: Test = (value) => typeof value === 'boolean';
