import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root: string = fileURLToPath(new URL('..', import.meta.url));

export default defineConfig({
  root,
  resolve: {
    // The examples of the documentation import the package by its name; tests run on the sources.
    alias: [
      { find: /^kontorhaus$/, replacement: `${root}src/index.ts` },
      { find: /^kontorhaus\/(.+)$/, replacement: `${root}src/$1/index.ts` },
    ],
  },
  test: {
    include: ['test/**/*.test.ts'],
    setupFiles: ['test/setup.ts'],
    pool: 'threads',
    // Properties take seconds, on a busy machine many: only a test that hangs is to be stopped.
    testTimeout: 120_000,
    reporters: ['default', fileURLToPath(new URL('plain-reporter.ts', import.meta.url))],
    coverage: {
      provider: 'v8',
      include: ['src/**/*.ts'],
      // The command line is tried by a smoke run.
      exclude: ['src/cli/**', '**/*.d.ts'],
      reporter: ['text', 'json-summary'],
      reportsDirectory: 'coverage',
      thresholds: {
        lines: 95,
        functions: 95,
        statements: 95,
        branches: 90,
        'src/core/**': { lines: 98 },
        'src/kingdom-builder/**': { lines: 98 },
        'src/kontor/**': { lines: 98 },
        'src/speicherstadt/**': { lines: 98 },
      },
    },
  },
});
