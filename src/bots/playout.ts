import type { Parts, Random, Rules } from '../core/contract.js';
import { draw, pickFrom } from '../core/random.js';

/**
 * A full state that agrees with the view and draws by itself, in manual mode too: no outcome of chance is ever due in it,
 * and all moves that are tried in it meet the same draws.
 */
export const sampleOf = <T extends Parts>(game: Rules<T>, view: T['View'], random: Random): T['State'] => {
  const sample = game.resample(view, random);
  return view.seeded ? sample : game.withRandom(sample, draw(random, 0x100000000)).state;
};

/** The sample after so many random moves, or fewer if the game ends. Seats that need not act do nothing. */
export const continued = <T extends Parts>(
  game: Rules<T>,
  sample: T['State'],
  moves: number,
  random: Random,
): T['State'] => {
  let current = sample;
  for (let made = 0; made < moves; made++) {
    const turn = game.turn(current);
    if (turn.kind !== 'decision') break;
    current = game.unsafe.apply(current, game.pickMove(current, pickFrom(turn.players, random), random));
  }
  return current;
};
