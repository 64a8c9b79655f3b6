import fc from 'fast-check';
import { pickOutcome } from '../../src/core/chance.js';
import type { Game, Input, Parts, Random, Step } from '../../src/core/contract.js';
import { createRandom, pickFrom } from '../../src/core/random.js';
import { noThrow } from '../../src/testing/expect.js';
import { manualOptions } from '../../src/testing/play.js';
import type { Subject } from './subject.js';

/** One thing to try, as plain JSON: it can be printed and tried again. */
export interface Case {
  /** The game's id. */
  readonly game: string;
  /** Seeded options. */
  readonly options: object;
  /** Whether the host supplies chance; what the seed drew at the start is then given outright. */
  readonly manual: boolean;
  /** Seeds the moves. */
  readonly play: number;
  /** How many inputs lead to the point to look at. */
  readonly steps: number;
  /** Seeds all that a target tries there. */
  readonly look: number;
}

/** Beyond most games: a longer one is looked at from its start again. */
const MOST_STEPS = 400;

/** Cases of one game. They shrink to plain options and few steps. */
export const anyCase = <T extends Parts>({ game, options }: Subject<T>): fc.Arbitrary<Case> =>
  fc.noBias(
    fc.record({
      game: fc.constant(game.id),
      options: options as fc.Arbitrary<object>,
      manual: fc.boolean(),
      // Another seed is another case, not a smaller one.
      play: fc.noShrink(fc.nat()),
      steps: fc.nat(MOST_STEPS),
      look: fc.noShrink(fc.nat()),
    }),
  );

/** A way to choose among moves. */
type Style = <M extends { readonly type: string }>(moves: readonly M[], random: Random) => M;

const STYLES: readonly Style[] = [
  pickFrom,
  // Rare kinds of moves as often as others.
  (moves, random) => {
    const type = pickFrom([...new Set(moves.map((move) => move.type))], random);
    return pickFrom(
      moves.filter((move) => move.type === type),
      random,
    );
  },
  // Crowded corners: settlements in a heap, coins hoarded.
  (moves, random) => (random(4) === 0 ? pickFrom(moves, random) : (moves[0] as (typeof moves)[number])),
];

/** Any input that is possible; null when the game is over. */
export const anyInput = <T extends Parts>(
  game: Game<T>,
  state: T['State'],
  random: Random,
  style: Style = pickFrom,
): Input<T> | null => {
  const turn = game.turn(state);
  if (turn.kind === 'over') return null;
  if (turn.kind === 'chance') return pickOutcome(game.chance(state), random);
  return style(game.legalMoves(state, pickFrom([...turn.players, ...turn.others], random)), random);
};

/** A point of a game. */
export interface Point<T extends Parts> {
  readonly state: T['State'];
  /** What led to it. */
  readonly step: Step<T>;
  /** The input that led to it; null at the start. */
  readonly input: Input<T> | null;
}

/** What a case starts from. */
export const optionsOf = <T extends Parts>(game: Game<T>, { options, manual }: Case): T['Options'] =>
  manual ? manualOptions<T>(game.init(options as T['Options'])) : (options as T['Options']);

/** The points of a game up to the one that the case looks at. */
export const pointsOf = <T extends Parts>({ game }: Subject<T>, tried: Case): readonly Point<T>[] => {
  const random = createRandom(`play ${tried.play}`);
  const style = STYLES[tried.play % STYLES.length];
  const first = noThrow(0, 'start', () => game.start(optionsOf(game, tried)));
  const points: Point<T>[] = [{ state: first.state, step: first, input: null }];
  for (let at = 0; at < tried.steps; at++) {
    const { state } = points[at] as Point<T>;
    const input = noThrow(at, 'looking for an input', () => anyInput(game, state, random, style));
    if (input === null) return points.slice(0, (tried.steps % points.length) + 1);
    const step = noThrow(at, 'step', () => game.step(state, input), input);
    points.push({ state: step.state, step, input });
  }
  return points;
};

/** The same for one that looks at a single point. */
export const pointOf = <T extends Parts>(subject: Subject<T>, tried: Case): Point<T> =>
  pointsOf(subject, tried).at(-1) as Point<T>;

/** The source for all that a target tries. */
export const lookOf = ({ look }: Case): Random => createRandom(`look ${look}`);
