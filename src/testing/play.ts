import fc from 'fast-check';
import { pickOutcome } from '../core/chance.js';
import type { Game, Input, Parts, Player, Random, Step, Turn, Viewer } from '../core/contract.js';
import { createRandom, pickFrom } from '../core/random.js';
import { noThrow } from './expect.js';

/** What the suite is told about a game. */
export interface ConformanceSetup<T extends Parts> {
  /** Valid seeded options. */
  readonly options: fc.Arbitrary<T['Options']>;
  /** The game's moves and more: whatever `parseMove` accepts, legal or not. */
  readonly moves: fc.Arbitrary<T['Move']>;
  /** Positions, valid or not, for `parsePosition` and `fromPosition`. Without them only hostile data is tried. */
  readonly positions?: fc.Arbitrary<T['Position']>;
  /** Games for each check. Default: fast-check's global `numRuns`. */
  readonly runs?: number;
  /** Reasons in `Outcome.reason` with which the ranking need not follow from the score. Default: `line`, `bankrupt`. */
  readonly suddenEnds?: readonly string[];
  /**
   * Names the hidden deal of a state, and says in how many ways it comes about as against the other deals that agree
   * with the same view (1 for all if the cards are all different). With it, `resample` is tested to be uniform.
   */
  readonly deals?: (state: T['State']) => Deal;
}

/** A way in which the hidden cards may lie. */
export interface Deal {
  /** Equal names, equal deals. */
  readonly name: string;
  /** How likely it is, as against others. */
  readonly weight: number;
}

/** One point of a game. */
export interface Node<T extends Parts> {
  /** How many inputs led here. */
  readonly at: number;
  /** The state before the last input; null at the start. */
  readonly before: T['State'] | null;
  /** The last input; null at the start. */
  readonly input: Input<T> | null;
  /** What it led to. */
  readonly step: Step<T>;
  /** The state here. */
  readonly state: T['State'];
  /** What is due here. */
  readonly turn: Turn;
}

/** A game from its start on. It ends early where nobody can go on; that is for the checks to notice. */
export interface Trail<T extends Parts> {
  /** What it was started with. */
  readonly options: T['Options'];
  /** All its points. */
  readonly nodes: readonly Node<T>[];
}

/** Who supplies chance. */
export type Mode = 'seeded' | 'manual' | 'either';

/** A description of a random game; it shrinks to fewer steps. */
interface Plan<T extends Parts> {
  readonly options: T['Options'];
  readonly seed: number;
  readonly steps: number;
}

/** Random games for the checks. The games are kept, since most checks look at the same ones. */
export interface Table<T extends Parts> {
  readonly game: Game<T>;
  readonly setup: ConformanceSetup<T>;
  /** Runs a check over random games. */
  each(mode: Mode, body: (trail: Trail<T>, random: Random) => void): void;
  /** Runs a check over random games and other random values. */
  eachWith<E>(mode: Mode, extra: fc.Arbitrary<E>, body: (trail: Trail<T>, random: Random, extra: E) => void): void;
  /** Runs a check over random values without a game. */
  over<E>(values: fc.Arbitrary<E>, body: (value: E) => void): void;
}

/** The options of the same game in manual mode: all that was drawn at the start is given. */
export const manualOptions = <T extends Parts>(state: T['State']): T['Options'] =>
  ({ ...state.options, chance: 'manual' }) as unknown as T['Options'];

/** All who may look at a game. */
export const viewersOf = (of: { readonly options: { readonly players: number } }): readonly Viewer[] => [
  ...seatsOf(of),
  'spectator',
];

/** All seats. */
export const seatsOf = (of: { readonly options: { readonly players: number } }): readonly Player[] =>
  Array.from({ length: of.options.players }, (_, seat) => seat);

/** Whether seats stand in their order, none of them twice. */
export const isAscending = (seats: readonly Player[]): boolean =>
  seats.every((seat, i) => i === 0 || seat > (seats[i - 1] as Player));

