import type { Issue, Parts, Result, Rules, Seed, Step } from '../core/contract.js';
import { isEqual } from '../core/equal.js';
import { isInvalidInputError } from '../core/errors.js';
import { fail, ok } from '../core/result.js';
import { resultOf } from './make.js';
import { optionsOf } from './replay.js';
import { type GameRecord, type GameResult, isMove } from './types.js';

/** What {@link verify} has found. Both null: nothing is wrong. */
export interface Verification<T extends Parts> {
  /** Where the record stops holding, and why; null if it is a game by today's rules, with the result that it gives. */
  readonly fault: Fault<T> | null;
  /**
   * The first outcome, before any fault, that is not the one that the seed gives; null if there is none, or no seed.
   * That alone does not make a record wrong: the game was a possible one, but it was not drawn by this generator from
   * this seed. The host may have given the game another generator midway, or the outcome was tampered with.
   */
  readonly mismatch: SeedMismatch<T> | null;
}

/** An outcome that the seed does not give. */
export interface SeedMismatch<T extends Parts> {
  /** Its index in the log. */
  readonly at: number;
  /** What the seed gives there. */
  readonly expected: T['Chance'];
}

/** Why a record does not hold. `at` is the index of an entry in the log; all entries before it hold. */
export type Fault<T extends Parts> =
  | {
      /** It is the record of another game. */
      readonly code: 'other-game';
    }
  | {
      /** The options, or the seed, are not valid. */
      readonly code: 'options';
      /** What is wrong with them. */
      readonly issues: readonly Issue[];
    }
  | {
      /** It was played by rules that this version of the library does not know yet. */
      readonly code: 'newer-rules';
      /** The revision that it knows. */
      readonly today: number;
    }
  | {
      /**
       * `move-expected`: an outcome stands where a seat had to decide. `outcome-expected`: a move stands where chance
       * had to decide, or the log of a seeded game ends there (`at` is then its length). `after-end`: the game was over.
       */
      readonly code: 'move-expected' | 'outcome-expected' | 'after-end';
      /** Which entry. */
      readonly at: number;
    }
  | {
      /** The move is not legal, or the outcome not possible. */
      readonly code: 'illegal';
      /** Which entry. */
      readonly at: number;
      /** Why not, as the rules' `check` says it. */
      readonly illegal: T['Illegal'];
    }
  | {
      /** The whole log holds, but gives another result. */
      readonly code: 'result';
      /** The result that it gives; null if the game goes on. */
      readonly expected: GameResult<T> | null;
    };

const startOf = <T extends Parts>(
  game: Rules<T>,
  record: GameRecord<T>,
  seed: Seed | null,
): Result<Step<T>, readonly Issue[]> => {
  try {
    return ok(game.start(optionsOf(record, seed)));
  } catch (error) {
    if (isInvalidInputError(error)) return fail(error.issues);
    throw error;
  }
};

/** Plays the log in manual mode as far as it holds. */
const faultAfter = <T extends Parts>(game: Rules<T>, record: GameRecord<T>, start: T['State']): Fault<T> | null => {
  const { log, seed, result } = record;
  let state = start;
  for (const [at, entry] of log.entries()) {
    const { kind } = game.turn(state);
    if (kind === 'over') return { code: 'after-end', at };
    if (isMove(entry) !== (kind === 'decision'))
      return { code: kind === 'decision' ? 'move-expected' : 'outcome-expected', at };
    const next = game.tryApply(state, entry);
    if (!next.ok) return { code: 'illegal', at, illegal: next.error };
    state = next.value.state;
  }
  // A seeded game never waits for chance, so its log cannot end there.
  if (seed !== null && game.turn(state).kind === 'chance') return { code: 'outcome-expected', at: log.length };
  const expected = resultOf(game, state);
  return isEqual(result, expected) ? null : { code: 'result', expected };
};

/** Plays the log in seeded mode, up to an entry, as long as the seed gives the outcomes that stand in it. */
const mismatchBefore = <T extends Parts>(
  game: Rules<T>,
  { log }: GameRecord<T>,
  start: Step<T>,
  end: number,
): SeedMismatch<T> | null => {
  let step = start;
  for (let at = 0; ; at++) {
    for (const expected of step.chance) {
      if (at >= end) return null;
      if (!isEqual(log[at], expected)) return { at, expected };
      at++;
    }
    if (at >= end) return null;
    step = game.step(step.state, log[at] as T['Move']);
  }
};

/**
 * Whether a record holds: whether it is a game by today's rules from the first entry to the last, with the result
 * that it states. A record of an older revision of the rules is played by today's, and the fault is the place where
 * the two part. A seed is a finding of its own: see {@link Verification}.
 *
 * The record must have the right shape: made here, or parsed with {@link parseRecord}. Then this never throws.
 *
 * @example
 * ```ts
 * import { kingdomBuilder } from 'kontorhaus/kingdom-builder';
 * import { startRecord, verify } from 'kontorhaus/record';
 *
 * const { record } = startRecord(kingdomBuilder, { players: 2, seed: 1 });
 * const cheated = { ...record, log: [...record.log, { type: 'end-turn', player: 0 } as const] };
 * verify(kingdomBuilder, cheated).fault; // => { code: 'illegal', at: 2, illegal: { code: 'must-build', toBuild: 3 } }
 * ```
 */
export const verify = <T extends Parts>(game: Rules<T>, record: GameRecord<T>): Verification<T> => {
  const only = (fault: Fault<T>): Verification<T> => ({ fault, mismatch: null });
  if (record.game !== game.id) return only({ code: 'other-game' });
  const start = startOf(game, record, null);
  if (!start.ok) return only({ code: 'options', issues: start.error });
  const today = start.value.state.rules;
  if (record.rules > today) return only({ code: 'newer-rules', today });
  const fault = faultAfter(game, record, start.value.state);
  if (record.seed === null) return { fault, mismatch: null };
  const seeded = startOf(game, record, record.seed);
  if (!seeded.ok) return only({ code: 'options', issues: seeded.error });
  const end = fault !== null && 'at' in fault ? fault.at : record.log.length;
  return { fault, mismatch: mismatchBefore(game, record, seeded.value, end) };
};
