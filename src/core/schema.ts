import * as v from 'valibot';
import type { Issue, Random, RandomState, Result, Viewer } from './contract.js';
import { isEqual } from './equal.js';
import { isInt, isRecord, type OptionReader, optionReader } from './read.js';
import { fail, ok } from './result.js';

/** A whole number in a range, both ends included. valibot's own `number()` takes 1e999 and -0. */
export const int = (min: number, max: number): v.GenericSchema<unknown, number> =>
  v.custom<number>((value) => isInt(value, min, max), `a whole number from ${min} to ${max}`);

/**
 * An object with these keys and no other, as a case of a `variant`. The entries have no prototype: with one, keys such
 * as `constructor` and `__proto__` would pass as known.
 */
export const strictCase = <const E extends v.ObjectEntries>(entries: E): v.StrictObjectSchema<E, undefined> =>
  v.strictObject(Object.assign(Object.create(null), entries) as E);

const AN_OBJECT = 'an object';

/** Any object with keys; an array is none here, though valibot would read it as one. */
export const anObject: v.GenericSchema<unknown, unknown> = v.custom<unknown>(isRecord, AN_OBJECT);

/** An object with these keys and no other. */
export const strict = <const E extends v.ObjectEntries>(
  entries: E,
): v.GenericSchema<unknown, v.InferOutput<v.StrictObjectSchema<E, undefined>>> => v.pipe(anObject, strictCase(entries));

/** What a variant lists as its cases: objects, or variants in turn. */
type Cases = v.VariantOptions<'type'>;

/** An object of one of several kinds, told apart by `type`. */
export const oneOfTypes = <const C extends Cases>(cases: C): v.GenericSchema<unknown, v.InferOutput<C[number]>> =>
  v.pipe(anObject, v.variant('type', cases)) as v.GenericSchema<unknown, v.InferOutput<C[number]>>;

const A_LIST = 'a list';

/** Any list, not looked into: valibot's own schema would copy all entries of one. */
const aList: v.GenericSchema<unknown, unknown[]> = v.custom<unknown[]>(Array.isArray, A_LIST);

/** A list with so many entries. Those of a longer one are not looked at: each might be an issue. */
export const listWithin = <T>(
  item: v.GenericSchema<unknown, T>,
  min: number,
  max: number,
): v.GenericSchema<unknown, T[]> => v.pipe(aList, v.minLength(min), v.maxLength(max), v.array(item));

/** A list with at most so many entries. */
export const upTo = <T>(item: v.GenericSchema<unknown, T>, most: number): v.GenericSchema<unknown, T[]> =>
  listWithin(item, 0, most);

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

/** Whose view it is: one of so many seats, or a spectator. */
export const viewerIn = (seats: number): v.GenericSchema<unknown, Viewer> =>
  v.custom<Viewer>(
    (value) => value === 'spectator' || isInt(value, 0, seats - 1),
    `a seat from 0 to ${seats - 1}, or 'spectator'`,
  );

const TODAYS_RULES = "a revision of the rules up to today's";

/** A revision of the rules up to today's. The state goes on under today's, whatever it was made with. */
export const revision = (today: number): v.GenericSchema<unknown, number> =>
  v.pipe(
    int(1, Number.MAX_SAFE_INTEGER),
    v.check((made) => made <= today, TODAYS_RULES),
    v.transform(() => today),
  );

/** What is wrong with stored options, given what the game makes of them and what it notes on the way. */
const storedIssues = (
  stored: Readonly<Record<string, unknown>>,
  made: Readonly<Record<string, unknown>>,
  noted: readonly Issue[],
): readonly Issue[] => {
  const names = Object.keys(made);
  const missing = names.filter((name) => !Object.hasOwn(stored, name));
  if (missing.length > 0)
    return missing.map((name) => ({ path: [name], code: 'missing-key', expected: `the key ${name}` }));
  if (noted.length > 0) return noted;
  // One is enough: hostile options may have a million.
  const unknown = Object.keys(stored).find((name) => !names.includes(name));
  if (unknown !== undefined) return [{ path: [unknown], code: 'unknown-key', expected: 'no such key' }];
  return names
    .filter((name) => !isEqual(made[name], stored[name]))
    .map((name) => ({ path: [name], code: 'resolved', expected: 'what a new game with these options stores' }));
};

