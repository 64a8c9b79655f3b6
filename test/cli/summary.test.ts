import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type GameLine, headerOf } from '../../src/cli/selfplay/lines.js';
import { botsOfGame, gameSeed, type Run } from '../../src/cli/selfplay/run.js';
import { addTo, emptySums, type Spread, spreadOf, wilson } from '../../src/cli/summary/statistics.js';
import { kontor } from '../../src/kontor/index.js';
import { formatRecord, startRecord } from '../../src/record/index.js';
import { call, emptyFolder, SHORT } from './call.js';

const RUN: Run = {
  version: '1.2.3',
  game: 'kontor',
  rules: 1,
  options: { players: 2 },
  bots: ['greedy', 'random'],
  shift: 1,
  seed: 1,
  games: 4,
};

/** A game by its totals: the higher one wins. */
const game = (run: Run, n: number, totals: readonly number[], moves = 10 + n, reason = 'board-full'): GameLine => ({
  n,
  seed: gameSeed(run, n),
  bots: botsOfGame(run, n),
  reason,
  moves,
  sides: totals.map((total, seat) => ({ players: [seat], place: 1 + totals.filter((t) => t > total).length, total })),
  end: '0123456789abcdef',
});

const GAMES = [game(RUN, 0, [10, 4]), game(RUN, 1, [3, 9]), game(RUN, 2, [5, 5]), game(RUN, 3, [6, 2], 20, 'broke')];

/** Writes files of results and returns their names. */
const files = (
  ...shards: readonly { readonly run?: Run; readonly games: readonly unknown[]; readonly tail?: string }[]
): readonly string[] => {
  const folder = emptyFolder();
  return shards.map(({ run = RUN, games, tail = '' }, i) => {
    const path = join(folder, `${i}.ndjson`);
    const lines = [headerOf(run, { index: i + 1, count: shards.length }, false), ...games];
    writeFileSync(path, lines.map((line) => `${JSON.stringify(line)}\n`).join('') + tail);
    return path;
  });
};

