import { describe, test } from 'vitest';
import { type Kontor, type KontorState, kontor } from '../../src/kontor/index.js';
import { type ConformanceSetup, conformance } from '../../src/testing/index.js';
import { anyMove, anyPosition, options } from '../kontor/arbitrary.js';

/** The hidden cards, and how many secret choices go with them. All cards are different, so deals weigh the same. */
const deals = (state: KontorState): { readonly name: string; readonly weight: number } => ({
  name: JSON.stringify([state.secret, state.choices, state.pools]),
  weight: 1,
});

const setup: ConformanceSetup<Kontor> = { options, moves: anyMove, positions: anyPosition, deals };

describe('Kontor holds the contract', () => {
  for (const { name, run } of conformance(kontor, { ...setup, runs: 60 })) test(name, { timeout: 120_000 }, run);
});
