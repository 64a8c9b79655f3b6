// Runs tests for Stryker. They are loaded once and run again for each mutant in the same process: starting a test
// program for each takes ten times as long.
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import {
  DryRunStatus,
  determineHitLimitReached,
  TestStatus,
  toMutantRunResult,
} from '@stryker-mutator/api/test-runner';
import { build } from 'esbuild';
import { testFiles } from './files.mjs';

const COLLECTOR = fileURLToPath(new URL('tests.mjs', import.meta.url));
const DURATIONS = 'test-durations.json';

/** A mutant that fewer tests reach, and none kills, is tried again with nothing cached. */
const FEW = 20;

/** Where Stryker's instruments look for the mutant, and count. */
const instruments = () => {
  globalThis.__stryker__ ??= {};
  return globalThis.__stryker__;
};

/** Tests get what they import from vitest and fast-check from the collector, which has the real ones. */
const collecting = {
  name: 'collecting',
  setup({ onResolve }) {
    onResolve({ filter: /^(vitest|fast-check|@fast-check\/vitest)$/ }, ({ path, importer }) =>
      importer === COLLECTOR ? { path, external: true } : { path: COLLECTOR },
    );
  },
};

/** Writes one program with all tests of a game, beside them, as some read files near them. */
const bundle = async (game) => {
  const files = testFiles(game);
  const outfile = resolve(`test/${game}/mutation-${process.env.STRYKER_MUTATOR_WORKER ?? 0}.mjs`);
  const contents = [
    `import { enter, tests } from ${JSON.stringify(COLLECTOR)};`,
    "import './test/setup.ts';",
    ...files.map((file, i) => `import 'enter:${i}'; import './${file}';`),
    'export { tests };',
  ];
  await build({
    stdin: { contents: contents.join('\n'), resolveDir: process.cwd(), loader: 'ts' },
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    // The package says that its files do nothing when loaded; tests do.
    ignoreAnnotations: true,
    plugins: [
      collecting,
      {
        name: 'entering',
        setup({ onResolve, onLoad }) {
          onResolve({ filter: /^enter:/ }, ({ path }) => ({ path, namespace: 'enter' }));
          onLoad({ filter: /.*/, namespace: 'enter' }, ({ path }) => ({
            contents: `import { enter } from ${JSON.stringify(COLLECTOR)}; enter(${JSON.stringify(basename(files[Number(path.slice(6))]))});`,
            resolveDir: process.cwd(),
          }));
        },
      },
    ],
  });
  return outfile;
};

/** Runs a test and says how it went. */
const tryTest = async ({ id, name, file, run }) => {
  const begin = performance.now();
  const told = { id, name, fileName: file };
  try {
    await run();
    return { ...told, status: TestStatus.Success, timeSpentMs: performance.now() - begin };
  } catch (error) {
    return {
      ...told,
      status: TestStatus.Failed,
      timeSpentMs: performance.now() - begin,
      failureMessage: String(error?.message ?? error),
    };
  }
};

class GameTestRunner {
  static inject = [];
  #path = '';
  #loads = 0;
  #tests = [];
  /** How many mutants each test has killed: it is likely to kill others of the same file. */
  #kills = new Map();
  /** Whether the tests were loaded while a mutant was active, or no longer pass without one. */
  #spoiled = false;

  capabilities() {
    return { reloadEnvironment: true };
  }

  async init() {
    this.#path = await bundle(process.env.MUTATION_GAME);
    await this.#load();
  }

  /** Loads tests and sources anew. */
  async #load() {
    const { tests } = await import(`${pathToFileURL(this.#path)}?${this.#loads++}`);
    this.#tests = tests;
    this.#spoiled = false;
  }

  async dryRun() {
    const ns = instruments();
    ns.activeMutant = undefined;
    const results = [];
    for (const test of this.#tests) {
      ns.currentTestId = test.id;
      results.push(await tryTest(test));
    }
    ns.currentTestId = undefined;
    writeFileSync(
      DURATIONS,
      JSON.stringify(Object.fromEntries(results.map(({ id, timeSpentMs }) => [id, timeSpentMs]))),
    );
    return { status: DryRunStatus.Complete, tests: results, mutantCoverage: ns.mutantCoverage };
  }

  async mutantRun(options) {
    const first = await this.#tryMutant(options);
    const doubtful = this.#spoiled ? false : await this.#isDoubtful(first, options);
    if (doubtful) await this.#load();
    const result = doubtful ? await this.#tryMutant(options) : first;
    if (doubtful) this.#spoiled = true;
    return toMutantRunResult(result.timeout ?? result);
  }

  /** Whether a cache may have spoiled a result: filled by another mutant, or before this one was there. */
  async #isDoubtful({ tests }, { testFilter = this.#tests }) {
    const failed = tests.find(({ status }) => status === TestStatus.Failed);
    // What is kept is made by few tests: the first ones that need it.
    if (failed === undefined) return testFilter.length < FEW;
    const again = await tryTest(this.#tests.find(({ id }) => id === failed.id));
    return again.status === TestStatus.Failed;
  }

  /** Runs the tests that reach a mutant, the quickest and those that killed others first, up to the first that fails. */
  async #tryMutant({ activeMutant, hitLimit, testFilter, mutantActivation }) {
    const ns = instruments();
    if (this.#spoiled) await this.#load();
    ns.hitCount = 0;
    ns.hitLimit = hitLimit;
    ns.activeMutant = activeMutant.id;
    const results = [];
    try {
      if (mutantActivation === 'static') await this.#load();
      const durations = JSON.parse(readFileSync(DURATIONS, 'utf8'));
      const wanted = testFilter === undefined ? this.#tests : this.#tests.filter(({ id }) => testFilter.includes(id));
      const rank = ({ id }) => durations[id] / (1 + 10 * (this.#kills.get(id) ?? 0));
      for (const test of wanted.toSorted((a, b) => rank(a) - rank(b))) {
        results.push(await tryTest(test));
        if (results.at(-1).status !== TestStatus.Failed) continue;
        this.#kills.set(test.id, (this.#kills.get(test.id) ?? 0) + 1);
        break;
      }
    } catch (error) {
      results.push({
        id: 'load',
        name: 'load',
        status: TestStatus.Failed,
        timeSpentMs: 0,
        failureMessage: String(error),
      });
    } finally {
      ns.activeMutant = undefined;
    }
    if (mutantActivation === 'static') this.#spoiled = true;
    const timeout = determineHitLimitReached(ns.hitCount, hitLimit);
    ns.hitCount = undefined;
    return { status: DryRunStatus.Complete, tests: results, timeout };
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, 'game', GameTestRunner)];
