import { describe, test } from 'vitest';
import { type SpeicherstadtOptions, speicherstadt } from '../../src/speicherstadt/index.js';
import { expectGolden, goldenOf } from '../goldens.js';

/* A whole game for each number of players, with and without Kaispeicher. */

const GAMES: readonly (readonly [string, SpeicherstadtOptions])[] = [2, 3, 4, 5].flatMap((players) => [
  [`base-${players}`, { players, seed: `golden ${players}` }] as const,
  [
    `kaispeicher-${players}`,
    {
      players,
      kaispeicher: true,
      seed: players,
      firstPlayer: players - 1,
      rulings: players % 2 === 0 ? { fireTies: 'nobody', unboughtCubes: 'bag' } : { fireTies: 'noLossIfTied' },
    },
  ] as const,
]);

describe('whole games stay as they were', () => {
  test.each(GAMES)('%s', (name, options) => {
    expectGolden('speicherstadt', name, goldenOf(speicherstadt, options));
  });
});
