import { pickOutcome } from '../core/chance.js';
import type { Parts, Random, Rules } from '../core/contract.js';
import { pickFrom } from '../core/random.js';

/** The state once no outcome of chance is due. A seeded game gets there by itself. */
export const settled = <T extends Parts>(game: Rules<T>, state: T['State'], random: Random): T['State'] => {
  let current = state;
  while (current.random === null && game.turn(current).kind === 'chance')
    current = game.unsafe.apply(current, pickOutcome(game.chance(current), random));
  return current;
};

/** The state after so many random moves, or fewer if the game ends. Seats that need not act do nothing. */
export const continued = <T extends Parts>(
  game: Rules<T>,
  state: T['State'],
  moves: number,
  random: Random,
): T['State'] => {
  let current = settled(game, state, random);
  for (let made = 0; made < moves; made++) {
    const turn = game.turn(current);
    if (turn.kind !== 'decision') break;
    const move = game.pickMove(current, pickFrom(turn.players, random), random);
    current = settled(game, game.unsafe.apply(current, move), random);
  }
  return current;
};
