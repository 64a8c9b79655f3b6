import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { describe, expect, test } from 'vitest';
import { clockOf, describeProgress } from '../../src/cli/selfplay/progress.js';
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
