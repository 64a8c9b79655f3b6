import { existsSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { playMatch, randomBot } from '../../src/bots/index.js';
import { parseGameLine } from '../../src/cli/selfplay/lines.js';
import { shiftOf } from '../../src/cli/selfplay/run.js';
import { kontor } from '../../src/kontor/index.js';
import { parseRecords, verify } from '../../src/record/index.js';
import { speicherstadt } from '../../src/speicherstadt/index.js';
import { LARGE_DECK } from '../speicherstadt/large-deck.js';
import { call, emptyFolder, GAMES, read, selfplay } from './call.js';

/** A run from its start to its end: its results and records. */
const whole = async (
  folder: string,
  words: readonly string[] = [],
): Promise<readonly [results: string, records: string]> => {
  const [out, records] = [join(folder, 'whole.ndjson'), join(folder, 'whole-records.ndjson')];
  expect((await selfplay(out, [...words, '--records', records])).status).toBe(0);
  return [read(out), read(records)];
};

test('a shard without games says so', async () => {
  const out = join(emptyFolder(), 'results.ndjson');
  const last = await selfplay(out, ['--games', '3', '--shard', '4/4']);
  expect(last).toMatchObject({ status: 0, out: '', progress: '' });
  expect(last.err).toBe(`kontorhaus: shard 4/4 has no games: the run has 3 in all, and ${out} none\n`);
  expect(read(out).trimEnd().split('\n')).toHaveLength(1);
});

describe("a deck of one's own, larger than the built-in one", () => {
  const manifest = (): string => {
    const path = join(emptyFolder(), 'manifest.json');
    writeFileSync(path, JSON.stringify(LARGE_DECK));
    return path;
  };

  test('is played to its end, by play and by selfplay', async () => {
    const words = ['--game', 'speicherstadt', '--bots', 'random', '--players', '2', '--manifest', manifest()];
    const [out, records] = ['results.ndjson', 'records.ndjson'].map((name) => join(emptyFolder(), name)) as [
      string,
      string,
    ];
    const run = await call(['selfplay', ...words, '--games', '2', '--out', out, '--records', records]);
    expect(run).toMatchObject({ status: 0, err: '' });
    const games = read(out).trimEnd().split('\n').slice(1).map(parseGameLine);
    for (const game of games) expect(game?.moves).toBeGreaterThan(speicherstadt.info.longest);
    const shown = await call(['play', ...words, '--seed', '1/1']);
    expect(shown).toMatchObject({ status: 0, err: '' });
    for (const { players, total } of games[1]?.sides ?? [])
      expect(shown.out).toMatch(new RegExp(`\\d\\. player ${players.join()}, ${total} points?`));
    expect(games).toHaveLength(2);
    expect((await call(['replay', '--verify', records])).out.match(/ holds$/gm)).toHaveLength(2);
  });
});

describe('results', () => {
  test('are a header and a line for each game', async () => {
    const out = join(emptyFolder(), 'results.ndjson');
    const {
      status,
      err,
      out: printed,
    } = await selfplay(out, ['--seed', 'a run', '--bots', 'random,mcts:1', '--games', '3']);
    expect({ status, err, printed }).toEqual({ status: 0, err: '', printed: '' });
    const [first, ...rest] = read(out).split('\n');
    expect(JSON.parse(first as string)).toEqual({
      kontorhaus: 'selfplay',
      format: 1,
      run: {
        version: JSON.parse(read('package.json')).version,
        game: 'kontor',
        // The revision of the rules is the game's own business.
        rules: kontor.init({ players: 2, scenario: 'tic-tac-toe', seed: 1 }).rules,
        options: { scenario: 'tic-tac-toe', players: 2 },
        bots: ['random', 'mcts:1'],
        shift: 1,
        seed: 'a run',
        games: 3,
      },
      shard: { index: 1, count: 1 },
      records: false,
    });
    expect(rest.pop()).toBe('');
    const games = rest.map((line) => parseGameLine(line));
    // The bots change seats from game to game.
    expect(games).toMatchObject([
      { n: 0, seed: 'a run/0', bots: ['random', 'mcts:1'] },
      { n: 1, seed: 'a run/1', bots: ['mcts:1', 'random'] },
      { n: 2, seed: 'a run/2', bots: ['random', 'mcts:1'] },
    ]);
  });

  test('say what the match of that seed gives', async () => {
    const out = join(emptyFolder(), 'results.ndjson');
    await selfplay(out, ['--seed', '5']);
    const line = parseGameLine(read(out).split('\n')[1 + 7] as string);
    const bots = [randomBot(kontor), randomBot(kontor)];
    const match = playMatch(kontor, bots, { players: 2, scenario: 'tic-tac-toe', seed: '5/7' });
    expect(line).toMatchObject({ n: 7, seed: '5/7', reason: match.outcome.reason, moves: match.moves });
    expect(line?.sides).toEqual(
      match.score.sides.map(({ players, total }) => ({
        players,
        total,
        place: match.outcome.ranking.find((rank) => rank.players.join() === players.join())?.place,
      })),
    );
  });

  test('have one entry for each team, whose bots stay together', async () => {
    const out = join(emptyFolder(), 'results.ndjson');
    const bots = ['random', 'random', 'mcts:1', 'mcts:1'];
    await call(['selfplay', '--game', 'kontor', '--bots', bots.join(), '--games', '2', '--out', out]);
    const [, first, second] = read(out)
      .split('\n')
      .map((line) => parseGameLine(line));
    expect(first?.bots).toEqual(bots);
    expect(second?.bots).toEqual(['mcts:1', 'mcts:1', 'random', 'random']);
    for (const game of [first, second])
      expect(game?.sides.map(({ players }) => players)).toEqual([
        [0, 1],
        [2, 3],
      ]);
  });

  test.each([
    [[[0], [1]], 1],
    [[[0], [1], [2], [3], [4]], 1],
    [
      [
        [0, 1],
        [2, 3],
      ],
      2,
    ],
    [
      [
        [0, 2],
        [1, 3],
      ],
      1,
    ],
  ])('of sides %j let bots move up by %i', (sides, shift) => {
    expect(shiftOf(sides)).toBe(shift);
  });

  test('come with records that hold', async () => {
    const folder = emptyFolder();
    const [results, records] = await whole(folder);
    const parsed = parseRecords({ kontor }, records);
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
    expect(parsed.value).toHaveLength(GAMES);
    const lines = results.trimEnd().split('\n').slice(1).map(parseGameLine);
    parsed.value.forEach((record, n) => {
      expect(verify(kontor, record)).toEqual({ fault: null, mismatch: null });
      expect(record.seed).toBe(lines[n]?.seed);
      expect(record.result?.outcome.reason).toBe(lines[n]?.reason);
    });
    // Keeping records changes no result: only the header tells of it.
    await selfplay(join(folder, 'plain.ndjson'));
    expect(read(join(folder, 'plain.ndjson'))).toBe(results.replace('"records":true}', '"records":false}'));
  });

  test('are the same for any number of threads, whichever is quicker', async () => {
    const folder = emptyFolder();
    const [results, records] = await whole(folder);
    let run = 0;
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 2, max: 5 }), fc.infiniteStream(fc.nat(3)), async (threads, delays) => {
        const [out, kept] = [join(folder, `${run}.ndjson`), join(folder, `${run++}-records.ndjson`)];
        const { batches } = await selfplay(out, ['--threads', String(threads), '--records', kept], {
          before: async () => {
            for (let i = delays.next().value as number; i > 0; i--) await new Promise(setImmediate);
          },
          tick: 50,
        });
        expect(read(out)).toBe(results);
        expect(read(kept)).toBe(records);
        expect(batches.reduce((sum, { count }) => sum + count, 0)).toBe(GAMES);
      }),
      { numRuns: 8 },
    );
  });

  test('of shards are those of the whole run', async () => {
    const folder = emptyFolder();
    const single = join(folder, 'single.ndjson');
    await selfplay(single);
    const results = read(single);
    // The last of thirty shards have no game at all.
    for (const count of [1, 3, 30]) {
      const files = Array.from({ length: count }, (_, i) => join(folder, `${count}-${i + 1}.ndjson`));
      for (const [i, file] of files.entries())
        expect((await selfplay(file, ['--shard', `${i + 1}/${count}`])).status).toBe(0);
      const numbers = files.map((file) =>
        read(file)
          .trimEnd()
          .split('\n')
          .slice(1)
          .map((line) => parseGameLine(line)?.n),
      );
      expect(numbers[0]?.every((n) => n !== undefined && n % count === 0)).toBe(true);
      const merged = join(folder, `${count}.ndjson`);
      const summary = await call(['summary', ...files.reverse(), '--out', merged]);
      expect(read(merged)).toBe(results);
      expect(summary.out).toBe((await call(['summary', single])).out);
    }
  });
});