/** Some points of a game in their order, the last one always among them: a failing game then shrinks to the failing step. */
export const sampled = <E>(nodes: readonly E[], random: Random, count: number): readonly E[] => {
  if (nodes.length <= count) return nodes;
  const chosen = new Set<number>([nodes.length - 1]);
  while (chosen.size < count) chosen.add(random(nodes.length));
  return [...chosen].sort((a, b) => a - b).map((i) => nodes[i] as E);
};

/** Any input that is possible, or null if there is none. */
export const anyInput = <T extends Parts>(
  game: Game<T>,
  state: T['State'],
  turn: Turn,
  random: Random,
): Input<T> | null => {
  if (turn.kind === 'over') return null;
  if (turn.kind === 'chance') {
    const outcomes = game.chance(state);
    return outcomes.length === 0 ? null : pickOutcome(outcomes, random);
  }
  const seats = [...turn.players, ...turn.others];
  const moves = seats.length === 0 ? [] : game.legalMoves(state, pickFrom(seats, random));
  return moves.length === 0 ? null : pickFrom(moves, random);
};

const playGame = <T extends Parts>(game: Game<T>, plan: Plan<T>, mode: 'seeded' | 'manual'): Trail<T> => {
  const random = createRandom(`game ${plan.seed}`);
  const options = mode === 'seeded' ? plan.options : manualOptions<T>(game.init(plan.options));
  const nodeOf = (at: number, before: T['State'] | null, input: Input<T> | null, step: Step<T>): Node<T> => ({
    at,
    before,
    input,
    step,
    state: step.state,
    turn: game.turn(step.state),
  });
  let node = nodeOf(
    0,
    null,
    null,
    noThrow(0, 'start', () => game.start(options), options),
  );
  const nodes = [node];
  while (node.at < plan.steps) {
    const { at, state, turn } = node;
    const input = noThrow(at, 'looking for a move', () => anyInput(game, state, turn, random));
    if (input === null) break;
    node = nodeOf(
      at + 1,
      state,
      input,
      noThrow(at, 'step', () => game.step(state, input), input),
    );
    nodes.push(node);
  }
  return { options, nodes };
};

/** How many points of games are kept. */
const KEPT = 60_000;

/** Random games of one game. */
export const tableOf = <T extends Parts>(game: Game<T>, setup: ConformanceSetup<T>): Table<T> => {
  const kept = new Map<string, Trail<T>>();
  let size = 0;
  let seed: number | undefined;

  const trailOf = (plan: Plan<T>, mode: 'seeded' | 'manual'): Trail<T> => {
    const name = JSON.stringify([mode, plan]);
    const known = kept.get(name);
    if (known !== undefined) return known;
    const trail = playGame(game, plan, mode);
    size += trail.nodes.length;
    if (size <= KEPT) kept.set(name, trail);
    return trail;
  };

  const plans: fc.Arbitrary<Plan<T>> = fc.record({
    options: setup.options,
    // Another seed is another game, not a smaller one.
    seed: fc.noShrink(fc.nat()),
    // Every outcome of chance is a step too, so most games are played to their end.
    steps: fc.nat({ max: 8 * game.info.longest + 100 }),
  });

  const parameters = <E>(): fc.Parameters<E> => {
    // One seed for all checks, so that they look at the same games.
    seed ??= fc.readConfigureGlobal()?.seed ?? (fc.sample(fc.integer(), 1)[0] as number);
    return { seed, includeErrorInReport: true, ...(setup.runs === undefined ? {} : { numRuns: setup.runs }) };
  };

  const eachWith: Table<T>['eachWith'] = (mode, extra, body) => {
    fc.assert(
      fc.property(plans, fc.noShrink(extra), (plan, more) => {
        const chance = mode === 'either' ? (plan.seed % 2 === 0 ? 'seeded' : 'manual') : mode;
        body(trailOf(plan, chance), createRandom(`check ${plan.seed}`), more);
      }),
      parameters(),
    );
  };

  return {
    game,
    setup,
    eachWith,
    each: (mode, body) => eachWith(mode, fc.constant(null), body),
    over: (values, body) => {
      fc.assert(fc.property(values, body), parameters());
    },
  };
};

/** A check before it is bound to a table. */
export type NamedCheck = readonly [name: string, run: <T extends Parts>(table: Table<T>) => void];
