import fc from 'fast-check';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import { describe, expect, test } from 'vitest';
import { freshRandomState, pickFrom, randomStateOf, shuffled, sourceFrom } from '../../src/core/random.js';
import { createRandom, isInvalidInputError, pickOutcome } from '../../src/index.js';

/** Pearson's statistic of counts against equal shares. */
const chiSquare = (counts: readonly number[]): number => {
  const share = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - share) ** 2 / share, 0);
};

/** Values that one in a thousand fair runs exceeds, by degrees of freedom (from any table of the distribution). */
const LIMIT: Readonly<Record<number, number>> = { 1: 10.83, 5: 20.52, 9: 27.88, 23: 49.73, 99: 148.23 };

describe('seeds', () => {
  test.each([2, 6, 10, 100])('neighboring seeds give unrelated first draws: below %i', (n) => {
    const firsts = new Array<number>(n).fill(0);
    const pairs = new Array<number>(n === 100 ? n : n * n).fill(0);
    let before = 0;
    for (let seed = 0; seed < 10000; seed++) {
      const drawn = sourceFrom(randomStateOf(seed, 'game'))[0](n);
      firsts[drawn] = (firsts[drawn] ?? 0) + 1;
      const pair = n === 100 ? (drawn + before) % n : drawn * n + before;
      if (seed > 0) pairs[pair] = (pairs[pair] ?? 0) + 1;
      before = drawn;
    }
    expect(chiSquare(firsts)).toBeLessThan(LIMIT[n - 1] as number);
    // Mean plus more than four standard deviations of the distribution.
    const degrees = pairs.length - 1;
    expect(chiSquare(pairs)).toBeLessThan(degrees + 4.5 * Math.sqrt(2 * degrees) + 6);
  });

  test('numbers and texts are told apart, and large numbers are not cut to 32 bits', () => {
    const states = [1, '1', 2 ** 32 + 1, -1, 0, '', '0', 'a', 'b', Number.MAX_SAFE_INTEGER, '\ud800'].map((seed) =>
      JSON.stringify(randomStateOf(seed, 'game')),
    );
    expect(new Set(states).size).toBe(states.length);
  });

  test('each purpose has a stream of its own', () => {
    expect(randomStateOf(1, 'setup')).not.toEqual(randomStateOf(1, 'game'));
  });

  test('no two of many seeds share a generator, short texts with equal letters included', () => {
    const seeds = [...Array(20000).keys(), ...Array.from({ length: 20000 }, (_, i) => i.toString(4))];
    expect(new Set(seeds.map((seed) => randomStateOf(seed, 'game').state.join())).size).toBe(seeds.length);
  });

  test('the streams of this revision stay what they are: stored seeds depend on it', () => {
    expect(randomStateOf(1, 'game').state).toMatchInlineSnapshot(`
      [
        305899003,
        971212768,
        1162646621,
        1664790589,
      ]
    `);
    const random = createRandom('pinned');
    expect(Array.from({ length: 8 }, () => random(1000))).toMatchInlineSnapshot(`
      [
        687,
        683,
        76,
        170,
        480,
        62,
        501,
        567,
      ]
    `);
  });

  test.each([Number.NaN, 1.5, 2 ** 53, Number.POSITIVE_INFINITY, null, undefined, {}, []])('%s is none', (seed) => {
    expect(() => createRandom(seed as number)).toThrow(expect.toSatisfy(isInvalidInputError));
  });
});

