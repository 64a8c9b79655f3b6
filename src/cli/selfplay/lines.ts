import * as v from 'valibot';
import type { Issue, Player, Result, Seed } from '../../core/contract.js';
import { isSeed } from '../../core/random.js';
import { anObject, int, parserOf, strict } from '../../core/schema.js';
import { MOST_GAMES, type Run, type Shard } from './run.js';

/** The first line of a file of results: what the run is. */
export interface Header {
  readonly kontorhaus: 'selfplay';
  /** The format of the file. */
  readonly format: 1;
  readonly run: Run;
  readonly shard: Shard;
  /** Whether records of the games are kept in another file. */
  readonly records: boolean;
}

/** One side at the end of a game. */
export interface SideResult {
  readonly players: readonly Player[];
  /** 1 is the winner; equal sides share a place. */
  readonly place: number;
  readonly total: number;
}

/** Any other line: one game. */
export interface GameLine {
  /** The number of the game in the run, from 0. */
  readonly n: number;
  /** The game's own seed. */
  readonly seed: string;
  /** The bots by seat. */
  readonly bots: readonly string[];
  /** Why the game ended. */
  readonly reason: string;
  /** The moves of all seats; outcomes of chance are not counted. */
  readonly moves: number;
  /** The sides in the order of the score. */
  readonly sides: readonly SideResult[];
  /** A digest of the last state: equal games have equal ones. */
  readonly end: string;
}

const natural = int(0, Number.MAX_SAFE_INTEGER);
const positive = int(1, Number.MAX_SAFE_INTEGER);

const headerSchema: v.GenericSchema<unknown, Header> = strict({
  kontorhaus: v.literal('selfplay'),
  format: v.literal(1),
  run: strict({
    version: v.string(),
    game: v.string(),
    rules: positive,
    options: v.pipe(
      anObject,
      v.custom<Run['options']>((options) => Number.isSafeInteger((options as Run['options']).players)),
    ),
    bots: v.array(v.string()),
    shift: positive,
    seed: v.custom<Seed>(isSeed),
    games: int(1, MOST_GAMES),
  }),
  shard: v.pipe(
    strict({ index: positive, count: positive }),
    v.check(({ index, count }) => index <= count),
  ),
  records: v.boolean(),
});

const gameLineSchema: v.GenericSchema<unknown, GameLine> = strict({
  n: natural,
  seed: v.string(),
  bots: v.array(v.string()),
  reason: v.string(),
  moves: natural,
  sides: v.array(
    strict({
      players: v.array(natural),
      place: positive,
      total: int(Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER),
    }),
  ),
  end: v.string(),
});

const reading =
  <T>(parse: (input: unknown) => Result<T, readonly Issue[]>): ((line: string) => T | null) =>
  (line) => {
    try {
      const parsed = parse(JSON.parse(line));
      return parsed.ok ? parsed.value : null;
    } catch {
      return null;
    }
  };

/** A header from its line; null if it is none. */
export const parseHeader: (line: string) => Header | null = reading(parserOf(headerSchema));

/** A game from its line; null if it is none. */
export const parseGameLine: (line: string) => GameLine | null = reading(parserOf(gameLineSchema));

/** The header of a shard's file. */
export const headerOf = (run: Run, shard: Shard, records: boolean): Header => ({
  kontorhaus: 'selfplay',
  format: 1,
  run,
  shard,
  records,
});

/** In what the runs of two headers differ, in words; null if they are the same. */
export const differenceOf = (found: Header, wanted: Header): string | null => {
  for (const key of ['version', 'game', 'rules', 'options', 'bots', 'shift', 'seed', 'games'] as const) {
    const [theirs, ours] = [JSON.stringify(found.run[key]), JSON.stringify(wanted.run[key])];
    if (theirs !== ours) return `${key} ${theirs.slice(0, 100)}, not ${ours.slice(0, 100)}`;
  }
  return null;
};
