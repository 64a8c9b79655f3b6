import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Game, Input, Parts } from '../../src/core/contract.js';
import { isEqual } from '../../src/core/equal.js';
import { createRandom } from '../../src/core/random.js';
import { kingdomBuilder } from '../../src/kingdom-builder/index.js';
import type { GameRecord, Verification } from '../../src/record/index.js';
import {
  extendRecord,
  formatRecord,
  isMove,
  parseRecord,
  replay,
  startRecord,
  verify,
} from '../../src/record/index.js';
import { partsOf } from '../../src/testing/plain.js';
import { toy, toyFrom } from '../toy/index.js';
import { basis } from '../toy/rules.js';
import type { Toy } from '../toy/types.js';
import { anyFinished, anyPlayed, forEachGame, playRecorded } from './games.js';

const HOLDS = { fault: null, mismatch: null };

/** Whether parsing or verifying notices that something is wrong with a record. */
const isNoticed = <T extends Parts>(game: Game<T>, record: unknown): boolean => {
  const parsed = parseRecord(game, formatRecord(record as GameRecord<T>));
  return !parsed.ok || !isEqual(verify(game, parsed.value), HOLDS);
};

/** The value with the part at a path replaced. */
const withPart = (value: unknown, path: readonly (string | number)[], part: unknown): unknown => {
  const [key, ...rest] = path;
  if (key === undefined) return part;
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string | number, unknown>;
  copy[key] = withPart(copy[key], rest, part);
  return copy;
};

/** Another value of the same kind. */
const changed = (value: unknown): unknown =>
  typeof value === 'number'
    ? value + 1
    : typeof value === 'string'
      ? `${value}x`
      : typeof value === 'boolean'
        ? !value
        : 0;

/** What verify should find, by a way of its own: the first entry that replay refuses. */
const refusedAt = <T extends Parts>(game: Game<T>, record: GameRecord<T>): number | null => {
  let at = -1;
  try {
    for (const _ of replay(game, record)) at++;
  } catch {
    return at;
  }
  return null;
};

const verifyParsed = <T extends Parts>(game: Game<T>, record: GameRecord<T>): Verification<T> => {
  const parsed = parseRecord(game, formatRecord(record));
  if (!parsed.ok) throw new Error('the record does not parse');
  return verify(game, parsed.value);
};

/** A log with one thing done to it. */
const tamper = <E>(log: readonly E[], kind: string, at: number, other: number): readonly E[] => {
  const copy = [...log];
  const [i, j] = [at % copy.length, other % copy.length];
  if (kind === 'drop') copy.splice(i, 1);
  else if (kind === 'double') copy.splice(i, 0, copy[i] as E);
  else if (kind === 'copy') copy[i] = copy[j] as E;
  else if (kind === 'swap') [copy[i], copy[j]] = [copy[j] as E, copy[i] as E];
  else copy.length = i;
  return copy;
};

