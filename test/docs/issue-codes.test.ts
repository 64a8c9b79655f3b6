// The tables of issue codes in the guide against the sources: they name each code that no game has for itself.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { findCodes } from './codes.js';

const root = fileURLToPath(new URL('../../', import.meta.url));
const SHARED = ['core', 'record', 'bots', 'debug'];
const GAMES = ['kingdom-builder', 'kontor', 'speicherstadt'];

/** What passes on the codes of others: those are found where they are given. */
const PASSED_ON = [
  'core/arguments.ts: name',
  'core/errors.ts: name',
  'core/read.ts: code',
  'core/schema.ts: codeOf(issue, path)',
];

const folders = findCodes(root);
const codesOf = (folder: string): ReadonlySet<string> => folders.get(folder)?.codes ?? new Set();

const guide = readFileSync(`${root}docs/embedding.md`, 'utf8');
const section = guide.match(/## What parsers say[\s\S]*?\n## /)?.[0] ?? '';
const named = [...section.matchAll(/^\| (`[^|]*) \|/gm)].flatMap(([, cell]) =>
  [...(cell as string).matchAll(/`([\w-]+)`/g)].map(([, code]) => code as string),
);

test('codes of all kinds are found', () => {
  // By an object, a call, a schema, the name of an argument, a variable.
  expect([...codesOf('record')]).toEqual(expect.arrayContaining(['json', 'format']));
  expect([...codesOf('core')]).toEqual(expect.arrayContaining(['unknown-key', 'newer-rules', 'missing-key']));
  expect([...codesOf('core')]).toEqual(expect.arrayContaining(['state', 'viewer']));
  expect([...codesOf('kingdom-builder')]).toEqual(expect.arrayContaining(['sections', 'cards']));
});

test('every code that is of no single game is told by its type', () => {
  const untold = SHARED.flatMap((folder) => [...(folders.get(folder)?.untold ?? [])]);
  expect(untold.toSorted()).toEqual(PASSED_ON.toSorted());
});

test('the tables name every issue code that is of no single game, once, and no other', () => {
  const shared = SHARED.flatMap((folder) => [...codesOf(folder)]);
  const [first = '', ...others] = GAMES;
  const common = [...codesOf(first)].filter((code) => others.every((game) => codesOf(game).has(code)));
  expect(named.toSorted()).toEqual([...new Set([...shared, ...common])].sort());
});
