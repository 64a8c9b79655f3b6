import type { Input, Parts, Rules } from '../core/contract.js';
import { inputsOf, rootOf } from './inputs.js';

/** Leaves below one first move or outcome. */
export interface Division<T extends Parts> {
  /** The move, or the outcome of chance. */
  readonly input: Input<T>;
  /** How many leaves there are below it. */
  readonly leaves: number;
}

const leavesBelow = <T extends Parts>(game: Rules<T>, state: T['State'], depth: number): number => {
  if (depth === 0) return 1;
  const inputs = inputsOf(game, state);
  // The last level is counted, not played.
  if (depth === 1) return inputs.length;
  let leaves = 0;
  for (const input of inputs) leaves += leavesBelow(game, game.unsafe.apply(state, input), depth - 1);
  return leaves;
};

/**
 * How many ways there are to go on for exactly `depth` inputs: the leaves of the game's tree at that depth. A wrong rule
 * nearly always changes the number, so it is what to compare with another program, or with an older version.
 *
 * A move is an input, and so is an outcome of chance: a seeded state is counted as if the host supplied chance
 * (`withRandom(state, null)`), and every possible outcome is a branch, whatever its weight. Where several seats choose at
 * the same time, only the lowest one that has yet to choose is counted, as all orders come to the same. A seat that may
 * but need not act has its moves counted; that it does nothing is no input. Games that have ended before are not counted.
 * Positions that can be reached in several ways are counted each time.
 * @throws InvalidInputError when the depth is not a whole number from 0 on, and for a view.
 *
 * @example
 * ```ts
 * import { perft } from 'kontorhaus/debug';
 * import { init, kontor } from 'kontorhaus/kontor';
 *
 * // Five cards or a pass, for each of two players.
 * perft(kontor, init({ players: 2, seed: 7 }), 2); // => 36
 * ```
 */
export const perft = <T extends Parts>(game: Rules<T>, state: T['State'], depth: number): number =>
  leavesBelow(game, rootOf(game, state, depth), depth);

/**
 * {@link perft} by the first move or outcome, in the order of `legalMoves` or `chance`: where two programs differ, it
 * shows which move to look into. Empty for depth 0.
 * @throws InvalidInputError when the depth is not a whole number from 0 on, and for a view.
 *
 * @example
 * ```ts
 * import { divide } from 'kontorhaus/debug';
 * import { init, kontor } from 'kontorhaus/kontor';
 *
 * const parts = divide(kontor, init({ players: 2, seed: 7 }), 2);
 * parts.length; // => 6
 * parts.at(-1); // => { input: { type: 'choose', player: 0, card: null }, leaves: 6 }
 * ```
 */
export const divide = <T extends Parts>(game: Rules<T>, state: T['State'], depth: number): readonly Division<T>[] => {
  const root = rootOf(game, state, depth);
  if (depth === 0) return [];
  return inputsOf(game, root).map((input) => ({
    input,
    leaves: leavesBelow(game, game.unsafe.apply(root, input), depth - 1),
  }));
};
