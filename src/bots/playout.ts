import { pickOutcome } from '../core/chance.js';
import type { Parts, Random, Rules } from '../core/contract.js';
import { pickFrom } from '../core/random.js';

/** The state once no outcome of chance is due. A seeded game gets there by itself. */
export const settled = <T extends Parts>(game: Rules<T>, state: T['State'], random: Random): T['State'] => {
  let current = state;
  while (game.turn(current).kind === 'chance')
    current = game.unsafe.apply(current, pickOutcome(game.chance(current), random));
  return current;
};

/** One random move of a seat that must act; null when the game is over. Seats that need not act do nothing. */
export const randomStep = <T extends Parts>(game: Rules<T>, state: T['State'], random: Random): T['State'] | null => {
  const turn = game.turn(state);
  if (turn.kind === 'over') return null;
  if (turn.kind === 'chance') return game.unsafe.apply(state, pickOutcome(game.chance(state), random));
  return game.unsafe.apply(state, game.pickMove(state, pickFrom(turn.players, random), random));
};