describe('a run that is called again', () => {
  test('carries on wherever it was cut off, and plays nothing twice', async () => {
    const folder = emptyFolder();
    const [results, records] = await whole(folder);
    let run = 0;
    await fc.assert(
      fc.asyncProperty(fc.nat(results.length), fc.nat(records.length), async (end, recordsEnd) => {
        const [out, kept] = [join(folder, `${run}.ndjson`), join(folder, `${run++}-records.ndjson`)];
        writeFileSync(`${out}.part`, results.slice(0, end));
        writeFileSync(`${kept}.part`, records.slice(0, recordsEnd));
        const { status, err, batches } = await selfplay(out, ['--records', kept]);
        expect(status).toBe(0);
        expect(read(out)).toBe(results);
        expect(read(kept)).toBe(records);
        const played = Math.max(0, results.slice(0, end).split('\n').length - 2);
        const recorded = records.slice(0, recordsEnd).split('\n').length - 1;
        expect(batches.reduce((sum, { count }) => sum + count, 0)).toBe(GAMES - Math.min(played, recorded));
        // Results without a record come of a crash of the machine: that they are dropped is said.
        expect(err).toBe(
          played <= recorded
            ? ''
            : `kontorhaus: ${played - recorded} ${played - recorded === 1 ? 'game is' : 'games are'} in ${out}.part without a record, and played again\n`,
        );
      }),
      {
        numRuns: 30,
        examples: [
          [results.length, records.length],
          [0, 0],
          [10, 0],
          [results.indexOf('\n') + 1, 0],
          [results.length - 1, records.length],
        ],
      },
    );
    expect(readdirSync(folder).filter((name) => !/^(whole|\d+)(-records)?\.ndjson$/.test(name))).toEqual([]);
  });

  test('does nothing if it is complete', async () => {
    const out = join(emptyFolder(), 'results.ndjson');
    await selfplay(out);
    const before = read(out);
    expect(await selfplay(out)).toMatchObject({ status: 0, err: '', batches: [], progress: '20 of 20 games, 100 %\n' });
    expect(read(out)).toBe(before);
  });

  test('is refused if records are asked for that it was begun without', async () => {
    const folder = emptyFolder();
    const [out, kept] = [join(folder, 'results.ndjson'), join(folder, 'records.ndjson')];
    await selfplay(out, [], { before: async ({ from }, stop) => (from > 3 ? stop('SIGINT') : undefined) });
    for (const name of [`${out}.part`, out]) {
      const before = read(name);
      const { status, err, batches } = await selfplay(out, ['--records', kept]);
      expect({ status, batches }).toEqual({ status: 1, batches: [] });
      expect(err).toBe(`kontorhaus: ${name} was begun without --records: leave it out, or choose another name\n`);
      expect(read(name)).toBe(before);
      expect(existsSync(`${kept}.part`)).toBe(false);
      await selfplay(out);
    }
  });

  test('is refused without the records that it was begun with, or if they are lost', async () => {
    const folder = emptyFolder();
    const [out, kept] = [join(folder, 'results.ndjson'), join(folder, 'records.ndjson')];
    const stopped = await selfplay(out, ['--records', kept], {
      before: async ({ from }, stop) => (from > 3 ? stop('SIGINT') : undefined),
    });
    const played = stopped.batches.reduce((sum, { count }) => sum + count, 0);
    const before = read(`${out}.part`);
    expect(await selfplay(out)).toMatchObject({
      status: 1,
      batches: [],
      err: `kontorhaus: ${out}.part was begun with --records: name the same file again\n`,
    });
    const other = join(folder, 'other.ndjson');
    expect(await selfplay(out, ['--records', other])).toMatchObject({
      status: 1,
      batches: [],
      err: `kontorhaus: ${out}.part holds ${played} games, but there is no ${other}.part with their records\n`,
    });
    expect(read(`${out}.part`)).toBe(before);
    expect(readdirSync(folder).sort()).toEqual(['records.ndjson.part', 'results.ndjson.part']);
    expect((await selfplay(out, ['--records', kept])).status).toBe(0);
  });

  test('finds the records under their final name if it was killed between the two', async () => {
    const folder = emptyFolder();
    const [results, records] = await whole(folder);
    const [out, kept] = [join(folder, 'results.ndjson'), join(folder, 'records.ndjson')];
    writeFileSync(`${out}.part`, results);
    writeFileSync(kept, records);
    expect(await selfplay(out, ['--records', kept])).toMatchObject({ status: 0, batches: [] });
    expect([read(out), read(kept)]).toEqual([results, records]);
  });

  test.each([
    [['--seed', '2'], 'is of another run: seed 1, not 2'],
    [['--games', '30'], 'is of another run: games 20, not 30'],
    [['--bots', 'mcts:1'], 'is of another run: bots ["random","random"], not ["mcts:1","mcts:1"]'],
    [['--rulings', 'rankedZones=all'], 'is of another run: options'],
    [['--shard', '1/2'], 'is of shard 1/1, not 1/2'],
  ])('refuses the file of another: %j', async (words, reason) => {
    const out = join(emptyFolder(), 'results.ndjson');
    await selfplay(out, [], { before: async ({ from }, stop) => (from > 3 ? stop('SIGINT') : undefined) });
    const part = read(`${out}.part`);
    for (const name of [`${out}.part`, out]) {
      const { status, err, batches } = await selfplay(out, words);
      expect({ status, batches }).toEqual({ status: 1, batches: [] });
      expect(err).toContain(`${name} ${reason}`);
      expect(err.trim().split('\n')).toHaveLength(1);
      if (name !== out) expect(read(name)).toBe(part);
      await selfplay(out);
    }
  });

  test('refuses what is no file of results', async () => {
    const out = join(emptyFolder(), 'results.ndjson');
    for (const path of [`${out}.part`, out]) {
      writeFileSync(path, 'dear diary\n');
      const { status, err } = await selfplay(out);
      expect(status).toBe(1);
      expect(err).toContain(`${path} is no file of results`);
      expect(read(path)).toBe('dear diary\n');
      rmSync(path);
    }
    for (const text of ['', '{"kontorhaus":']) {
      writeFileSync(out, text);
      expect((await selfplay(out)).err).toContain('holds 0 of 20 games under its final name');
    }
  });

  test.each(['dear diary', '{"game":"kontor"', ' '])('leaves a file alone that begins with %j', async (text) => {
    const folder = emptyFolder();
    const [out, kept] = [join(folder, 'results.ndjson'), join(folder, 'records.ndjson')];
    const refused = async (name: string): Promise<void> => {
      writeFileSync(name, text);
      const { status, err, batches } = await selfplay(out, ['--records', kept]);
      expect({ status, batches }).toEqual({ status: 1, batches: [] });
      expect(err).toMatch(/ does not begin as this run does: move the file away, or choose another name\n$/);
      expect(read(name)).toBe(text);
      rmSync(name);
    };
    await refused(`${out}.part`);
    // A torn record of the right game is one of ours.
    if (!text.startsWith('{')) await refused(`${kept}.part`);
  });

  test('refuses line breaks of another system', async () => {
    const out = join(emptyFolder(), 'results.ndjson');
    await selfplay(out);
    const text = read(out).replaceAll('\n', '\r\n');
    rmSync(out);
    writeFileSync(`${out}.part`, text);
    expect((await selfplay(out)).err).toContain(`${out}.part has line breaks of another system`);
    expect(read(`${out}.part`)).toBe(text);
  });

  test('refuses a file with a line that is not that of the next game', async () => {
    const folder = emptyFolder();
    const [results, records] = await whole(folder);
    const lines = results.split('\n');
    const [out, kept] = [join(folder, 'results.ndjson'), join(folder, 'records.ndjson')];
    for (const broken of [
      [...lines.slice(0, 3), '', ...lines.slice(3)],
      [...lines.slice(0, 3), ...lines.slice(4)],
      [...lines.slice(0, 3), lines[2], ...lines.slice(3)],
      [...lines.slice(0, 3), (lines[3] as string).replace('"1/2"', '"2/2"'), ...lines.slice(4)],
      [...lines.slice(0, 3), (lines[3] as string).replace('"bots":["random"', '"bots":["greedy"'), ...lines.slice(4)],
    ]) {
      writeFileSync(`${out}.part`, broken.join('\n'));
      expect((await selfplay(out, ['--records', kept])).err).toContain(
        `${out}.part: line 4 is not that of the next game`,
      );
    }
    writeFileSync(`${out}.part`, results);
    for (const broken of [records.replace('"1/1"', '"1/3"'), records.replace('\n', '\n[]\n')]) {
      writeFileSync(`${kept}.part`, broken);
      expect((await selfplay(out, ['--records', kept])).err).toContain(
        `${kept}.part: line 2 is not that of the next game`,
      );
    }
  });

  test('refuses a stream for a file: no run is carried on from one', async () => {
    const out = join(emptyFolder(), 'results.ndjson');
    const refused = { status: 2, batches: [], err: expect.stringContaining('It must be the name of a file.') };
    expect(await selfplay('-')).toMatchObject(refused);
    expect(await selfplay(out, ['--records', '-'])).toMatchObject(refused);
  });

  test('refuses records that are not its own', async () => {
    const folder = emptyFolder();
    const [out, kept] = [join(folder, 'results.ndjson'), join(folder, 'records.ndjson')];
    writeFileSync(kept, 'dear diary\n');
    expect((await selfplay(out, ['--records', kept])).err).toContain(`${kept} is there already`);
    expect(read(kept)).toBe('dear diary\n');
    symlinkSync(folder, join(folder, 'link'));
    for (const name of [
      out,
      `${folder}/./results.ndjson`,
      `${out}.part`,
      `${out}.lock`,
      join(folder, 'link', 'results.ndjson'),
    ])
      expect(await selfplay(out, ['--records', name])).toMatchObject({
        status: 2,
        batches: [],
        err: 'kontorhaus: --out and --records name the same file\n',
      });
    expect(readdirSync(folder).sort()).toEqual(['link', 'records.ndjson']);
    rmSync(kept);
    await selfplay(out, ['--records', kept]);
    const missing = join(folder, 'none.ndjson');
    expect((await selfplay(out, ['--records', missing])).err).toContain(`${out} is complete, but has no ${missing}`);
  });
});

