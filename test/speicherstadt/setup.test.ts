import { describe, expect, test } from 'vitest';
import { isInvalidInputError } from '../../src/index.js';
import {
  fromPosition,
  init,
  legalMoves,
  type SpeicherstadtOptions,
  type SpeicherstadtState,
  speicherstadt,
} from '../../src/speicherstadt/index.js';
import { buy, decline, done, following, idsOf, load, loading, table, trade, turnUp, whyNot } from './table.js';

describe('options', () => {
  test('are filled in', () => {
    expect(init({ players: 3, seed: 1 }).options).toEqual({
      players: 3,
      kaispeicher: false,
      firstPlayer: 0,
      rulings: {},
      manifest: null,
    });
    expect(
      new Set(
        [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => init({ players: 5, seed, firstPlayer: 'random' }).options.firstPlayer),
      ).size,
    ).toBeGreaterThan(1);
    expect(init({ players: 3, seed: 1, firstPlayer: 2 }).player).toBe(2);
  });

  test.each([
    [{ players: 6, seed: 1 }, 'players'],
    [{ players: 2, seed: 1, kaispeicher: 1 }, 'kaispeicher'],
    [{ players: 2, seed: 1, firstPlayer: 2 }, 'firstPlayer'],
    [{ players: 2, chance: 'manual', firstPlayer: 'random' }, 'firstPlayer'],
    [{ players: 2, seed: 1, rulings: { fireTies: 'all' } }, 'rulings.fireTies'],
    [{ players: 2, seed: 1, rulings: { fires: 'full' } }, 'rulings.fires'],
    [{ players: 2, seed: 1, manifest: 1 }, 'manifest'],
  ])('%j is refused', (options, path) => {
    const read = speicherstadt.parseOptions(options);
    expect(read.ok ? [] : read.error.map((issue) => issue.path.join('.'))).toContain(path);
    expect(() => init(options as SpeicherstadtOptions)).toThrow('speicherstadt');
  });

  test('unboughtCubes: the cubes of a ship that nobody buys go back into the bag', () => {
    const at = (unboughtCubes: 'stock' | 'bag'): SpeicherstadtState =>
      following(
        fromPosition({
          seats: [{}, {}],
          phase: 'purchase',
          row: ['ship#1'],
          columns: [[0]],
          cubes: { 'ship#1': ['tea', 'tea', 'tea'] },
          rulings: { unboughtCubes },
        }),
        decline(0),
      );
    expect([at('stock').stock[1], at('stock').bag[1]]).toEqual([3, 6]);
    expect([at('bag').stock[1], at('bag').bag[1]]).toEqual([0, 9]);
  });

  test('fireTies', () => {
    const at = (
      fireTies: 'full' | 'noLossIfTied' | 'nobody',
      cards: readonly (readonly string[])[],
    ): readonly number[] =>
      turnUp(
        fromPosition({
          seats: cards.map((each) => ({ cards: each })),
          kaispeicher: true,
          phase: 'supply',
          pile: ['fire-3'],
          rulings: { fireTies },
        }),
        'fire-3',
      ).points;
    const tiedTop = [['fireman#1'], ['fireman#2'], [], []];
    expect(at('full', tiedTop)).toEqual([3, 3, -3, -3]);
    expect(at('noLossIfTied', tiedTop)).toEqual([3, 3, 0, 0]);
    expect(at('nobody', tiedTop)).toEqual([0, 0, 0, 0]);
    const one = [['fireman#1'], ['fireman#3'], ['fireman#4'], ['fireman#6']];
    for (const ruling of ['full', 'noLossIfTied', 'nobody'] as const) {
      expect(at(ruling, one)).toEqual([-3, 0, 0, 3]);
      expect(at(ruling, [[], [], [], []])).toEqual([0, 0, 0, 0]);
    }
    // When all are equal and nothing moves, nobody is asked.
    const insured = fromPosition({
      seats: [{ cards: ['insurance'] }, {}, {}, {}],
      kaispeicher: true,
      phase: 'supply',
      pile: ['fire-3'],
      rulings: { fireTies: 'nobody' },
    });
    expect(turnUp(insured, 'fire-3').asked).toBe(null);
  });
});

