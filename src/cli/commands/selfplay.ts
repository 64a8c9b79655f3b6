import { availableParallelism } from 'node:os';
import { type Command, InvalidArgumentError } from 'commander';
import type { Seed } from '../../core/contract.js';
import { counted } from '../../core/text.js';
import { fileName, listOf, seedOf, wholeNumber } from '../arguments.js';
import { BOTS, botsForSeats, seatBots } from '../bots.js';
import { Failure, reasonOf } from '../failure.js';
import { GAMES, gameOf } from '../games.js';
import { addGameOptions, checkedOptions, givenOptions } from '../options.js';
import { headerOf } from '../selfplay/lines.js';
import { openOutput } from '../selfplay/output.js';
import { type Progress, startProgress } from '../selfplay/progress.js';
import { MOST_GAMES, type Run, type Shard, shardSize, shiftOf } from '../selfplay/run.js';
import { playShard } from '../selfplay/shard.js';
import { version } from '../version.js';
import type { StopSignal, World } from '../world.js';

interface Values {
  readonly game: string;
  readonly bots: readonly string[];
  readonly games: number;
  readonly seed: Seed;
  readonly threads?: number;
  readonly shard?: Shard;
  readonly out: string;
  readonly records?: string;
  readonly quiet?: boolean;
}

const THREADS_PER_CORE = 4;
const WHOLE: Shard = { index: 1, count: 1 };
const STATUS = { SIGINT: 130, SIGTERM: 143 } as const;

/** A shard as typed: `3/16`. */
const shardOf = (text: string): Shard => {
  const [, index = 0, count = 0] = (/^(\d{1,9})\/(\d{1,9})$/.exec(text) ?? []).map(Number);
  if (index < 1 || index > count) throw new InvalidArgumentError('It must be i/m with i from 1 to m, such as 3/16.');
  return { index, count };
};

/** What is to be played, tested from end to end before anything is written. */
const runOf = (values: Values, world: World): Run => {
  const { game: name, bots, seed, games } = values;
  const game = gameOf(name);
  const given = givenOptions(values, world);
  const players = given['players'] ?? (bots.length > 1 ? bots.length : game.info.players[0]);
  const options = checkedOptions(game, { ...given, players }, seed, botsForSeats(given, bots));
  const { seed: _, ...rest } = options;
  const start = game.init(options);
  return {
    version: version(),
    game: name,
    rules: start.rules,
    options: rest,
    bots: seatBots(game, bots, options.players),
    shift: shiftOf(game.score(start).sides.map(({ players: seats }) => seats)),
    seed,
    games,
  };
};

/** As many threads as can help: of a great many the machine would only run out of memory. */
const threadsOf = (wanted: number, world: World): number => {
  const most = Math.max(8, THREADS_PER_CORE * availableParallelism());
  if (wanted > most)
    world.err(`kontorhaus: ${wanted} threads are more than ${availableParallelism()} cores can use: ${most} play`);
  return Math.min(wanted, most);
};

const selfplay = async (values: Values, world: World): Promise<void> => {
  const { shard = WHOLE, out, records = null } = values;
  const run = runOf(values, world);
  const size = shardSize(run, shard);
  const wanted = threadsOf(values.threads ?? availableParallelism(), world);
  let signal: StopSignal | null = null;
  let progress: Progress | null = null;
  // Before any lock is there: a signal that nobody listens to would leave it behind.
  const forget = world.onStop((name) => {
    signal = name;
    progress?.say('Stopping: games that have begun are played to their end. A second time stops at once.');
  });
  let done = 0;
  try {
    const output = openOutput(out, records, headerOf(run, shard, records !== null));
    done = output.done;
    try {
      if (output.dropped > 0)
        world.err(
          `kontorhaus: ${counted(output.dropped, 'game is', 'games are')} in ${out}.part without a record, and played again`,
        );
      if (size === 0)
        world.err(
          `kontorhaus: shard ${shard.index}/${shard.count} has no games: the run has ${run.games} in all, and ${out} none`,
        );
      progress = values.quiet || size === 0 ? null : startProgress(world.progress, done, size, world.now);
      // A large file takes a while to read, and a signal that came meanwhile is heard only now.
      await new Promise(setImmediate);
      if (done < size && signal === null) {
        const threads = Math.min(wanted, size - done);
        const pool = world.startPool(threads);
        try {
          await playShard({
            run,
            shard,
            from: done,
            size,
            records: records !== null,
            threads,
            play: pool.play,
            write: (played) => {
              output.write(played);
              done += played.lines.length;
              progress?.update(done);
            },
            stopped: () => signal !== null,
            now: world.now,
          });
        } finally {
          await pool.close();
        }
      }
    } catch (error) {
      if (error instanceof Failure)
        throw new Failure(`${error.message}; ${done} of ${counted(size, 'game is', 'games are')} on disk`);
      throw new Failure(reasonOf(error));
    } finally {
      progress?.end();
      output.close();
    }
  } finally {
    forget();
  }
  if (done < size)
    throw new Failure(
      `stopped: ${done} of ${counted(size, 'game is', 'games are')} on disk; the same command carries on`,
      STATUS[signal ?? 'SIGINT'],
    );
};

/** Adds `kontorhaus selfplay`. */
export const addSelfplay = (program: Command, world: World): void => {
  const command = program
    .command('selfplay')
    .description('Bots play many games; the results go to a file, one line of JSON for each game.')
    .requiredOption('--game <name>', GAMES.join(', '))
    .requiredOption('--bots <list>', `one for each seat, or one for all: ${BOTS}`, listOf)
    .requiredOption('--games <number>', 'how many games all shards play together', wholeNumber(1, MOST_GAMES))
    .option('--seed <seed>', 'a whole number or a text; each game has its own, made from it', seedOf, 1)
    .option(
      '--threads <number>',
      'games at the same time (default: as many as the machine has cores)',
      wholeNumber(1, 1024),
    )
    .option('--shard <i/m>', 'play only one part of m, without the others needing to be known', shardOf)
    .requiredOption('--out <file>', 'where the results go; it has .part at its end until it is complete', fileName)
    .option('--records <file>', 'keep every move of every game, too', fileName)
    .option('--quiet', 'no progress on standard error');
  addGameOptions(command)
    .addHelpText(
      'after',
      `
Bots change seats from game to game. The same call carries on where it was stopped or killed.

Examples:
  kontorhaus selfplay --game kontor --scenario giant --bots mcts:500,greedy --games 10000 --out results.ndjson
  kontorhaus selfplay --game speicherstadt --kaispeicher --players 4 --bots greedy --games 100 --out all-greedy.ndjson
  kontorhaus selfplay --game kontor --bots greedy,random --games 1000 --shard 3/16 --out results-3.ndjson`,
    )
    .action((values: Values) => selfplay(values, world));
};
