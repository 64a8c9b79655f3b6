import { refuseArgument } from './errors.js';
import { isInt } from './read.js';

// What public questions ask of their arguments: one rule for all games. The rules themselves ask the functions below
// these questions, which test nothing.

/** Refuses what is not a whole number in a range: a hex, a row, a number of places. */
export const checkInt = (game: string, name: string, value: unknown, min: number, max: number): void => {
  if (!isInt(value, min, max)) refuseArgument(game, name, `a whole number from ${min} to ${max}`);
};

/** Refuses what is not one of several literals. */
export const checkOneOf = (game: string, name: string, value: unknown, values: readonly unknown[]): void => {
  if (!values.includes(value)) refuseArgument(game, name, `one of ${values.join(', ')}`);
};
