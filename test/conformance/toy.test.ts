import fc from 'fast-check';
import { describe, test } from 'vitest';
import { type ConformanceSetup, conformance } from '../../src/testing/index.js';
import { toy } from '../toy/index.js';
import { CARDS, type Toy, type ToyState } from '../toy/types.js';
import { heldBy, hiddenOf } from '../toy/view.js';

const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1));

/** Cards of one value are the same card to the rules, but were dealt one by one. */
const ways = (counts: readonly number[]): number => counts.reduce((product, n) => product / factorial(n), 1);

const setup: ConformanceSetup<Toy> = {
  options: fc.record(
    {
      players: fc.integer({ min: 2, max: 3 }),
      seed: fc.oneof(fc.integer(), fc.string()),
      firstPlayer: fc.constantFrom(0, 1, 'random' as const),
    },
    { requiredKeys: ['players', 'seed'] },
  ),
  moves: fc.record({ type: fc.constantFrom('bid', 'show'), player: fc.nat(2), card: fc.constantFrom(...CARDS) }),
  positions: fc.record({
    hands: fc.array(fc.array(fc.constantFrom(...CARDS), { maxLength: 3 }), { maxLength: 4 }),
    firstPlayer: fc.nat(3),
  }),
  deals: (state: ToyState) => ({
    name: JSON.stringify([state.hands, state.bids]),
    weight: state.bids.reduce(
      (weight, bid, seat) =>
        weight * ways(hiddenOf(state, seat)) * (bid === null ? 1 : (heldBy(state, seat)[bid - 1] as number)),
      ways(state.pile),
    ),
  }),
};

describe('the toy', () => {
  for (const { name, run } of conformance(toy, setup)) test(name, run);
});
