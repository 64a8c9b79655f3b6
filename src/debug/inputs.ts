import { checkState } from '../core/arguments.js';
import type { Input, Parts, Rules } from '../core/contract.js';
import { InvalidInputError } from '../core/errors.js';
import { isInt } from '../core/read.js';

/**
 * All that can happen next. At a decision: the moves of the first seat in `turn.players` (the order in which seats that
 * choose at the same time are asked changes nothing, so only one is counted), then those of each seat in `turn.others`.
 * At chance: the outcomes, each once whatever its weight. Nothing after the end.
 */
export const inputsOf = <T extends Parts>(game: Rules<T>, state: T['State']): readonly Input<T>[] => {
  const turn = game.turn(state);
  if (turn.kind === 'over') return [];
  if (turn.kind === 'chance') return game.chance(state).map(({ outcome }) => outcome);
  const moves = game.legalMoves(state, turn.players[0]);
  return turn.others.length === 0 ? moves : moves.concat(turn.others.flatMap((seat) => game.legalMoves(state, seat)));
};

/** The state as it is counted: without its generator, so that all that chance can bring is a branch. */
export const rootOf = <T extends Parts>(game: Rules<T>, state: T['State'], depth: number): T['State'] => {
  if (!isInt(depth, 0, Number.MAX_SAFE_INTEGER))
    throw new InvalidInputError(game.id, [{ path: ['depth'], code: 'range', expected: 'a whole number from 0 on' }]);
  checkState(game.id, state);
  return game.withRandom(state, null).state;
};
