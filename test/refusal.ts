import { expect } from 'vitest';
import { InvalidInputError } from '../src/index.js';

/** What a call was refused for, as `game: name (what was expected)`. */
export const refusal = (call: () => unknown): string => {
  try {
    call();
  } catch (error) {
    if (!(error instanceof InvalidInputError)) throw error;
    const [issue, more] = error.issues;
    expect([issue?.path, more]).toEqual([[issue?.code], undefined]);
    return `${error.game}: ${issue?.code} (${issue?.expected})`;
  }
  return 'it was not refused';
};

/** Each call with each wrong value gives the same refusal, and the right value gives an answer. */
export const expectRefused = (
  name: string,
  expected: string,
  wrong: readonly never[],
  right: unknown,
  calls: readonly ((value: never) => unknown)[],
): void => {
  for (const call of calls) {
    for (const value of wrong) expect(refusal(() => call(value))).toBe(`${name} (${expected})`);
    expect(call(right as never)).not.toBe(undefined);
  }
};

/** What is no seat of a game of two. */
export const NO_SEATS: readonly never[] = [-1, 2, 9, '0', null, undefined] as never[];
