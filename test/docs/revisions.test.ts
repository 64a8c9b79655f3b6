// The page of revisions against the code, and a stored game of each shape, which is still to be read.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { headerOf } from '../../src/cli/selfplay/lines.js';
import type { Run } from '../../src/cli/selfplay/run.js';
import type { AnyGame, Parts } from '../../src/core/contract.js';
import { createRandom } from '../../src/core/random.js';
import { games } from '../../src/index.js';
import { extendRecord, formatRecord, parseRecord, startRecord, verify } from '../../src/record/index.js';

const page = readFileSync('docs/revisions.md', 'utf8');

/** The cells of the table under a heading, row by row. */
const tableUnder = (heading: string): readonly (readonly string[])[] => {
  const [, section = ''] = page.split(`\n## ${heading}\n`);
  const [, ...rows] = (section.split('\n## ')[0] as string).split('\n').filter((line) => line.startsWith('| '));
  return rows
    .filter((row) => !row.startsWith('| ---'))
    .map((row) =>
      row
        .split('|')
        .map((cell) => cell.trim())
        .slice(1, -1),
    );
};

const all: readonly AnyGame[] = Object.values(games);

/** A game midway: what a host has of it. */
interface Stored {
  readonly state: Parts['State'];
  readonly record: string;
}

/** The first forty moves of a game, by any seat that has one. */
const played = (game: AnyGame): Stored => {
  const random = createRandom('stored');
  let { record, step } = startRecord(game, { players: 2, seed: 'stored' });
  for (let moves = 0; moves < 40; moves++) {
    const due = game.turn(step.state);
    if (due.kind !== 'decision') throw new Error(`${game.id} ends after ${moves} moves`);
    const move = game.pickMove(step.state, due.players[0] as number, random);
    step = game.step(step.state, move);
    record = extendRecord(record, move, step);
  }
  return { state: step.state, record: formatRecord(record) };
};

/*
 * A game as it was stored under each schema, its state and its record a line each: test/docs/stored. With
 * UPDATE_GOLDENS=1 those that are not there are written; those that are there are what hosts have, and stay.
 */
const fileOf = (game: AnyGame, schema: number): string => `test/docs/stored/${game.id}-${schema}.ndjson`;

describe.each(all.map((game) => [game.id, game] as const))('%s', (_, game) => {
  const rows = tableUnder(game.title).map((cells) => cells.slice(0, 2).map(Number) as [rules: number, schema: number]);

  test('the newest revision on the page is that of the code', () => {
    const { schema, rules } = game.init({ players: 2, seed: 1 });
    expect({ schema, rules }).toEqual({ schema: game.info.schema, rules: game.info.rules });
    expect(rows[0]).toEqual([rules, schema]);
  });

  test('no revision is left out, down to the first', () => {
    for (const [at, [rules, schema]] of rows.entries()) {
      const [before, shape] = rows[at + 1] ?? [0, 0];
      // Each row raises one of the two, or both.
      expect([0, 1]).toContain(rules - before);
      expect([0, 1]).toContain(schema - shape);
      expect(rules + schema).toBeGreaterThan(before + shape);
    }
    expect(rows.at(-1)).toEqual([1, 1]);
  });

  test("a state of another schema or of newer rules is refused, and one of older rules carries today's", () => {
    const state = game.init({ players: 2, seed: 1 });
    const codesOf = (change: object): readonly string[] => {
      const read = game.parseState({ ...state, ...change });
      return read.ok ? [] : read.error.map(({ code }) => code);
    };
    expect(codesOf({ schema: state.schema + 1 })).toContain('schema');
    expect(codesOf({ rules: state.rules + 1 })).toEqual(['newer-rules']);
    for (let rules = 1; rules <= state.rules; rules++)
      expect(game.parseState({ ...state, rules })).toEqual({ ok: true, value: state });
  });

  test("states have today's shape, and a game that was stored in it is read", () => {
    const file = fileOf(game, game.info.schema);
    if (process.env['UPDATE_GOLDENS'] === '1' && !existsSync(file)) {
      mkdirSync('test/docs/stored', { recursive: true });
      const { state, record } = played(game);
      writeFileSync(file, `${JSON.stringify(state)}\n${record}\n`);
    }
    const [line = '', record = ''] = readFileSync(file, 'utf8').split('\n');
    const state = JSON.parse(line) as Stored['state'];
    expect(game.parseState(state)).toEqual({ ok: true, value: { ...state, rules: game.info.rules } });
    // A state in this shape is what the rules make today: a field more or less wants a new schema.
    const made = played(game).state;
    expect(Object.keys(made)).toEqual(Object.keys(state));
    expect(Object.keys(made.options)).toEqual(Object.keys(state.options));
    const read = parseRecord(game, record);
    if (!read.ok) throw new Error(JSON.stringify(read.error));
    // Under newer rules it may part from its log.
    if (read.value.rules === game.info.rules) expect(verify(game, read.value)).toEqual({ fault: null, mismatch: null });
  });
});

test('the formats of records and results on the page are those of the code', () => {
  const { record } = startRecord(games.kontor, { players: 2, seed: 1 });
  const header = headerOf({} as Run, { index: 1, count: 1 }, false);
  const [records, results] = tableUnder('Records and results');
  expect(records?.slice(0, 2)).toEqual(['a record', String(record.format)]);
  expect(results?.slice(0, 2)).toEqual(['a file of `selfplay`', String(header.format)]);
});
