import type { Parts, Player, Rules, Score, Seen } from '../core/contract.js';

/** The place of a seat's side in the score's list of sides. */
export const sideOf = <T extends Parts>({ sides }: Score<T>, seat: Player): number =>
  sides.findIndex(({ players }) => players.includes(seat));

/** By how many points each side is ahead of the best other side; behind it below zero. */
export const marginsOf = <T extends Parts>(game: Rules<T>, of: Seen<T>): readonly number[] => {
  const { sides } = game.score(of);
  let best = Number.NEGATIVE_INFINITY;
  let second = Number.NEGATIVE_INFINITY;
  for (const { total } of sides)
    if (total > best) {
      second = best;
      best = total;
    } else if (total > second) second = total;
  return sides.map(({ total }) => total - (total === best ? second : best));
};
