import { describe, expect, test } from 'vitest';
import { isInvalidInputError } from '../../src/core/errors.js';
import { capitalized, counted, listed, playersNamed } from '../../src/core/text.js';
import { games } from '../../src/index.js';

/* What the texts of all games have in common. */

test('words in a row, and numbers with what they count', () => {
  expect([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map((words) => listed(words, 'or'))).toEqual([
    '',
    'a',
    'a or b',
    'a, b or c',
  ]);
  expect(listed([0, 1], 'and')).toBe('0 and 1');
  expect([0, 1, 2].map((n) => counted(n, 'coin'))).toEqual(['0 coins', '1 coin', '2 coins']);
  expect([1, 2].map((n) => counted(n, 'entry', 'entries'))).toEqual(['1 entry', '2 entries']);
});

test('seats by name', () => {
  expect([[1], [2, 0], [4, 1, 3]].map(playersNamed)).toEqual(['player 1', 'players 0 and 2', 'players 1, 3 and 4']);
  expect(capitalized('players 0 and 2')).toBe('Players 0 and 2');
});

/** What plain JavaScript may pass: of no game, and no values of the kind at all. */
const UNKNOWN: readonly unknown[] = [
  { code: 'none', type: 'none' },
  { code: 'constructor', type: '__proto__' },
  { code: 1, type: null },
  {},
  [],
  null,
  undefined,
  'game-over',
  7,
];

describe.each(Object.values(games))('$title', (game) => {
  test('has the same sentences for reasons that every game has', () => {
    const sentences = (
      [
        { code: 'game-over' },
        { code: 'not-your-turn', players: [0] },
        { code: 'not-your-turn', players: [0, 2, 3] },
        { code: 'chance-due' },
        { code: 'no-such-outcome' },
        { code: 'no-such-move' },
      ] as const
    ).map((illegal) => game.explain(illegal));
    expect(sentences).toEqual([
      'The game is over.',
      'It is the turn of player 0.',
      'It is the turn of player 0, 2 or 3.',
      'Something has to be drawn first.',
      'That cannot be drawn now.',
      `That is not a move of ${game.title}.`,
    ]);
  });

  test.each([
    ['explain', 'illegal'],
    ['formatMove', 'move'],
    ['formatEvent', 'event'],
  ] as const)('%s refuses what it does not know', (name, argument) => {
    for (const value of UNKNOWN) {
      let error: unknown;
      try {
        game[name](value as never);
      } catch (thrown) {
        error = thrown;
      }
      if (!isInvalidInputError(error)) throw new Error(`${JSON.stringify(value)}: ${error}`);
      expect(error.game).toBe(game.id);
      expect(error.issues.map(({ path, code }) => ({ path, code }))).toEqual([{ path: [argument], code: argument }]);
    }
  });
});
