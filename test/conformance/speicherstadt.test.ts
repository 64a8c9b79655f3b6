import fc from 'fast-check';
import { describe, test } from 'vitest';
import {
  cardsOf,
  GOODS,
  init,
  type Speicherstadt,
  type SpeicherstadtMove,
  type SpeicherstadtPosition,
  speicherstadt,
} from '../../src/speicherstadt/index.js';
import { type ConformanceSetup, conformance } from '../../src/testing/index.js';
import { someRulings as rulings } from '../speicherstadt/arbitraries.js';

const ids = cardsOf(init({ players: 2, kaispeicher: true, seed: 1 }).options).map(({ id }) => id);
const id = fc.constantFrom(...ids);
const player = fc.nat(4);
const good = fc.constantFrom(...GOODS);
const place = fc.option(id, { freq: 3 });
const column = fc.nat(5);
const spot = fc.nat(53);
const gray = fc.boolean();

const moves: fc.Arbitrary<SpeicherstadtMove> = fc.oneof(
  fc.record({ type: fc.constant('place' as const), player, column, gray }),
  fc.record({
    type: fc.constantFrom(
      'stop' as const,
      'buy' as const,
      'decline' as const,
      'done' as const,
      'pass' as const,
      'fish-market' as const,
      'double' as const,
      'insure' as const,
    ),
    player,
  }),
  fc.record({
    type: fc.constantFrom('load' as const, 'discard' as const, 'auction' as const),
    player,
    good,
    card: place,
  }),
  fc
    .record({
      type: fc.constant('trade' as const),
      player,
      first: good,
      second: good,
      third: fc.option(good),
      take: fc.option(good),
    })
    .filter(({ third, take }) => third === null || take !== null),
  fc.record({ type: fc.constant('reserve' as const), player, card: id, gray }),
  fc.record({ type: fc.constant('swap' as const), player, own: spot, other: spot }),
  fc.record({ type: fc.constant('smuggle' as const), player, from: id, good, card: place }),
  fc.record({ type: fc.constantFrom('truck-take' as const, 'truck-put' as const), player, good, card: id }),
);

const PHASES = ['supply', 'demand', 'purchase', 'loading', 'over'] as const;

const positions: fc.Arbitrary<SpeicherstadtPosition> = fc.record(
  {
    seats: fc.array(
      fc.record(
        {
          cards: fc.uniqueArray(id, { maxLength: 3 }),
          coins: fc.nat(9),
          points: fc.integer({ min: -9, max: 40 }),
          hall: fc.option(good),
        },
        { requiredKeys: [] },
      ),
      { minLength: 2, maxLength: 5 },
    ),
    kaispeicher: fc.boolean(),
    phase: fc.constantFrom(...PHASES),
    asked: fc.constantFrom('squad-leader' as const, 'insurance' as const, 'snitch' as const),
    fire: fc.constantFrom('fire-1', 'fire-3', 'fire-4'),
    row: fc.uniqueArray(id, { maxLength: 3 }),
    columns: fc.array(fc.array(fc.nat(4), { maxLength: 3 }), { maxLength: 3 }),
    upper: fc.uniqueArray(id, { maxLength: 2 }),
    round: fc.integer({ min: 1, max: 3 }),
    player: fc.nat(4),
    rulings,
    seed: fc.integer(),
  },
  { requiredKeys: ['seats'] },
);

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
  moves,
  positions,
  runs: Number(process.env['FC_RUNS'] ?? 40),
};

describe('The Speicherstadt', () => {
  for (const { name, run } of conformance(speicherstadt, setup)) test(name, run);
});
