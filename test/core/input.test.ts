import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { int, listOf, parserOf, randomStateSchema, revision, strict } from '../../src/core/schema.js';
import { games } from '../../src/index.js';
import { parseMove, parseOptions, parsePosition, parseState } from '../../src/kingdom-builder/index.js';

const codes = (parsed: { readonly ok: boolean; readonly error?: readonly { readonly code: string }[] }) =>
  parsed.ok ? 'ok' : parsed.error?.map(({ code }) => code).join();

describe('schemas', () => {
  test('a revision up to today is taken, and goes on under today; a newer one is not', () => {
    const parse = parserOf(revision(3));
    expect([1, 2, 3].map((rules) => parse(rules))).toEqual(Array(3).fill({ ok: true, value: 3 }));
    expect([0, 4, 1.5, -0, '3'].map((rules) => parse(rules).ok)).toEqual(Array(5).fill(false));
  });

  test.each([Number.POSITIVE_INFINITY, -0, 0.5, Number.NaN, '1', null, -1, 11])(
    '%s is no whole number from 0 to 10',
    (value) => {
      expect(parserOf(int(0, 10))(value).ok).toBe(false);
    },
  );

  test('an object has its keys and no other, wherever they come from', () => {
    const parse = parserOf(strict({ a: int(0, 9) }));
    expect(parse({ a: 1 })).toEqual({ ok: true, value: { a: 1 } });
    expect(codes(parse({ a: 1, b: 2 }))).toBe('unknown-key');
    expect(codes(parse({}))).toBe('missing-key');
    expect(codes(parse(JSON.parse('{"a":1,"__proto__":{"a":2}}')))).toBe('unknown-key');
    expect(codes(parse(JSON.parse('{"a":1,"constructor":1}')))).toBe('unknown-key');
    expect(codes(parserOf(strict({ a: v.optional(int(0, 9)) }))([]))).toBe('object');
  });

  test('a list has its length', () => {
    const parse = parserOf(listOf(int(0, 9), 2));
    expect(parse([1, 2])).toEqual({ ok: true, value: [1, 2] });
    expect([[1], [1, 2, 3], 'ab', { 0: 1, 1: 2, length: 2 }].map((list) => parse(list).ok)).toEqual(
      Array(4).fill(false),
    );
  });

  test('a generator is four words, not all zero', () => {
    const parse = parserOf(randomStateSchema);
    const random = (...state: number[]) => parse({ algorithm: 'xoroshiro128plus', state }).ok;
    expect(random(0, 0, 0, 1)).toBe(true);
    expect([random(0, 0, 0, 0), random(1, 2, 3), random(2 ** 31, 0, 0, 0), random(0.5, 0, 0, 0)]).toEqual(
      Array(4).fill(false),
    );
    expect(parse(null)).toEqual({ ok: true, value: null });
    expect(parse({ algorithm: 'mersenne', state: [1, 2, 3, 4] }).ok).toBe(false);
  });
});

