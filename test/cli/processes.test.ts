// The built command in processes and threads of its own: what only they can show.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createRandom } from '../../src/index.js';
import { kingdomBuilder } from '../../src/kingdom-builder/index.js';
import { formatRecord, recordGame } from '../../src/record/index.js';
import { type Built, buildCommand, untilLines } from './built.js';
import { emptyFolder, SHORT } from './call.js';

let built: Built;
beforeAll(() => {
  built = buildCommand();
});
afterAll(() => built.remove());

const GAMES = 800;
const RUN = ['selfplay', ...SHORT, '--seed', 'processes', '--quiet'] as const;

const read = (path: string): string => readFileSync(path, 'utf8');

const done = async (...words: readonly string[]): Promise<string> => {
  const { status, out, err } = await built.start(...words).ended;
  expect({ status, err }).toEqual({ status: 0, err: '' });
  return out;
};

test('one thread and two give the same bytes', async () => {
  const folder = emptyFolder();
  const files = [1, 2].map((threads) => join(folder, `${threads}.ndjson`));
  const records = [1, 2].map((threads) => join(folder, `${threads}-records.ndjson`));
  for (const i of [0, 1])
    await done(
      ...RUN,
      '--games',
      '300',
      '--threads',
      `${i + 1}`,
      '--out',
      files[i] as string,
      '--records',
      records[i] as string,
    );
  expect(read(files[1] as string)).toBe(read(files[0] as string));
  expect(read(records[1] as string)).toBe(read(records[0] as string));
  expect(read(files[0] as string).split('\n')).toHaveLength(1 + 300 + 1);
});

test('four shards as processes, one of them killed and started again, give the results of a single run', async () => {
  const folder = emptyFolder();
  const single = join(folder, 'single.ndjson');
  await done(...RUN, '--games', String(GAMES), '--out', single);
  const shards = [1, 2, 3, 4].map((i) => join(folder, `shard-${i}.ndjson`));
  const start = (i: number) =>
    built.start(
      ...RUN,
      '--games',
      String(GAMES),
      '--shard',
      `${i + 1}/4`,
      '--threads',
      '1',
      '--out',
      shards[i] as string,
    );
  const running = shards.map((_, i) => start(i));
  await untilLines(`${shards[2]}.part`, 3);
  running[2]?.process.kill('SIGKILL');
  const ends = await Promise.all(running.map(({ ended }) => ended));
  expect(ends.map(({ status, signal }) => status ?? signal)).toEqual([0, 0, 'SIGKILL', 0]);
  const part = read(`${shards[2]}.part`);
  expect(part.split('\n').length).toBeLessThan(1 + GAMES / 4);
  // What is missing is said, not passed over.
  const three = shards.filter((_, i) => i !== 2);
  expect(await done('summary', ...three, `${shards[2]}.part`)).toContain(`INCOMPLETE: `);
  expect((await start(2).ended).status).toBe(0);
  const lastLine = part.lastIndexOf('\n') + 1;
  expect(read(shards[2] as string).slice(0, lastLine)).toBe(part.slice(0, lastLine));
  const merged = join(folder, 'merged.ndjson');
  const summary = await done('summary', ...shards, '--out', merged);
  expect(read(merged)).toBe(read(single));
  expect(summary).toBe(await done('summary', single));
  expect(summary).toContain(`${GAMES} games: complete`);
  expect(readdirSync(folder)).toHaveLength(6);
});

describe('a signal', () => {
  test.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const)('%s ends the run with status %i, and the same call carries on', async (signal, status) => {
    const folder = emptyFolder();
    const out = join(folder, 'results.ndjson');
    const words = ['selfplay', ...SHORT, '--games', '700', '--out', out];
    const running = built.start(...words);
    await untilLines(`${out}.part`, 3);
    running.process.kill(signal);
    const ended = await running.ended;
    expect(ended).toMatchObject({ status, signal: null, out: '' });
    const there = read(`${out}.part`);
    expect(there.endsWith('\n')).toBe(true);
    expect(ended.err).toContain(`kontorhaus: stopped: ${there.split('\n').length - 2} of 700 games are on disk`);
    expect(ended.err).not.toContain('    at ');
    expect(readdirSync(folder)).toEqual(['results.ndjson.part']);
    await done(...words, '--quiet');
    expect(read(out).startsWith(there)).toBe(true);
    expect(await done('summary', out)).toContain('700 games: complete');
  });
});

