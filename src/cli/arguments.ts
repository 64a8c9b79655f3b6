import { InvalidArgumentError } from 'commander';
import type { Seed } from '../core/contract.js';

/** A reader of whole numbers in a range. */
export const wholeNumber =
  (min: number, max: number) =>
  (text: string): number => {
    const value = Number(text);
    if (!/^-?\d+$/.test(text) || !(value >= min && value <= max))
      throw new InvalidArgumentError(`It must be a whole number from ${min} to ${max}.`);
    return value;
  };

/** A seed as typed: a whole number if it is one, text otherwise. */
export const seedOf = (text: string): Seed => {
  const number = Number(text);
  return /^-?\d+$/.test(text) && Number.isSafeInteger(number) && !Object.is(number, -0) ? number : text;
};

/** A name of a file as typed. */
export const fileName = (text: string): string => {
  // Elsewhere `-` is a stream: from a stream no run can be carried on, and a merged file is written under another name.
  if (text.trim() === '' || text === '-') throw new InvalidArgumentError('It must be the name of a file.');
  return text;
};

/** A list as typed: `greedy,random`. */
export const listOf = (text: string): readonly string[] => text.split(',').map((word) => word.trim());
