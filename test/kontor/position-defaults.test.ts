import { describe, expect, test } from 'vitest';
import { cellAt, fromPosition, type KontorPosition, type KontorState, parsePosition } from '../../src/kontor/index.js';
import { cardAt, issuesOf } from './table.js';

/* What a position leaves out: the lowest numbers left, or by the seed any. */

/** The lowest Water cards; the first layout has the first eight of them. */
const WATERS = [13, 14, 25, 26, 37, 38, 49, 50, 53, 54, 55, 56, 57, 58];

const hiddenIn = ({ docks }: KontorState): readonly number[] => docks.map(({ hidden }) => hidden);

describe('without a seed', () => {
  test('the first layout, hands and piles come from the lowest numbers left', () => {
    const state = fromPosition({ cells: [] });
    expect(state.board.filter((card) => card > 0)).toEqual(WATERS.slice(0, 8));
    expect(state.hands).toEqual([
      [1, 3, 5, 53, 54],
      [2, 4, 6, 55, 56],
    ]);
    expect(state.secret).toEqual(state.hands);
    expect(state.water).toEqual({ top: 57, hidden: 30, under: [] });
    expect(state.docks).toEqual([
      { top: 7, hidden: 18, under: [] },
      { top: 8, hidden: 18, under: [] },
    ]);
    expect(state).toMatchObject({ extent: [-2, 2, -2, 2], covered: [], laid: [], last: null, gained: 0, idle: 0 });
    expect(state).toMatchObject({ coins: [3, 3], shown: [null, null], sailed: false, gap: null, random: null });
  });

  test('named cards are not dealt again', () => {
    const state = fromPosition({
      cells: [
        [1, 1, 1],
        [0, 1, 53],
        [2, 1, 'water'],
      ],
      dockTops: [3, 2],
      waterTop: 13,
    });
    expect(cardAt(state, [0, 1])).toBe(53);
    expect(state.board.filter((card) => card > 0)).toEqual([14, 25, 26, 37, 53, 38, 49, 1, 50, 54]);
    expect(state.hands).toEqual([
      [5, 7, 9, 55, 56],
      [4, 6, 8, 57, 58],
    ]);
    expect(state.docks).toEqual([
      { top: 3, hidden: 17, under: [] },
      { top: 2, hidden: 18, under: [] },
    ]);
    expect(state.water).toEqual({ top: 13, hidden: 29, under: [] });
  });

  test('a shown card is one of the five', () => {
    expect(fromPosition({ cells: [], shown: [29, null] }).hands[0]).toEqual([1, 3, 53, 54]);
    expect(fromPosition({ cells: [], shown: [null, 60] }).hands[1]).toEqual([2, 4, 6, 55]);
    // With hands it is beside what is given.
    expect(fromPosition({ cells: [], shown: [29, null], hands: [[60, 31], []] }).hands).toEqual([[31, 60], []]);
  });

  test('each of four players gets a special card, and two are left', () => {
    expect(fromPosition({ players: 4, cells: [] }).hands).toEqual([
      [1, 3, 5, 53, 54, 88],
      [7, 9, 11, 55, 56, 89],
      [2, 4, 6, 57, 58, 90],
      [8, 10, 12, 59, 60, 91],
    ]);
    const shown = fromPosition({ players: 4, cells: [], shown: [null, 92, null, null] });
    expect(shown.hands.map((hand) => hand.filter((card) => card >= 88))).toEqual([[88], [], [89], [90]]);
    expect(shown.pools[3]).toEqual([91, 93]);
    const laid = fromPosition({ players: 4, cells: [[1, 1, 93]] });
    expect(laid.hands.map((hand) => hand.filter((card) => card >= 88))).toEqual([[88], [89], [90], []]);
    expect(
      fromPosition({ scenario: 'special-cards', cells: [] })
        .hands.flat()
        .filter((card) => card >= 88),
    ).toEqual([]);
  });

  test('hands get no Water cards where all lie on the table', () => {
    const spaces = [1, 2, 3, 4, 5].flatMap((row) => [-2, -1, 1, 2, 3, 4, 5].map((column) => [row, column] as const));
    const cells = spaces.map(([row, column]): KontorPosition['cells'][number] => [row, column, 'water']);
    const state = fromPosition({ scenario: 'giant', cells });
    expect(cells).toHaveLength(43 - 8);
    expect(state.hands).toEqual([
      [1, 3, 5],
      [2, 4, 6],
    ]);
    expect(state.water).toEqual({ top: null, hidden: 0, under: [] });
  });

  test('a Flood or a Bridge covers any Water of the first layout', () => {
    const cells: KontorPosition['cells'] = [
      [1, 1, 36],
      [1, 1, 88],
      [0, 1, 90],
    ];
    const state = fromPosition({ scenario: 'special-cards', cells });
    expect(state.covered).toEqual([36, 50]);
    expect(state.laid).toEqual([]);
    expect(cardAt(state, [0, 1])).toBe(90);
    const again = fromPosition({ scenario: 'special-cards', cells: [...cells, [1, 2, 29], [0, 1, 89], [0, 1, 91]] });
    expect(again.covered).toEqual([36, 50, 89, 90]);
    expect(again.laid).toEqual([cellAt(1, 2)]);
  });
});

