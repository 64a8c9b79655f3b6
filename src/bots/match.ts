import { pickOutcome } from '../core/chance.js';
import type { Input, Parts, Player, Random, Rules, Seed, Step, Turn } from '../core/contract.js';
import { InvalidInputError } from '../core/errors.js';
import { callersRandom, isSeed, randomOf, SEED_ISSUE } from '../core/random.js';
import { optionReader } from '../core/read.js';
import { BotError } from './error.js';
import type { Bot, Match, MatchExtra } from './types.js';

type Decision = Extract<Turn, { kind: 'decision' }>;

/** So many times the longest game no game takes, not even one with a manifest of as many cards as there may be. */
const BEYOND = 100;

/** The seats' generators and that of chance: each has a stream of its own, so that no bot's draws shift another's. */
const generatorsOf = (game: string, seed: Seed | undefined, seats: number): readonly [Random[], Random] => {
  // Options without a valid seed are those of manual mode: the seed of the bots stands in `extra` then.
  if (!isSeed(seed)) throw new InvalidInputError(game, [{ ...SEED_ISSUE, path: ['extra', 'seed'] }]);
  return [Array.from({ length: seats }, (_, seat) => callersRandom(seed, `bot ${seat}`)), randomOf(seed, 'chance')];
};

/**
 * Plays one match: a bot for each seat, each of which sees its own view and nothing else.
 *
 * At each decision the seats in `turn.others` that have a legal move are asked once, in seat order; when one of them
 * acts, the turn is looked at anew and the asking starts again. When all have passed, those in `turn.players` are
 * asked: where several choose at the same time, all of them before any of their moves is made. If one of these moves is
 * no longer legal once the others are made, that seat is asked again.
 *
 * The seats' generators come from the game's seed, one for each, so a match is fixed by options and bots. In manual
 * mode `extra.seed` is needed, and outcomes of chance are drawn as their weights say.
 * @throws InvalidInputError when the options are not valid, or `extra` has a key that is not known or a limit that is
 * not a whole number, or when there is not one bot for each seat.
 * @throws BotError when a bot gives null although it must act, or undefined, a promise, or a move that is not legal,
 * and when a match is longer than `extra.limit` moves.
 *
 * @example
 * ```ts
 * import { greedyBot, playMatch, randomBot } from 'kontorhaus/bots';
 * import { kingdomBuilder } from 'kontorhaus/kingdom-builder';
 *
 * const bots = [greedyBot(kingdomBuilder), randomBot(kingdomBuilder)];
 * const { outcome, score } = playMatch(kingdomBuilder, bots, { players: 2, seed: 1 });
 * outcome.ranking[0]?.players; // => [0]
 * score.sides.length; // => 2
 * ```
 */
export const playMatch = <T extends Parts>(
  game: Rules<T>,
  bots: NoInfer<readonly Bot<T>[]>,
  options: T['Options'],
  extra: MatchExtra<T> = {},
): Match<T> => {
  const read = optionReader(extra);
  read.only('seed', 'random', 'onStart', 'onStep', 'limit');
  const { onStep, random } = extra;
  const limit = read.int('limit', 0, Number.MAX_SAFE_INTEGER, BEYOND * game.info.longest);
  if (read.issues.length > 0) throw new InvalidInputError(game.id, read.issues);
  const first = game.start(options);
  const seats = first.state.options.players;
  if (bots.length !== seats || Array.from(bots).some((bot) => typeof bot !== 'function'))
    throw new InvalidInputError(game.id, [
      { path: ['bots'], code: 'bots', expected: `${seats} bots, one for each seat` },
    ]);
  const [generators, chance] = generatorsOf(game.id, extra.seed ?? options.seed, seats);
  extra.onStart?.(first);
  let { state } = first;
  let moves = 0;

  /** A legal input is applied, and told of. */
  const go = (input: Input<T>): void => {
    if (onStep === undefined) {
      state = game.unsafe.apply(state, input);
      return;
    }
    const before = state;
    const step: Step<T> = game.step(state, input);
    state = step.state;
    onStep({ before, input, step });
  };

  const move = (input: T['Move']): void => {
    if (moves >= limit) throw new BotError(game.id, 'too-long', null);
    moves++;
    go(input);
  };

  /**
   * What a seat's bot wants to do, as it is now: what a bot keeps of it and changes later makes no difference. It is
   * tested on a new view of the seat, not on the one that the bot had in hand; there only moves of its own can pass.
   */
  const ask = (seat: Player, mayPass: boolean): T['Move'] | null => {
    const view = game.view(state, seat);
    if (mayPass && game.legalMoves(view, seat).length === 0) return null;
    const answer = (bots[seat] as Bot<T>)(view, generators[seat] as Random);
    if (answer === null && mayPass) return null;
    // Not TypeScript's, but what `find` gives when it finds nothing.
    if (answer === null || answer === undefined) throw new BotError(game.id, 'no-move', seat);
    if (typeof (answer as { readonly then?: unknown }).then === 'function')
      throw new BotError(game.id, 'promise', seat);
    const wanted = { ...answer };
    const illegal = game.check(game.view(state, seat), wanted);
    if (illegal !== null) throw new BotError(game.id, 'illegal-move', seat, illegal);
    return wanted;
  };

  /** Whether one of the seats that need not act did. */
  const askOthers = ({ others }: Decision): boolean => {
    for (const seat of others) {
      const wanted = ask(seat, true);
      if (wanted === null) continue;
      move(wanted);
      return true;
    }
    return false;
  };

  for (let turn = game.turn(state); turn.kind !== 'over'; turn = game.turn(state)) {
    if (turn.kind === 'chance') go(pickOutcome(game.chance(state), random ?? chance));
    else if (!askOthers(turn))
      turn.players
        .map((seat) => ask(seat, false) as T['Move'])
        .forEach((wanted, i) => {
          if (i === 0 || game.check(state, wanted) === null) move(wanted);
        });
  }
  const outcome = game.outcome(state) as Match<T>['outcome'];
  return { state, outcome, score: game.score(state), moves };
};
