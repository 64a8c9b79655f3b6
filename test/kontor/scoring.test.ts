import { describe, expect, test } from 'vitest';
import {
  apply,
  firstZones,
  fromPosition,
  type KontorMove,
  type KontorPosition,
  type KontorState,
  outcome,
  score,
} from '../../src/kontor/index.js';
import { due, reveal } from './table.js';

/* What counts at the end, and who wins. */

type Cells = KontorPosition['cells'];

const veto = (player: number, counts: boolean): KontorMove => ({ type: 'veto', player, counts });

const totals = (state: KontorState): readonly number[] => score(state).sides.map(({ total }) => total);

const uncounted = (state: KontorState, side: 0 | 1): readonly (string | null)[] =>
  (score(state).sides[side]?.items ?? []).flatMap((item) => (item.category === 'zone' ? [item.uncounted] : []));

/** A red zone worth a point, in the corner of the cross. */
const RED_CORNER: Cells = [
  [1, 1, 7],
  [1, 2, 'water'],
  [2, 1, 'water'],
];

describe('the outcome', () => {
  test('is told once the game is over, not before', () => {
    const state = fromPosition({ cells: RED_CORNER, idle: 9 });
    expect(outcome(state)).toBeNull();
    expect(outcome(reveal(state, null, null))?.reason).toBe('stalled');
  });

  test('more points beat more coins', () => {
    const state = reveal(fromPosition({ cells: RED_CORNER, coins: [0, 9], idle: 9 }), null, null);
    expect(outcome(state)?.ranking).toEqual([
      { place: 1, players: [0], tieBreaks: [1] },
      { place: 2, players: [1], tieBreaks: [10] },
    ]);
  });

  test('after a sudden end the winner comes first, whatever the points and coins', () => {
    // Black is bankrupt; no coin is left but red's. Then red is, although it leads by points.
    const red = fromPosition({ scenario: 'poverty', cells: [], coins: [6, 0] });
    expect(outcome(red)?.ranking.map(({ players }) => players)).toEqual([[0], [1]]);
    const black = fromPosition({ scenario: 'poverty', cells: RED_CORNER, coins: [0, 6] });
    expect(totals(black)).toEqual([1, 0]);
    expect(outcome(black)?.ranking.map(({ place, players }) => [place, players])).toEqual([
      [1, [1]],
      [2, [0]],
    ]);
  });

  test('without a winner all is counted: both teams bankrupt', () => {
    const cells: Cells = [
      [1, 1, 7],
      [1, 2, 29],
      [1, 3, 'water'],
      [2, 1, 'water'],
      [2, 2, 'water'],
    ];
    const both = fromPosition({ players: 4, scenario: 'poverty', cells, coins: [0, 6, 0, 6] });
    expect(both).toMatchObject({ reason: 'both-bankrupt', winner: null });
    expect(outcome(both)?.ranking.map(({ players }) => players)).toEqual([
      [0, 1],
      [2, 3],
    ]);
  });
});

