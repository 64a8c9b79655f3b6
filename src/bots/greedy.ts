import type { Parts, Random, Rules } from '../core/contract.js';
import { draw, pickFrom } from '../core/random.js';
import { continued, sampleOf } from './playout.js';
import { mustMove, seatOf } from './seat.js';
import { marginsOf, placesOf, sidesOf } from './side.js';
import type { Bot } from './types.js';

/** In how many samples of the hidden cards each move is tried: one card more or less must not decide alone. */
const SAMPLES = 4;

/** What a game that goes on is worth in places: more than to lose, less than to win. */
const GOES_ON = 0.5;

/** How many random continuations decide between equal moves, all of them together: a bound on the time of a move. */
const CONTINUATIONS = 64;

/**
 * How many moves a continuation has: more than a round of any game (some 33 moves in The Speicherstadt of five), so
 * that what a secret choice or a worker in a queue brings is in the score.
 */
const AHEAD = 60;

/** No more equal moves than these are compared, picked at random, so that each gets two continuations at least. */
const WIDEST = 24;

/** Some of the items, each equally likely, in random order. */
const someOf = <E>(items: readonly E[], count: number, random: Random): readonly E[] => {
  const left = items.slice();
  return Array.from({ length: count }, () => left.splice(draw(random, left.length), 1)[0] as E);
};

/** The items with the highest value. */
const bestOf = <E>(items: readonly E[], worth: (item: E) => number): readonly E[] => {
  const values = items.map(worth);
  const highest = Math.max(...values);
  return items.filter((_, i) => values[i] === highest);
};

/**
 * One move ahead: the move after which its side is ahead by most points (or behind by fewest), over some samples of
 * what is hidden. A move that ends the game is judged by the place first: to win is better than any points, to lose is
 * worse. A seat that need not act compares its moves with doing nothing.
 *
 * Between moves that are equal so far, the margin after short random continuations decides, of those samples again; so
 * the bot has an idea of moves that pay later, such as a secret choice, or a worker in a queue. What is still equal is
 * decided by lot.
 * @throws InvalidInputError, from the bot itself, for anything that is not a view of a seat.
 *
 * @example
 * ```ts
 * import { createRandom } from 'kontorhaus';
 * import { greedyBot } from 'kontorhaus/bots';
 * import { fromPosition, kingdomBuilder, score, unsafe, view } from 'kontorhaus/kingdom-builder';
 *
 * // A settlement beside the castle in the top left section pays 3 points.
 * const state = fromPosition({
 *   sections: ['tavern', 'paddock', 'oasis', 'farm'],
 *   settlements: [[], []],
 *   terrain: 'forest',
 * });
 * const move = greedyBot(kingdomBuilder)(view(state, 0), createRandom(1))!;
 * score(unsafe.apply(state, move)).sides[0]!.total > score(state).sides[0]!.total; // => true
 * ```
 */
export const greedyBot =
  <T extends Parts>(game: Rules<T>): Bot<T> =>
  (view, random) => {
    const seat = seatOf(game, view);
    const moves: readonly (T['Move'] | null)[] = game.legalMoves(view, seat);
    const choices = moves.length === 0 || mustMove(game.turn(view), seat) ? moves : [null, ...moves];
    if (choices.length < 2) return choices[0] ?? null;
    const sideOf = sidesOf(game.score(view));
    const side = sideOf[seat] as number;
    const samples = Array.from({ length: SAMPLES }, () => sampleOf(game, view, random));
    const marginOf = (state: T['State']): number => marginsOf(game, state)[side] as number;

    const after = (sample: number, move: T['Move'] | null): T['State'] => {
      const state = samples[sample % SAMPLES] as T['State'];
      return move === null ? state : game.unsafe.apply(state, move);
    };

    const tried = choices.map((move) => {
      let [place, margin] = [0, 0];
      for (let i = 0; i < SAMPLES; i++) {
        const state = after(i, move);
        place += placesOf(game.outcome(state), sideOf)?.[side] ?? GOES_ON;
        margin += marginOf(state);
      }
      return { move, place, margin };
    });
    const equal = bestOf(
      bestOf(tried, ({ place }) => place),
      ({ margin }) => margin,
    ).map(({ move }) => move);
    if (equal.length === 1) return equal[0] ?? null;
    const compared = equal.length > WIDEST ? someOf(equal, WIDEST, random) : equal;
    const times = Math.floor(CONTINUATIONS / compared.length);
    const promising = bestOf(compared, (move) => {
      let sum = 0;
      for (let i = 0; i < times; i++) sum += marginOf(continued(game, after(i, move), AHEAD, random));
      return sum;
    });
    return pickFrom(promising, random);
  };
