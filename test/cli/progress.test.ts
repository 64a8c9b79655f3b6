import { join } from 'node:path';
import { Writable } from 'node:stream';
import { stripVTControlCharacters } from 'node:util';
import { describe, expect, test } from 'vitest';
import { clockOf, describeProgress, startProgress } from '../../src/cli/selfplay/progress.js';
import type { ProgressStream } from '../../src/cli/world.js';
import { call, emptyFolder, SHORT } from './call.js';

describe('progress', () => {
  test.each([
    [0, '0:00'],
    [400, '0:01'],
    [61_000, '1:01'],
    [3_600_000 + 62_000, '1:01:02'],
  ])('a time of %i ms is %s', (milliseconds, text) => {
    expect(clockOf(milliseconds)).toBe(text);
  });

  test.each([
    [0, 0, 1000, 0, '0 of 1,000 games, 0 %'],
    [500, 0, 1000, 10_000, '500 of 1,000 games, 50 %, 50 games/s, 0:10 left'],
    // What was on disk before says nothing about the rate.
    [500, 490, 1000, 10_000, '500 of 1,000 games, 50 %, 1.0 games/s, 8:20 left'],
    [0, 0, 0, 0, '0 of 0 games, 0 %'],
  ])('%i games, %i of them from before, of %i after %i ms', (done, before, size, elapsed, text) => {
    expect(describeProgress(done, before, size, elapsed)).toBe(text);
  });

  const watch = (words: readonly string[], isTTY: boolean, tick: number) =>
    call(
      ['selfplay', ...SHORT, '--games', '30', '--threads', '1', '--out', join(emptyFolder(), 'a.ndjson'), ...words],
      {
        isTTY,
        tick,
      },
    );

  test('is a bar on a terminal, drawn anew in its place', async () => {
    const { progress, err } = await watch([], true, 60);
    expect(err).toBe('');
    expect(progress).toContain('\u001B[');
    expect(stripVTControlCharacters(progress)).toMatch(
      /\[=+ +\] \d+ of 30 games, \d+ %, [\d.,]+ games\/s, \d:\d\d left/,
    );
    expect(stripVTControlCharacters(progress)).toContain('[========================] 30 of 30 games, 100 %');
  });

  test('makes room on a terminal for what is said besides', async () => {
    const written: string[] = [];
    const stream = new Writable({
      write: (chunk, _, done) => {
        written.push(String(chunk));
        done();
      },
    });
    const progress = startProgress(Object.assign(stream, { isTTY: true, columns: 80, rows: 20 }), 0, 10, () => 0);
    progress.say('Stopping.');
    progress.update(10);
    progress.end();
    const text = written.join('');
    // Nothing that was drawn before is erased after it.
    for (const erasure of ['\u001B[1A', '\u001B[2K'])
      expect(text.slice(text.indexOf('Stopping.'))).not.toContain(erasure);
    expect(stripVTControlCharacters(text)).toMatch(/0 of 10 games, 0 %\nStopping\.\n\[=+\] 10 of 10 games, 100 %/);
  });

  test('is plain on a terminal without a width', () => {
    const written: string[] = [];
    const stream = { isTTY: true, columns: 0, write: (text: string) => written.push(text) };
    startProgress(stream as unknown as ProgressStream, 0, 0, () => 0).end();
    expect(written).toEqual(['0 of 0 games, 0 %\n']);
  });

  test('is a plain line now and then anywhere else', async () => {
    const { progress } = await watch([], false, 400);
    const lines = progress.trimEnd().split('\n');
    expect(progress).not.toContain('\u001B');
    expect(lines.length).toBeGreaterThan(2);
    expect(lines.length).toBeLessThan(30);
    expect(lines.at(-1)).toMatch(/^30 of 30 games, 100 %, [\d.]+ games\/s, 0:00 left$/);
  });

  test('is not shown if not wanted', async () => {
    for (const isTTY of [true, false])
      expect(await watch(['--quiet'], isTTY, 2000)).toMatchObject({ progress: '', err: '' });
  });
});
