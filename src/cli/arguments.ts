import { InvalidArgumentError } from 'commander';
import type { Seed } from '../core/contract.js';
import { isSeed } from '../core/random.js';

/** A reader of whole numbers in a range. */
export const wholeNumber =
  (min: number, max: number) =>
  (text: string): number => {
    const value = Number(text);
    if (!/^-?\d+$/.test(text) || !(value >= min && value <= max))
      throw new InvalidArgumentError(`It must be a whole number from ${min} to ${max}.`);
    return value;
  };

/** A text in double quotes, as JSON has it; undefined if it is none. */
const quotedText = (text: string): string | undefined => {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'string' ? value : undefined;
  } catch {
    return undefined;
  }
};

/**
 * A seed as typed: a whole number, or a text. What a seed cannot be as a number, or what is most likely a slip, is a text
 * only in double quotes.
 */
export const seedOf = (text: string): Seed => {
  const number = Number(text);
  if (/^-?\d+$/.test(text) && isSeed(number) && !Object.is(number, -0)) return number;
  const quoted = quotedText(text);
  if (quoted !== undefined) return quoted;
  if (text.trim() === '' || text.startsWith('"') || !Number.isNaN(number))
    throw new InvalidArgumentError(
      `It must be a whole number up to ${Number.MAX_SAFE_INTEGER}, or a text; any text can stand in double quotes: '"7"'.`,
    );
  return text;
};

/** A name of a file as typed. */
export const fileName = (text: string): string => {
  // Elsewhere `-` is a stream: from a stream no run can be carried on, and a merged file is written under another name.
  if (text.trim() === '' || text === '-') throw new InvalidArgumentError('It must be the name of a file.');
  return text;
};

/** A list as typed: `greedy,random`. */
export const listOf = (text: string): readonly string[] => text.split(',').map((word) => word.trim());
