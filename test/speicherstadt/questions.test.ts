import { test } from 'vitest';
import { goodsOf, nameOf } from '../../src/speicherstadt/index.js';
import { expectRefused } from '../refusal.js';

/* What a user interface asks: whatever is no load or id is refused by name. */

test('what is refused: loads and ids', () => {
  const loads = [-1, 0o100000000, 0.5, '1', null, undefined] as never[];
  expectRefused('speicherstadt: load', `a whole number from 0 to ${0o77777777}`, loads, 0o77777777, [goodsOf]);
  expectRefused('speicherstadt: id', 'the id of a card', [3, null, undefined] as never[], 'bank', [nameOf]);
});
