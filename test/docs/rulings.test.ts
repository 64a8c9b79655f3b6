// The last column of the tables of rulings against the tests: each file that it names is there, and has tests of the names
// that follow.
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const page = readFileSync(`${root}docs/rulings.md`, 'utf8');

/** The part of the page on each game, by the folder of its tests. */
const parts = page
  .split(/^## /m)
  .slice(1)
  .map((part) => [/`test\/([\w-]+)\/`/.exec(part)?.[1] ?? '', part] as const);

/** What stands in the last cell of each row of a table. */
const lastCells = (part: string): readonly string[] =>
  [...part.matchAll(/^\| (?!question|---).* \| ([^|]+) \|$/gm)].map(([, cell]) => cell as string);

/** The files that a cell names, each with what it says of the tests in it. */
const namedIn = (cell: string): readonly (readonly [file: string, words: readonly string[]])[] =>
  cell.split('; ').map((one) => {
    const [, file = '', words = ''] = /^`([\w.-]+\.test\.ts)`(?:, (.+))?$/.exec(one) ?? [];
    return [file, words === '' ? [] : words.split(/, (?!\d)| and (?=")/)] as const;
  });

/** All texts in a file, among them what its tests, groups and rows of tables are called. */
const textsIn = (file: string): readonly string[] => {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) found.push(node.text.toLowerCase());
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest));
  return found;
};

/** What a test is to be called that these words name: by its number, or in part. */
const patternsOf = (words: string): readonly RegExp[] => {
  if (/^cases? \d/.test(words)) return (words.match(/\d+/g) ?? []).map((number) => new RegExp(`^(case )?${number}: `));
  const text = words.replace(/^"|( \.\.\.)?"$|`/g, '').toLowerCase();
  return [new RegExp(text.replace(/[^\w ]/g, '\\$&'))];
};

describe.each(parts)('%s', (folder, part) => {
  const rows = lastCells(part).map((cell) => [cell] as const);

  test('has rulings', () => {
    expect(rows.length).toBeGreaterThan(10);
  });

  test.each(rows)('%s', (cell) => {
    for (const [file, words] of namedIn(cell)) {
      const path = `${root}test/${folder}/${file}`;
      expect(file !== '' && existsSync(path)).toBe(true);
      const texts = textsIn(path);
      for (const pattern of words.flatMap(patternsOf))
        expect(
          texts.filter((text) => pattern.test(text)),
          `${file}: ${pattern}`,
        ).not.toEqual([]);
    }
  });
});
