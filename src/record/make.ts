import type { Input, Parts, Rules, Seed, Step } from '../core/contract.js';
import { FORMAT, type GameRecord, type GameResult } from './types.js';

/** A record that has just been started, and the first step of its game. */
export interface StartedRecord<T extends Parts> {
  /** The record: no move yet, only the outcomes that the start resolved. */
  readonly record: GameRecord<T>;
  /** The start of the game, as the rules' `start` gives it. */
  readonly step: Step<T>;
}

/** The result that a state gives; null while the game goes on. */
export const resultOf = <T extends Parts>(game: Rules<T>, state: T['State']): GameResult<T> | null => {
  const outcome = game.outcome(state);
  if (outcome === null) return null;
  return { outcome, sides: game.score(state).sides.map(({ players, total }) => ({ players, total })) };
};

/** The seed that a game was started with. -0 is the same seed as 0, but JSON does not know it. */
const seedOf = (seed: Seed | undefined): Seed | null => (seed === 0 ? 0 : (seed ?? null));

/** The record of a game of which the first step alone is known. */
export const recordOf = <T extends Parts>(
  game: Rules<T>,
  seed: Seed | null,
  { state, chance }: Step<T>,
): GameRecord<T> => ({
  format: FORMAT,
  game: game.id,
  rules: state.rules,
  options: state.options,
  seed,
  algorithm: state.random?.algorithm ?? null,
  log: chance,
  result: null,
});

/**
 * Starts a game and its record. Then extend the record with each move and its step, and finish it with the last state.
 * @throws InvalidInputError when the options are not valid; it lists every issue.
 *
 * @example
 * ```ts
 * import { kingdomBuilder } from 'kontorhaus/kingdom-builder';
 * import { extendRecord, finishRecord, startRecord } from 'kontorhaus/record';
 *
 * let { record, step } = startRecord(kingdomBuilder, { players: 2, seed: 'Monday evening' });
 * while (kingdomBuilder.turn(step.state).kind !== 'over') {
 *   const move = kingdomBuilder.legalMoves(step.state)[0]!; // or what a person chose
 *   step = kingdomBuilder.step(step.state, move);
 *   record = extendRecord(record, move, step);
 * }
 * record = finishRecord(kingdomBuilder, record, step.state);
 * record.seed; // => 'Monday evening'
 * record.result?.outcome.reason; // => 'last-settlement'
 * ```
 */
export const startRecord = <T extends Parts>(game: Rules<T>, options: T['Options']): StartedRecord<T> => {
  const step = game.start(options);
  return { record: recordOf(game, seedOf(options.seed), step), step };
};

/**
 * The record with one more move, or outcome in manual mode, and the outcomes that its step resolved. The record given
 * stays as it was, so the log is copied: a few microseconds for a game of a thousand entries. To record a whole game
 * without any copying use {@link recordGame}.
 *
 * It tests nothing: `step` must be what the rules' `step` made of `move`.
 *
 * @example
 * ```ts
 * import { kontor } from 'kontorhaus/kontor';
 * import { extendRecord, startRecord } from 'kontorhaus/record';
 *
 * const { record, step } = startRecord(kontor, { players: 2, seed: 1 });
 * const move = kontor.legalMoves(step.state)[0]!;
 * const longer = extendRecord(record, move, kontor.step(step.state, move));
 * longer.log.length - record.log.length; // => 1
 * ```
 */
export const extendRecord = <T extends Parts>(record: GameRecord<T>, move: Input<T>, step: Step<T>): GameRecord<T> => ({
  ...record,
  log: record.log.concat([move], step.chance),
});

/**
 * The record with the result that the game's last state gives. While the game goes on, that is null.
 *
 * @example
 * ```ts
 * import { kontor } from 'kontorhaus/kontor';
 * import { finishRecord, startRecord } from 'kontorhaus/record';
 *
 * const { record, step } = startRecord(kontor, { players: 2, seed: 1 });
 * finishRecord(kontor, record, step.state).result; // => null
 * ```
 */
export const finishRecord = <T extends Parts>(
  game: Rules<T>,
  record: GameRecord<T>,
  state: T['State'],
): GameRecord<T> => ({ ...record, result: resultOf(game, state) });

/**
 * Plays a whole game and records it. `choose` is asked for each move: it says who moves, too, where several seats may.
 * In manual mode it is also asked for each outcome while `turn` says chance. The time grows with the length of the game.
 * @throws InvalidInputError when the options are not valid.
 * @throws IllegalMoveError when `choose` returns a move that is not legal.
 *
 * @example
 * ```ts
 * import { createRandom } from 'kontorhaus';
 * import { kingdomBuilder } from 'kontorhaus/kingdom-builder';
 * import { recordGame, verify } from 'kontorhaus/record';
 *
 * const random = createRandom('bots');
 * const record = recordGame(kingdomBuilder, { players: 3, seed: 7 }, (state) =>
 *   kingdomBuilder.pickMove(state, state.player, random),
 * );
 * record.result?.sides.length; // => 3
 * verify(kingdomBuilder, record); // => { fault: null, mismatch: null }
 * ```
 */
export const recordGame = <T extends Parts>(
  game: Rules<T>,
  options: T['Options'],
  choose: (state: T['State']) => Input<T>,
): GameRecord<T> => {
  const { record, step } = startRecord(game, options);
  const log: Input<T>[] = [...record.log];
  let { state } = step;
  while (game.turn(state).kind !== 'over') {
    const move = choose(state);
    const next = game.step(state, move);
    log.push(move, ...next.chance);
    state = next.state;
  }
  return finishRecord(game, { ...record, log }, state);
};
