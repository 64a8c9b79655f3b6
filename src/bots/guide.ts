import type { Parts, Rules } from '../core/contract.js';
import { InvalidInputError } from '../core/errors.js';
import { curve, judgeOf, PLACE } from './reward.js';
import { marginsOf, placesOf } from './side.js';
import type { Arm, Look } from './tree.js';
import type { SearchOptions } from './types.js';

/** What a search goes by: the score, or in its place the caller's judgement. */
export interface Guide<T extends Parts> {
  /** What a state in which the search stops is worth to each side, from 0 to 1. */
  rewards(state: T['State']): readonly number[];
  /** What comes right after a move, for the side that makes it. */
  look(after: T['State'], side: number): Look;
  /** What arms seem to be worth by what comes right after them, from 0 to 1. All of them have been looked at. */
  guesses(arms: readonly Arm<T>[]): (arm: Arm<T>) => number;
}

/**
 * What an arm seems to be worth by its margin against those of the other arms, or its place where the game is over. How
 * much a point is worth depends on the spread of the playouts' margins and of these.
 */
export const guessesOf = <T extends Parts>(arms: readonly Arm<T>[], spread: number): ((arm: Arm<T>) => number) => {
  let mean = 0;
  for (const { look } of arms) mean += (look as Look).value / arms.length;
  let variance = 0;
  for (const { look } of arms) variance += ((look as Look).value - mean) ** 2 / arms.length;
  const scale = Math.sqrt(spread * spread + variance);
  return ({ look }) => {
    const { value, place } = look as Look;
    const points = curve((value - mean) / scale);
    return place === null ? points : PLACE * place + (1 - PLACE) * points;
  };
};

/** By points ahead of the best other side, and by places where the game is over. */
export const byScore = <T extends Parts>(game: Rules<T>, sideOf: readonly number[]): Guide<T> => {
  const judge = judgeOf();
  const places = (state: T['State']): readonly number[] | null => placesOf(game.outcome(state), sideOf);
  return {
    rewards: (state) => judge.reward(marginsOf(game, state), places(state)),
    look: (after, side) => ({
      value: marginsOf(game, after)[side] as number,
      place: places(after)?.[side] ?? null,
    }),
    guesses: (arms) => guessesOf(arms, judge.spread()),
  };
};

const isWorth = (value: unknown): boolean => typeof value === 'number' && value >= 0 && value <= 1;

/**
 * By what the caller says, as it is, and by places alone where the game is over. The score is not asked: it need not mean
 * anything to the caller. (The place of a side alone tells nothing, so there the caller is asked at the end, too.)
 */
export const byCaller = <T extends Parts>(
  game: Rules<T>,
  sideOf: readonly number[],
  evaluate: NonNullable<SearchOptions<T>['evaluate']>,
): Guide<T> => {
  const sides = Math.max(...sideOf) + 1;
  const evaluated = (state: T['State']): readonly number[] => {
    const values = evaluate(state);
    // Array.from: `every` would pass over holes.
    if (!Array.isArray(values) || values.length !== sides || !Array.from(values).every(isWorth))
      throw new InvalidInputError(game.id, [
        { path: ['evaluate'], code: 'range', expected: `${sides} numbers from 0 to 1, one for each side` },
      ]);
    return values;
  };
  const rewards = (state: T['State']): readonly number[] => placesOf(game.outcome(state), sideOf) ?? evaluated(state);
  return {
    rewards,
    look: (after, side) => ({ value: rewards(after)[side] as number, place: null }),
    guesses:
      () =>
      ({ look }) =>
        (look as Look).value,
  };
};
