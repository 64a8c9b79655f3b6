// The flags of the command against the options that the games themselves say they take.
import { readFileSync } from 'node:fs';
import { Command } from 'commander';
import { expect, test } from 'vitest';
import { addGameOptions } from '../../src/cli/options.js';
import type { AnyGame } from '../../src/core/contract.js';
import { games } from '../../src/index.js';

const all: readonly AnyGame[] = Object.values(games);

/** All options of a game, as it lists them to somebody who gives one that there is not. */
const optionsOf = (game: AnyGame): readonly string[] => {
  const read = game.parseOptions({ players: 2, seed: 1, nothing: 1 });
  if (read.ok) throw new Error(`${game.id} takes an option that there is not`);
  const [issue] = read.error;
  expect(issue).toMatchObject({ path: ['nothing'], code: 'unknown-key' });
  const keys = (issue?.expected ?? '').replace('only ', '').split(', ');
  expect(keys).toContain('players');
  return keys;
};

/** The options that `--seed` and the command itself give. */
const GIVEN = ['seed', 'chance'];

/** For each option, the games that take it. */
const takers = new Map<string, string[]>();
for (const game of all)
  for (const key of optionsOf(game).filter((option) => !GIVEN.includes(option)))
    takers.set(key, [...(takers.get(key) ?? []), game.title]);

const flags = addGameOptions(new Command()).options;

test('every option of every game has a flag, and every flag is an option of a game', () => {
  expect(flags.map((flag) => flag.attributeName()).toSorted()).toEqual([...takers.keys()].sort());
});

test.each(flags.map((flag) => [flag.long as string, flag] as const))('the help of %s names its games', (_, flag) => {
  const titles = takers.get(flag.attributeName()) ?? [];
  const [, named = ''] = /^([A-Z][^:]*): /.exec(flag.description) ?? [];
  expect(named).toBe(titles.length === all.length ? '' : titles.join(', '));
});

test.each(flags.map((flag) => [flag.long as string, flag] as const))(
  'the guide has %s, with its games',
  (name, flag) => {
    const titles = takers.get(flag.attributeName()) ?? [];
    const row = readFileSync('docs/selfplay.md', 'utf8')
      .split('\n')
      .find((line) => line.startsWith(`| \`${name}\` |`));
    const cell = row?.split('|')[2]?.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1');
    expect(cell?.trim()).toBe(titles.length === all.length ? 'all' : titles.join(', '));
  },
);
