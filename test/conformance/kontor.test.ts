import fc from 'fast-check';
import { describe, test } from 'vitest';
import {
  CELLS,
  cellAt,
  type Kontor,
  type KontorMove,
  type KontorPosition,
  type KontorState,
  kontor,
  SCENARIOS,
} from '../../src/kontor/index.js';
import { type ConformanceSetup, conformance } from '../../src/testing/index.js';
import { options } from '../kontor/arbitrary.js';

const player = fc.nat(3);
const card = fc.integer({ min: 1, max: 93 });
const cell = fc.oneof(
  fc
    .tuple(fc.integer({ min: -5, max: 7 }), fc.integer({ min: -5, max: 6 }))
    .map(([row, column]) => cellAt(row, column)),
  fc.nat(CELLS - 1),
);

const moves: fc.Arbitrary<KontorMove> = fc.oneof(
  fc.record({ type: fc.constant('choose' as const), player, card: fc.option(card) }),
  fc.record({ type: fc.constant('place' as const), player, cell }),
  fc.record({
    type: fc.constant('ship' as const),
    player,
    to: cell,
    remove: fc.option(cell),
    pile: fc.option(fc.nat(3)),
  }),
  fc.record({ type: fc.constant('bribe' as const), player, cell: fc.option(cell) }),
  fc.record({ type: fc.constant('buy' as const), player, count: fc.nat(6) }),
  fc.record({ type: fc.constant('pick' as const), player, card }),
  fc.record({ type: fc.constant('veto' as const), player, counts: fc.boolean() }),
);

const spot = fc.integer({ min: -3, max: 3 });
const positions: fc.Arbitrary<KontorPosition> = fc.record(
  {
    players: fc.constantFrom(2, 4),
    ruleset: fc.constantFrom('base' as const, 'advanced' as const),
    scenario: fc.constantFrom(...SCENARIOS),
    cells: fc.array(fc.tuple(spot, spot, fc.oneof(card, fc.constant('water' as const))), { maxLength: 8 }),
    coins: fc.array(fc.nat(6), { minLength: 2, maxLength: 2 }),
    shown: fc.array(fc.option(card), { minLength: 2, maxLength: 2 }),
    hands: fc.array(fc.array(card, { maxLength: 3 }), { minLength: 2, maxLength: 2 }),
    phase: fc.constantFrom('pick' as const, 'buy' as const, 'bribe' as const, 'choose' as const, 'veto' as const),
    chosen: fc.array(fc.option(fc.oneof(card, fc.nat(2), fc.constant('pass' as const), fc.boolean())), {
      minLength: 2,
      maxLength: 2,
    }),
    waterHidden: fc.nat(30),
    dockHidden: fc.array(fc.nat(15), { minLength: 2, maxLength: 2 }),
    owed: fc.array(fc.nat(1), { maxLength: 2 }),
    last: fc.nat(1),
    gained: fc.integer({ min: -2, max: 2 }),
    idle: fc.nat(10),
    bankrupt: fc.uniqueArray(fc.constantFrom(0 as const, 1 as const)),
    seed: fc.integer(),
  },
  { requiredKeys: ['cells'] },
);

/** The hidden cards, and how many secret choices go with them. All cards are different, so deals weigh the same. */
const deals = (state: KontorState): { readonly name: string; readonly weight: number } => ({
  name: JSON.stringify([state.secret, state.choices, state.pools]),
  weight: 1,
});

const setup: ConformanceSetup<Kontor> = { options, moves, positions, deals };

describe('Kontor holds the contract', () => {
  for (const { name, run } of conformance(kontor, { ...setup, runs: 60 })) test(name, { timeout: 120_000 }, run);
});
