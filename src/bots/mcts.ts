import type { Parts, Player, Random, Rules, Seen } from '../core/contract.js';
import { InvalidInputError } from '../core/errors.js';
import { isInt, optionReader } from '../core/read.js';
import { byCaller, byScore, type Guide } from './guide.js';
import { continued, sampleOf } from './playout.js';
import { mustMove, seatOf } from './seat.js';
import { sidesOf } from './side.js';
import { type Arm, armOf, type Choice, choiceOf, type Node, newNode, offer, select } from './tree.js';
import type { Bot, IterationBudget, MctsOptions } from './types.js';

/** A seat's choice at a node, to be told how it went. */
interface Chosen<T extends Parts> {
  readonly seat: Player;
  readonly arm: Arm<T>;
}

/**
 * Visits of a node before its moves are listed and ordered by what comes right after each. Until then any move is tried:
 * listing and ordering cost as much as many a playout, and most nodes never have more visits.
 */
const UNLISTED_VISITS = 8;

/** Iterations between two looks at whether the rest can still change the move: each look sorts all moves. */
const SETTLED_EVERY = 16;

/** One search for one move. */
interface Search<T extends Parts> {
  readonly game: Rules<T>;
  readonly view: T['View'];
  readonly seat: Player;
  /** Whether the seat may do nothing. */
  readonly mayPass: boolean;
  readonly sideOf: readonly number[];
  readonly random: Random;
  readonly exploration: number;
  readonly guide: Guide<T>;
  /** After how many moves from the root a playout is judged. */
  readonly depth: number;
  readonly root: Node<T>;
  /** What the seat can do at the root: equal views give equal moves, so it is the same in every sample. */
  readonly own: readonly Arm<T>[];
}

/** The arms of all that a seat can do. */
const armsOf = <T extends Parts>(
  { game }: Pick<Search<T>, 'game'>,
  choice: Choice<T>,
  of: Seen<T>,
  seat: Player,
  mayPass: boolean,
): readonly Arm<T>[] => {
  const arms = game.legalMoves(of, seat).map((move) => armOf(choice, move));
  if (mayPass) arms.unshift(armOf<T>(choice, null));
  return arms;
};

/** What a seat does at a node of the tree. */
const choose = <T extends Parts>(
  search: Search<T>,
  node: Node<T>,
  state: T['State'],
  seat: Player,
  mayPass: boolean,
): Arm<T> => {
  const { game, random, root, sideOf, exploration, guide } = search;
  const choice = choiceOf(node, seat);
  choice.visits++;
  if (choice.visits <= UNLISTED_VISITS && node !== root && !mayPass) {
    const arm = armOf(choice, game.pickMove(state, seat, random));
    offer(arm);
    return arm;
  }
  const arms = node === root && seat === search.seat ? search.own : armsOf(search, choice, state, seat, mayPass);
  for (const arm of arms) offer(arm);
  if (arms.length === 1) return arms[0] as Arm<T>;
  for (const arm of arms)
    arm.look ??= guide.look(arm.move === null ? state : game.unsafe.apply(state, arm.move), sideOf[seat] as number);
  return select(arms, exploration, guide.guesses(arms), random);
};

/** One iteration: down the tree with one sample, one new node, a playout, and all who chose are told how it went. */
const iterate = <T extends Parts>(search: Search<T>): void => {
  const { game, view, seat, mayPass, random, sideOf } = search;
  let state = sampleOf(game, view, random);
  let node: Node<T> | undefined = search.root;
  const chosen: Chosen<T>[] = [];
  let made = 0;

  const make = (move: T['Move']): void => {
    made++;
    state = game.unsafe.apply(state, move);
  };

  /** Seats that need not act are asked as in a match; whether one of them has acted. */
  const askOthers = (at: Node<T>, others: readonly Player[]): Arm<T> | null => {
    for (const other of others) {
      // At the root those who come before the seat have passed already.
      if (at === search.root && (!mayPass || other < seat)) continue;
      const arm = choose(search, at, state, other, true);
      chosen.push({ seat: other, arm });
      if (arm.move === null) continue;
      make(arm.move);
      return arm;
    }
    return null;
  };

  /** Those who must act choose without seeing what the others choose. What they chose as text. */
  const askAll = (at: Node<T>, players: readonly Player[]): string => {
    const arms = players.map((player) => choose(search, at, state, player, false));
    let key = '';
    for (const [i, arm] of arms.entries()) {
      const move = arm.move as T['Move'];
      if (i > 0 && game.check(state, move) !== null) continue;
      chosen.push({ seat: move.player, arm });
      key += arm.key;
      make(move);
    }
    return key;
  };

  for (let turn = game.turn(state); node !== undefined && turn.kind === 'decision'; turn = game.turn(state)) {
    const at: Node<T> = node;
    const key = askOthers(at, turn.others)?.key ?? askAll(at, turn.players);
    node = at.next.get(key);
    if (node === undefined) at.next.set(key, newNode());
  }
  state = continued(game, state, search.depth - made, random);
  const rewards = search.guide.rewards(state);
  for (const { seat: who, arm } of chosen) {
    arm.visits++;
    arm.sum += rewards[sideOf[who] as number] as number;
  }
};

/** The root's arms of the seat, the most visited first; of equal ones the better. */
const ranked = <T extends Parts>({ own }: Search<T>): readonly Arm<T>[] =>
  own.slice().sort((a, b) => b.visits - a.visits || b.sum - a.sum);