/** The options of a state, by the game's own reader: they must be just as it resolves them, whatever stands in them. */
export const storedOptions = <O extends object>(
  resolve: (read: OptionReader, random: Random | null) => O,
): v.GenericSchema<unknown, O> =>
  v.pipe(
    anObject,
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const stored = dataset.value as Record<string, unknown>;
      const read = optionReader(stored);
      const options = resolve(read, null);
      const issues = storedIssues(stored, options as Record<string, unknown>, read.issues);
      for (const { path, code, expected } of issues) {
        const items = path.map(
          (key) => ({ type: 'unknown', origin: 'value', input: stored, key, value: null }) as const,
        );
        addIssue({ message: expected, expected: code, path: items as unknown as [v.IssuePathItem] });
      }
      return issues.length > 0 ? NEVER : options;
    }),
  );

/** valibot's kinds of issue in the words that the rest of the library uses. */
const CODES: Readonly<Record<string, string>> = {
  strict_tuple: 'list',
  array: 'list',
  record: 'object',
  string: 'text',
  boolean: 'one-of',
  picklist: 'one-of',
  literal: 'one-of',
  union: 'one-of',
  custom: 'range',
  check: 'rule',
};

/** valibot's names of types in words. */
const KINDS: Readonly<Record<string, string>> = {
  Object: AN_OBJECT,
  Array: A_LIST,
  string: 'a text',
  boolean: 'true or false',
};

const codeOf = (
  { type, input, expected, message }: v.BaseIssue<unknown>,
  path: readonly (string | number)[],
): string => {
  // A state of another shape deserves a code of its own: the host may have a migration for it.
  if (path.length === 1 && path[0] === 'schema') return 'schema';
  if (message === TODAYS_RULES) return 'newer-rules';
  if (message === AN_OBJECT) return 'object';
  if (message === A_LIST) return 'list';
  // See storedOptions, which has codes of its own.
  if (type === 'raw_transform') return expected as string;
  if (type === 'variant') return input === undefined ? 'missing-key' : 'one-of';
  if (type === 'strict_object') return expected === 'never' ? 'unknown-key' : 'missing-key';
  if (type === 'min_length' || type === 'max_length') return typeof input === 'string' ? 'text' : 'list';
  return CODES[type] ?? type;
};

/** What was expected, without the notation of types. */
const expectedOf = ({ type, input, expected, message }: v.BaseIssue<unknown>): string => {
  // What the schema itself says goes before what valibot would.
  if (!message.startsWith('Invalid ')) return message;
  // valibot gives lengths as ">=2" and "<=70".
  if (type === 'min_length' || type === 'max_length')
    return `${expected?.startsWith('>') ? 'at least' : 'at most'} ${expected?.slice(2)} ${typeof input === 'string' ? 'characters' : 'entries'}`;
  if (expected === null || expected === 'unknown') return message;
  if (expected === 'never') return type === 'strict_tuple' ? 'no more entries' : 'no such key';
  const words = expected.replace(/[()"]/g, '').split(' | ');
  if (type === 'strict_object') return `the key ${words[0]}`;
  return words.length > 1 ? `one of ${words.join(', ')}` : (KINDS[expected] ?? words.join());
};

const toIssue = (issue: v.BaseIssue<unknown>): Issue => {
  const path = (issue.path ?? []).map((item) => item.key as string | number);
  return { path, code: codeOf(issue, path), expected: expectedOf(issue) };
};

/** A parser over a schema that never throws. What has the right shape may be tested further. */
export const parserOf =
  <T>(
    schema: v.GenericSchema<unknown, T>,
    test: (value: T) => readonly Issue[] = () => [],
  ): ((input: unknown) => Result<T, readonly Issue[]>) =>
  (input) => {
    const parsed = v.safeParse(schema, input);
    const issues = parsed.success ? test(parsed.output) : parsed.issues.map(toIssue);
    return parsed.success && issues.length === 0 ? ok(parsed.output) : fail(issues);
  };