forEachGame((game, numRuns) => {
  describe(game.id, () => {
    test('verify names the first entry that replay refuses, whatever is done to the log', () => {
      fc.assert(
        fc.property(
          anyPlayed(game).filter(({ record }) => record.log.length > 0),
          fc.constantFrom('drop', 'double', 'copy', 'swap', 'cut'),
          fc.nat(),
          fc.nat(),
          ({ record }, kind, at, other) => {
            const log = tamper(record.log, kind, at, other);
            const { fault } = verifyParsed(game, { ...record, log });
            const refused = refusedAt(game, { ...record, log });
            if (refused !== null) expect(fault).toMatchObject({ at: refused });
            else if (fault === null || fault.code === 'outcome-expected') {
              const last = [...replay(game, { ...record, log })].at(-1)?.state as Parts['State'];
              if (fault === null) expect(game.outcome(last)).toEqual(record.result?.outcome ?? null);
              else
                expect([fault.at, game.turn(last).kind, record.seed === null]).toEqual([log.length, 'chance', false]);
            } else expect(fault.code).toBe('result');
          },
        ),
        { numRuns },
      );
    });

    test('every value of the result counts', () => {
      fc.assert(
        fc.property(anyFinished(game), fc.nat(), (record, which) => {
          const places = [...partsOf(record.result)].filter(({ value }) => typeof value !== 'object');
          const { path, value } = places[which % places.length] as (typeof places)[number];
          const result = withPart(record.result, path, changed(value)) as typeof record.result;
          const { fault } = verifyParsed(game, { ...record, result });
          expect(fault).toEqual({ code: 'result', expected: record.result });
        }),
        { numRuns },
      );
    });

    test('a result too early, or missing, does not hold', () => {
      fc.assert(
        fc.property(anyFinished(game), anyPlayed(game), (finished, { record: other }) => {
          expect(verifyParsed(game, { ...finished, result: null }).fault).toEqual({
            code: 'result',
            expected: finished.result,
          });
          if (other.result === null)
            expect(verifyParsed(game, { ...other, result: finished.result }).fault).toEqual({
              code: 'result',
              expected: null,
            });
        }),
        { numRuns },
      );
    });

    test('every field of a finished record counts', () => {
      fc.assert(
        fc.property(anyFinished(game, ['seeded']), (record) => {
          for (const [name, value] of Object.entries(record)) {
            const other = name === 'options' ? { ...record.options, players: 9 } : changed(value);
            expect([name, isNoticed(game, { ...record, [name]: other })]).toEqual([name, true]);
            expect([name, isNoticed(game, { ...record, [name]: null })]).toEqual([name, true]);
            expect([name, isNoticed(game, { ...record, [name]: undefined })]).toEqual([name, true]);
          }
          expect(isNoticed(game, record)).toBe(false);
          expect(isNoticed(game, { ...record, more: 1 })).toBe(true);
        }),
        { numRuns },
      );
    });

    test('every field of an entry has to be there, and no other', () => {
      fc.assert(
        fc.property(anyFinished(game), fc.nat(), (record, which) => {
          const at = which % record.log.length;
          const entry = record.log[at] as Input<Parts>;
          for (const name of Object.keys(entry)) {
            expect(isNoticed(game, withPart(record, ['log', at, name], undefined))).toBe(true);
            expect(isNoticed(game, withPart(record, ['log', at, name], 'nothing like it'))).toBe(true);
          }
          expect(isNoticed(game, withPart(record, ['log', at, 'more'], 1))).toBe(true);
        }),
        { numRuns },
      );
    });

    test('an outcome that the seed does not give is named, though the game is possible', () => {
      fc.assert(
        fc.property(anyPlayed(game, ['seeded']), fc.nat(), ({ record }, which) => {
          const draws = record.log.flatMap((entry, at) => (isMove(entry) ? [] : [at]));
          const at = draws[which % draws.length] as number;
          const before = [...replay(game, { ...record, log: record.log.slice(0, at) })].at(-1)?.state as Parts['State'];
          const others = game.chance(before).filter(({ outcome }) => !isEqual(outcome, record.log[at]));
          fc.pre(others.length > 0);
          const log = record.log.with(at, others[which % others.length]?.outcome as Input<Parts>);
          const expected = { at, expected: record.log[at] };
          const { fault, mismatch } = verifyParsed(game, { ...record, log });
          expect(mismatch).toEqual(expected);
          if (fault !== null && 'at' in fault) expect(fault.at).toBeGreaterThan(at);
        }),
        { numRuns },
      );
    });

    test('a seed that the game was not drawn from is found out, and the game holds', () => {
      fc.assert(
        fc.property(anyFinished(game, ['manual']), (record) => {
          const { fault, mismatch } = verifyParsed(game, { ...record, seed: 'another', algorithm: 'xoroshiro128plus' });
          if (mismatch === null) throw new Error('no mismatch');
          expect(fault).toBe(null);
          expect(record.log[mismatch.at]).not.toEqual(mismatch.expected);
        }),
        { numRuns },
      );
    });

    test('a record of newer rules is not judged', () => {
      fc.assert(
        fc.property(anyPlayed(game), fc.integer({ min: 1 }), ({ record }, more) => {
          const fault = { code: 'newer-rules', today: record.rules };
          expect(verifyParsed(game, { ...record, rules: record.rules + more })).toEqual({ fault, mismatch: null });
        }),
        { numRuns },
      );
    });
  });
});