describe('with a seed', () => {
  test('hands are dealt by it, each card from its kind', () => {
    const hands = Array.from({ length: 40 }, (_, seed) => fromPosition({ cells: [], seed }).hands);
    expect(new Set(hands.map(String)).size).toBe(40);
    for (const [red = [], black = []] of hands) {
      expect(red.filter((card) => card < 53 && card % 2 === 1 && !WATERS.includes(card))).toHaveLength(3);
      expect(black.filter((card) => card < 53 && card % 2 === 0 && !WATERS.includes(card))).toHaveLength(3);
    }
    expect(fromPosition({ cells: [], seed: 1 })).toEqual(fromPosition({ cells: [], seed: 1 }));
  });

  test('chance can still be left to the host', () => {
    expect(fromPosition({ cells: [], seed: 1 }).random).not.toBeNull();
    expect(fromPosition({ cells: [], seed: 1, chance: 'seeded' }).random).not.toBeNull();
    expect(fromPosition({ cells: [], seed: 1, chance: 'manual' }).random).toBeNull();
    expect(fromPosition({ cells: [], chance: 'manual' }).random).toBeNull();
  });
});

describe('piles', () => {
  test('have all that is left, but what the scenario puts aside', () => {
    expect(fromPosition({ scenario: 'baksheesh', cells: [] }).water.hidden).toBe(20);
    expect(hiddenIn(fromPosition({ scenario: 'justice', cells: [] }))).toEqual([14, 14]);
  });

  test('of teammates share it; the first has one more if need be', () => {
    expect(hiddenIn(fromPosition({ players: 4, cells: [[1, 1, 29]] }))).toEqual([7, 6, 7, 7]);
    expect(hiddenIn(fromPosition({ players: 4, cells: [[1, 1, 30]], dockHidden: [1, 2, 3, 4] }))).toEqual([1, 2, 3, 4]);
  });

  test('open cards and numbers of hidden ones can be given apart', () => {
    const few = fromPosition({ cells: [], waterHidden: 3, dockHidden: [2, 1] });
    expect(few.water).toEqual({ top: 57, hidden: 3, under: [] });
    expect(few.docks).toMatchObject([
      { top: 7, hidden: 2 },
      { top: 8, hidden: 1 },
    ]);
    const none = fromPosition({ cells: [], waterTop: null, dockTops: [null, 8] });
    expect(none.water).toEqual({ top: null, hidden: 0, under: [] });
    expect(none.docks).toMatchObject([
      { top: null, hidden: 0 },
      { top: 8, hidden: 18 },
    ]);
  });
});

