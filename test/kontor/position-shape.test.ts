import { describe, expect, test } from 'vitest';
import { fromPosition, parsePosition } from '../../src/kontor/index.js';
import { issuesOf } from './table.js';

/* What is no position at all: where the first thing is that is wrong, and what was expected there. */

const SEATS = '2 entries, one for each seat';

describe('a position that has not the shape of one', () => {
  test.each<readonly [input: unknown, path: string, code: string, expected: string]>([
    [7, '', 'object', 'an object'],
    [{}, 'cells', 'missing-key', 'the key cells'],
    [{ cells: [], color: 'red' }, 'color', 'unknown-key', 'no such key'],
    [{ cells: 7 }, 'cells', 'list', 'a list'],
    [{ cells: [7] }, 'cells.0', 'list', '[row, column, card]'],
    [{ cells: [[-6, 0, 29]] }, 'cells.0.0', 'range', 'a whole number from -5 to 7'],
    [{ cells: [[0, -6, 29]] }, 'cells.0.1', 'range', 'a whole number from -5 to 6'],
    [{ cells: [[0, 3, 'land']] }, 'cells.0.2', 'one-of', "a card's number or the word water"],
    [{ cells: new Array(94).fill([0, 3, 29]) }, 'cells', 'list', 'at most 93 entries'],
    [{ cells: [], rows: 7 }, 'rows', 'list', '[first, last]'],
    [{ cells: [], rows: [-6, 2] }, 'rows.0', 'range', 'a whole number from -5 to 7'],
    [{ cells: [], columns: 7 }, 'columns', 'list', '[first, last]'],
    [{ cells: [], columns: [-6, 2] }, 'columns.0', 'range', 'a whole number from -5 to 6'],
    [{ cells: [], ship: 7 }, 'ship', 'list', '[row, column]'],
    [{ cells: [], gap: 7 }, 'gap', 'list', '[row, column]'],
    [{ cells: [], coins: [21, 0] }, 'coins.0', 'range', 'a whole number from 0 to 20'],
    [{ cells: [], coins: [3, 3, 3] }, 'coins', 'list', SEATS],
    [{ cells: [], hands: [[1000], []] }, 'hands.0.0', 'range', 'a whole number from 0 to 999'],
    [{ cells: [], hands: [[], [], []] }, 'hands', 'list', SEATS],
    [{ cells: [], known: new Array(94).fill(1) }, 'known', 'list', 'at most 93 entries'],
    [{ cells: [], phase: 'deal' }, 'phase', 'one-of', 'one of pick, bribe, buy, choose, act, veto, over'],
    [{ cells: [], chosen: ['x', null] }, 'chosen.0', 'one-of', 'a number, the word pass, true or false'],
    [{ cells: [], chosen: [null] }, 'chosen', 'list', SEATS],
    [{ cells: [], shown: [29, null, null] }, 'shown', 'list', SEATS],
    [{ cells: [], sailed: 1 }, 'sailed', 'one-of', 'true or false'],
    [{ cells: [], dockTops: [29] }, 'dockTops', 'list', SEATS],
    [{ cells: [], waterHidden: 94 }, 'waterHidden', 'range', 'a whole number from 0 to 93'],
    [{ cells: [], dockHidden: [94, 0] }, 'dockHidden.0', 'range', 'a whole number from 0 to 93'],
    [{ cells: [], dockHidden: [1] }, 'dockHidden', 'list', SEATS],
    [{ cells: [], under: [[]] }, 'under', 'list', SEATS],
    [{ cells: [], owed: [4] }, 'owed.0', 'range', 'a whole number from 0 to 3'],
    [{ cells: [], last: 4 }, 'last', 'range', 'a whole number from 0 to 3'],
    [{ cells: [], last: 2 }, 'last', 'seat', 'a seat from 0 to 1'],
    [{ cells: [], gained: -37 }, 'gained', 'range', 'a whole number from -36 to 4'],
    [{ cells: [], idle: 11 }, 'idle', 'range', 'a whole number from 0 to 10'],
    [{ cells: [], bankrupt: [2] }, 'bankrupt.0', 'range', 'a whole number from 0 to 1'],
    [{ cells: [], chance: 'dice' }, 'chance', 'one-of', 'one of seeded, manual'],
    [{ cells: [], chance: 'seeded' }, 'seed', 'seed-required', 'a seed for a seeded game'],
    [{ cells: [], players: 3 }, 'players', 'one-of', 'one of 2, 4'],
    [{ cells: [], startingCoins: 11 }, 'startingCoins', 'range', 'a whole number from 0 to 10'],
    [{ cells: [], rulings: { edgeRule: 'x' } }, 'rulings.edgeRule', 'one-of', 'one of bothFixed, perDirection'],
    [{ cells: [], manifest: 7 }, 'manifest', 'object', 'an object'],
  ])('%j', (input, path, code, expected) => {
    const read = parsePosition(input);
    const [first] = read.ok ? [] : read.error;
    expect({ ...first, path: first?.path.join('.') }).toEqual({ path, code, expected });
    expect(() => fromPosition(input as never)).toThrow(expect.objectContaining({ game: 'kontor' }));
  });
});

test('all that is wrong with a named card is told at once', () => {
  expect(
    issuesOf({
      cells: [
        [1, 1, 29],
        [1, 2, 29],
      ],
      hands: [[500], [4, 4]],
      shown: [500, 7],
      waterTop: 88,
      dockTops: [4, null],
      under: [[], [500]],
    }),
  ).toEqual([
    'hands.0.0: card',
    'hands.1.1: card',
    'shown.0: card',
    'shown.1: hand',
    'waterTop: card',
    'dockTops.0: card',
    'under.1.0: card',
    'cells.1.2: card',
  ]);
});

test('where a card lies is not asked before it is one', () => {
  expect(issuesOf({ cells: [[3, 3, 500]] })).toEqual(['cells.0.2: card']);
});

test('a card of the harbor, or of another game, is not named', () => {
  expect(issuesOf({ cells: [[1, 1, 0]] })).toEqual(['cells.0.2: card']);
  expect(issuesOf({ cells: [[1, 1, 88]] })).toEqual(['cells.0.2: card', 'cells.0: occupied']);
});
