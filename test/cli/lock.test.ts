import { execFileSync } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { playBatch } from '../../src/cli/selfplay/batch.js';
import { type Header, headerOf, parseHeader } from '../../src/cli/selfplay/lines.js';
import { openOutput } from '../../src/cli/selfplay/output.js';
import { type Called, emptyFolder, GAMES, read, selfplay } from './call.js';

describe('a file that another process writes', () => {
  test.each(['results', 'records'])('stops the run: %s', async (which) => {
    const folder = emptyFolder();
    const [out, kept] = [join(folder, 'results.ndjson'), join(folder, 'records.ndjson')];
    const part = join(folder, `${which}.ndjson.part`);
    let at = '';
    const { status, err } = await selfplay(out, ['--records', kept], {
      before: async ({ from }) => {
        if (from < 5 || at !== '') return;
        appendFileSync(part, 'foreign\n');
        at = read(part);
      },
    });
    expect(status).toBe(1);
    expect(err).toMatch(/\.part has \d+ bytes, not \d+: another process writes it; stop one of the two; /);
    expect(err.trim().split('\n')).toHaveLength(1);
    expect(read(part)).toBe(at);
    expect(existsSync(out)).toBe(false);
  });

  test('is not given its final name', async () => {
    const out = join(emptyFolder(), 'results.ndjson');
    await selfplay(out, [], { before: async ({ from }, stop) => (from > 3 ? stop('SIGINT') : undefined) });
    const { run, shard } = parseHeader(read(`${out}.part`).split('\n')[0] as string) as Header;
    const output = openOutput(out, null, headerOf(run, shard, false));
    const from = output.done;
    output.write(playBatch({ run, shard, from, count: GAMES - from, records: false }));
    appendFileSync(`${out}.part`, 'foreign\n');
    expect(() => output.close()).toThrow('another process writes it');
    expect(readdirSync(join(out, '..'))).toEqual(['results.ndjson.part']);
  });
});

describe('the lock', () => {
  const lock = (out: string, text: string): void => writeFileSync(`${out}.lock`, text);
  // A number that no process has: the highest that Linux gives is 4194304.
  const dead = 99_999_999;

  test.each([
    ['a process that runs', `${process.ppid} ${hostname()}\n`, `process ${process.ppid}: wait for its end`],
    ['another machine', `${dead} another-${hostname()}\n`, `process ${dead} on another-${hostname()}, which cannot be`],
    ['nobody knows whom', '', 'another process: wait for its end'],
  ])('of %s is respected, and who may delete it is told how', async (_, text, holder) => {
    const out = join(emptyFolder(), 'results.ndjson');
    lock(out, text);
    const { status, err } = await selfplay(out);
    expect(status).toBe(1);
    expect(err).toContain(`results.ndjson.lock is held by ${holder}`);
    expect(err.endsWith(`, delete ${out}.lock by hand\n`)).toBe(true);
    expect(read(`${out}.lock`)).toBe(text);
    expect(existsSync(`${out}.part`)).toBe(false);
  });

  test.each([
    ['that is dead', dead],
    ['that had our number', process.pid],
  ])('of a process %s is taken over', async (_, pid) => {
    const folder = emptyFolder();
    const out = join(folder, 'results.ndjson');
    lock(out, `${pid} ${hostname()}\n`);
    expect((await selfplay(out)).status).toBe(0);
    expect(readdirSync(folder)).toEqual(['results.ndjson']);
  });

  test.each([
    ['a folder', mkdirSync],
    ['a pipe', (path: string) => execFileSync('mkfifo', [path])],
  ])('is no file but %s: that is refused, and nothing is read from it', async (_, make) => {
    const out = join(emptyFolder(), 'results.ndjson');
    make(`${out}.lock`);
    expect(await selfplay(out)).toMatchObject({ status: 1, err: `kontorhaus: ${out}.lock is not a file\n` });
  });

  test('that another process has taken meanwhile is left to it', async () => {
    const folder = emptyFolder();
    const out = join(folder, 'results.ndjson');
    await selfplay(out, [], { before: async ({ from }) => (from === 0 ? lock(out, 'theirs') : undefined) });
    expect(read(`${out}.lock`)).toBe('theirs');
  });

  test('keeps a second call away while the first one runs, whatever it is called', async () => {
    const folder = emptyFolder();
    const out = join(folder, 'results.ndjson');
    let second: Called | null = null;
    const first = await selfplay(out, ['--records', join(folder, 'records.ndjson')], {
      before: async ({ from }) => {
        if (from === 0)
          second = await selfplay(join(folder, 'other.ndjson'), ['--records', join(folder, 'records.ndjson')]);
      },
    });
    expect(first.status).toBe(0);
    expect(second).toMatchObject({ status: 1, batches: [] });
    expect(readdirSync(folder).sort()).toEqual(['records.ndjson', 'results.ndjson']);
  });
});
