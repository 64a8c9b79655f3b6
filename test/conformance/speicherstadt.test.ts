import fc from 'fast-check';
import { describe, test } from 'vitest';
import { type Speicherstadt, type SpeicherstadtOptions, speicherstadt } from '../../src/speicherstadt/index.js';
import { type ConformanceSetup, conformance } from '../../src/testing/index.js';
import { anyManifest, anyMove, anyPosition, someRulings as rulings } from '../speicherstadt/arbitrary.js';
import { BEYOND } from '../speicherstadt/large-deck.js';

const RUNS = Number(process.env['FC_RUNS'] ?? 40);

const options: fc.Arbitrary<SpeicherstadtOptions> = fc.record(
  {
    players: fc.integer({ min: 2, max: 5 }),
    kaispeicher: fc.boolean(),
    seed: fc.oneof(fc.integer(), fc.string()),
    firstPlayer: fc.constantFrom(0, 1, 'random' as const),
    rulings,
  },
  { requiredKeys: ['players', 'seed'] },
);

const setup: ConformanceSetup<Speicherstadt> = {
  options,
  moves: anyMove,
  positions: anyPosition,
  runs: RUNS,
};

describe('The Speicherstadt', () => {
  for (const { name, run } of conformance(speicherstadt, setup)) test(name, run);
});

describe("The Speicherstadt with cards of one's own", () => {
  // Its bounds are those of the built-in cards: no game is longer than this, and no list in these games as wide.
  const { info } = speicherstadt;
  const game = { ...speicherstadt, info: { ...info, longest: BEYOND * info.longest, widest: BEYOND * info.widest } };
  const some = fc.tuple(options, anyManifest).map(([given, manifest]) => ({ ...given, manifest }));
  for (const { name, run } of conformance(game, { ...setup, options: some, runs: Math.ceil(RUNS / 4) }))
    test(name, run);
});
