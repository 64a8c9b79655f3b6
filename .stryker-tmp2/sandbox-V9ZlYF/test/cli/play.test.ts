import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';

/** Runs the demonstration as `npm start` does. */
const start = (
  ...words: readonly string[]
): { readonly status: number | null; readonly out: string; readonly err: string } => {
  const { status, stdout, stderr } = spawnSync('node', ['--import', 'tsx', 'src/cli/play.ts', ...words], {
    encoding: 'utf8',
  });
  return { status, out: stdout, err: stderr };
};

describe('npm start', () => {
  test('plays a game of Kingdom Builder to its ranking, the same for the same seed', () => {
    const game = start('--game', 'kingdom-builder', '--seed', '7', '--players', '2');
    expect(game).toMatchObject({ status: 0, err: '' });
    expect(game.out).toContain('Kingdom Builder, 2 players, seed 7');
    expect(game.out).toMatch(/plays the .* card\nplayer \d (builds|moves)/);
    expect(game.out).toMatch(/Ranking\n {2}1\. player \d(, \d+ points| and)/);
    expect(game.out).not.toMatch(/[{}]/);
    expect(start('--game', 'kingdom-builder', '--seed', '7', '--players', '2').out).toBe(game.out);
  });

  test.each([
    [['--players', '9'], 'must be a whole number from 2 to'],
    [['--players', 'two'], '--players takes a number'],
    [['--game', 'chess'], 'There is no game "chess"'],
    [['--speed', '3'], "Unknown option '--speed'"],
    [['game'], "Unexpected argument 'game'"],
  ])('%j is refused in a line, with the usage and status 2', (words, reason) => {
    const { status, out, err } = start('--game', 'kingdom-builder', ...words);
    expect(status).toBe(2);
    expect(out).toBe('');
    expect(err).toContain(reason);
    expect(err).toContain('Usage: npm start');
    expect(err).not.toContain('    at ');
  });
});
