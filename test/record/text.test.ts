import fc from 'fast-check';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { createRandom } from '../../src/core/random.js';
import { kingdomBuilder } from '../../src/kingdom-builder/index.js';
import type { KingdomBuilder } from '../../src/kingdom-builder/types.js';
import { kontor } from '../../src/kontor/index.js';
import type { GameRecord } from '../../src/record/index.js';
import { formatRecord, parseRecord, parseRecords, startRecord, verify } from '../../src/record/index.js';
import { partsOf } from '../../src/testing/plain.js';
import { toy } from '../toy/index.js';
import type { Toy } from '../toy/types.js';
import { anyPlayed, forEachGame, playRecorded } from './games.js';

const games = { toy, 'kingdom-builder': kingdomBuilder };

/** Text of JSON values that are hard to take. */
const HOSTILE: readonly string[] = [
  'null',
  'true',
  '-0',
  '0.5',
  '1e999',
  '-1e999',
  '9007199254740993',
  '""',
  '"__proto__"',
  '"constructor"',
  '[]',
  '{}',
  '{"__proto__":null}',
  '{"__proto__":{"player":0},"type":"bid"}',
  '{"constructor":1,"player":0}',
  '{"player":{"player":{}}}',
  '{"length":3,"0":1}',
  '[null]',
  `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
  `${'{"options":'.repeat(20_000)}1${'}'.repeat(20_000)}`,
  `[${'0,'.repeat(50_000)}0]`,
  `"${'x'.repeat(200_000)}"`,
];

/** A record's text with one part, or with a key beside it, replaced by hostile text. */
const spoil = (text: string, which: number, hostile: string, added: boolean): string => {
  const parts = [...partsOf(JSON.parse(text))].filter(({ path }) => path.length > 0);
  const { path } = parts[which % parts.length] as (typeof parts)[number];
  const copy = JSON.parse(text);
  let at = copy;
  for (const key of path.slice(0, -1)) at = at[key];
  if (added && !Array.isArray(at)) at['HERE'] = 1;
  else at[path.at(-1) as string] = 'HERE';
  return added && !Array.isArray(at)
    ? JSON.stringify(copy).replace('"HERE":1', `"__proto__":${hostile}`)
    : JSON.stringify(copy).replace('"HERE"', hostile);
};

forEachGame((game, numRuns) => {
  describe(game.id, () => {
    test('a record is one line, and the line is the record', () => {
      fc.assert(
        fc.property(anyPlayed(game), ({ record }) => {
          const line = formatRecord(record);
          expect(line).not.toMatch(/[\n\r]/);
          expect(parseRecord(game, line)).toEqual({ ok: true, value: record });
          expect(parseRecords({ [game.id]: game }, `${line}\r\n${line}`)).toEqual({
            ok: true,
            value: [record, record],
          });
        }),
        { numRuns },
      );
    });

    test('no line throws, and what is accepted can be verified and written again', () => {
      fc.assert(
        fc.property(
          anyPlayed(game),
          fc.array(fc.tuple(fc.nat(), fc.constantFrom(...HOSTILE), fc.boolean()), { minLength: 1, maxLength: 4 }),
          ({ record }, changes) => {
            for (const [which, hostile, added] of changes) {
              const parsed = parseRecord(game, spoil(formatRecord(record), which, hostile, added));
              if (!parsed.ok) {
                expect(parsed.error.length).toBeGreaterThan(0);
                continue;
              }
              verify(game, parsed.value);
              expect(parseRecord(game, formatRecord(parsed.value))).toEqual(parsed);
              expect(Object.getPrototypeOf(parsed.value)).toBe(Object.prototype);
            }
          },
        ),
        { numRuns },
      );
    });

    test('an entry that is no move and no outcome is named by its index', () => {
      fc.assert(
        fc.property(
          anyPlayed(game),
          fc.nat(),
          fc.constantFrom(null, 7, [], 'draw', { type: 'nothing' }, { type: 'nothing', player: 0 }),
          ({ record }, which, entry) => {
            const at = which % (record.log.length + 1);
            const log = [...record.log.slice(0, at), entry, ...record.log.slice(at)];
            const parsed = parseRecord(game, JSON.stringify({ ...record, log }));
            expect(parsed.ok).toBe(false);
            if (!parsed.ok) for (const { path } of parsed.error) expect(path.slice(0, 2)).toEqual(['log', at]);
          },
        ),
        { numRuns },
      );
    });
  });
});

test('any text at all is read without throwing', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.json(), fc.constantFrom(...HOSTILE)), (text) => {
      expect(parseRecord(toy, text).ok).toBe(false);
      expect(parseRecords(games, text).ok).toBe(text.trim() === '');
    }),
  );
});

test('the keys of the games must be their ids', () => {
  const line = formatRecord(startRecord(kingdomBuilder, { players: 2, seed: 1 }).record);
  expect(parseRecords({ [kingdomBuilder.id]: kingdomBuilder }, line).ok).toBe(true);
  // @ts-expect-error: the shorthand is no id.
  expect(() => parseRecords({ kingdomBuilder }, line)).toThrow(
    'kontorhaus: games.kingdomBuilder: games (an object of games under their ids',
  );
  // @ts-expect-error: a game is no object of games.
  expect(() => parseRecords(kontor, line)).toThrow('kontorhaus: games.id: games (an object of games');
  expect(() => parseRecords({ kontor: null } as never, '')).toThrow('games.kontor: games');
});

describe('parseRecord', () => {
  const { record } = playRecorded(toy, { players: 2, seed: 5 }, createRandom(1));
  const issuesOf = (value: unknown) => {
    const parsed = parseRecord(toy, JSON.stringify(value));
    return parsed.ok ? [] : parsed.error.map(({ path, code }) => [path.join('.'), code]);
  };

  test.each([
    ['no object', 7, [['', 'object']]],
    ['no format', { ...record, format: undefined }, [['format', 'format']]],
    ['another format', { ...record, format: 2, more: 'of it' }, [['format', 'format']]],
    ['a format in words', { ...record, format: '1' }, [['format', 'format']]],
    ['another game', { ...record, game: 'kingdom-builder' }, [['game', 'unknown-game']]],
    ['a game named as what every object has', { ...record, game: 'constructor' }, [['game', 'unknown-game']]],
    ['no revision', { ...record, rules: 0 }, [['rules', 'range']]],
    ['a seed that is none', { ...record, seed: 0.5 }, [['seed', 'range']]],
    ['a generator without a seed', { ...record, seed: null }, [['', 'rule']]],
    ['a seed without a generator', { ...record, algorithm: null }, [['', 'rule']]],
    ['an unknown generator', { ...record, algorithm: 'dice' }, [['algorithm', 'one-of']]],
    ['no options', { ...record, options: null }, [['options', 'object']]],
    ['a mode in the options', { ...record, options: { ...record.options, chance: 'manual' } }, [['options', 'object']]],
    [
      'a seed in the options',
      { ...record, options: { ...record.options, seed: 1 } },
      [['options.seed', 'manual-seed']],
    ],
    [
      'options still to be drawn',
      { ...record, options: { ...record.options, firstPlayer: 'random' } },
      [['options.firstPlayer', 'manual-random']],
    ],
    ['no log', { ...record, log: {} }, [['log', 'list']]],
    ['a move without a field', { ...record, log: [{ type: 'bid', player: 0 }] }, [['log.0.card', 'missing-key']]],
    [
      'a result that is too long',
      { ...record, result: { outcome: { reason: '', ranking: [] }, sides: Array(101).fill(0) } },
      [['result.sides', 'list']],
    ],
  ])('%s', (_, value, issues) => {
    expect(issuesOf(value)).toEqual(issues);
  });

  test('an option that is new since the record gets its default', () => {
    const { firstPlayer: _, ...options } = record.options;
    expect(parseRecord(toy, JSON.stringify({ ...record, options }))).toEqual({ ok: true, value: record });
  });

  test('the order of keys does not matter', () => {
    const turned = Object.fromEntries(Object.entries(record).reverse());
    expect(parseRecord(toy, JSON.stringify(turned))).toEqual({ ok: true, value: record });
  });
});

describe('parseRecords', () => {
  const lines = [
    formatRecord(startRecord(toy, { players: 3, seed: 'a' }).record),
    formatRecord(startRecord(kingdomBuilder, { players: 2, seed: 'b' }).record),
  ];

  test('a text without lines has no records, and blank lines at the end do not matter', () => {
    for (const text of ['', '\n', ' \r\n\n']) expect(parseRecords(games, text)).toEqual({ ok: true, value: [] });
    for (const end of ['', '\n', '\r\n', '\n\n \n']) {
      const parsed = parseRecords(games, lines.join('\n') + end);
      expect(parsed.ok && parsed.value.map(formatRecord)).toEqual(lines);
    }
  });

  test('records of several games are told apart by type', () => {
    const parsed = parseRecords(games, lines.join('\n'));
    if (!parsed.ok) throw new Error('the lines do not parse');
    expectTypeOf(parsed.value).toEqualTypeOf<readonly (GameRecord<Toy> | GameRecord<KingdomBuilder>)[]>();
    expect(parsed.value.map((record) => (record.game === 'toy' ? verify(toy, record) : record.options.cards))).toEqual([
      { fault: null, mismatch: null },
      expect.any(Array),
    ]);
  });

  test('each line that is wrong is named, and nothing else', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('good', 'json', 'object', 'unknown-game', 'log')), (kinds) => {
        const text = kinds.map((kind, i) => {
          const good = lines[i % 2] as string;
          if (kind === 'json') return good.slice(0, -1);
          if (kind === 'object') return 'null';
          if (kind === 'unknown-game') return JSON.stringify({ ...JSON.parse(good), game: '__proto__' });
          return kind === 'log' ? JSON.stringify({ ...JSON.parse(good), log: [0] }) : good;
        });
        const parsed = parseRecords(games, text.join('\n'));
        const wrong = kinds.flatMap((kind, i) => (kind === 'good' ? [] : [i + 1]));
        expect(parsed.ok).toBe(wrong.length === 0);
        if (parsed.ok) return;
        expect(parsed.error.map(({ line }) => line)).toEqual(wrong);
        for (const { line, path, code } of parsed.error) {
          const kind = kinds[line - 1];
          if (kind === 'log') expect(path).toEqual(['log', 0]);
          else expect(code).toBe(kind);
        }
      }),
    );
  });

  test('a blank line between others is wrong', () => {
    const parsed = parseRecords(games, `${lines[0]}\n\n${lines[1]}`);
    expect(parsed.ok || parsed.error.map(({ line, code }) => [line, code])).toEqual([[2, 'json']]);
  });

  test('after a hundred issues it reads no further', () => {
    const parsed = parseRecords(games, `${'x\n'.repeat(1000)}x`);
    expect(parsed.ok || parsed.error.length).toBe(100);
  });
});

test('a file may begin with a mark of the byte order', () => {
  const { record } = startRecord(kingdomBuilder, { players: 2, seed: 1 });
  const read = parseRecords({ 'kingdom-builder': kingdomBuilder }, `\ufeff${formatRecord(record)}\n`);
  expect(read).toEqual({ ok: true, value: [record] });
});
