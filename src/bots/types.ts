import type { Input, Outcome, Parts, Random, Score, Seed, Step } from '../core/contract.js';

/**
 * Something that plays: a seat's view and a source of chance in, a move of that seat out. It is never given a state, only
 * what the seat knows. A view shares its lists with the state, so a bot must not change them. `null` means that the seat
 * does nothing, which only a seat in `turn.others` may. It answers at once: a promise of a move, as every `async`
 * function gives, is refused. All its chance comes from `random`: the same view and the same draws give the same move.
 *
 * It has the type of a method, as the functions of a game do: so a bot of one game can stand in a list of bots of any,
 * just as every game is an `AnyGame`.
 */
export type Bot<T extends Parts = Parts> = {
  /** What the seat does; null if nothing. */
  choose(view: T['View'], random: Random): T['Move'] | null;
}['choose'];

/** What {@link mctsBot} is told besides its budget. */
export interface SearchOptions<T extends Parts = Parts> {
  /**
   * How much the search tries what it knows little about, as the factor of its upper confidence bound. Rewards lie
   * between 0 and 1. Default 0.2.
   */
  readonly exploration?: number | undefined;
  /**
   * How many moves after the view a playout is cut short and judged as it stands; with 0 there is no playout. `Infinity`
   * plays every game to its end. Default 60, or 0 with {@link SearchOptions.evaluate}.
   */
  readonly depth?: number | undefined;
  /**
   * The caller's own judgement in place of the score: what a state in which the game goes on is worth to each side, in the
   * order of the score's sides, from 0 (as good as lost) to 1 (as good as won). It is asked where the search stops, and
   * for what comes right after each move of a list: these values say which moves are tried first, and stand for their
   * first visits. So it may be asked after one of several simultaneous choices, too. The state is a sample: its hidden
   * cards are dealt, and are not those of the real game.
   *
   * Where the game is over, the place alone decides: 1 for the first, 0 for the last. Only a side alone has no place that
   * tells anything, and is judged there, too. The score says who plays with whom, and is not looked at for anything else.
   */
  readonly evaluate?: ((state: T['State']) => readonly number[]) | undefined;
}

/**
 * Thinks for so many iterations, each of them one sampled game: the same move in every run, and on every engine that
 * rounds square roots as IEEE 754 says.
 */
export interface IterationBudget<T extends Parts = Parts> extends SearchOptions<T> {
  /** How many: a whole number from 1 on. */
  readonly iterations: number;
  /** Only one budget can be given. */
  readonly milliseconds?: undefined;
  /** Only with a budget of time. */
  readonly now?: undefined;
}

/** Thinks for so long. What it plays then depends on the machine. */
export interface TimeBudget<T extends Parts = Parts> extends SearchOptions<T> {
  /**
   * How long, in the unit of the clock (milliseconds for `performance.now`): finite and above 0. At least one iteration
   * is done.
   */
  readonly milliseconds: number;
  /** The caller's clock, which must go on and never back: the library reads none. */
  readonly now: () => number;
  /** Only one budget can be given. */
  readonly iterations?: undefined;
}

/** How long {@link mctsBot} thinks about each move, and how. */
export type MctsOptions<T extends Parts = Parts> = IterationBudget<T> | TimeBudget<T>;

/** One move of a match, or one outcome of chance in manual mode. */
export interface MatchStep<T extends Parts> {
  /** The state before it. */
  readonly before: T['State'];
  /** The move or the outcome. */
  readonly input: Input<T>;
  /** What it led to, as the rules' `step` gives it. */
  readonly step: Step<T>;
}

/** What {@link playMatch} can be told besides the game's own options. */
export interface MatchExtra<T extends Parts> {
  /**
   * Where the bots' generators come from, one for each seat. Default: the game's seed. Required in manual mode, where
   * the game has none.
   */
  readonly seed?: Seed | undefined;
  /** Manual mode: draws the outcomes of chance. Default: a generator of its own from {@link MatchExtra.seed}. */
  readonly random?: Random | undefined;
  /** Called after the start of the game with its first step, outcomes and events included. */
  readonly onStart?: ((step: Step<T>) => void) | undefined;
  /** Called after every move, and in manual mode after every outcome. */
  readonly onStep?: ((step: MatchStep<T>) => void) | undefined;
  /**
   * So many moves at most. Default: 100 times the game's `info.longest`, which only a game without an end comes to, also
   * with any manifest.
   */
  readonly limit?: number | undefined;
}

/** A match played to its end. */
export interface Match<T extends Parts> {
  /** The last state. */
  readonly state: T['State'];
  /** Who won. */
  readonly outcome: Outcome<T['EndReason'] & string>;
  /** Every side's points. */
  readonly score: Score<T>;
  /** How many moves were made; outcomes of chance are not counted. */
  readonly moves: number;
}
