import type { Issue, Random } from './contract.js';

/** Whether a value is an object with keys, and neither an array nor null. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether an object has so many fields: a move with more would not be the one JSON of that move. */
export const hasFields = (input: object, fields: number): boolean => Object.keys(input).length === fields;

/** Where an issue is: keys and indices from the outside in. */
export type Path = Issue['path'];

/** Notes an issue. */
export type Refuse = (path: Path, code: string, expected: string) => void;

/** A list of issues, and how to note one in it. */
export const issueList = (...issues: Issue[]): { readonly issues: Issue[]; readonly refuse: Refuse } => ({
  issues,
  refuse: (path, code, expected) => {
    issues.push({ path, code, expected });
  },
});

/**
 * What some tests find wrong. Each relies on what those before it found in order: the first that notes something is the
 * last.
 */
export const issuesOf = <T>(value: T, ...tests: readonly ((value: T, refuse: Refuse) => void)[]): readonly Issue[] => {
  const { issues, refuse } = issueList();
  for (const test of tests) {
    test(value, refuse);
    if (issues.length > 0) break;
  }
  return issues;
};

/** Notes lists that have not one entry for each seat; a list that is left out is none. */
export const refuseLengths = <K extends string>(
  lists: { readonly [L in K]?: readonly unknown[] | undefined },
  names: readonly K[],
  seats: number,
  refuse: Refuse,
): void => {
  for (const name of names)
    if ((lists[name]?.length ?? seats) !== seats) refuse([name], 'list', `${seats} entries, one for each seat`);
};

/** Whether a value is a whole number in a range. -0 is none: JSON would turn it into another value. */
export const isInt = (value: unknown, min: number, max: number): value is number =>
  Number.isSafeInteger(value) && (value as number) >= min && (value as number) <= max && !Object.is(value, -0);

/**
 * Reads options whatever they are, and notes what is wrong instead of throwing. It is small on purpose: `init` uses it,
 * and no schema belongs into a rules bundle.
 */
export interface OptionReader {
  /** All that was found wrong so far, nested readers included. */
  readonly issues: Issue[];
  /** The raw value of a key; the fallback if not given. */
  value(key: string, fallback?: unknown): unknown;
  /** Notes an issue under a key (or under the whole, without one). */
  refuse(key: string | readonly (string | number)[], code: string, expected: string): void;
  /** Notes a key that is not among those known. */
  only(...keys: readonly string[]): void;
  /** A whole number in a range. Without a fallback it must be given. */
  int(key: string, min: number, max: number, fallback: number | undefined): number;
  /** One of several literals. Without a fallback it must be given; if it is refused, the result is the fallback. */
  oneOf<const L>(key: string, values: readonly L[], fallback: L): L;
  oneOf<const L>(key: string, values: readonly L[], fallback: undefined): L | undefined;
  /** A reader for the object under a key; an empty one if it is not given. */
  within(key: string): OptionReader;
}

/** An {@link OptionReader} over any value. */
export const optionReader = (
  input: unknown,
  path: readonly (string | number)[] = [],
  issues: Issue[] = [],
): OptionReader => {
  const source = isRecord(input) ? input : {};
  if (source !== input) issues.push({ path, code: 'object', expected: 'an object' });
  const value = (key: string, fallback?: unknown): unknown =>
    Object.hasOwn(source, key) && source[key] !== undefined ? source[key] : fallback;
  const refuse = (key: string | readonly (string | number)[], code: string, expected: string): void => {
    // Of what is not an object nothing else is said.
    if (source === input) issues.push({ path: path.concat(key), code, expected });
  };
  return {
    issues,
    value,
    refuse,
    only: (...keys) => {
      // One is enough: hostile options may have a million.
      const unknown = Object.keys(source).find((key) => !keys.includes(key));
      if (unknown !== undefined) refuse(unknown, 'unknown-key', `only ${keys.join(', ')}`);
    },
    int: (key, min, max, fallback) => {
      const given = value(key, fallback);
      if (isInt(given, min, max)) return given;
      refuse(key, 'range', `a whole number from ${min} to ${max}`);
      return min;
    },
    oneOf: <L>(key: string, values: readonly L[], fallback: L | undefined) => {
      const given = value(key, fallback) as L;
      if (values.includes(given)) return given;
      refuse(key, 'one-of', `one of ${values.map(String).join(', ')}`);
      return fallback as L;
    },
    within: (key) => optionReader(value(key, {}), path.concat(key), issues),
  };
};

/**
 * The option `firstPlayer` that all games share: a seat (default 0), or `'random'`, which needs a seed.
 */
export const readFirstPlayer = (read: OptionReader, players: number, random: Random | null): number => {
  const given = read.value('firstPlayer');
  if (given !== 'random') return read.int('firstPlayer', 0, players - 1, 0);
  if (random !== null) return random(players);
  read.refuse('firstPlayer', 'manual-random', 'a seat in manual mode');
  return 0;
};

/** What a ruling can be decided to, the default first. */
export type RulingChoices = Readonly<Record<string, readonly [unknown, ...unknown[]]>>;

/** Decisions on doubtful points: those that differ from the default. */
export type Decided<R extends RulingChoices> = { readonly [K in keyof R]?: R[K][number] };

/**
 * The option `rulings` that all games share. A decision for the default is left out, so that equal games have equal
 * options and a state does not carry what everybody takes for granted.
 */
export const readRulings = <const R extends RulingChoices>(read: OptionReader, choices: R): Decided<R> => {
  const rulings = read.within('rulings');
  rulings.only(...Object.keys(choices));
  const decided: Record<string, unknown> = {};
  for (const [name, values] of Object.entries(choices)) {
    const value = rulings.oneOf(name, values, values[0]);
    if (value !== values[0]) decided[name] = value;
  }
  return decided as Decided<R>;
};