describe('the finest points', () => {
  test('a cube got by a trade lies on the quay, and may be traded on with a full hall', () => {
    const state = loading(
      ['harbor-master', 'ship#1', 'ship#2'],
      { 'ship#1': ['tea', 'tea'], 'ship#2': ['rubber'] },
      {
        seat: { hall: 'coffee' },
        stock: { carpet: 1, hemp: 1 },
      },
    );
    const twice = following(state, trade('tea', 'tea', null, 'hemp'), trade('rubber', 'hemp', null, 'carpet'));
    expect(twice.quay).toEqual([0, 0, 0, 0, 1, 0, 0, 0]);
    expect(following(twice, done(0)).stock).toEqual([0, 2, 0, 1, 1, 1, 0, 0]);
    expect(following(twice, done(0)).quay).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
  });

  test('cubes are taken from the quay, then ships in order of purchase, then the hall, then the warehouse', () => {
    const state = loading(
      ['warehouse', 'ship#2', 'ship#1', 'c-A-s', 'c-B-s', 'c-B-m', 'c-C-m1'],
      { warehouse: ['tea'], 'ship#1': ['tea'], 'ship#2': ['tea'] },
      { seat: { hall: 'tea' } },
    );
    const from: string[] = [];
    let now = state;
    for (const card of ['c-A-s', 'c-B-s', 'c-B-m', 'c-C-m1']) {
      const { state: next, events } = speicherstadt.step(now, load('tea', card));
      for (const event of events) if (event.type === 'cube-moved') from.push(event.from);
      now = next;
    }
    expect(from).toEqual(['ship#2', 'ship#1', 'market-hall', 'warehouse']);
  });

  test('from the hall to the warehouse, and never back', () => {
    const state = loading(['warehouse'], {}, { seat: { hall: 'tea' } });
    const stored = following(state, load('tea', 'warehouse'));
    expect(whyNot(state, load('tea', null))).toEqual({ code: 'stays-stored', good: 'tea' });
    expect(whyNot(stored, load('tea', null))).toEqual({ code: 'stays-stored', good: 'tea' });
    expect(whyNot(stored, load('tea', 'warehouse'))).toEqual({ code: 'stays-stored', good: 'tea' });
    expect(whyNot(stored, load('coffee', null))).toEqual({ code: 'no-good', good: 'coffee', need: 1, have: 0 });
    const gone = following(stored, { type: 'discard', player: 0, good: 'tea', card: 'warehouse' });
    expect(gone.stock[1]).toBe(1);
    expect(following(state, { type: 'discard', player: 0, good: 'tea', card: null }).halls[0]).toBe(-1);
  });

  test('leftovers lie in the stock when the next seat loads', () => {
    const state = table([{ cards: ['ship#1'] }, { cards: ['ship#2', 'kc-B-s'] }], {
      phase: 'loading',
      cubes: { 'ship#1': ['hemp'], 'ship#2': ['tea', 'tea', 'tea'] },
    });
    const next = following(state, done(0));
    expect(whyNot(next, { ...trade('tea', 'tea', 'tea', 'hemp'), player: 1 } as never)).toBe(null);
  });

  test('a seat with nothing to load is asked all the same', () => {
    expect(legalMoves(table([{}]))).toEqual([done(0)]);
  });

  test('two fires may break out in one supply', () => {
    const state = fromPosition({ seats: [{ cards: ['fireman#1'] }, {}], phase: 'supply', pile: ['fire-1'] });
    const first = turnUp(state, 'fire-1');
    expect(first.season).toBe(2);
    expect(turnUp(first, 'fire-2').points).toEqual([3, -3]);
  });

  test('a reserved ship keeps its cubes, and its buyer loads them', () => {
    const state = table([{}], {
      phase: 'purchase',
      reserved: [{ card: 'ship-k#1', worker: 0 }],
      cubes: { 'ship-k#1': ['tea'] },
    });
    const bought = following(state, buy(0));
    expect(whyNot(bought, load('tea', null))).toBe(null);
    expect(following(state, decline(0)).stock[1]).toBe(1);
  });

  test('what nobody reserved is discarded after the last reserved card', () => {
    const state = table([{}], {
      phase: 'purchase',
      reserved: [{ card: 'theater', worker: 0 }],
      upper: ['ship-k#1'],
      cubes: { 'ship-k#1': ['tea'] },
    });
    expect(following(state, buy(0)).stock[1]).toBe(1);
    expect(idsOf(following(state, buy(0)), 0)).toEqual(['theater']);
  });
});

test('errors are recognised', () => {
  const caught = (act: () => unknown): unknown => {
    try {
      return act();
    } catch (error) {
      return error;
    }
  };
  const error = caught(() => init({ players: 9, seed: 1 }));
  expect(isInvalidInputError(error)).toBe(true);
  expect(error).toMatchObject({ issues: [{ path: ['players'] }] });
  expect(isInvalidInputError(caught(() => init({ players: 2, seed: 1 })))).toBe(false);
});