describe('kontorhaus summary', () => {
  test('counts up wins, draws, scores, lengths and ends', async () => {
    const { status, out, err } = await call(['summary', ...files({ games: GAMES })]);
    expect({ status, err }).toEqual({ status: 0, err: '' });
    // Greedy sits at 0, 1, 0, 1: 10, 9 won, 5 drawn, 2 lost.
    expect(out).toBe(`kontor (rules 1), players 2
bots greedy, random; seed 1; kontorhaus 1.2.3
4 games: complete

bot     played  won  drawn  lost  win rate     95 % interval                score
greedy       4    2      1     1    62.5 %  21.9 % to 90.8 %  6.5 ± 3.7 (2 to 10)
random       4    1      1     2    37.5 %   9.2 % to 78.1 %   4.5 ± 1.3 (3 to 6)

seat  played  won  drawn  lost  win rate     95 % interval                score
0          4    2      1     1    62.5 %  21.9 % to 90.8 %  6.0 ± 2.9 (3 to 10)
1          4    1      1     2    37.5 %   9.2 % to 78.1 %   5.0 ± 2.9 (2 to 9)

moves in a game: 13.3 ± 4.6 (10 to 20)
ended by: board-full 3, broke 1
`);
  });

  test('says the same of the shards, in any order', async () => {
    const [all] = files({ games: GAMES });
    const [odd, even] = files({ games: [GAMES[1], GAMES[3]] }, { games: [GAMES[0], GAMES[2]] });
    const { out } = await call(['summary', all as string]);
    expect((await call(['summary', odd as string, even as string])).out).toBe(out);
    expect((await call(['summary', even as string, odd as string])).out).toBe(out);
    const json = await call(['summary', '--json', all as string]);
    expect((await call(['summary', '--json', even as string, odd as string])).out).toBe(json.out);
  });

  test('gives numbers to programs', async () => {
    const { out } = await call(['summary', '--json', ...files({ games: GAMES })]);
    const summary = JSON.parse(out);
    expect(summary).toMatchObject({
      run: RUN,
      played: 4,
      missing: 0,
      firstMissing: null,
      reasons: { 'board-full': 3, broke: 1 },
      moves: { mean: 13.25, min: 10, max: 20 },
    });
    expect(summary.bots[0]).toMatchObject({ name: 'greedy', played: 4, wins: 2, draws: 1, losses: 1, rate: 0.625 });
    expect(summary.bots[0].score).toEqual({ mean: 6.5, deviation: Math.sqrt(41 / 3), min: 2, max: 10 });
  });

  test('divides a place among three, and counts a bot on several sides for each', async () => {
    const run: Run = { ...RUN, bots: ['a', 'b', 'b'], options: { players: 3 }, games: 1 };
    const { out } = await call(['summary', '--json', ...files({ run, games: [game(run, 0, [7, 7, 7])] })]);
    const { bots, seats } = JSON.parse(out);
    expect(bots).toMatchObject([
      { name: 'a', played: 1, wins: 0, draws: 1, rate: 1 / 3 },
      { name: 'b', played: 2, wins: 0, draws: 2, rate: 1 / 3 },
    ]);
    expect(seats).toHaveLength(3);
  });

  test('takes a team for one side', async () => {
    const run: Run = { ...RUN, bots: ['a', 'a', 'b', 'c'], shift: 2, options: { players: 4 }, games: 2 };
    const games = [0, 1].map((n) => ({
      ...game(run, n, [0]),
      sides: [
        { players: [0, 1], place: 1, total: 8 },
        { players: [2, 3], place: 2, total: 5 },
      ],
    }));
    const { bots, seats } = JSON.parse((await call(['summary', '--json', ...files({ run, games })])).out);
    expect(bots).toMatchObject([
      { name: 'a', played: 2, wins: 1, losses: 1 },
      { name: 'b + c', played: 2, wins: 1, losses: 1 },
    ]);
    expect(seats).toMatchObject([
      { name: '0 and 1', wins: 2 },
      { name: '2 and 3', wins: 0 },
    ]);
  });

  test.each([
    [[], 'INCOMPLETE: 0 of 4 games; 4 missing, the first is number 0'],
    [[0, 1], 'INCOMPLETE: 2 of 4 games; 2 missing, the first is number 2'],
    [[0, 3], 'INCOMPLETE: 2 of 4 games; 2 missing, the first is number 1'],
  ])('says what is missing: with %j', async (there, words) => {
    const { status, out } = await call([
      'summary',
      ...files({ games: there.map((n) => GAMES[n]), tail: '{"n":2,"se' }),
    ]);
    expect(status).toBe(0);
    expect(out).toContain(words);
  });

  test.each(['__proto__', 'constructor', 'chess', '', 'a\nb'])('refuses results of the game %j', async (name) => {
    const run: Run = { ...RUN, game: name };
    const [path] = files({ run, games: GAMES });
    for (const words of [[], ['--json'], ['--out', join(emptyFolder(), 'merged.ndjson')]])
      expect(await call(['summary', path as string, ...words])).toMatchObject({
        status: 1,
        out: '',
        err: `kontorhaus: ${path} is of no game that there is: ${JSON.stringify(name)}\n`,
      });
  });

  test('writes all shards into one file, but only a complete run', async () => {
    const [all] = files({ games: GAMES });
    const shards = files({ games: [GAMES[0], GAMES[2]] }, { games: [GAMES[1], GAMES[3]] });
    const folder = emptyFolder();
    const path = join(folder, 'merged.ndjson');
    const missing = await call(['summary', shards[0] as string, '--out', path]);
    expect(missing).toMatchObject({ status: 1, out: '' });
    expect(missing.err).toContain('is not written: 2 of 4 games are missing');
    expect(existsSync(path)).toBe(false);
    expect((await call(['summary', ...shards, '--out', path])).status).toBe(0);
    expect(readFileSync(path, 'utf8')).toBe(readFileSync(all as string, 'utf8'));
    expect(readdirSync(folder)).toEqual(['merged.ndjson']);
    const nowhere = await call(['summary', ...shards, '--out', join(folder, 'no', 'merged.ndjson')]);
    expect(nowhere.err).toMatch(/^kontorhaus: cannot write .*: no such file or folder\n$/);
  });

  test('writes no file from games that are out of order, and leaves nothing behind', async () => {
    const turned = files({ games: GAMES.toReversed() });
    const folder = emptyFolder();
    const { status, err } = await call(['summary', ...turned, '--out', join(folder, 'merged.ndjson')]);
    expect(status).toBe(1);
    expect(err).toMatch(/^kontorhaus: .*game 0 is not in its place.*\n$/);
    expect(readdirSync(folder)).toEqual([]);
  });

  test('finds each of many numbers that is missing or there twice', async () => {
    const run: Run = { ...RUN, games: 70 };
    const games = Array.from({ length: run.games }, (_, n) => game(run, n, [1, 2]));
    for (const n of [0, 7, 8, 31, 32, 63, 64, 69]) {
      const [without, twice] = files(
        { run, games: games.filter((each) => each.n !== n) },
        { run, games: [games[n === 0 ? 1 : n - 1]] },
      );
      const { out } = await call(['summary', without as string]);
      expect(out).toContain(`INCOMPLETE: 69 of 70 games; 1 missing, the first is number ${n}\n`);
      const { err } = await call(['summary', without as string, twice as string]);
      expect(err).toContain(`line 2: game ${n === 0 ? 1 : n - 1} is there twice`);
    }
  });

  test('replaces only what it would write itself', async () => {
    const [all] = files({ games: GAMES });
    const shards = files({ games: [GAMES[0], GAMES[2]] }, { games: [GAMES[1], GAMES[3]] });
    const path = join(emptyFolder(), 'merged.ndjson');
    const before = readFileSync(all as string, 'utf8');
    symlinkSync(all as string, path);
    for (const out of [all as string, path]) {
      const own = await call(['summary', all as string, '--out', out]);
      expect(own).toMatchObject({ status: 1, out: '' });
      expect(own.err).toContain(`${out} is one of the files to be read`);
    }
    expect(readFileSync(all as string, 'utf8')).toBe(before);
    rmSync(path);
    for (const text of ['precious', 'precious\n', '']) {
      writeFileSync(path, text);
      const foreign = await call(['summary', ...shards, '--out', path]);
      expect(foreign).toMatchObject({ status: 1, out: '' });
      expect(foreign.err).toContain(`${path} is there already`);
      expect(readFileSync(path, 'utf8')).toBe(text);
    }
    // Cut off by a crash, and left behind by a merge that was stopped.
    writeFileSync(path, before.slice(0, before.indexOf('\n') + 20));
    writeFileSync(`${path}.merging`, before.slice(0, before.indexOf('\n') + 9));
    expect((await call(['summary', ...shards, '--out', path])).status).toBe(0);
    expect(readFileSync(path, 'utf8')).toBe(before);
    expect(readdirSync(join(path, '..'))).toEqual(['merged.ndjson']);
    writeFileSync(`${path}.lock`, 'somebody');
    expect((await call(['summary', ...shards, '--out', path])).err).toContain('is held by another process');
    for (const name of ['', '-']) expect((await call(['summary', ...shards, `--out=${name}`])).status).toBe(2);
  });

  test('the file that is written first is none that was there', async () => {
    const shards = files({ games: [GAMES[0], GAMES[2]] }, { games: [GAMES[1], GAMES[3]] });
    const folder = emptyFolder();
    const path = join(folder, 'merged.ndjson');
    const temporary = `${path}.merging`;
    renameSync(shards[1] as string, temporary);
    const before = readFileSync(temporary, 'utf8');
    const input = await call(['summary', shards[0] as string, temporary, '--out', path]);
    expect(input.err).toContain(`${temporary} is one of the files to be read`);
    expect(readFileSync(temporary, 'utf8')).toBe(before);
    renameSync(temporary, shards[1] as string);
    for (const text of ['precious', 'precious\n', '\nnotes', '{\n}\n', '', before.slice(0, 20)]) {
      writeFileSync(temporary, text);
      const foreign = await call(['summary', ...shards, '--out', path]);
      expect(foreign).toMatchObject({ status: 1, out: '' });
      expect(foreign.err).toContain(`${temporary} is there already`);
      // Whatever else is wrong, it stays.
      writeFileSync(path, 'other');
      expect((await call(['summary', ...shards, '--out', path])).err).toContain(`${path} is there already`);
      rmSync(path);
      expect(readFileSync(temporary, 'utf8')).toBe(text);
    }
    rmSync(temporary);
    for (const make of [() => mkdirSync(temporary), () => symlinkSync(join(folder, 'nothing'), temporary)]) {
      make();
      expect((await call(['summary', ...shards, '--out', path])).err).toContain(`${temporary} is there already`);
      expect(readdirSync(folder)).toEqual(['merged.ndjson.merging']);
      rmSync(temporary, { recursive: true });
    }
  });

  test.each([
    ['a game that is there twice', { games: [GAMES[0], GAMES[0]] }, 'line 3: game 0 is there twice'],
    ['another seed', { games: [{ ...GAMES[0], seed: '2/0' }] }, 'line 2: game 0 has another seed'],
    ['other bots', { games: [{ ...GAMES[0], bots: ['random', 'greedy'] }] }, 'line 2: game 0 has other bots'],
    ['other seats', { games: [{ ...GAMES[0], sides: [] }] }, 'line 2: game 0 has other seats'],
    ['a game beyond the run', { games: [game(RUN, 4, [1, 2])] }, 'line 2: game 4 is beyond the run'],
    ['no result', { games: [GAMES[0], { n: 1 }] }, 'line 3 is no result'],
    ['a line that is no JSON', { games: GAMES, tail: '{\n' }, 'line 6 is no result'],
  ])('refuses %s', async (_, shard, reason) => {
    const { status, out, err } = await call(['summary', ...files(shard)]);
    expect({ status, out }).toEqual({ status: 1, out: '' });
    expect(err).toContain(reason);
    expect(err.trim().split('\n')).toHaveLength(1);
  });

  test('refuses files of different runs, and the same file twice', async () => {
    const other: Run = { ...RUN, seed: 2 };
    const [one, two] = files({ games: [GAMES[0]] }, { run: other, games: [game(other, 1, [1, 2])] });
    expect((await call(['summary', one as string, two as string])).err).toContain('is of another run: seed 2, not 1');
    expect((await call(['summary', one as string, one as string])).err).toContain('game 0 is there twice');
  });

  test('refuses what is no file of results', async () => {
    const folder = emptyFolder();
    const path = join(folder, 'a.ndjson');
    expect((await call(['summary', path])).err).toContain('there is no file');
    expect((await call(['summary', folder])).err).toContain('is not a file');
    for (const text of ['', '\n', 'dear diary', 'dear diary\n', '{}\n']) {
      writeFileSync(path, text);
      expect(await call(['summary', path])).toMatchObject({
        status: 1,
        err: `kontorhaus: ${path} is no file of results\n`,
      });
    }
  });

  test('tells records from results', async () => {
    const path = join(emptyFolder(), 'records.ndjson');
    const { record } = startRecord(kontor, { players: 2, seed: 1 });
    writeFileSync(path, `${formatRecord(record)}\n`);
    expect((await call(['summary', path])).err).toBe(`kontorhaus: ${path} is a file of records: replay shows it\n`);
    writeFileSync(path, `${JSON.stringify(headerOf(RUN, { index: 1, count: 1 }, false))}\n`);
    expect((await call(['replay', path])).err).toBe(
      `kontorhaus: ${path} is a file of results: selfplay --records writes records\n`,
    );
  });

  test('points at the part of a run that is not complete', async () => {
    const path = join(emptyFolder(), 'a.ndjson');
    writeFileSync(`${path}.part`, `${JSON.stringify(headerOf(RUN, { index: 1, count: 1 }, false))}\n`);
    expect((await call(['summary', path])).err).toContain(`is not complete: name ${path}.part for what is there`);
    expect((await call(['summary', `${path}.part`])).out).toContain('INCOMPLETE: 0 of 4 games');
  });

  test('reads what selfplay writes', async () => {
    const path = join(emptyFolder(), 'results.ndjson');
    await call(['selfplay', ...SHORT, '--games', '10', '--out', path]);
    const { out } = await call(['summary', path]);
    const { rules } = kontor.init({ players: 2, scenario: 'tic-tac-toe', seed: 1 });
    expect(out).toContain(`kontor (rules ${rules}), scenario tic-tac-toe, players 2\nbots random, random; seed 1;`);
    expect(out).toContain('10 games: complete');
    // One bot on all seats: every win is a loss, too.
    expect(out).toMatch(/^random +20 .* 50\.0 % /m);
  });
});