/** Whether so many more iterations cannot change which arm is the most visited. */
const isSettled = <T extends Parts>(search: Search<T>, left: number): boolean => {
  const [first, second] = ranked(search);
  return first !== undefined && first.visits - (second?.visits ?? 0) > left;
};

const isCounted = <T extends Parts>(options: MctsOptions<T>): options is IterationBudget<T> =>
  options.iterations !== undefined;

const run = <T extends Parts>(search: Search<T>, options: MctsOptions<T>): void => {
  if (isCounted(options)) {
    for (let left = options.iterations; left > 0; left--) {
      if (left % SETTLED_EVERY === 0 && isSettled(search, left)) return;
      iterate(search);
    }
    return;
  }
  const start = options.now();
  let spent = 0;
  // A clock that was set back would never come to the end.
  while (spent >= 0 && spent < options.milliseconds) {
    iterate(search);
    spent = options.now() - start;
  }
};

/** What is wrong with the options, if anything. */
const checkOptions = <T extends Parts>(game: string, options: MctsOptions<T>): void => {
  const read = optionReader(options);
  if (read.issues.length > 0) throw new InvalidInputError(game, read.issues);
  const demand = (holds: boolean, name: string, expected: string): void => {
    if (!holds) read.refuse(name, 'range', expected);
  };
  read.only('iterations', 'milliseconds', 'now', 'exploration', 'depth', 'evaluate');
  const { iterations, milliseconds, now, exploration = 0, depth = 0, evaluate } = options;
  if (iterations !== undefined) {
    demand(isInt(iterations, 1, Number.MAX_SAFE_INTEGER), 'iterations', 'a whole number from 1 on');
    for (const name of ['milliseconds', 'now'])
      if (read.value(name) !== undefined) read.refuse(name, 'exclusive', 'none beside iterations');
  } else if (milliseconds === undefined)
    demand(false, 'iterations', 'a whole number from 1 on, or milliseconds and now');
  else {
    demand(milliseconds > 0 && Number.isFinite(milliseconds), 'milliseconds', 'a finite number above 0');
    demand(typeof now === 'function', 'now', 'a clock');
  }
  demand(typeof exploration === 'number' && exploration >= 0, 'exploration', 'a number from 0 on');
  demand(typeof depth === 'number' && depth >= 0, 'depth', 'a number from 0 on');
  demand(evaluate === undefined || typeof evaluate === 'function', 'evaluate', 'a function');
  if (read.issues.length > 0) throw new InvalidInputError(game, read.issues);
};

/**
 * Information-set Monte Carlo tree search with a single observer: thousands of playouts, each in another sample of what
 * the seat cannot see (`resample`), in one tree of moves.
 *
 * - **Hidden cards**: a move that is legal in some samples only is compared by how often it was available.
 * - **Simultaneous choices**: each seat chooses by statistics of its own, without seeing what the others choose in the
 *   sample, and a choice that another seat has already made in secret is sampled.
 * - **Seats that may act** are asked in the order of a match, and may do nothing. In playouts they do nothing.
 * - **Chance** is drawn anew in each playout, by weight; in manual mode too.
 * - **Rewards** come from points ahead of the best other side; where the game is over, from the place, and points break
 *   ties. Each seat plays for its own side, be they two sides or five, or teams. With `evaluate`, what that says takes the
 *   place of the points everywhere.
 *
 * The moves of others deeper in the tree are told apart even where the seat could not see them. What is revealed on the
 * way, by chance or as a secret choice, is not told apart. What it plays never depends on more than its view, its options
 * and the draws from `random` (with a time budget, the clock). Nothing is kept from one call to the next.
 * @throws InvalidInputError when the options are not valid, and from the bot itself for anything that is not a view of a
 * seat and when `evaluate` gives anything but a number from 0 to 1 for each side.
 *
 * @example
 * ```ts
 * import { createRandom } from 'kontorhaus';
 * import { mctsBot } from 'kontorhaus/bots';
 * import { init, kontor, view } from 'kontorhaus/kontor';
 *
 * const bot = mctsBot(kontor, { iterations: 50 });
 * const seen = view(init({ players: 2, seed: 1 }), 0);
 * bot(seen, createRandom(1))?.type; // => 'choose'
 * // With a clock: mctsBot(kontor, { milliseconds: 200, now: () => performance.now() })
 * ```
 */
export const mctsBot = <T extends Parts>(game: Rules<T>, options: MctsOptions<T>): Bot<T> => {
  checkOptions(game.id, options);
  const { exploration = 0.2, evaluate, depth = evaluate === undefined ? 60 : 0 } = options;
  return (view, random) => {
    const seat = seatOf(game, view);
    const moves = game.legalMoves(view, seat);
    const mayPass = moves.length > 0 && !mustMove(game.turn(view), seat);
    if (moves.length < 2 && !mayPass) return moves[0] ?? null;
    const root = newNode<T>();
    const sideOf = sidesOf(game.score(view));
    const search: Search<T> = {
      game,
      view,
      seat,
      mayPass,
      sideOf,
      random,
      exploration,
      guide: evaluate === undefined ? byScore(game, sideOf) : byCaller(game, sideOf, evaluate),
      depth,
      root,
      own: armsOf({ game }, choiceOf(root, seat), view, seat, mayPass),
    };
    run(search, options);
    return (ranked(search)[0] as Arm<T>).move;
  };
};
