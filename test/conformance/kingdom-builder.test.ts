import fc from 'fast-check';
import { describe, test } from 'vitest';
import {
  CARDS,
  type KingdomBuilder,
  type KingdomBuilderMove,
  type KingdomBuilderPosition,
  kingdomBuilder,
  SECTIONS,
  type Section,
  type SectionId,
  type Sections,
  TERRAINS,
  TILES,
} from '../../src/kingdom-builder/index.js';
import { type ConformanceSetup, conformance } from '../../src/testing/index.js';
import { withMore } from '../kingdom-builder/arbitrary.js';
import { anyWritten } from '../kingdom-builder/written.js';

const sectionIds = [...SECTIONS];

const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1));

const section = (id: SectionId): fc.Arbitrary<Section> => fc.boolean().map((turned) => (turned ? { id, turned } : id));

const sections: fc.Arbitrary<Sections> = fc
  .shuffledSubarray(sectionIds, { minLength: 4, maxLength: 4 })
  .chain((ids) => fc.tuple(...ids.map(section)))
  .map((four) => four as unknown as Sections);

const cards = fc
  .shuffledSubarray([...CARDS], { minLength: 3, maxLength: 3 })
  .map((three) => three as [(typeof CARDS)[number], (typeof CARDS)[number], (typeof CARDS)[number]]);

const rulings = fc.record(
  { lordsCountZero: fc.boolean(), vacatedHex: fc.constantFrom('excluded' as const, 'candidate' as const) },
  { requiredKeys: [] },
);

const player = fc.nat(3);
const hex = fc.nat(399);

const moves: fc.Arbitrary<KingdomBuilderMove> = fc.oneof(
  fc.record({ type: fc.constant('build' as const), player, hex }),
  fc.record({
    type: fc.constant('tile' as const),
    player,
    tile: fc.constantFrom(...TILES),
    from: fc.option(hex),
    hex,
  }),
  fc.record({ type: fc.constant('end-turn' as const), player }),
);

const cell = fc.tuple(fc.nat(19), fc.nat(19));

/** A short position. */
const anyhow: fc.Arbitrary<KingdomBuilderPosition> = fc.record(
  {
    sections,
    cards,
    settlements: fc.array(fc.array(cell, { maxLength: 12 }), { minLength: 2, maxLength: 4 }),
    player,
    terrain: fc.option(fc.constantFrom(...TERRAINS)),
    toBuild: fc.nat(3),
    rulings,
    seed: fc.integer(),
  },
  { requiredKeys: ['sections', 'settlements'] },
);

/** Short positions, those of states that games reach, and either with more said. */
const positions = withMore(fc.oneof(anyhow, anyWritten));

const setup: ConformanceSetup<KingdomBuilder> = {
  options: fc.record(
    {
      players: fc.integer({ min: 2, max: 4 }),
      seed: fc.oneof(fc.integer(), fc.string()),
      sections: fc.oneof(fc.constantFrom('first-game' as const, 'random' as const), sections),
      cards: fc.oneof(fc.constantFrom('first-game' as const, 'random' as const), cards),
      firstPlayer: fc.constantFrom(0, 1, 'random' as const),
      rulings,
    },
    { requiredKeys: ['players', 'seed'] },
  ),
  moves,
  positions,
  // One card in each hand, so only the pile has equal cards whose order makes no difference.
  deals: ({ hands, pile }) => ({ name: JSON.stringify(hands), weight: pile.reduce((w, n) => w / factorial(n), 1) }),
};

describe('Kingdom Builder', () => {
  for (const { name, run } of conformance(kingdomBuilder, setup)) test(name, run);
});