describe('draws', () => {
  test('every result below n is equally likely', () => {
    const random = createRandom(1);
    for (const n of [2, 6, 10, 24]) {
      const counts = new Array<number>(n).fill(0);
      for (let i = 0; i < 24000; i++) {
        const drawn = random(n);
        counts[drawn] = (counts[drawn] ?? 0) + 1;
      }
      expect(chiSquare(counts)).toBeLessThan(LIMIT[n - 1] as number);
    }
  });

  test('they stay in range, up to 2^32', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 1, max: 2 ** 32 }), (seed, n) => {
        const drawn = createRandom(seed)(n);
        expect(Number.isInteger(drawn) && drawn >= 0 && drawn < n).toBe(true);
      }),
    );
  });

  test.each([
    0,
    -1,
    -0,
    0.5,
    1.5,
    2 ** 32 + 1,
    2 ** 53,
    Number.POSITIVE_INFINITY,
    Number.NaN,
    undefined,
    null,
    '6',
    6n,
  ])('below %s there is none: no result, no endless loop', (n) => {
    expect(() => createRandom(1)(n as number)).toThrow(
      expect.toSatisfy((error) => isInvalidInputError(error) && error.issues[0]?.code === 'range'),
    );
  });

  test('a range just above half of 2^32, where a plain remainder would favor small results, is even', () => {
    const random = createRandom(3);
    const n = 3 * 2 ** 30;
    let low = 0;
    for (let i = 0; i < 30000; i++) if (random(n) < n / 3) low++;
    expect(Math.abs(low - 10000)).toBeLessThan(330);
  });

  test('every range is a remainder of the first word that lies below its last full multiple', () => {
    const state = randomStateOf('words', 'game');
    const ranges = [1, 2, 3, 5, 1000, 2 ** 31 - 1, 2 ** 31, 2 ** 31 + 1, 3 * 2 ** 30, 2 ** 32 - 1, 2 ** 32];
    for (const n of ranges) {
      const [random] = sourceFrom(state);
      const words = xoroshiro128plusFromState(state.state);
      for (let i = 0; i < 300; i++) {
        let word = BigInt(words.next() >>> 0);
        while (word >= (2n ** 32n / BigInt(n)) * BigInt(n)) word = BigInt(words.next() >>> 0);
        expect(random(n)).toBe(Number(word % BigInt(n)));
      }
    }
  });

  test('a stored generator goes on where it was, and the one stored before stays as it was', () => {
    const first = randomStateOf('x', 'game');
    const copy = structuredClone(first);
    const [random, store] = sourceFrom(first);
    expect(store()).toEqual(first);
    const a = random(1000);
    const second = store();
    expect(first).toEqual(copy);
    expect(sourceFrom(first)[0](1000)).toBe(a);
    expect(second).not.toEqual(first);
    expect(sourceFrom(second)[0](1000)).toBe(random(1000));
  });

  test('fresh generators differ, and are never all zero', () => {
    const random = createRandom(0);
    expect(freshRandomState(random)).not.toEqual(freshRandomState(random));
    expect(freshRandomState(() => 0).state.some((word) => word !== 0)).toBe(true);
  });
});

describe('picks', () => {
  test('a shuffle keeps the items, leaves the list alone and puts each item anywhere alike', () => {
    const list = [0, 1, 2, 3];
    const random = createRandom('shuffle');
    const orders = new Map<string, number>();
    for (let i = 0; i < 24000; i++) {
      const order = shuffled(list, random);
      expect(order.toSorted()).toEqual(list);
      orders.set(order.join(), (orders.get(order.join()) ?? 0) + 1);
    }
    expect(orders.size).toBe(24);
    expect(chiSquare([...orders.values()])).toBeLessThan(LIMIT[23] as number);
    expect(list).toEqual([0, 1, 2, 3]);
  });

  test('pickFrom takes any', () => {
    expect(pickFrom(['a', 'b', 'c'], () => 2)).toBe('c');
  });

  test('of nothing there is no outcome', () => {
    for (const random of [createRandom(1), () => 0])
      expect(() => pickOutcome([], random)).toThrow(
        'kontorhaus: outcomes: no-outcome (at least one: no outcome is due',
      );
  });

  test('an outcome is as likely as its weight says', () => {
    const outcomes = [
      { outcome: 'a', weight: 1 },
      { outcome: 'b', weight: 3 },
      { outcome: 'c', weight: 2 },
    ];
    const every = Array.from({ length: 6 }, (_, drawn) => pickOutcome(outcomes, () => drawn));
    expect(every.join('')).toBe('abbbcc');
  });
});
