// Runs every example of the documentation: see programOf for what a trailing `// => value` does.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { collectExamples, type Example, examplesIn, fileNameOf, programOf, titleOf } from './examples.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = join(root, 'test/.examples');
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

const run = async (example: Example, again = ''): Promise<void> => {
  // A module runs once, so each run has a file of its own.
  const file = join(folder, `${fileNameOf(example)}${again}.ts`);
  writeFileSync(file, programOf(example));
  await import(file);
};

/** Runs an example under another seed of fast-check than all other tests. */
const runWithSeed = async (example: Example, seed: number): Promise<void> => {
  const before = fc.readConfigureGlobal();
  fc.configureGlobal({ ...before, seed });
  try {
    await run(example, `-seed-${seed}`);
  } finally {
    fc.configureGlobal(before);
  }
};

const examples = collectExamples(root);

/** Whether an example tries something at random: what fails under some seeds only must not pass for right. */
const isRandom = ({ code }: Example): boolean => code.includes("from 'fast-check'");

describe('documentation', () => {
  test('has examples', () => {
    expect(examples).not.toEqual([]);
  });

  for (const example of examples.filter((e) => e.run)) {
    test(titleOf(example), () => run(example));
    if (isRandom(example)) test.each([1, 2])(`${titleOf(example)}, seed %i`, (seed) => runWithSeed(example, seed));
  }
});

describe('examples have teeth', () => {
  let line = 0;
  const example = (...code: string[]): Example => {
    line++;
    return { file: 'made-up.md', line, heading: '', code: code.join('\n'), run: true };
  };

  test.each([
    ['an expression', ['1 + 1; // => 2'], ['1 + 1; // => 3']],
    ['an expression without a semicolon', ['[1, 2].map(String) // => ["1", "2"]'], ['[1].map(String) // => [1]']],
    ['a claim on the next line', ['({ a: [1] });', '// => { a: [1] }'], ['({ a: [1] });', '// => { a: [2] }']],
    ['a statement of several lines', ['Math.max(', '  1,', '); // => 1'], ['Math.max(', '  1,', '); // => -1']],
    ['a variable', ['const a = 1; // => 1', 'export { a };'], ['const a = 1; // => 2', 'export { a };']],
    ['a missing value', ['[].at(0); // => undefined'], ['[].at(0); // => null']],
    ['a promise', ['await Promise.resolve(1); // => 1'], ['await Promise.resolve(1); // => 2']],
    ['a block', ['for (const a of [1]) {', '  a; // => 1', '}'], ['for (const a of [1]) {', '  a; // => 2', '}']],
  ])('%s', async (_, right, wrong) => {
    await run(example(...right));
    await expect(run(example(...wrong))).rejects.toThrow(/deep(ly|-)/);
  });

  test('an error fails', async () => {
    await expect(run(example("throw new Error('no');"))).rejects.toThrow('no');
  });

  test('a claim is one value written out, behind a statement', () => {
    expect(() => programOf(example('2; // => 1 + 1'))).toThrow('written out');
    expect(() => programOf(example('2; // => two of them'))).toThrow('written out');
    expect(() => programOf(example('2; // => 2) + (0'))).toThrow('written out');
    expect(() => programOf(example('if (true) {', '} // => 1'))).toThrow('no statement');
    expect(() => programOf(example('const [a] = [1]; // => 1'))).toThrow('plain name');
  });
});

describe('examples are found', () => {
  test('in Markdown, by language and mark', () => {
    const text = [
      '# A',
      '```sh',
      '# no heading',
      '```',
      '## B',
      '  ```ts',
      '  a;',
      '',
      '    b;',
      '  ```',
      '```ts no-run',
      'c;',
      '```',
    ];
    expect(examplesIn('x.md', text.join('\n'))).toEqual([
      { file: 'x.md', line: 6, heading: 'B', code: 'a;\n\n  b;', run: true },
      { file: 'x.md', line: 11, heading: 'B', code: 'c;', run: false },
    ]);
  });

  test('in doc comments only', () => {
    const text = [
      '/**',
      ' * @example',
      ' * ```ts',
      ' * a;',
      ' *   b;',
      ' * ```',
      ' */',
      'const c = `',
      '```ts',
      '```',
      '`;',
    ];
    expect(examplesIn('x.ts', text.join('\n'))).toEqual([
      { file: 'x.ts', line: 3, heading: '', code: 'a;\n  b;', run: true },
    ]);
  });

  test('and mistakes are reported', () => {
    expect(() => examplesIn('x.md', '```ts norun\n```')).toThrow('x.md:1: unknown mark "norun"');
    expect(() => examplesIn('x.md', 'text\n```ts\na;')).toThrow('x.md:2: the block is never closed');
  });
});
