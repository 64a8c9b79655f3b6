import type { Parts, Player, Random, Rules } from '../core/contract.js';
import { InvalidInputError } from '../core/errors.js';
import { draw, pickFrom } from '../core/random.js';
import { isInt } from '../core/read.js';
import { randomStep } from './playout.js';
import { type Reward, rewardOf } from './reward.js';
import { mustMove, seatOf } from './seat.js';
import { marginsOf } from './side.js';
import { type Arm, armsFor, newNode, type Node, select } from './tree.js';
import type { Bot, MctsOptions } from './types.js';

const P = (globalThis as any).process?.env ?? {};
const HS: number[] = JSON.parse(P.MH ?? '[7,20,60]');

/** A seat's choice at a node, to be told how it went. */
interface Chosen<T extends Parts> {
  readonly seat: Player;
  readonly arm: Arm<T>;
}

/** Visits after which the margins right after each move are looked at: before, any move will do. */
const LOOK = 8;

/** How often a search asks whether the rest of its iterations can still change the move. */
const ASK = 16;

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
  readonly depth: number;
  readonly rewards: Reward<T>[]; readonly H: number[];
  readonly root: Node<T>;
}

/** What a seat does at a node of the tree. */
const choose = <T extends Parts>(
  search: Search<T>,
  node: Node<T>,
  state: T['State'],
  seat: Player,
  mayPass: boolean,
): Arm<T> => {
  const { game, random, root, sideOf, exploration } = search;
  const moves: readonly (T['Move'] | null)[] = game.legalMoves(state, seat);
  const arms = armsFor(node, seat, mayPass ? [null, ...moves] : moves);
  if (arms.length === 1) return arms[0] as Arm<T>;
  let visits = 0;
  for (const arm of arms) visits += arm.visits;
  if (visits < LOOK && node !== root) return pickFrom(arms, random);
  for (const arm of arms)
    if (Number.isNaN(arm.margin))
      arm.margin = marginsOf(game, arm.move === null ? state : game.unsafe.apply(state, arm.move))[
        sideOf[seat] as number
      ] as number;
  return select(arms, exploration, random);
};

/** A full state that agrees with the view and draws by itself, so that no outcome of chance is ever due in a search. */
const sampleOf = <T extends Parts>({ game, view, random }: Search<T>): T['State'] => {
  const sample = game.resample(view, random);
  return view.seeded ? sample : game.withRandom(sample, draw(random, 0x100000000)).state;
};

/** One iteration: down the tree with one sample, one new node, a playout, and all who chose are told how it went. */
const iterate = <T extends Parts>(search: Search<T>): void => {
  const { game, seat, mayPass, random, sideOf } = search;
  let state = sampleOf(search);
  let node: Node<T> | undefined = search.root;
  const chosen: Chosen<T>[] = [];

  /** Seats that need not act are asked as in a match; whether one of them has acted. */
  const askOthers = (at: Node<T>, others: readonly Player[]): Arm<T> | null => {
    for (const other of others) {
      // At the root those who come before the seat have passed already.
      if (at === search.root && (!mayPass || other < seat)) continue;
      const arm = choose(search, at, state, other, true);
      chosen.push({ seat: other, arm });
      if (arm.move === null) continue;
      state = game.unsafe.apply(state, arm.move);
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
      state = game.unsafe.apply(state, move);
    }
    return key;
  };

  for (let turn = game.turn(state); node !== undefined && turn.kind === 'decision'; turn = game.turn(state)) {
    const at: Node<T> = node;
    const key = askOthers(at, turn.others)?.key ?? askAll(at, turn.players);
    node = at.next.get(key);
    if (node === undefined) at.next.set(key, newNode());
  }
  const H = search.H;
  const sums: number[] = [];
  let depth = chosen.length;
  let at = 0;
  for (const horizon of H) {
    while (depth < horizon) {
      const next = randomStep(game, state, random);
      if (next === null) break;
      state = next;
      depth++;
    }
    const r = (search.rewards[at++] as Reward<T>)(state);
    r.forEach((x, i) => { sums[i] = (sums[i] ?? 0) + x / H.length; });
  }
  for (const { seat: who, arm } of chosen) {
    arm.visits++;
    arm.sum += sums[sideOf[who] as number] as number;
  }
};

/** The root's arms of the seat, the most visited first; of equal ones the better. */
const ranked = <T extends Parts>({ root, seat }: Search<T>): readonly Arm<T>[] =>
  [...(root.seats.get(seat)?.values() ?? [])].sort((a, b) => b.visits - a.visits || b.sum - a.sum);

/** Whether so many more iterations cannot change which arm is the most visited. */
const isSettled = <T extends Parts>(search: Search<T>, left: number): boolean => {
  const [first, second] = ranked(search);
  return first !== undefined && first.visits - (second?.visits ?? 0) > left;
};

const run = <T extends Parts>(search: Search<T>, options: MctsOptions): void => {
  if ('iterations' in options) {
    for (let left = options.iterations; left > 0; left--) {
      if (left % ASK === 0 && isSettled(search, left)) return;
      iterate(search);
    }
    return;
  }
  const end = options.now() + options.milliseconds;
  do iterate(search);
  while (options.now() < end);
};

export const mctsBot = <T extends Parts>(game: Rules<T>, options: MctsOptions): Bot<T> => {
  const { exploration = Number(P.MC ?? 0.5), depth = Number(P.MD ?? 60) } = options;
  return (view, random) => {
    const seat = seatOf(game, view);
    const moves = game.legalMoves(view, seat);
    const mayPass = moves.length > 0 && !mustMove(game.turn(view), seat);
    if (moves.length < 2 && !mayPass) return moves[0] ?? null;
    const sideOf: number[] = [];
    for (const [side, { players }] of game.score(view).sides.entries())
      for (const player of players) sideOf[player] = side;
    const search: Search<T> = {
      game,
      view,
      seat,
      mayPass,
      sideOf,
      random,
      exploration,
      depth,
      H: HS, rewards: HS.map(() => rewardOf(game, sideOf)),
      root: newNode(),
    };
    run(search, options);
    return (ranked(search)[0] as Arm<T>).move;
  };
};
