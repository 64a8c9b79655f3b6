import fc from 'fast-check';
import { pickOutcome } from '../../src/core/chance.js';
import type { Game, Input, Parts, Random, Step } from '../../src/core/contract.js';
import { createRandom, pickFrom } from '../../src/core/random.js';
import { kingdomBuilder } from '../../src/kingdom-builder/index.js';
import type { GameRecord } from '../../src/record/index.js';
import { extendRecord, finishRecord, startRecord } from '../../src/record/index.js';
import { toy } from '../toy/index.js';

/** Any seed, with what could break a line of text. */
export const anySeed: fc.Arbitrary<number | string> = fc.oneof(
  fc.maxSafeInteger(),
  fc.string({ unit: 'binary' }),
  fc.constantFrom(0, '', 'two\nlines\r\n', '\u2028', '\ud800', '__proto__'),
);

/** A player that picks any move or outcome that is possible. */
export const anybody =
  <T extends Parts>(game: Game<T>, random: Random): ((state: T['State']) => Input<T>) =>
  (state) => {
    const turn = game.turn(state);
    if (turn.kind !== 'decision') return pickOutcome(game.chance(state), random);
    return game.pickMove(state, pickFrom([...turn.players, ...turn.others], random), random);
  };

/** A game that was recorded move by move. */
export interface Played<T extends Parts> {
  readonly record: GameRecord<T>;
  readonly steps: readonly Step<T>[];
}

/** Records a game of random moves, or its first moves. */
export const playRecorded = <T extends Parts>(
  game: Game<T>,
  options: T['Options'],
  random: Random,
  most = Number.POSITIVE_INFINITY,
): Played<T> => {
  const choose = anybody(game, random);
  let { record, step } = startRecord(game, options);
  const steps = [step];
  while (game.turn(step.state).kind !== 'over' && steps.length <= most) {
    const move = choose(step.state);
    step = game.step(step.state, move);
    record = extendRecord(record, move, step);
    steps.push(step);
  }
  return { record: finishRecord(game, record, step.state), steps };
};

/** A game to play: a mode, options and the seed of the random moves. */
export interface Plan<T extends Parts> {
  readonly options: T['Options'];
  readonly moves: number;
}

/** Games in both modes, from two players to as many as there can be. */
export const anyPlan = <T extends Parts>(
  game: Game<T>,
  modes: readonly ('seeded' | 'manual')[] = ['seeded', 'manual'],
): fc.Arbitrary<Plan<T>> =>
  fc
    .record({
      players: fc.integer({ min: game.info.players[0], max: game.info.players[1] }),
      seed: anySeed,
      mode: fc.constantFrom(...modes),
      moves: fc.nat(),
    })
    .map(({ players, seed, mode, moves }) => {
      const seeded = { players, seed, firstPlayer: 'random' } as unknown as T['Options'];
      const manual = { ...game.init(seeded).options, chance: 'manual' } as unknown as T['Options'];
      return { options: mode === 'seeded' ? seeded : manual, moves };
    });

/** Recorded games, some of them unfinished. */
export const anyPlayed = <T extends Parts>(
  game: Game<T>,
  modes?: readonly ('seeded' | 'manual')[],
): fc.Arbitrary<Played<T>> =>
  fc
    .tuple(anyPlan(game, modes), fc.option(fc.nat(game.info.longest), { freq: 2, nil: undefined }))
    .map(([{ options, moves }, most]) => playRecorded(game, options, createRandom(moves), most));

/** Recorded games that were played to their end. */
export const anyFinished = <T extends Parts>(
  game: Game<T>,
  modes?: readonly ('seeded' | 'manual')[],
): fc.Arbitrary<GameRecord<T>> =>
  anyPlan(game, modes).map(({ options, moves }) => playRecorded(game, options, createRandom(moves)).record);

/** Runs a body once for each game, with its types. */
export const forEachGame = (body: <T extends Parts>(game: Game<T>, runs: number) => void): void => {
  body(kingdomBuilder, runsOf(0.2));
  body(toy, runsOf(1));
};

/** Long games are tried less often. */
const runsOf = (share: number): number => Math.ceil((fc.readConfigureGlobal()?.numRuns ?? 100) * share);
