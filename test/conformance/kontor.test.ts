import fc from 'fast-check';
import { describe, test } from 'vitest';
import { type Kontor, type KontorOptions, type KontorState, kontor } from '../../src/kontor/index.js';
import { type ConformanceSetup, conformance } from '../../src/testing/index.js';
import { anyManifest, anyMove, anyPosition, options } from '../kontor/arbitrary.js';

/** The hidden cards, and how many secret choices go with them. All cards are different, so deals weigh the same. */
const deals = (state: KontorState): { readonly name: string; readonly weight: number } => ({
  name: JSON.stringify([state.secret, state.choices, state.pools]),
  weight: 1,
});

/** One game of four has other card values. */
const some = fc.oneof(
  { weight: 3, arbitrary: options },
  fc.tuple(options, anyManifest).map(([given, manifest]): KontorOptions => ({ ...given, manifest })),
);

const setup: ConformanceSetup<Kontor> = { options: some, moves: anyMove, positions: anyPosition, deals };

describe('Kontor holds the contract', () => {
  for (const { name, run } of conformance(kontor, { ...setup, runs: 60 })) test(name, { timeout: 120_000 }, run);
});