describe('Old Rope', () => {
  // Six red zones: one of two cards with a black tavern, three cards two steps from the harbor card, two three steps.
  const waters = [
    [1, 3],
    [2, 1],
    [2, 2],
    [-2, 1],
    [-1, 2],
    [-2, -1],
    [-1, -2],
    [1, -2],
    [2, -1],
    [3, 1],
    [3, -1],
    [4, 0],
    [-1, 3],
    [0, 4],
  ] as const;
  const cells: Cells = [
    ...waters.map(([row, column]): Cells[number] => [row, column, 'water']),
    [1, 1, 7],
    [1, 2, 2],
    [-1, 1, 15],
    [-1, -1, 17],
    [1, -1, 19],
    [3, 0, 29],
    [0, 3, 31],
  ];
  const asked = reveal(fromPosition({ scenario: 'old-rope', cells, idle: 9 }), null, null);

  test('five zones count: two that are equally far do not fit beside the four before them', () => {
    expect(asked.phase).toBe('veto');
    const over = apply(asked, veto(1, true));
    expect(uncounted(over, 0)).toEqual([null, null, 'not-ranked', null, null, 'not-ranked']);
    expect(totals(over)).toEqual([4, 0]);
  });

  test('a struck zone takes no place from others', () => {
    const over = apply(asked, veto(1, false));
    expect(uncounted(over, 0)).toEqual([null, null, null, null, 'vetoed', null]);
    expect(totals(over)).toEqual([5, 0]);
  });

  test('what one owner has said is not scored before the other has spoken', () => {
    // The zone of black's tavern comes first on the table.
    const both: Cells = [
      [-1, -1, 7],
      [-1, -2, 2],
      [-1, -3, 'water'],
      [-2, -1, 'water'],
      [-2, -2, 'water'],
      [1, 1, 16],
      [1, 2, 1],
      [1, 3, 'water'],
      [2, 1, 'water'],
      [2, 2, 'water'],
    ];
    const state = reveal(fromPosition({ scenario: 'old-rope', cells: both, idle: 9 }), null, null);
    expect(due(state)).toEqual([0, 1]);
    const half = apply(state, veto(1, false));
    expect(due(half)).toEqual([0]);
    expect(totals(half)).toEqual([1, 1]);
    expect(outcome(half)).toBeNull();
    const over = apply(half, veto(0, true));
    expect(totals(over)).toEqual([0, 1]);
    expect(outcome(over)?.ranking[0]?.players).toEqual([1]);
  });
});

test('Always Go Small: four cards and more are worth nothing, and it is said why', () => {
  const cells: Cells = [
    [1, 0, 7],
    [1, 1, 29],
    [2, 0, 31],
    [2, 1, 33],
    ...(
      [
        [0, 1],
        [1, -1],
        [2, -1],
        [1, 2],
        [2, 2],
        [3, 0],
        [3, 1],
      ] as const
    ).map(([row, column]): Cells[number] => [row, column, 'water']),
  ];
  const state = fromPosition({ scenario: 'always-go-small', cells });
  expect(uncounted(state, 0)).toEqual(['too-large']);
  expect(totals(state)).toEqual([0, 0]);
});

test('Tic Tac Toe: black wins with a line at the lower edge, while the other lines are nobody’s', () => {
  const region = (column: number, cards: readonly number[]): Cells =>
    cards.map((card, i) => [4 + Math.floor(i / 2), column + (i % 2), card] as const);
  const cells = [...region(-2, [4, 6, 8, 12]), ...region(1, [16, 18, 20, 22]), ...region(4, [24, 28, 30, 32])];
  const state = fromPosition({ scenario: 'tic-tac-toe', cells });
  expect(state).toMatchObject({ phase: 'over', reason: 'line', winner: 1 });
  expect(outcome(state)?.ranking.map(({ players }) => players)).toEqual([[1], [0]]);
});

test('the zones to be ranked stay in their order', () => {
  const zones = [
    { size: 1, distance: 2 },
    { size: 4, distance: 2 },
    { size: 2, distance: 3 },
  ];
  const before = zones.slice();
  expect(firstZones(zones, 'largest', 2).map(({ size }) => size)).toEqual([4, 2]);
  expect(zones).toEqual(before);
});

test('rankedZones: zones without a Keeper may use up a place', () => {
  // A crane by itself and a red card share the first two places; then a red pair nearer and one farther away.
  const water = [
    [1, 2],
    [2, 1],
    [-1, -2],
    [-2, -1],
    [2, -1],
    [2, -2],
    [1, -3],
    [-1, 1],
    [-1, 2],
    [-3, 1],
    [-3, 2],
  ];
  const cells: KontorPosition['cells'] = [
    ...water.map(([row, column]) => [row as number, column as number, 'water'] as const),
    [1, 1, 9],
    [-1, -1, 7],
    [1, -1, 15],
    [1, -2, 17],
    [-2, 1, 19],
    [-2, 2, 29],
  ];
  const total = (rankedZones: 'all' | 'controlled') =>
    score(fromPosition({ scenario: 'david-and-goliath', cells, rulings: { rankedZones } })).sides[0]?.total;
  expect(total('all')).toBe(2);
  expect(total('controlled')).toBe(3);
});
