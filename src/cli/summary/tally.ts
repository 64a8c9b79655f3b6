import type { GameLine } from '../selfplay/lines.js';
import type { Run } from '../selfplay/run.js';
import type { Collected } from './collect.js';
import { type Spread, spreadOf, wilson } from './interval.js';

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

const standingOf = (name: string, sides: readonly Side[]): Standing => {
  const played = sides.length;
  const wins = sides.filter(({ winners }) => winners === 1).length;
  const draws = sides.filter(({ winners }) => winners > 1).length;
  const points = sides.reduce((sum, { winners }) => sum + (winners === 0 ? 0 : 1 / winners), 0);
  return {
    name,
    played,
    wins,
    draws,
    losses: played - wins - draws,
    rate: points / played,
    interval: wilson(points, played),
    score: spreadOf(sides.map(({ total }) => total)),
  };
};

const grouped = (sides: readonly Side[], key: 'bot' | 'seats'): readonly Standing[] => {
  const groups = new Map<string, Side[]>();
  for (const side of sides) {
    const group = groups.get(side[key]);
    if (group === undefined) groups.set(side[key], [side]);
    else group.push(side);
  }
  return [...groups].map(([name, group]) => standingOf(name, group));
};

/** Counts up the games of a run. */
export const tally = ({ run, games }: Collected): Summary => {
  const sides = games.flatMap((game) => sidesOf(run, game));
  const reasons: Record<string, number> = {};
  for (const { reason } of games) reasons[reason] = (reasons[reason] ?? 0) + 1;
  const gap = games.findIndex(({ n }, i) => n !== i);
  const missing = run.games - games.length;
  return {
    run,
    played: games.length,
    missing,
    firstMissing: missing === 0 ? null : gap < 0 ? games.length : gap,
    bots: grouped(sides, 'bot'),
    seats: grouped(sides, 'seats'),
    moves: spreadOf(games.map(({ moves }) => moves)),
    reasons,
  };
};
