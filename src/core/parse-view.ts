import type * as v from 'valibot';
import type { Game, Issue, Parts, Result, Rules } from './contract.js';
import { isEqual } from './equal.js';
import { isRecord, type Path } from './read.js';
import { fail, ok } from './result.js';
import { parserOf } from './schema.js';

type Parser<T> = (input: unknown) => Result<T, readonly Issue[]>;

const has = (input: unknown, key: string): boolean => isRecord(input) && Object.hasOwn(input, key);

/** A parser of states. Of a view that is given for one this is said, not what each of its keys lacks. */
export const stateParser = <T>(
  schema: v.GenericSchema<unknown, T>,
  test?: (value: T) => readonly Issue[],
): Parser<T> => {
  const parse = parserOf(schema, test);
  return (input) =>
    has(input, 'viewer') && !has(input, 'random')
      ? fail([{ path: [], code: 'state', expected: 'a state, not a view' }])
      : parse(input);
};

/** As {@link stateParser}, for views, by their shape. */
const viewShape = <T>(schema: v.GenericSchema<unknown, T>): Parser<T> => {
  const parse = parserOf(schema);
  return (input) =>
    has(input, 'random') && !has(input, 'viewer')
      ? fail([{ path: [], code: 'view', expected: 'a view, not a state' }])
      : parse(input);
};

/** The entries of a schema but for some. */
export const except = <E extends object, K extends keyof E & string>(entries: E, ...keys: readonly K[]): Omit<E, K> =>
  Object.fromEntries(Object.entries(entries).filter(([key]) => !keys.includes(key as K))) as Omit<E, K>;

/** What the parser of a game's views is made of. */
export interface ViewParts<T extends Parts>
  extends Pick<Rules<T>, 'turn' | 'view' | 'resample'>,
    Pick<Game<T>, 'parseState'> {
  /** The shape of a view. */
  readonly schema: v.GenericSchema<unknown, T['View']>;
  /** What is wrong with a view of the right shape so that `resample` could not even deal. */
  dealIssues(view: T['View']): readonly Issue[];
  /** Where in the view is what is wrong with a part of a state that was dealt from it, at this place within the part. */
  placeOf(part: string | number, within: Path, view: T['View'], dealt: T['State']): Path;
}

/** Always the same deal: whatever is hidden, it is as good as another. */
const FIRST = (): number => 0;

/** Where a value differs first from one that should be equal: a list is looked into, anything else is one part. */
const firstDifference = (given: unknown, shown: unknown, path: Path): Path => {
  if (!Array.isArray(given) || !Array.isArray(shown) || given.length !== shown.length) return path;
  const at = given.findIndex((item, i) => !isEqual(item, shown[i]));
  return firstDifference(given[at], shown[at], [...path, at]);
};

/**
 * The parser of a game's views. A view is one if it is what the rules show of a state: so a state is dealt from it, put
 * through the tests of stored states, and looked at as the viewer does. That the first deal will do for all rests on
 * this: whether a state is valid hangs on how many cards lie in each place, not on which of those that nobody sees.
 */
export const deriveParseView = <T extends Parts>({
  schema,
  dealIssues,
  placeOf,
  resample,
  parseState,
  turn,
  view,
}: ViewParts<T>): Game<T>['parseView'] => {
  const parseShape = viewShape(schema);
  return (input) => {
    const shape = parseShape(input);
    if (!shape.ok) return shape;
    const given = shape.value;
    const unable = dealIssues(given);
    if (unable.length > 0) return fail(unable);
    const dealt = resample(given, FIRST);
    // Of the generator a view says no more than whether there is one.
    const parsed = parseState({ ...dealt, random: null });
    if (!parsed.ok)
      return fail(
        parsed.error.map((issue) => {
          const [part, ...within] = issue.path;
          return part === undefined ? issue : { ...issue, path: placeOf(part, within, given, dealt) };
        }),
      );
    const last = parsed.value.options.players - 1;
    if (given.viewer !== 'spectator' && given.viewer > last)
      return fail([{ path: ['viewer'], code: 'seat', expected: `a seat from 0 to ${last}, or 'spectator'` }]);
    if (given.seeded && turn(parsed.value).kind === 'chance')
      return fail([{ path: ['seeded'], code: 'chance-due', expected: 'false while the game waits for chance' }]);
    const shown = view({ ...parsed.value, random: dealt.random }, given.viewer);
    // One is enough: what follows may differ on its account.
    const wrong = (Object.keys(shown) as (keyof T['View'] & string)[]).find((key) => !isEqual(given[key], shown[key]));
    if (wrong === undefined) return ok(shown);
    const path = firstDifference(given[wrong], shown[wrong], [wrong]);
    return fail([{ path, code: 'view', expected: 'what the viewer sees, by the rest of the view' }]);
  };
};
