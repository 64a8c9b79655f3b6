import type { GameLine } from '../selfplay/lines.js';
import type { Run } from '../selfplay/run.js';
import { addTo, emptySums, type Spread, type Sums, spreadOf, wilson } from './statistics.js';

/** How a bot, or a seat, has done. */
export interface Standing {
  readonly name: string;
  /** How many sides it played: with the same bot on both sides, two in a game. */
  readonly played: number;
  /** Won alone. */
  readonly wins: number;
  /** First place shared. */
  readonly draws: number;
  readonly losses: number;
  /** Wins and its shares of draws (a half where two share the first place), by what it played. */
  readonly rate: number;
  /** The interval of 95 % around it. */
  readonly interval: readonly [low: number, high: number];
  readonly score: Spread | null;
}

/** What `kontorhaus summary` tells. */
export interface Summary {
  readonly run: Run;
  /** How many games are there. */
  readonly played: number;
  readonly missing: number;
  /** The number of the first game that is missing; null if none is. */
  readonly firstMissing: number | null;
  readonly bots: readonly Standing[];
  readonly seats: readonly Standing[];
  /** Moves in a game. */
  readonly moves: Spread | null;
  /** How often games ended for each reason. */
  readonly reasons: Readonly<Record<string, number>>;
}

interface Side {
  readonly bot: string;
  readonly seats: string;
  readonly total: number;
  /** The sides on the first place if this one is there; otherwise 0. */
  readonly winners: number;
}

const sidesOf = (run: Run, { bots, sides }: GameLine): readonly Side[] => {
  const winners = sides.filter(({ place }) => place === 1).length;
  return sides.map(({ players, place, total }) => {
    const own = new Set(players.map((seat) => bots[seat]));
    // A team of different bots is a bot of its own; the order of its seats does not matter.
    const bot = [...new Set(run.bots)].filter((name) => own.has(name)).join(' + ');
    return { bot, seats: players.join(' and '), total, winners: place === 1 ? winners : 0 };
  });
};

/** The counts of a bot, or a seat. */
interface Group {
  /** Where it stands first in the games by their numbers, whatever the order of the files. */
  first: number;
  played: number;
  /** How often it was on the first place, by the number of sides there. */
  readonly shared: number[];
  readonly scores: Sums;
}

const count = (groups: Map<string, Group>, name: string, at: number, { winners, total }: Side): void => {
  let group = groups.get(name);
  if (group === undefined) {
    group = { first: at, played: 0, shared: [], scores: emptySums() };
    groups.set(name, group);
  }
  group.first = Math.min(group.first, at);
  group.played++;
  if (winners > 0) group.shared[winners] = (group.shared[winners] ?? 0) + 1;
  addTo(group.scores, total);
};

const standingOf = (name: string, { played, shared, scores }: Group): Standing => {
  const wins = shared[1] ?? 0;
  let first = 0;
  let points = 0;
  shared.forEach((games, winners) => {
    first += games;
    points += games / winners;
  });
  return {
    name,
    played,
    wins,
    draws: first - wins,
    losses: played - first,
    rate: points / played,
    interval: wilson(points, played),
    score: spreadOf(scores),
  };
};

const standingsOf = (groups: ReadonlyMap<string, Group>): readonly Standing[] =>
  [...groups].sort(([, a], [, b]) => a.first - b.first).map(([name, group]) => standingOf(name, group));

/** Counts that grow game by game. */
export interface Tally {
  /** Counts a game; false if one with its number was counted before. */
  add(game: GameLine): boolean;
  summary(): Summary;
}

/** Which numbers below a limit were there, a bit for each. */
const numbersBelow = (limit: number): { readonly add: (n: number) => boolean; readonly firstMissing: () => number } => {
  const bits = new Uint8Array(Math.ceil(limit / 8));
  const has = (n: number): boolean => (((bits[n >> 3] as number) >> (n & 7)) & 1) === 1;
  return {
    add: (n) => {
      if (has(n)) return false;
      bits[n >> 3] = (bits[n >> 3] as number) | (1 << (n & 7));
      return true;
    },
    firstMissing: () => {
      let n =
        8 *
        Math.max(
          0,
          bits.findIndex((byte) => byte !== 255),
        );
      while (has(n)) n++;
      return n;
    },
  };
};

/**
 * Counts up the games of a run in any order. It keeps a few numbers for each bot, seat and kind of end, and a bit for
 * each game; all sums are exact, so that the order of the files changes nothing.
 */
export const tallyOf = (run: Run): Tally => {
  const numbers = numbersBelow(run.games);
  const bots = new Map<string, Group>();
  const seats = new Map<string, Group>();
  const reasons = new Map<string, number>();
  const moves = emptySums();
  let played = 0;
  return {
    add: (game) => {
      if (!numbers.add(game.n)) return false;
      played++;
      for (const [i, side] of sidesOf(run, game).entries()) {
        const at = game.n * game.sides.length + i;
        count(bots, side.bot, at, side);
        count(seats, side.seats, at, side);
      }
      addTo(moves, game.moves);
      reasons.set(game.reason, (reasons.get(game.reason) ?? 0) + 1);
      return true;
    },
    summary: () => ({
      run,
      played,
      missing: run.games - played,
      firstMissing: played === run.games ? null : numbers.firstMissing(),
      bots: standingsOf(bots),
      seats: standingsOf(seats),
      moves: spreadOf(moves),
      reasons: Object.fromEntries([...reasons].sort(([a], [b]) => (a < b ? -1 : 1))),
    }),
  };
};
