import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  ALL_HEXES,
  areasOf,
  both,
  count,
  either,
  has,
  hasFree,
  hexesOf,
  isEmpty,
  meet,
  minus,
  NO_HEXES,
  neighborsOfAll,
  rowsOf,
  toggled,
  touches,
} from '../../src/kingdom-builder/rows.js';
import { near } from './reference.js';

const HEXES = Array.from({ length: 400 }, (_, hex) => hex);

/** Hexes anywhere, in a corner of the board, or one alone. */
const anyHexes: fc.Arbitrary<readonly number[]> = fc
  .oneof(
    fc.uniqueArray(fc.nat(399), { maxLength: 60, size: 'max' }),
    fc.uniqueArray(fc.constantFrom(0, 1, 18, 19, 20, 39, 360, 379, 380, 381, 398, 399)),
    fc.nat(399).map((hex) => [hex]),
  )
  .map((hexes) => hexes.toSorted((a, b) => a - b));

const twoSets = fc.tuple(anyHexes, anyHexes);

const holds = (body: (one: readonly number[], other: readonly number[]) => void): void => {
  fc.assert(fc.property(twoSets, ([one, other]) => body(one, other)));
};

describe('sets of hexes, as rows of bits, are sets', () => {
  test('none, all and what is listed', () => {
    expect(hexesOf(NO_HEXES)).toEqual([]);
    expect(hexesOf(ALL_HEXES)).toEqual(HEXES);
    holds((one) => {
      expect(hexesOf(rowsOf(one))).toEqual(one);
      expect(count(rowsOf(one))).toBe(one.length);
      expect(isEmpty(rowsOf(one))).toBe(one.length === 0);
      expect(HEXES.filter((hex) => has(rowsOf(one), hex))).toEqual(one);
    });
    expect(count(ALL_HEXES)).toBe(400);
    expect(isEmpty(NO_HEXES)).toBe(true);
  });

  test('one more, one less', () => {
    holds((one) => {
      const rows = rowsOf(one);
      for (const hex of [0, 19, 210, 399]) {
        const wanted = one.includes(hex) ? one.filter((other) => other !== hex) : [...one, hex].sort((a, b) => a - b);
        expect(hexesOf(toggled(rows, hex))).toEqual(wanted);
      }
      expect(hexesOf(rows)).toEqual(one);
    });
  });

  test('of two: both, either, one without the other', () => {
    holds((one, other) => {
      const [a, b] = [rowsOf(one), rowsOf(other)];
      const common = one.filter((hex) => other.includes(hex));
      expect(hexesOf(both(a, b))).toEqual(common);
      expect(hexesOf(either(a, b))).toEqual(HEXES.filter((hex) => one.includes(hex) || other.includes(hex)));
      expect(hexesOf(minus(a, b))).toEqual(one.filter((hex) => !other.includes(hex)));
      expect(meet(a, b)).toBe(common.length > 0);
      expect(meet(a, a)).toBe(one.length > 0);
    });
  });

  test('what is free of several', () => {
    holds((one, other) => {
      const [a, b] = [rowsOf(one), rowsOf(other)];
      expect(hasFree(a, [])).toBe(one.length > 0);
      expect(hasFree(a, [b])).toBe(one.some((hex) => !other.includes(hex)));
      expect(hasFree(a, [NO_HEXES, b])).toBe(one.some((hex) => !other.includes(hex)));
      expect(hasFree(a, [a, b])).toBe(false);
    });
  });
});

describe('neighbors', () => {
  /** The hexes beside a set, found one by one. */
  const beside = (hexes: readonly number[]): readonly number[] =>
    HEXES.filter((hex) => near(hex).some((neighbor) => hexes.includes(neighbor)));

  test('of a set, as a whole and for one hex', () => {
    holds((one) => {
      const rows = rowsOf(one);
      const wanted = beside(one);
      expect(hexesOf(neighborsOfAll(rows))).toEqual(wanted);
      expect(HEXES.filter((hex) => touches(rows, hex))).toEqual(wanted);
      expect(neighborsOfAll(rows)).toEqual(rowsOf(wanted));
    });
  });

  test('never lie off the board', () => {
    expect(neighborsOfAll(ALL_HEXES)).toEqual(ALL_HEXES);
  });

  test('make areas: connected, apart from each other, ascending', () => {
    holds((one) => {
      const areas = areasOf(rowsOf(one));
      expect(areas.flat().sort((a, b) => a - b)).toEqual(one);
      expect(areas.map(([first]) => first)).toEqual(
        areas.map(([first]) => first).sort((a, b) => Number(a) - Number(b)),
      );
      for (const area of areas) {
        expect(area).toEqual(area.toSorted((a, b) => a - b));
        expect(area.length === 1 || area.every((hex) => near(hex).some((other) => area.includes(other)))).toBe(true);
        for (const other of areas)
          if (other !== area) expect(beside(area).some((hex) => other.includes(hex))).toBe(false);
      }
    });
    expect(areasOf(rowsOf([0, 1, 20, 22]))).toEqual([[0, 1, 20], [22]]);
    expect(areasOf(rowsOf([21, 40, 41, 61, 63]))).toEqual([[21, 40, 41, 61], [63]]);
    expect(areasOf(ALL_HEXES)).toEqual([HEXES]);
  });
});