test('two processes never write the same file', async () => {
  const out = join(emptyFolder(), 'results.ndjson');
  const words = ['selfplay', ...SHORT, '--games', '1000000', '--threads', '1', '--out', out];
  const first = built.start(...words);
  await untilLines(`${out}.part`, 1);
  const second = await built.start(...words).ended;
  expect(second).toMatchObject({ status: 1, out: '' });
  expect(second.err).toContain(`is held by process ${first.process.pid}: wait for its end`);
  first.process.kill('SIGINT');
  expect((await first.ended).status).toBe(130);
});

test('a reader that has seen enough is no failure', () => {
  const script = `{ "$0" "$1" play --game kontor; echo "status $?" >&2; } | head -n 1`;
  const out = execFileSync('sh', ['-c', `${script} 2>&1`, process.execPath, built.main], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  expect(out).toBe('Kontor, 2 players, seed 1, bots random, random\n');
  const told = execFileSync('sh', ['-c', `( ${script} ) 2>&1 >/dev/null`, process.execPath, built.main], {
    encoding: 'utf8',
  });
  expect(told).toBe('status 0\n');
});

test('a game ends at the next line once its reader is gone', () => {
  // To its end it would take more than a minute.
  const script = '"$0" "$1" play --game kontor --delay 1000 | head -n 1';
  const out = execFileSync('sh', ['-c', script, process.execPath, built.main], { encoding: 'utf8', timeout: 30_000 });
  expect(out).toBe('Kontor, 2 players, seed 1, bots random, random\n');
});

test('a run goes on when nobody reads its progress any more', () => {
  const out = join(emptyFolder(), 'results.ndjson');
  const words = ['selfplay', ...SHORT, '--games', '50', '--threads', '1000', '--out', out];
  // The words above go to a reader that is gone before there are any.
  const script = '{ sleep 0.3; "$0" "$@" 2>&1 >/dev/null; echo "status $?" >&3; } 3>&2 | true';
  const told = execFileSync('bash', ['-c', `{ ${script}; } 2>&1`, process.execPath, built.main, ...words], {
    encoding: 'utf8',
  });
  expect(told).toBe('status 0\n');
  expect(read(out).split('\n')).toHaveLength(1 + 50 + 1);
});

test('output that cannot be written is a failure in one line', () => {
  const script = `"$0" "$1" play --game kontor >/dev/full; echo "status $?" >&2`;
  const told = execFileSync('sh', ['-c', `( ${script} ) 2>&1`, process.execPath, built.main], { encoding: 'utf8' });
  expect(told).toBe('kontorhaus: cannot write the output: no space is left on the disk\nstatus 1\n');
});

test('standard input may come slowly', async () => {
  const random = createRandom('slow');
  const record = recordGame(kingdomBuilder, { players: 2, seed: 7 }, (state) =>
    kingdomBuilder.pickMove(state, state.player, random),
  );
  const line = `${formatRecord(record)}\n`;
  const { process: child, ended } = built.startOpen('replay', '--verify', '-');
  const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 300));
  for (const part of ['', line.slice(0, 500), line.slice(500), line]) {
    await pause();
    child.stdin?.write(part);
  }
  await pause();
  child.stdin?.end();
  const held = (n: number): string => `record ${n} (kingdom-builder, ${record.log.length} entries) holds\n`;
  expect(await ended).toMatchObject({ status: 0, err: '', out: held(1) + held(2) });
});

test('a file of JSON that never ends is not read to its end', () => {
  const script = '"$0" "$1" play --game kontor --manifest /dev/zero; echo "status $?" >&2';
  const told = execFileSync('sh', ['-c', `( ${script} ) 2>&1`, process.execPath, built.main], { encoding: 'utf8' });
  expect(told).toBe('kontorhaus: /dev/zero is too long: it is no file of this command\nstatus 1\n');
});
