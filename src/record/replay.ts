import type { Parts, Rules, Seed, Step } from '../core/contract.js';
import { InvalidInputError } from '../core/errors.js';
import type { GameRecord } from './types.js';

/** What a recorded game is started from again: by outcomes (`seed` null), or by a seed. */
export const optionsOf = <T extends Parts>(record: GameRecord<T>, seed: Seed | null): T['Options'] =>
  ({ ...record.options, ...(seed === null ? { chance: 'manual' } : { seed }) }) as unknown as T['Options'];

/**
 * Plays a record again, entry by entry, in manual mode: first the start, then one step for each entry of the log, so
 * that step `i + 1` is what entry `i` led to. The states are those of the recorded game but for `random`, which is
 * null; where a seeded game drew within a step, the states before each draw are yielded too.
 *
 * It plays by today's rules, and needs the record to hold: {@link verify} says whether it does.
 * @throws InvalidInputError (at the first step) when it is the record of another game, or the options are not valid.
 * @throws IllegalMoveError when an entry is not legal.
 *
 * @example
 * ```ts
 * import { kingdomBuilder } from 'kontorhaus/kingdom-builder';
 * import { recordGame, replay } from 'kontorhaus/record';
 *
 * const record = recordGame(kingdomBuilder, { players: 2, seed: 1 }, (state) => kingdomBuilder.legalMoves(state)[0]!);
 * const steps = [...replay(kingdomBuilder, record)];
 * steps.length - record.log.length; // => 1
 * steps[0]?.state.random; // => null
 * kingdomBuilder.turn(steps.at(-1)!.state); // => { kind: 'over' }
 * ```
 */
export function* replay<T extends Parts>(game: Rules<T>, record: GameRecord<T>): Generator<Step<T>, void, undefined> {
  if (record.game !== game.id)
    throw new InvalidInputError(game.id, [{ path: ['game'], code: 'other-game', expected: `a record of ${game.id}` }]);
  let step = game.start(optionsOf(record, null));
  yield step;
  for (const entry of record.log) {
    step = game.step(step.state, entry);
    yield step;
  }
}
