import { createHash } from 'node:crypto';
import { playMatch } from '../../bots/index.js';
import type { Input, Parts, Step } from '../../core/contract.js';
import { formatRecord, type GameRecord, type GameResult } from '../../record/index.js';
import { recordOf } from '../../record/make.js';
import { botOf } from '../bots.js';
import { reasonOf } from '../failure.js';
import { gameOf } from '../games.js';
import type { GameLine } from './lines.js';
import { botsOfGame, gameNumber, gameSeed, optionsOfGame, type Run, type Shard } from './run.js';

/** Games of a shard that follow each other: what a thread gets at a time. */
export interface Batch {
  readonly run: Run;
  readonly shard: Shard;
  /** The place of the first one in the shard. */
  readonly from: number;
  /** How many. */
  readonly count: number;
  /** Whether records are wanted, too. */
  readonly records: boolean;
}

/** A batch played: lines without line breaks, in the order of the games. */
export interface Played {
  readonly lines: readonly string[];
  readonly records: readonly string[];
}

interface One {
  readonly line: GameLine;
  readonly record: GameRecord<Parts> | null;
}

/** Plays game number `n` of a run. */
const playGame = (run: Run, n: number, recorded: boolean): One => {
  const game = gameOf(run.game);
  const bots = botsOfGame(run, n);
  const log: Input<Parts>[] = [];
  let start: Step<Parts> | null = null;
  const extra = recorded
    ? {
        onStart: (step: Step<Parts>) => {
          start = step;
          log.push(...step.chance);
        },
        onStep: ({ input, step }: { readonly input: Input<Parts>; readonly step: Step<Parts> }) => {
          log.push(input, ...step.chance);
        },
      }
    : {};
  const { state, outcome, score, moves } = playMatch(
    game,
    bots.map((name) => botOf(game, name)),
    optionsOfGame(run, n),
    extra,
  );
  const placeOf = (seats: readonly number[]): number => {
    const rank = outcome.ranking.find(({ players }) => players.join() === seats.join());
    if (rank === undefined) throw new Error(`the ranking has no place for player ${seats.join(' and ')}`);
    return rank.place;
  };
  const line: GameLine = {
    n,
    seed: gameSeed(run, n),
    bots,
    reason: outcome.reason,
    moves,
    sides: score.sides.map(({ players, total }) => ({ players, place: placeOf(players), total })),
    end: createHash('sha256').update(game.key(state)).digest('hex').slice(0, 16),
  };
  if (start === null) return { line, record: null };
  const sides = score.sides.map(({ players, total }) => ({ players, total }));
  const result: GameResult = { outcome, sides };
  return { line, record: { ...recordOf(game, line.seed, start), log, result } };
};

/** Plays a batch, wherever it is: in a thread, or in a test. */
export const playBatch = ({ run, shard, from, count, records }: Batch): Played => {
  const played: { lines: string[]; records: string[] } = { lines: [], records: [] };
  for (let place = from; place < from + count; place++) {
    const n = gameNumber(shard, place);
    try {
      const { line, record } = playGame(run, n, records);
      played.lines.push(JSON.stringify(line));
      if (record !== null) played.records.push(formatRecord(record));
    } catch (error) {
      // Errors lose their class on the way out of a thread: what matters is in the text.
      throw new Error(`game ${n} (seed ${JSON.stringify(gameSeed(run, n))}): ${reasonOf(error)}`);
    }
  }
  return played;
};