describe('verify', () => {
  const { record } = playRecorded(toy, { players: 2, seed: 5 }, createRandom(1));
  const bid = record.log.findIndex(isMove);

  test('an outcome where a seat had to decide', () => {
    const log = record.log.with(bid, { type: 'draw', card: 1 });
    expect(verify(toy, { ...record, log })).toEqual({ fault: { code: 'move-expected', at: bid }, mismatch: null });
  });

  test('a move where chance had to decide', () => {
    const log = record.log.with(0, record.log[bid] as Input<Toy>);
    expect(verify(toy, { ...record, log })).toEqual({ fault: { code: 'outcome-expected', at: 0 }, mismatch: null });
  });

  test('an end where chance had to decide, unless the host may still decide', () => {
    const cut = { ...record, log: record.log.slice(0, bid - 1), result: null };
    expect(verify(toy, cut).fault).toEqual({ code: 'outcome-expected', at: bid - 1 });
    expect(verify(toy, { ...cut, seed: null, algorithm: null }).fault).toBe(null);
  });

  test('an entry after the end', () => {
    const log = [...record.log, record.log[bid] as Input<Toy>];
    expect(verify(toy, { ...record, log }).fault).toEqual({ code: 'after-end', at: record.log.length });
  });

  test('a move that is not legal, with its reason', () => {
    const { record: started, step } = startRecord(kingdomBuilder, { players: 2, seed: 1 });
    const move = { type: 'end-turn', player: 0 } as const;
    const cheated = extendRecord(started, move, { ...step, chance: [] });
    expect(verify(kingdomBuilder, cheated).fault).toEqual({
      code: 'illegal',
      at: started.log.length,
      illegal: kingdomBuilder.check(step.state, move),
    });
  });

  test('another game, options and a seed that are not valid', () => {
    expect(verify(toy, { ...record, game: 'chess' as 'toy' }).fault).toEqual({ code: 'other-game' });
    const fault = verify(toy, { ...record, options: { players: 9, firstPlayer: 0 } }).fault;
    expect(fault).toMatchObject({ code: 'options', issues: [{ path: ['players'] }] });
    expect(verify(toy, { ...record, seed: 0.5 }).fault).toMatchObject({
      code: 'options',
      issues: [{ path: ['seed'] }],
    });
  });

  test('an error that is none of the rules is passed on', () => {
    const broken: Game<Toy> = {
      ...toy,
      start: () => {
        throw new RangeError('broken');
      },
    };
    expect(() => verify(broken, record)).toThrow('broken');
  });

  test('a record of older rules is played by today’s, and the fault is where the two part', () => {
    const older = { ...record, rules: 1 };
    expect(verifyParsed(toy, older)).toEqual(HOLDS);
    const stricter = toyFrom({
      check: (of, input) =>
        'player' in input && input.type === 'bid' && input.card === 4
          ? { code: 'no-such-card', card: 4 }
          : basis.check(of, input),
    });
    const at = record.log.findIndex((entry) => entry.type === 'bid' && entry.card === 4);
    expect(verifyParsed(stricter, older).fault).toEqual({
      code: 'illegal',
      at,
      illegal: { code: 'no-such-card', card: 4 },
    });
  });

  test('a host that gave the game another generator midway is found out, and the game holds', () => {
    let { record: made, step } = startRecord(kingdomBuilder, { players: 2, seed: 1 });
    step = { ...step, state: kingdomBuilder.withRandom(step.state, 'another').state };
    while (kingdomBuilder.turn(step.state).kind !== 'over' && made.log.length < 200) {
      const move = kingdomBuilder.legalMoves(step.state)[0];
      if (move === undefined) break;
      step = kingdomBuilder.step(step.state, move);
      made = extendRecord(made, move, step);
    }
    const { fault, mismatch } = verify(kingdomBuilder, { ...made, result: null });
    expect(fault === null || fault.code === 'result').toBe(true);
    expect(mismatch?.at).toBeGreaterThan(1);
  });
});
