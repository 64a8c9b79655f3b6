import type { Outcome } from '../core/contract.js';

/** How much the place counts where a playout came to the end of the game; the rest is points. */
const PLACE = 1 / 3;

/** What a playout was worth to each side, from 0 to 1. */
export interface Judge {
  /** From each side's margin and how the game ended (null if it went on). */
  reward(margins: readonly number[], outcome: Outcome | null): readonly number[];
  /** How far the margins of playouts lie apart so far, in points: their standard deviation. */
  spread(): number;
}

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
 * A judge for one search. A margin counts by how far it is from the mean of those seen so far for its side, in standard
 * deviations, through a logistic curve: so games with few points and games with many are searched alike, and so are close
 * games and games all but won. Where the game ended, a third of the reward is the place, which need not follow from
 * points.
 */
export const judgeOf = (sideOf: readonly number[]): Judge => {
  let seen = 0;
  let squares = 0;
  const means: number[] = [];
  const spread = (): number => Math.sqrt(squares / (seen * means.length)) || 1;
  return {
    spread,
    reward: (margins, outcome) => {
      seen++;
      // Welford's method, with one deviation for all sides.
      for (const [side, value] of margins.entries()) {
        const before = means[side] ?? 0;
        const mean = before + (value - before) / seen;
        means[side] = mean;
        squares += (value - before) * (value - mean);
      }
      const scale = spread();
      const places = outcome === null ? null : standings(outcome, sideOf);
      return margins.map((value, side) => {
        const reward = 1 / (1 + Math.exp(((means[side] as number) - value) / scale));
        return places === null ? reward : PLACE * (places[side] as number) + (1 - PLACE) * reward;
      });
    },
  };
};
