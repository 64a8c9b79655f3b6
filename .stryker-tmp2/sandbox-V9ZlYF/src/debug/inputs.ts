import type { Input, Parts, Rules } from '../core/contract.js';

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
  // No error of the core: this module imports none of it, so that the parts which the games share stay in one piece.
  if (!Number.isSafeInteger(depth) || depth < 0) throw new RangeError(`${game.id}: depth: a whole number from 0 on`);
  return game.withRandom(state, null).state;
};
