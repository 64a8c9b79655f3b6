import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createRandom } from '../../src/core/random.js';
import { kingdomBuilder } from '../../src/kingdom-builder/index.js';
import { isMove, recordGame, replay, startRecord, verify } from '../../src/record/index.js';
import { deepFreeze, notPlain } from '../../src/testing/plain.js';
import { toy } from '../toy/index.js';
import { anybody, anyPlan, anyPlayed, forEachGame, playRecorded } from './games.js';

forEachGame((game, numRuns) => {
  describe(game.id, () => {
    test('a record is plain and holds what the game was made of', () => {
      fc.assert(
        fc.property(anyPlayed(game), ({ record, steps }) => {
          const first = steps[0]?.state;
          const last = steps.at(-1)?.state;
          if (first === undefined || last === undefined) throw new Error('no step');
          expect(notPlain(record)).toBe(null);
          expect(record.game).toBe(game.id);
          expect(record.rules).toBe(first.rules);
          expect(record.options).toEqual(first.options);
          expect(record.algorithm).toBe(first.random?.algorithm ?? null);
          expect(record.seed === null).toBe(first.random === null);
          expect(record.result?.outcome ?? null).toEqual(game.outcome(last));
          const totals = game.score(last).sides.map(({ players, total }) => ({ players, total }));
          expect(record.result?.sides ?? totals).toEqual(totals);
        }),
        { numRuns },
      );
    });

    test('a whole game recorded at once is the same as recorded move by move', () => {
      fc.assert(
        fc.property(anyPlan(game), ({ options, moves }) => {
          const whole = recordGame(game, options, anybody(game, createRandom(moves)));
          expect(whole).toEqual(playRecorded(game, options, createRandom(moves)).record);
        }),
        { numRuns },
      );
    });

    test('the recorded options and seed make the same game again', () => {
      fc.assert(
        fc.property(anyPlayed(game, ['seeded']), ({ record, steps }) => {
          const again = game.start({ ...record.options, seed: record.seed } as unknown as Parameters<
            typeof game.start
          >[0]);
          expect(again).toEqual(steps[0]);
        }),
        { numRuns },
      );
    });

    test('replay goes through the states of the game but for the generator, with the same events', () => {
      fc.assert(
        fc.property(anyPlayed(game), ({ record, steps }) => {
          const again = [...replay(game, record)];
          expect(again.length).toBe(record.log.length + 1);
          let at = 0;
          for (const step of steps) {
            // Where the seeded game drew within a step, replay has one step for each draw.
            const parts = again.slice(at, at + step.chance.length + 1);
            at += parts.length;
            expect(parts.at(-1)?.state).toEqual({ ...step.state, random: null });
            expect(parts.flatMap(({ events }) => events)).toEqual(step.events);
            expect(parts.flatMap(({ chance }) => chance)).toEqual([]);
            expect(record.log.slice(at - step.chance.length - 1, at - 1)).toEqual(step.chance);
          }
          expect(at).toBe(again.length);
        }),
        { numRuns },
      );
    });

    test('a recorded game verifies, finished or not, and nothing given is changed', () => {
      fc.assert(
        fc.property(anyPlayed(game), ({ record }) => {
          expect(verify(game, deepFreeze(record))).toEqual({ fault: null, mismatch: null });
        }),
        { numRuns },
      );
    });

    test('moves and outcomes are told apart', () => {
      fc.assert(
        fc.property(anyPlayed(game), ({ record }) => {
          for (const entry of record.log)
            expect(isMove(entry) ? game.parseMove(entry) : game.parseChance(entry)).toEqual({ ok: true, value: entry });
        }),
        { numRuns },
      );
    });
  });
});

describe('records', () => {
  test('an empty record in manual mode has no log and verifies', () => {
    const { record } = startRecord(toy, { players: 2, chance: 'manual' });
    expect(record).toEqual({
      format: 1,
      game: 'toy',
      rules: 2,
      options: { players: 2, firstPlayer: 0 },
      seed: null,
      algorithm: null,
      log: [],
      result: null,
    });
    expect(verify(toy, record)).toEqual({ fault: null, mismatch: null });
  });

  test('the seed -0 is kept as 0, which is the same seed', () => {
    const { record } = startRecord(toy, { players: 2, seed: -0 });
    expect(Object.is(record.seed, 0)).toBe(true);
    expect(verify(toy, record)).toEqual({ fault: null, mismatch: null });
  });

  test('options that are not valid are refused as by the game', () => {
    expect(() => startRecord(toy, { players: 2 })).toThrow('seed-required');
    expect(() => recordGame(toy, { players: 9, seed: 1 }, () => ({ type: 'draw', card: 1 }) as const)).toThrow(
      'players',
    );
  });

  test('a chooser that breaks the rules is refused as by the game', () => {
    expect(() => recordGame(toy, { players: 2, seed: 1 }, () => ({ type: 'draw', card: 1 }) as const)).toThrow(
      'toy: no-such-outcome',
    );
  });

  test('replay plays no further than the record holds', () => {
    const { record } = startRecord(kingdomBuilder, { players: 2, seed: 1 });
    const steps = replay(kingdomBuilder, { ...record, log: [...record.log, { type: 'end-turn', player: 0 }] });
    expect(steps.next().done).toBe(false);
    expect(steps.next().done).toBe(false);
    expect(steps.next().done).toBe(false);
    expect(() => steps.next()).toThrow('kingdom-builder: must-build');
  });
});
