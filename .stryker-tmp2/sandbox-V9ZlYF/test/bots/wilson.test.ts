import { expect, test } from 'vitest';
import { wilson } from '../bench/wilson.js';

// Values that textbooks and calculators give: 8 of 10, 49.0 % to 94.3 %, and so on.
test.each([
  [8, 10, 0.49, 0.943],
  [0, 10, 0, 0.278],
  [10, 10, 0.722, 1],
  [50, 100, 0.404, 0.596],
])('the interval of %d out of %d', (won, games, low, high) => {
  const [from, to] = wilson(won, games);
  expect(from).toBeCloseTo(low, 3);
  expect(to).toBeCloseTo(high, 3);
});
