import fc from 'fast-check';
import { describe, test } from 'vitest';
import { type KingdomBuilder, kingdomBuilder } from '../../src/kingdom-builder/index.js';
import { type ConformanceSetup, conformance } from '../../src/testing/index.js';
import { anyCards, anyMove, anySections, someRulings } from '../kingdom-builder/arbitrary.js';
import { somePosition } from '../kingdom-builder/written.js';

const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1));

const setup: ConformanceSetup<KingdomBuilder> = {
  options: fc.record(
    {
      players: fc.integer({ min: 2, max: 4 }),
      seed: fc.oneof(fc.integer(), fc.string()),
      sections: fc.oneof(fc.constantFrom('first-game' as const, 'random' as const), anySections),
      cards: fc.oneof(fc.constantFrom('first-game' as const, 'random' as const), anyCards),
      firstPlayer: fc.constantFrom(0, 1, 'random' as const),
      rulings: someRulings,
    },
    { requiredKeys: ['players', 'seed'] },
  ),
  moves: anyMove,
  positions: somePosition,
  // One card in each hand, so only the pile has equal cards whose order makes no difference.
  deals: ({ hands, pile }) => ({ name: JSON.stringify(hands), weight: pile.reduce((w, n) => w / factorial(n), 1) }),
};

describe('Kingdom Builder', () => {
  for (const { name, run } of conformance(kingdomBuilder, setup)) test(name, run);
});
