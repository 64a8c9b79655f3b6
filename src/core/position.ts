import type { Issue, Parts, Result } from './contract.js';
import { InvalidInputError } from './errors.js';
import { isSeed, SEED_ISSUE } from './random.js';
import { issueList } from './read.js';
import { fail, ok } from './result.js';

/** The issues of a position on its way to a state, and how to note more: what is wrong with its seed stands there. */
export const seedIssues = (position: {
  readonly seed?: unknown;
  readonly chance?: unknown;
}): ReturnType<typeof issueList> => {
  const { seed, chance } = position;
  if (seed !== undefined && !isSeed(seed)) return issueList(SEED_ISSUE);
  return chance === 'seeded' && seed === undefined
    ? issueList({ path: ['seed'], code: 'seed-required', expected: 'a seed for a seeded game' })
    : issueList();
};

type Read<T> = Result<T, readonly Issue[]>;

/** Takes a position from outside: its shape is read, and it must stand for a state. */
export const deriveParsePosition =
  <T extends Parts>(
    parseShape: (input: unknown) => Read<T['Position']>,
    build: (position: T['Position']) => Read<T['State']>,
  ): ((input: unknown) => Read<T['Position']>) =>
  (input) => {
    const shape = parseShape(input);
    if (!shape.ok) return shape;
    const built = build(shape.value);
    return built.ok ? ok(shape.value) : fail(built.error);
  };

/**
 * Builds the state that a position stands for.
 * @throws InvalidInputError for whatever the parser of positions refuses.
 */
export const deriveFromPosition =
  <T extends Parts>(
    game: string,
    parseShape: (input: unknown) => Read<T['Position']>,
    build: (position: T['Position']) => Read<T['State']>,
  ): ((position: T['Position']) => T['State']) =>
  (position) => {
    const shape = parseShape(position);
    const built = shape.ok ? build(shape.value) : shape;
    if (!built.ok) throw new InvalidInputError(game, built.error);
    return built.value;
  };