describe('what comes from outside', () => {
  const parsers = { parseMove, parseOptions, parsePosition, parseState };

  /** A list in a list in a list. */
  const deep = (depth: number): unknown => {
    let value: unknown = [];
    for (let i = 0; i < depth; i++) value = [value];
    return value;
  };

  test.each(Object.entries(parsers))('%s takes anything without throwing', (_, parse) => {
    const odd = [undefined, null, 0, '', [], {}, deep(100000), () => 0, Symbol('x'), 1n, new Date(0), new Map()];
    for (const value of odd) {
      expect(parse(value).ok).toBe(false);
      const within = { type: value, player: value, players: value, sections: [value], cards: value, seed: value };
      expect(parse({ ...within, settlements: value, options: value, game: value }).ok).toBe(false);
    }
  });

  test('a hundred thousand unknown options are one issue', () => {
    const options = Object.fromEntries(Array.from({ length: 1e5 }, (_, i) => [`option ${i}`, i]));
    const parsed = parseOptions({ ...options, players: 2, seed: 1 });
    expect(codes(parsed)).toBe('unknown-key');
  });

  test('null is no option left out', () => {
    const options = { players: 2, seed: 1 };
    for (const key of ['players', 'sections', 'cards', 'firstPlayer', 'rulings', 'seed', 'chance'])
      expect(parseOptions({ ...options, [key]: null }).ok).toBe(false);
    expect(parseOptions({ ...options, rulings: { vacatedHex: null } }).ok).toBe(false);
  });

  const issuesOf = (id: keyof typeof games, position: unknown) => {
    const read = games[id].parsePosition(position);
    return read.ok ? [] : read.error;
  };

  test('a place in a position is told as its row and column', () => {
    const sections = ['oasis', 'paddock', 'farm', 'tavern'];
    const hexes = { path: ['settlements', 0, 0], code: 'list', expected: '[row, column]' };
    expect(issuesOf('kingdom-builder', { sections, settlements: [[106], []] })).toEqual([hexes]);
    expect(issuesOf('kontor', { cells: [5] })).toMatchObject([
      { path: ['cells', 0], code: 'list', expected: '[row, column, card]' },
    ]);
    expect(issuesOf('kontor', { cells: [], rows: 3, ship: 3 })).toMatchObject([
      { path: ['rows'], code: 'list', expected: '[first, last]' },
      { path: ['ship'], code: 'list', expected: '[row, column]' },
    ]);
  });

  test('a hex that is taken names the settlement, of the same seat or of another', () => {
    const sections = ['oasis', 'paddock', 'farm', 'tavern'];
    const told = (seat: number, at: number) => [
      { path: ['settlements', seat, at], code: 'occupied', expected: 'each hex once' },
    ];
    const doubles = (...settlements: readonly unknown[]) => issuesOf('kingdom-builder', { sections, settlements });
    expect(
      doubles(
        [
          [0, 1],
          [0, 1],
        ],
        [],
      ),
    ).toEqual(told(0, 1));
    expect(
      doubles(
        [[0, 1]],
        [
          [0, 0],
          [0, 1],
        ],
      ),
    ).toEqual(told(1, 1));
  });

  test('a tile that nobody can have is told with its kind of location', () => {
    const position = {
      sections: ['oracle', 'paddock', 'farm', 'tavern'],
      settlements: [[], []],
      tiles: [['oracle'], []],
    };
    expect(issuesOf('kingdom-builder', position)).toMatchObject([
      { code: 'tile', expected: 'a location hex (oracle) beside an own settlement, with a tile for this seat' },
    ]);
  });

  test('of several cards alike one is named', () => {
    const cards = (...names: readonly string[]) => ({ seats: [{ cards: names }, {}] });
    const expected = 'the id of a card of this game';
    expect(issuesOf('speicherstadt', cards('ship', 'boat'))).toMatchObject([
      { path: ['seats', 0, 'cards', 0], code: 'card', expected: `${expected}, such as ship#1` },
      { path: ['seats', 0, 'cards', 1], code: 'card', expected },
    ]);
  });

  test('null stands among the values that are expected', () => {
    const read = games.kontor.parseOptions({ players: 2, seed: 1, ruleset: 'foo' });
    expect(read).toEqual({
      ok: false,
      error: [{ path: ['ruleset'], code: 'one-of', expected: 'one of base, advanced, null' }],
    });
  });

  test('what is no object is one issue', () => {
    for (const game of Object.values(games))
      for (const parse of [game.parseOptions, game.parsePosition, game.parseState, game.parseMove, game.parseChance])
        for (const odd of [null, [], 3, 'x'])
          expect(parse(odd)).toEqual({ ok: false, error: [{ path: [], code: 'object', expected: 'an object' }] });
  });

  test.each([
    ['kingdom-builder', 'build, tile, end-turn', 'draw'],
    ['kontor', 'choose, place, ship, bribe, buy, pick, veto', 'deal'],
    [
      'speicherstadt',
      'place, stop, buy, decline, done, pass, fish-market, double, insure, load, discard, auction, trade, reserve, swap, smuggle, truck-take, truck-put',
      'turn-up, draw',
    ],
  ] as const)('%s: a move without its type, or of no known type, is told all types', (id, moves, outcomes) => {
    const { parseMove, parseChance } = games[id];
    const told = (code: string, expected: string) => ({ ok: false, error: [{ path: ['type'], code, expected }] });
    expect(parseMove({})).toEqual(told('missing-key', `one of ${moves}`));
    for (const odd of ['chose', 5, null, [], {}])
      expect(parseMove({ type: odd, player: 0, card: 29 })).toEqual(told('one-of', `one of ${moves}`));
    const several = outcomes.includes(',');
    expect(parseChance({ type: 'foo' })).toMatchObject({
      error: expect.arrayContaining([
        { path: ['type'], code: 'one-of', expected: several ? `one of ${outcomes}` : outcomes },
      ]),
    });
  });

  /** Every value that has one odd value in one place of a given one. */
  function* spoiled(value: unknown): Generator<unknown> {
    yield* [null, undefined, -1, 0.5, 1e9, '', 'x'.repeat(100), [], [[]], {}, true];
    if (typeof value !== 'object' || value === null) return;
    if (Array.isArray(value)) {
      yield value.slice(1);
      yield Array(500).fill(value[0]);
      for (let i = 0; i < Math.min(value.length, 3); i++)
        for (const entry of spoiled(value[i])) yield value.map((kept, at) => (at === i ? entry : kept));
      return;
    }
    yield { ...value, other: 1 };
    for (const [key, kept] of Object.entries(value)) {
      for (const entry of spoiled(kept)) yield { ...value, [key]: entry };
      yield Object.fromEntries(Object.entries(value).filter(([name]) => name !== key));
    }
  }

  test.each(Object.values(games))('$id: issues are in the words of the library', (game) => {
    const state = game.init({ players: 2, seed: 1 });
    const moves = game.turn(state).kind === 'decision' ? game.legalMoves(state) : [];
    const positions: Readonly<Record<string, object>> = {
      'kingdom-builder': {
        sections: ['oracle', 'farm', 'tower', 'barn'],
        settlements: [[[2, 7]], []],
        terrain: 'desert',
      },
      kontor: {
        cells: [
          [1, 1, 10],
          [0, 1, 'water'],
        ],
        hands: [[29], [20]],
        rows: [-2, 3],
      },
      speicherstadt: { seats: [{ cards: ['bank'], hall: ['tea'] }, {}], row: ['port'], cubes: { 'ship#1': ['tea'] } },
    };
    const seen = new Set<string>();
    const look = (parse: (input: unknown) => ReturnType<typeof game.parseMove>, values: Iterable<unknown>): void => {
      for (const value of values) {
        const parsed = parse(value);
        if (parsed.ok) continue;
        for (const { code, expected } of parsed.error) {
          seen.add(code);
          expect(code).toMatch(/^[a-z]+(-[a-z]+)*$/);
          expect(expected).not.toMatch(/[<>=|"]|unknown|Invalid|undefined/);
        }
      }
    };
    look(game.parseState, spoiled(JSON.parse(JSON.stringify(state))));
    for (const move of moves.slice(0, 3)) look(game.parseMove, spoiled(move));
    look(game.parsePosition, spoiled(positions[game.id]));
    look(game.parseOptions, spoiled({ players: 2, seed: 1, rulings: {}, firstPlayer: 0, manifest: {} }));
    for (const code of ['object', 'list', 'one-of', 'range', 'missing-key', 'unknown-key'])
      expect(seen).toContain(code);
  });
});