describe('a run that is stopped', () => {
  test.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const)('by %s keeps all games that were begun, and ends with status %i', async (signal, status) => {
    const folder = emptyFolder();
    const [single, out] = [join(folder, 'single.ndjson'), join(folder, 'results.ndjson')];
    await selfplay(single);
    const results = read(single);
    const stopped = await selfplay(out, ['--threads', '3'], {
      before: async ({ from }, stop) => {
        if (from > 2) stop(signal);
        // The first games take longest: what was begun after them is not to be lost.
        if (from === 0) for (let i = 0; i < 20; i++) await new Promise(setImmediate);
      },
    });
    expect(stopped.status).toBe(status);
    const played = stopped.batches.reduce((sum, { count }) => sum + count, 0);
    expect(played).toBeGreaterThan(3);
    expect(played).toBeLessThan(GAMES);
    expect(stopped.progress).toContain('Stopping: games that have begun are played to their end.');
    expect(stopped.err).toMatch(/^kontorhaus: stopped: (\d+) of 20 games are on disk; the same command carries on\n$/);
    expect(read(`${out}.part`)).toBe(
      `${results
        .split('\n')
        .slice(0, 1 + played)
        .join('\n')}\n`,
    );
    expect(readdirSync(folder).sort()).toEqual(['results.ndjson.part', 'single.ndjson']);
    const again = await selfplay(out);
    expect(again.batches[0]?.from).toBe(played);
    expect(read(out)).toBe(results);
  });

  test('before the first game leaves nothing locked', async () => {
    const folder = emptyFolder();
    const out = join(folder, 'results.ndjson');
    const stopped = await selfplay(out, [], {
      onListen: (stop) => {
        // A signal that nobody listens to ends a process at once, and its locks stay: none may be there yet.
        expect(readdirSync(folder)).toEqual([]);
        stop('SIGTERM');
      },
    });
    expect(stopped).toMatchObject({ status: 143, batches: [] });
    expect(readdirSync(folder)).toEqual(['results.ndjson.part']);
    expect((await selfplay(out)).status).toBe(0);
  });

  test('by a bot that fails keeps what was there, and names the game', async () => {
    const out = join(emptyFolder(), 'results.ndjson');
    const failed = await selfplay(out, [], {
      before: async ({ from }) => {
        if (from >= 7) throw new Error('game 7 (seed "1/7"): too long');
      },
    });
    expect(failed).toMatchObject({ status: 1, err: 'kontorhaus: game 7 (seed "1/7"): too long\n' });
    expect(read(`${out}.part`).split('\n').length - 2).toBe(failed.batches.reduce((sum, { count }) => sum + count, 0));
    expect(existsSync(out)).toBe(false);
  });
});
