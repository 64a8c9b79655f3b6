// A disk that is full, or not to be written: the file system is asked to fail.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { call, emptyFolder, SHORT } from './call.js';

/** How many bytes can still be written, and what the system says then. */
const disk = vi.hoisted(() => ({ left: Number.POSITIVE_INFINITY, code: 'ENOSPC' }));

vi.mock('node:fs', async (load) => {
  const fs = await load<typeof import('node:fs')>();
  const writeFileSync: typeof fs.writeFileSync = (file, data, options) => {
    const text = String(data);
    const fits = text.slice(0, disk.left);
    if (fits !== '' || text === '') fs.writeFileSync(file, fits, options);
    disk.left -= fits.length;
    if (fits !== text) throw Object.assign(new Error(`${disk.code}: write`), { code: disk.code });
  };
  return { ...fs, writeFileSync };
});

beforeEach(() => {
  disk.left = Number.POSITIVE_INFINITY;
  disk.code = 'ENOSPC';
});

const read = (path: string): string => readFileSync(path, 'utf8');

test('a full disk ends the run with a line, and what was written is good to carry on from', async () => {
  const folder = emptyFolder();
  const words = ['selfplay', ...SHORT, '--games', '20', '--threads', '2', '--records', join(folder, 'records.ndjson')];
  await call([...words.slice(0, -1), join(folder, 'whole-records.ndjson'), '--out', join(folder, 'whole.ndjson')]);
  const out = join(folder, 'results.ndjson');
  for (const left of [0, 10, 200, 1000, 20_000]) {
    disk.left = left;
    const full = await call([...words, '--out', out]);
    expect(full).toMatchObject({ status: 1, out: '' });
    expect(full.err).toMatch(
      /^kontorhaus: cannot write .*(results|records)\.ndjson: no space is left on the disk.*\n$/,
    );
    expect(readdirSync(folder).filter((name) => !/^whole|\.part$/.test(name))).toEqual([]);
    // Whole lines only: nothing torn is left behind.
    for (const part of readdirSync(folder).filter((name) => name.endsWith('.part')))
      expect(read(join(folder, part))).toMatch(/^(\{.*\}\n)*$/);
  }
  disk.left = Number.POSITIVE_INFINITY;
  expect((await call([...words, '--out', out])).status).toBe(0);
  expect(read(out)).toBe(read(join(folder, 'whole.ndjson')));
  expect(read(join(folder, 'records.ndjson'))).toBe(read(join(folder, 'whole-records.ndjson')));
});

test('without permission nothing is begun', async () => {
  disk.left = 0;
  disk.code = 'EACCES';
  const folder = emptyFolder();
  const denied = await call(['selfplay', ...SHORT, '--games', '20', '--out', join(folder, 'results.ndjson')]);
  expect(denied).toMatchObject({ status: 1, out: '', batches: [] });
  expect(denied.err).toMatch(/^kontorhaus: cannot write .*results\.ndjson: permission denied\n$/);
  expect(readdirSync(folder)).toEqual([]);
});

test('a merged file that does not fit leaves nothing', async () => {
  const folder = emptyFolder();
  const out = join(folder, 'results.ndjson');
  await call(['selfplay', ...SHORT, '--games', '5', '--out', out]);
  disk.left = 300;
  const full = await call(['summary', out, '--out', join(folder, 'merged.ndjson')]);
  expect(full).toMatchObject({ status: 1, out: '' });
  expect(full.err).toMatch(/^kontorhaus: cannot write .*merged\.ndjson: no space is left on the disk\n$/);
  expect(readdirSync(folder)).toEqual(['results.ndjson']);
});
