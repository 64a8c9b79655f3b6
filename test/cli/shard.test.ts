import { describe, expect, test } from 'vitest';
import { playShard } from '../../src/cli/selfplay/shard.js';

const PLAN = {
  run: {
    version: '0.0.0',
    game: 'kontor',
    rules: 1,
    options: { players: 2 },
    bots: ['random', 'random'],
    shift: 1,
    seed: 1,
    games: 40,
  },
  shard: { index: 1, count: 1 },
  from: 0,
  size: 40,
  records: false,
  stopped: () => false,
  now: () => 0,
} as const;

/** Plays a run of stub games; the write number `bad` fails, and no other one. */
const drive = async (threads: number, bad: number): Promise<{ written: number[]; tried: number; played: number[] }> => {
  const [written, played]: [number[], number[]] = [[], []];
  let tried = 0;
  const ended = playShard({
    ...PLAN,
    threads,
    // The lanes end one after the other, the later ones first.
    play: async ({ from, count }) => {
      for (let wait = from % threads; wait < threads; wait++) await new Promise(setImmediate);
      const games = Array.from({ length: count }, (_, i) => from + i);
      played.push(...games);
      return { lines: games.map(String), records: [] };
    },
    write: ({ lines }) => {
      if (tried++ === bad) throw new Error('one write failed');
      written.push(...lines.map(Number));
    },
  });
  await expect(ended).rejects.toThrow('one write failed');
  return { written, tried, played };
};

describe('after a write that failed', () => {
  test.each([
    [1, 0],
    [2, 0],
    [2, 1],
    [2, 5],
    [3, 2],
    [5, 3],
  ])('%i threads write nothing more, if it is number %i', async (threads, bad) => {
    const { written, tried, played } = await drive(threads, bad);
    expect(written).toEqual(written.map((_, place) => place));
    expect(tried).toBe(bad + 1);
    // No lane begins a batch afterwards: at most one for each other lane is lost.
    expect(played.length).toBeLessThan(PLAN.size);
  });

  test('other threads had games in hand', async () => {
    const { written, played } = await drive(2, 1);
    expect(Math.max(...played)).toBeGreaterThan(written.length);
  });
});
