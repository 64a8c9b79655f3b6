import { defineConfig, mergeConfig } from 'vitest/config';
import base from '../vitest.config.js';

const game = process.env['MUTATION_GAME'];

/** The tests of one game but for those that are slow and tell little more: whole games as text, bounds, huge input. */
export default mergeConfig(
  defineConfig({ ...base, test: { ...base.test, include: [] } }),
  defineConfig({
    test: {
      include: [`test/${game}/*.test.ts`],
      exclude: ['**/goldens.test.ts', '**/bounds.test.ts', '**/chance.test.ts', '**/docs.test.ts', '**/positions.test.ts'],
      reporters: ['dot'],
      isolate: false,
    },
  }),
);
