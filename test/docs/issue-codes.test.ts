// The tables of issue codes in the guide against the sources: they name each code that no game has for itself.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const SHARED = ['core', 'record', 'bots', 'debug'];
const GAMES = ['kingdom-builder', 'kontor', 'speicherstadt'];

const sourcesIn = (folder: string): string[] =>
  readdirSync(`${root}src/${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFileSync(`${root}src/${folder}/${name}`, 'utf8'));

/** The codes that a source gives: in an issue written out, in a call that notes or throws one, and for issues of schemas. */
const codesIn = (source: string): string[] => {
  const schemas = source.match(/const CODES\b[\s\S]*?\n\/\*\* What was expected/)?.[0] ?? '';
  return [
    ...source.matchAll(/\bpath(?:: [^\n]*)?,\s*code: '([\w-]+)'/g),
    ...source.matchAll(/\brefuse\((?:\[[^\]]*\]|[^,()]*),\s*'([\w-]+)'/g),
    ...source.matchAll(/\brefuseArgument\([^,()]*,\s*'([\w-]+)'/g),
    ...schemas.matchAll(/(?:[?:]|return) '([a-z-]+)'/g),
  ].map(([, code]) => code as string);
};

const guide = readFileSync(`${root}docs/embedding.md`, 'utf8');
const section = guide.match(/## What parsers say[\s\S]*?\n## /)?.[0] ?? '';
const named = [...section.matchAll(/^\| (`[^|]*) \|/gm)].flatMap(([, cell]) =>
  [...(cell as string).matchAll(/`([\w-]+)`/g)].map(([, code]) => code as string),
);

test('the tables name every issue code that is of no single game, once, and no other', () => {
  const shared = SHARED.flatMap(sourcesIn).flatMap(codesIn);
  const ofGames = GAMES.map((game) => new Set(sourcesIn(game).flatMap(codesIn)));
  const common = [...(ofGames[0] as Set<string>)].filter((code) => ofGames.every((codes) => codes.has(code)));
  expect(named.toSorted()).toEqual([...new Set([...shared, ...common])].sort());
});
