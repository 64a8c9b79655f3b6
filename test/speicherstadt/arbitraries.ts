import fc from 'fast-check';
import type { SpeicherstadtOptions } from '../../src/speicherstadt/index.js';
import { RULINGS } from '../../src/speicherstadt/options.js';

const rulingsWith = {
  fireTies: fc.constantFrom(...RULINGS.fireTies),
  unboughtCubes: fc.constantFrom(...RULINGS.unboughtCubes),
};

/** Rulings, some of them not given. */
export const someRulings = fc.record(rulingsWith, { requiredKeys: [] });

/** Options of seeded games, with any rulings. */
export const seededOptions: fc.Arbitrary<SpeicherstadtOptions> = fc.record({
  players: fc.integer({ min: 2, max: 5 }),
  kaispeicher: fc.boolean(),
  firstPlayer: fc.constantFrom(0, 1, 'random' as const),
  rulings: fc.record(rulingsWith),
  seed: fc.integer(),
});
