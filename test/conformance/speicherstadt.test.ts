import fc from 'fast-check';
import { describe, test } from 'vitest';
import { type Speicherstadt, speicherstadt } from '../../src/speicherstadt/index.js';
import { type ConformanceSetup, conformance } from '../../src/testing/index.js';
import { anyMove, anyPosition, someRulings as rulings } from '../speicherstadt/arbitrary.js';

const setup: ConformanceSetup<Speicherstadt> = {
  options: fc.record(
    {
      players: fc.integer({ min: 2, max: 5 }),
      kaispeicher: fc.boolean(),
      seed: fc.oneof(fc.integer(), fc.string()),
      firstPlayer: fc.constantFrom(0, 1, 'random' as const),
      rulings,
    },
    { requiredKeys: ['players', 'seed'] },
  ),
  moves: anyMove,
  positions: anyPosition,
  runs: Number(process.env['FC_RUNS'] ?? 40),
};

describe('The Speicherstadt', () => {
  for (const { name, run } of conformance(speicherstadt, setup)) test(name, run);
});
