import { defineConfig, mergeConfig } from 'vitest/config';
import base from '../vitest.config.js';

const game = process.env['MUTATION_GAME'];

/** Slow, and little that the others do not tell: whole games as text, averages over many games, sizes, tables from elsewhere. */
const LEFT_OUT = ['goldens', 'bounds', 'chance', 'docs', 'positions', 'random-play'];

/** The tests of one game. */
export default mergeConfig(
  defineConfig({ ...base, test: { ...base.test, include: [] } }),
  defineConfig({
    test: {
      include: [`test/${game}/*.test.ts`],
      exclude: LEFT_OUT.map((name) => `**/${name}.test.ts`),
      reporters: ['dot'],
      // Loads what the tests import once, not for every file.
      isolate: false,
    },
  }),
);
