import type { Outcome, Parts, Rules } from '../core/contract.js';
import { marginsOf } from './side.js';

/** What a state is worth to each side, from 0 to 1. */
export type Reward<T extends Parts> = (state: T['State']) => readonly number[];

/** For each side the share of those other sides that it came in before; half of one for a side in the same place. */
const standings = ({ ranking }: Outcome, sideOf: readonly number[]): readonly number[] => {
  const out: number[] = [];
  for (const { place, players } of ranking) {
    let beaten = 0;
    for (const other of ranking) beaten += other.place > place ? 1 : other.place === place ? 0.5 : 0;
    // A side is in its own place, which is no half win.
    out[sideOf[players[0] as number] as number] = (beaten - 0.5) / (ranking.length - 1);
  }
  return out;
};

/**
 * A judge of states for one search. A margin in points counts by how far it is from the mean of those seen so far, in
 * standard deviations, through a logistic curve: games with few points and games with many are searched alike, and so
 * are close games and games all but won. At the end of a game half of the reward is the margin and half the place, which
 * need not follow from it.
 */
export const rewardOf = <T extends Parts>(game: Rules<T>, sideOf: readonly number[]): Reward<T> => {
  let seen = 0;
  const means: number[] = [];
  let squares = 0;
  return (state) => {
    const margins = marginsOf(game, state);
    seen++;
    // Welford's method, with one deviation for all sides.
    for (const [side, margin] of margins.entries()) {
      const before = means[side] ?? 0;
      const mean = before + (margin - before) / seen;
      means[side] = mean;
      squares += (margin - before) * (margin - mean);
    }
    const spread = Math.sqrt(squares / seen / margins.length) || 1;
    const outcome = game.outcome(state);
    const places = outcome === null ? null : standings(outcome, sideOf);
    return margins.map((margin, side) => {
      const reward = 1 / (1 + Math.exp(((means[side] as number) - margin) / spread));
      return places === null ? reward : (reward + (places[side] as number)) / 2;
    });
  };
};