describe('cards on the table', () => {
  const expected = (position: KontorPosition): readonly string[] => {
    const read = parsePosition(position);
    return read.ok ? [] : read.error.map((issue) => `${issue.path.join('.')}: ${issue.expected}`);
  };

  test('are refused where they are no cards, or lie elsewhere', () => {
    expect(expected({ cells: [[1, 1, 500]] })).toEqual(['cells.0.2: a card of this game']);
    expect(expected({ cells: [[1, 1, 29]], hands: [[29], []] })).toEqual(['cells.0.2: each card once']);
    expect(expected({ cells: [[1, 1, 60]], hands: [[60], []] })).toEqual(['cells.0.2: each card once']);
  });

  test('lie on empty cells, or name Water of the first layout, each once', () => {
    const occupied = 'an empty cell';
    expect(expected({ cells: [[0, 1, 29]] })).toEqual([`cells.0: ${occupied}`]);
    expect(expected({ cells: [[0, 0, 60]] })).toEqual([`cells.0: ${occupied}`]);
    expect(
      expected({
        cells: [
          [0, 1, 60],
          [0, 1, 61],
        ],
      }),
    ).toEqual([`cells.1: ${occupied}`]);
    expect(
      expected({
        cells: [
          [1, 1, 'water'],
          [1, 1, 60],
        ],
      }),
    ).toEqual([`cells.1: ${occupied}`]);
    expect(
      expected({
        cells: [
          [1, 1, 60],
          [1, 1, 'water'],
        ],
      }),
    ).toEqual([`cells.1: ${occupied}`]);
  });

  test('cover only what they can', () => {
    const special = { scenario: 'special-cards' } as const;
    const cover = 'a card that this one can cover';
    expect(expected({ ...special, cells: [[1, 1, 88]] })).toEqual([`cells.0: ${cover}`]);
    expect(expected({ ...special, cells: [[0, 1, 88]] })).toEqual([`cells.0: ${cover}`]);
    expect(
      expected({
        ...special,
        cells: [
          [1, 1, 10],
          [1, 1, 88],
        ],
      }),
    ).toEqual([`cells.1: ${cover}`]);
    expect(
      expected({
        ...special,
        cells: [
          [1, 1, 36],
          [1, 1, 90],
        ],
      }),
    ).toEqual([`cells.1: ${cover}`]);
    expect(expected({ ...special, cells: [[0, 1, 92]] })).toEqual(['cells.0: an empty cell']);
  });

  test('reach as far as they lie, unless rows and columns are given', () => {
    const cells: KontorPosition['cells'] = [[1, 1, 36]];
    expect(
      fromPosition({
        cells: [
          [-3, 0, 29],
          [0, 3, 36],
        ],
      }).extent,
    ).toEqual([-3, 2, -2, 3]);
    const bribed = fromPosition({ scenario: 'baksheesh', cells, rows: [-3, 2], columns: [-2, 3], last: 0 });
    expect(bribed.extent).toEqual([-3, 2, -2, 3]);
    expect(fromPosition({ scenario: 'grand-canal', cells: [] }).extent).toEqual([-2, 1, -5, 6]);
    const gap: KontorPosition = {
      ruleset: 'advanced',
      cells: [],
      shown: [41, null],
      ship: [0, 2],
      gap: [0, 3],
      under: [[5], []],
    };
    expect(fromPosition(gap)).toMatchObject({ extent: [-2, 2, -2, 3], sailed: true, gap: cellAt(0, 3) });
    expect(
      issuesOf({
        cells: [
          [0, 3, 29],
          [0, -3, 31],
        ],
      }),
    ).toEqual(['cells: extent']);
    expect(issuesOf({ cells: [], columns: [-2, 3] })).toEqual(['columns: extent']);
  });
});

test('a field that is undefined is not given', () => {
  const nothing: Required<{ [K in keyof KontorPosition]: undefined }> = {
    cells: undefined,
    players: undefined,
    ruleset: undefined,
    scenario: undefined,
    startingCoins: undefined,
    rulings: undefined,
    manifest: undefined,
    rows: undefined,
    columns: undefined,
    ship: undefined,
    coins: undefined,
    hands: undefined,
    known: undefined,
    phase: undefined,
    chosen: undefined,
    shown: undefined,
    sailed: undefined,
    gap: undefined,
    waterTop: undefined,
    waterHidden: undefined,
    dockTops: undefined,
    dockHidden: undefined,
    under: undefined,
    owed: undefined,
    last: undefined,
    gained: undefined,
    idle: undefined,
    bankrupt: undefined,
    seed: undefined,
    chance: undefined,
  };
  expect(fromPosition({ ...nothing, cells: [] })).toEqual(fromPosition({ cells: [] }));
});

test('a seed deals hands in manual mode too', () => {
  const dealt = (seed: number) => fromPosition({ cells: [], seed, chance: 'manual' });
  expect(dealt(1).random).toBeNull();
  expect({ ...fromPosition({ cells: [], seed: 1 }), random: null }).toEqual(dealt(1));
  expect(dealt(1).hands).not.toEqual(dealt(2).hands);
});
