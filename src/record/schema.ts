import * as v from 'valibot';
import type { Issue, Result, Seed } from '../core/contract.js';
import { isSeed } from '../core/random.js';
import { isRecord } from '../core/read.js';
import { fail } from '../core/result.js';
import { int, listWithin, parserOf, strict } from '../core/schema.js';
import { FORMAT, type GameResult } from './types.js';

/** A record before its options and its log are read, which needs the game. */
export interface Fields {
  readonly format: typeof FORMAT;
  readonly game: string;
  readonly rules: number;
  readonly options: unknown;
  readonly seed: Seed | null;
  readonly algorithm: string | null;
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
    format: v.literal(FORMAT),
    game: v.string(),
    rules: positive,
    options: v.unknown(),
    // -0 is no seed here: JSON would turn it into another value.
    seed: v.custom<Seed | null>(
      (seed) => seed === null || (isSeed(seed) && !Object.is(seed, -0)),
      'a safe integer, a string or null',
    ),
    algorithm: v.nullable(v.string()),
    log: v.array(v.unknown()),
    result: v.nullable(resultSchema),
  }),
  v.check(({ seed, algorithm }) => (seed === null) === (algorithm === null), 'a seed with its algorithm, or neither'),
);

const parseShape = parserOf(fieldsSchema);

/**
 * The fields of a record from any value. It never throws. A record of another format has one issue, whatever else it
 * holds: what its other fields are is not known here.
 */
export const parseFields = (input: unknown): Result<Fields, readonly Issue[]> =>
  isRecord(input) && input['format'] !== FORMAT
    ? fail([{ path: ['format'], code: 'format', expected: `${FORMAT}, the only format that this version reads` }])
    : parseShape(input);
