import { describe, expect, test } from 'vitest';
import {
  apply,
  fromPosition,
  init,
  type KontorMove,
  type KontorPosition,
  legalMoves,
  MANIFEST,
  score,
  step,
  turn,
  view,
} from '../../src/kontor/index.js';
import { canLay, codeOf, due, placeAt, reveal } from './table.js';

/* Where the rules of a scenario begin and end. */

type Cells = KontorPosition['cells'];

test.each(['always-go-small', 'baksheesh'] as const)('%s is played without the ship', (scenario) => {
  expect(init({ players: 2, scenario, seed: 1 }).ship).toBeNull();
});

test('Giant: seven zones count, the largest first', () => {
  // A red pair far from the harbor card, and red cards by themselves: four of them two steps away, two three, one four.
  const waters = [
    ...[1, -1].flatMap((a) => [2, -2].flatMap((b) => [[a, b] as const, [b, a] as const])),
    ...([
      [3, 1],
      [3, -1],
      [4, 0],
      [1, 3],
      [-1, 3],
      [0, 4],
      [2, 4],
      [3, 2],
      [3, 3],
      [-3, -2],
      [-2, -3],
    ] as const),
  ];
  const reds = [
    [2, 2],
    [2, 3],
    [1, 1],
    [1, -1],
    [-1, 1],
    [-1, -1],
    [3, 0],
    [0, 3],
    [-2, -2],
  ] as const;
  const cells: Cells = [
    ...waters.map(([row, column]): Cells[number] => [row, column, 'water']),
    ...reds.map(([row, column], i): Cells[number] => [row, column, MANIFEST.red[3 + i]?.number ?? 0]),
  ];
  const [red] = score(fromPosition({ scenario: 'giant', cells })).sides;
  expect(red?.total).toBe(7);
  expect(red?.items.filter((item) => item.category === 'zone' && item.uncounted !== null)).toMatchObject([
    { uncounted: 'not-ranked', size: 1, distance: 4 },
  ]);
});

describe('Great Island', () => {
  test('no Water lies within the ring, to its last row and column; it does outside', () => {
    const ring: KontorPosition = { scenario: 'great-island', cells: [], shown: [60, null] };
    for (const spot of [
      [1, -1],
      [3, 0],
      [3, 1],
    ] as const)
      expect(codeOf(fromPosition(ring), placeAt(0, spot))).toBe('inner-zone');
    for (const spot of [
      [5, 0],
      [1, 3],
      [1, -3],
    ] as const)
      expect(codeOf(fromPosition(ring), placeAt(0, spot))).toBeNull();
  });

  test('a zone outside is worth one point', () => {
    const cells: Cells = [
      [5, 0, 7],
      [5, -1, 'water'],
      [5, 1, 'water'],
      [6, 0, 'water'],
    ];
    expect(score(fromPosition({ scenario: 'great-island', cells })).sides[0]?.items).toMatchObject([{ points: 1 }]);
  });
});

describe('Tic Tac Toe', () => {
  const RED = [
    [3, 5, 7, 11],
    [15, 17, 19, 21],
    [23, 27, 29, 31],
  ] as const;
  const full = (at: number, cards: readonly number[]): Cells => {
    const [row, column] = [-2 + 3 * Math.floor(at / 3), -2 + 3 * (at % 3)];
    return cards.map((card, i) => [row + (i >> 1), column + (i & 1), card] as const);
  };

  test.each([
    ['the upper row', [0, 1, 2]],
    ['the middle row', [3, 4, 5]],
    ['the lower row', [6, 7, 8]],
    ['the left column', [0, 3, 6]],
    ['the middle column', [1, 4, 7]],
    ['the right column', [2, 5, 8]],
    ['one diagonal', [0, 4, 8]],
    ['the other diagonal', [2, 4, 6]],
  ] as const)('%s wins', (_, regions) => {
    const cells = regions.flatMap((at, i) => full(at, RED[i] ?? []));
    expect(fromPosition({ scenario: 'tic-tac-toe', cells })).toMatchObject({ reason: 'line', winner: 0 });
  });

  test('three regions elsewhere do not', () => {
    const cells = ([0, 1, 5] as const).flatMap((at, i) => full(at, RED[i] ?? []));
    expect(fromPosition({ scenario: 'tic-tac-toe', cells }).reason).toBeNull();
  });

  test('Water may not leave two spaces that touch at a corner; any other Water may lie there, and any Dock card', () => {
    const at = (...water: readonly (readonly [number, number])[]): KontorPosition => ({
      scenario: 'tic-tac-toe',
      cells: water.map(([row, column]) => [row, column, 'water'] as const),
    });
    expect(canLay(at([1, 1]), 0, 60, [2, 2])).toBe(false);
    expect(canLay(at([1, 2]), 0, 60, [2, 1])).toBe(false);
    expect(canLay(at([1, 1]), 0, 29, [2, 2])).toBe(true);
    expect(canLay(at(), 0, 60, [1, 2])).toBe(true);
    expect(canLay(at([1, 1]), 0, 60, [1, 2])).toBe(true);
    expect(canLay(at([1, 1], [1, 2]), 0, 60, [2, 1])).toBe(true);
    expect(canLay(at([1, 1], [1, 2], [2, 1]), 0, 60, [2, 2])).toBe(true);
  });
});

