import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ConformanceSetup, conformance } from '../../src/testing/index.js';
import { BROKEN, type Broken } from '../toy/broken/index.js';
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

const checks = conformance(toy, setup);

describe('the toy', () => {
  for (const { name, run } of checks) test(name, run);
});

describe('a broken toy is noticed', () => {
  // The checks that must notice get games enough; a few will do to show that the others do not.
  const failing = ({ game, noticed }: Broken): string[] => {
    const few = conformance(game, { ...setup, runs: 5 });
    return conformance(game, { ...setup, runs: 40 }).flatMap(({ name, run }, i) => {
      try {
        (noticed.includes(name) ? run : few[i]?.run)?.();
        return [];
      } catch {
        return [name];
      }
    });
  };

  for (const broken of BROKEN)
    test(broken.flaw, () => {
      expect(failing(broken).sort()).toEqual([...broken.noticed].sort());
    });

  test('by every check', () => {
    const noticing = new Set(BROKEN.flatMap(({ noticed }) => noticed));
    expect(checks.map(({ name }) => name).filter((name) => !noticing.has(name))).toEqual([]);
  });
});
