import * as v from 'valibot';
import type { Issue, RandomState, Result } from './contract.js';
import { isInt } from './read.js';
import { fail, ok } from './result.js';

/** A whole number in a range, both ends included. valibot's own `number()` takes 1e999 and -0. */
export const int = (min: number, max: number): v.GenericSchema<unknown, number> =>
  v.custom<number>((value) => isInt(value, min, max), `a whole number from ${min} to ${max}`);

/**
 * An object with these keys and no other. The entries have no prototype: with one, keys such as `constructor` and
 * `__proto__` would pass as known.
 */
export const strict = <const E extends v.ObjectEntries>(entries: E): v.StrictObjectSchema<E, undefined> =>
  v.strictObject(Object.assign(Object.create(null), entries) as E);

/** A list of exactly so many equal things. A tuple, so that a hostile list of millions is not walked to its end. */
export const listOf = <T>(item: v.GenericSchema<unknown, T>, length: number): v.GenericSchema<unknown, T[]> =>
  v.strictTuple(Array.from({ length }, () => item)) as v.GenericSchema<unknown, T[]>;

const word = int(-(2 ** 31), 2 ** 31 - 1);

/** The stored generator of a seeded game, or null. */
export const randomStateSchema: v.GenericSchema<unknown, RandomState | null> = v.nullable(
  strict({
    algorithm: v.literal('xoroshiro128plus'),
    state: v.pipe(
      v.strictTuple([word, word, word, word]),
      v.check((words) => words.some((word) => word !== 0), 'a generator that is not all zero'),
    ),
  }),
);

/** A revision of the rules up to today's. The state goes on under today's, whatever it was made with. */
export const revision = (today: number): v.GenericSchema<unknown, number> =>
  v.pipe(
    int(1, today),
    v.transform(() => today),
  );

/** valibot's kinds of issue in the words that the rest of the library uses. */
const CODES: Readonly<Record<string, string>> = {
  strict_object: 'object',
  strict_tuple: 'list',
  array: 'list',
  picklist: 'one-of',
  literal: 'one-of',
  union: 'one-of',
  variant: 'one-of',
  custom: 'range',
  check: 'rule',
};

const toIssue = (issue: v.BaseIssue<unknown>): Issue => {
  const path = (issue.path ?? []).map((item) => item.key as string | number);
  return {
    path,
    // A state of another shape deserves a code of its own: the host may have a migration for it.
    code: path.length === 1 && path[0] === 'schema' ? 'schema' : (CODES[issue.type] ?? issue.type),
    expected:
      issue.expected === null || issue.expected === 'unknown'
        ? issue.message
        : issue.expected === 'never'
          ? 'nothing'
          : issue.expected,
  };
};

/** A parser over a schema that never throws. */
export const parserOf =
  <T>(schema: v.GenericSchema<unknown, T>): ((input: unknown) => Result<T, readonly Issue[]>) =>
  (input) => {
    const parsed = v.safeParse(schema, input);
    return parsed.success ? ok(parsed.output) : fail(parsed.issues.map(toIssue));
  };
