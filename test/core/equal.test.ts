import { expect, test } from 'vitest';
import { isEqual } from '../../src/core/equal.js';
import { difference } from '../../src/testing/plain.js';

test.each([
  [0, 0],
  ['', ''],
  [[], []],
  [
    { a: [1, { b: null }], c: 2 },
    { c: 2, a: [1, { b: null }] },
  ],
])('%j is equal to %j', (a, b) => {
  expect([isEqual(a, b), isEqual(b, a), difference(a, b)]).toEqual([true, true, null]);
});

test.each([
  [0, -0, 'at the top: 0 instead of "<-0>"'],
  [1, '1', 'at the top: 1 instead of "1"'],
  [null, {}, 'at the top: null instead of {}'],
  [[], {}, 'at the top: [] instead of {}'],
  [[1, 2], [1, 3], 'at [1]: 2 instead of 3'],
  [[1], [1, 2], 'at the top: [1] instead of [1,2]'],
  [new Array(1), [5], 'at [0]: "<undefined>" instead of 5'],
  [{ a: { b: 1 } }, { a: { b: 2 } }, 'at .a.b: 1 instead of 2'],
  [{ a: 1 }, { b: 1 }, 'at .b: nothing instead of 1'],
  [{ a: 1, b: 2 }, { a: 1 }, 'at .b: 2 instead of nothing'],
  [{}, JSON.parse('{"__proto__":0}'), 'at .__proto__: nothing instead of 0'],
  [{ a: undefined }, { b: undefined }, 'at .b: nothing instead of "<undefined>"'],
])('%j differs from %j', (a, b, told) => {
  expect([isEqual(a, b), isEqual(b, a), difference(a, b)]).toEqual([false, false, told]);
});
