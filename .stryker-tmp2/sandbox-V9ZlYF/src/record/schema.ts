import * as v from 'valibot';
import type { Issue, RandomState, Result, Seed } from '../core/contract.js';
import { isSeed } from '../core/random.js';
import { int, listWithin, parserOf, strict } from '../core/schema.js';
import type { GameResult } from './types.js';

/** A record before its options and its log are read, which needs the game. */
export interface Fields {
  readonly game: string;
  readonly rules: number;
  readonly options: unknown;
  readonly seed: Seed | null;
  readonly algorithm: RandomState['algorithm'] | null;
  readonly log: readonly unknown[];
  readonly result: GameResult | null;
}

/** A list in a result: more entries than any game gives are refused. */
const shortList = <T>(item: v.GenericSchema<unknown, T>): v.GenericSchema<unknown, T[]> => listWithin(item, 0, 100);

const whole = int(Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);
const natural = int(0, Number.MAX_SAFE_INTEGER);
const positive = int(1, Number.MAX_SAFE_INTEGER);

const resultSchema: v.GenericSchema<unknown, GameResult> = strict({
  outcome: strict({
    reason: v.string(),
    ranking: shortList(strict({ place: positive, players: shortList(natural), tieBreaks: shortList(whole) })),
  }),
  sides: shortList(strict({ players: shortList(natural), total: whole })),
});

const fieldsSchema: v.GenericSchema<unknown, Fields> = v.pipe(
  strict({
    game: v.string(),
    rules: positive,
    options: v.unknown(),
    // -0 is no seed here: JSON would turn it into another value.
    seed: v.custom<Seed | null>(
      (seed) => seed === null || (isSeed(seed) && !Object.is(seed, -0)),
      'a safe integer, a string or null',
    ),
    algorithm: v.nullable(v.literal('xoroshiro128plus')),
    log: v.array(v.unknown()),
    result: v.nullable(resultSchema),
  }),
  v.check(({ seed, algorithm }) => (seed === null) === (algorithm === null), 'a seed with its algorithm, or neither'),
);

/** The fields of a record from any value. It never throws. */
export const parseFields: (input: unknown) => Result<Fields, readonly Issue[]> = parserOf(fieldsSchema);
