import type { Outcome, Parts, Rules, Score, Seen } from '../core/contract.js';

/** For each seat the place of its side in the score's list of sides. */
export const sidesOf = <T extends Parts>({ sides }: Score<T>): readonly number[] => {
  const sideOf: number[] = [];
  for (const [side, { players }] of sides.entries()) for (const player of players) sideOf[player] = side;
  return sideOf;
};

/** By how many points each side is ahead of the best other side; behind it below zero. A side alone: its points. */
export const marginsOf = <T extends Parts>(game: Rules<T>, of: Seen<T>): readonly number[] => {
  const { sides } = game.score(of);
  if (sides.length === 1) return sides.map(({ total }) => total);
  let best = Number.NEGATIVE_INFINITY;
  let second = Number.NEGATIVE_INFINITY;
  for (const { total } of sides)
    if (total > best) {
      second = best;
      best = total;
    } else if (total > second) second = total;
  return sides.map(({ total }) => total - (total === best ? second : best));
};

/**
 * What each side's place is worth: the share of the other sides that it came in before, half of one for a side in the
 * same place. Null while the game goes on, and for a side alone, whose place tells nothing.
 */
export const placesOf = (outcome: Outcome | null, sideOf: readonly number[]): readonly number[] | null => {
  if (outcome === null || outcome.ranking.length < 2) return null;
  const { ranking } = outcome;
  const out: number[] = [];
  for (const { place, players } of ranking) {
    let beaten = 0;
    for (const other of ranking) beaten += other.place > place ? 1 : other.place === place ? 0.5 : 0;
    // A side is in its own place, which is no half win.
    out[sideOf[players[0] as number] as number] = (beaten - 0.5) / (ranking.length - 1);
  }
  return out;
};
