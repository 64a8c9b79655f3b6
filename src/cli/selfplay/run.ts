import type { AnyGame, Player, Seed } from '../../core/contract.js';
import type { GivenOptions } from '../options.js';

/** The most games of a run: to count them up takes a bit for each. */
export const MOST_GAMES = 1_000_000_000;

/** Everything that the results of a run depend on. */
export interface Run {
  /** The version of the command: another one may have other bots. */
  readonly version: string;
  /** The game's id. */
  readonly game: string;
  /** The revision of its rules. */
  readonly rules: number;
  /** The game's options without the seed. */
  readonly options: GivenOptions & { readonly players: number };
  /** A bot for each seat of game 0. */
  readonly bots: readonly string[];
  /** By how many seats the bots move up from game to game: see {@link shiftOf}. */
  readonly shift: number;
  /** The seed of the whole run. */
  readonly seed: Seed;
  /** How many games all shards have together. */
  readonly games: number;
}

/** Shard `index` of `count`, counted from 1. */
export interface Shard {
  readonly index: number;
  readonly count: number;
}

/**
 * The seed of game number `n`: it depends on the run's seed and on `n`, and on nothing else. The seeds 1 and '1'
 * give the same games.
 */
export const gameSeed = ({ seed }: Run, n: number): string => `${seed}/${n}`;

/**
 * The fewest seats by which bots can move up so that those of a side stay together: one, but for a game of teams whose
 * members sit side by side.
 */
export const shiftOf = (sides: readonly (readonly Player[])[]): number => {
  const seats = sides.flat().length;
  const known = new Set(sides.map((side) => side.join()));
  const keepsSides = (shift: number): boolean =>
    sides.every((side) =>
      known.has(
        side
          .map((seat) => (seat + shift) % seats)
          .sort((a, b) => a - b)
          .join(),
      ),
    );
  let shift = 1;
  while (!keepsSides(shift)) shift++;
  return shift;
};

/** The bots by seat in game number `n`: they move up from game to game, so that no side has the better seats. */
export const botsOfGame = ({ bots, shift }: Run, n: number): readonly string[] =>
  bots.map((_, seat) => bots[(seat + n * shift) % bots.length] as string);

/** The options of game number `n`. */
export const optionsOfGame = <G extends AnyGame>(run: Run, n: number): Parameters<G['start']>[0] =>
  ({ ...run.options, seed: gameSeed(run, n) }) as Parameters<G['start']>[0];

/** How many games a shard has: those whose number leaves `index - 1` when divided by `count`. */
export const shardSize = ({ games }: Run, { index, count }: Shard): number =>
  Math.ceil(Math.max(0, games - index + 1) / count);

/** The number of a shard's game, by its place in the shard. */
export const gameNumber = ({ index, count }: Shard, place: number): number => index - 1 + place * count;