test('Water Game: Water needs no Water beside it', () => {
  const position: KontorPosition = { scenario: 'water-game', cells: [[1, 2, 36]] };
  expect(canLay(position, 0, 29, [1, 3])).toBe(false);
  expect(canLay(position, 0, 60, [1, 3])).toBe(true);
});

test('Justice: hands are picked in secret, the piles are turned up afterwards', () => {
  let state = init({ players: 2, scenario: 'justice', seed: 4 });
  expect(turn(state)).toEqual({ kind: 'decision', players: [0, 1], others: [] });
  expect(legalMoves(state, 0)).toHaveLength(22);
  for (const card of [3, 5, 7]) state = apply(state, { type: 'pick', player: 0, card });
  expect(turn(state)).toMatchObject({ players: [1] });
  expect(view(state, 1).hidden[0]).toEqual([3, 2, 0]);
  // Whose hand is full can be seen from outside.
  expect(turn(view(state, 'spectator'))).toMatchObject({ players: [1] });
  for (const card of [4, 6, 8]) state = apply(state, { type: 'pick', player: 1, card });
  expect(state.phase).toBe('choose');
  expect(state.docks.map(({ hidden }) => hidden)).toEqual([14, 14]);
  expect(state.pools.map((pool) => pool.length)).toEqual([30, 18, 18, 0]);
});

test('Tic Tac Toe: a line needs one owner; without one the Keepers count', () => {
  const region = (row: number, column: number, cards: readonly number[]): KontorPosition['cells'] =>
    cards.map((card, i) => [row + Math.floor(i / 2), column + (i % 2), card] as const);
  const [first, second, third, last] = [
    region(-2, -2, [3, 5, 7, 11]),
    region(1, 1, [4, 6, 8, 12]),
    region(4, 4, [15, 17, 19, 21]),
    region(1, 4, [23, 27, 29, 31]),
  ] as const;
  const state = fromPosition({ scenario: 'tic-tac-toe', cells: [...first, ...second, ...third, ...last] });
  expect(state.phase).toBe('choose');
  expect(score(state).sides.map(({ total }) => total)).toEqual([3, 1]);
});

test('Old Rope: the owner of a tavern may strike its zone', () => {
  const cells: KontorPosition['cells'] = [
    [1, 1, 7],
    [1, 2, 2],
    [1, 3, 'water'],
    [2, 1, 'water'],
    [2, 2, 'water'],
  ];
  const state = reveal(fromPosition({ scenario: 'old-rope', cells, idle: 9 }), null, null);
  expect(state).toMatchObject({ phase: 'veto', reason: 'stalled' });
  expect(due(state)).toEqual([1]);
  const veto = (counts: boolean): KontorMove => ({ type: 'veto', player: 1, counts });
  const struck = step(state, veto(false));
  expect(struck.events).toContainEqual({ type: 'zone-judged', side: 1, counts: false });
  expect(score(struck.state).sides[0]).toMatchObject({ total: 0, items: [{ uncounted: 'vetoed' }] });
  expect(score(apply(state, veto(true))).sides[0]?.total).toBe(1);
  const shared: KontorPosition['cells'] = [
    [1, 1, 1],
    [1, 2, 2],
    [1, 3, 'water'],
    [2, 1, 'water'],
    [2, 2, 'water'],
  ];
  expect(reveal(fromPosition({ scenario: 'old-rope', cells: shared, idle: 9 }), null, null).phase).toBe('over');
  expect(reveal(fromPosition({ scenario: 'old-rope', cells: [[1, 1, 1]], idle: 9 }), null, null).phase).toBe('over');
  const teams = fromPosition({ players: 4, scenario: 'old-rope', cells, idle: 9 });
  expect(due(reveal(teams, null, null, null, null))).toEqual([2]);
});
