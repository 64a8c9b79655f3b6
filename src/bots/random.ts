import type { Parts, Rules } from '../core/contract.js';
import { draw } from '../core/random.js';
import { mustMove, seatOf } from './seat.js';
import type { Bot } from './types.js';

/**
 * Any legal move, each equally likely. A seat that may but need not act does nothing as likely as each of its moves.
 * @throws InvalidInputError, from the bot itself, for anything that is not a view of a seat.
 *
 * @example
 * ```ts
 * import { createRandom } from 'kontorhaus';
 * import { randomBot } from 'kontorhaus/bots';
 * import { init, kingdomBuilder, view } from 'kontorhaus/kingdom-builder';
 *
 * const bot = randomBot(kingdomBuilder);
 * const move = bot(view(init({ players: 2, seed: 1 }), 0), createRandom(1));
 * move?.type; // => 'build'
 * ```
 */
export const randomBot =
  <T extends Parts>(game: Rules<T>): Bot<T> =>
  (view, random) => {
    const seat = seatOf(game, view);
    if (mustMove(game.turn(view), seat)) return game.pickMove(view, seat, random);
    const moves = game.legalMoves(view, seat);
    return moves[draw(random, moves.length + 1)] ?? null;
  };