describe('numbers', () => {
  // Values as published for the score interval, e.g. by Newcombe (1998), Table I: 81/263, 15/148, 0/20, 1/29.
  test.each([
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
  ])('the interval of %i of %i', (won, tries, low, high) => {
    const [from, to] = wilson(won, tries);
    expect(from).toBeCloseTo(low, 4);
    expect(to).toBeCloseTo(high, 4);
  });

  test('the interval of nothing is everything', () => {
    expect(wilson(0, 0)).toEqual([0, 1]);
    expect(wilson(20, 20)[1]).toBe(1);
  });

  /** The spread of a list. */
  const spread = (values: readonly number[]): Spread | null => {
    const sums = emptySums();
    for (const value of values) addTo(sums, value);
    return spreadOf(sums);
  };

  test('the spread of a sample', () => {
    expect(spread([2, 4, 4, 4, 5, 5, 7, 9])).toEqual({ mean: 5, deviation: Math.sqrt(32 / 7), min: 2, max: 9 });
    expect(spread([3])).toEqual({ mean: 3, deviation: 0, min: 3, max: 3 });
    expect(spread([])).toBeNull();
  });

  test('large numbers that lie close together keep their spread', () => {
    const high = 2 ** 52;
    expect(spread([high, high + 1, high + 2])).toEqual({ mean: high + 1, deviation: 1, min: high, max: high + 2 });
  });
});
