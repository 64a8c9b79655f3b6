import { describe, expect, test } from 'vitest';
import type { Weighted } from '../../src/core/contract.js';
import {
  apply,
  cellAt,
  chance,
  check,
  explain,
  fromPosition,
  init,
  type Kontor,
  type KontorIllegal,
  type KontorMove,
  type KontorPosition,
  type KontorState,
  legalMoves,
  tryApply,
  turn,
  view,
} from '../../src/kontor/index.js';
import { choose, placeAt, reveal, revealEvents, sailTo } from './table.js';

/* Every reason for which a move can be refused, with its data. */

const at = cellAt;
const advanced = (more: Partial<KontorPosition>): KontorState =>
  fromPosition({ ruleset: 'advanced', cells: [], ...more });
const four = (more: Partial<KontorPosition>): KontorState => fromPosition({ players: 4, cells: [], ...more });

/** A board of 6 x 6, full of Water but for what is given. */
const fullOfWater = (rows: number): KontorPosition['cells'] =>
  Array.from({ length: rows }, (_, r) => Array.from({ length: 6 }, (_, c) => [r - 2, c - 2, 'water'] as const))
    .flat()
    .filter(([r, c]) => r !== 0 && c !== 0);

const closed = [
  [1, 2, 'water'],
  [2, 1, 'water'],
] as const;

const CASES: readonly (readonly [string, () => KontorState, KontorMove, KontorIllegal])[] = [
  [
    'game-over',
    () => fromPosition({ scenario: 'poverty', cells: [], coins: [0, 6] }),
    choose(0, null),
    { code: 'game-over' },
  ],
  [
    'no-such-outcome',
    () => init({ players: 2, chance: 'manual' }),
    { type: 'deal', card: 3 } as unknown as KontorMove,
    { code: 'no-such-outcome' },
  ],
  ['no-such-move', () => advanced({}), { type: 'fly' } as unknown as KontorMove, { code: 'no-such-move' }],
  ['chance-due', () => init({ players: 2, chance: 'manual' }), choose(0, null), { code: 'chance-due' }],
  ['not-your-turn', () => advanced({ shown: [29, null] }), placeAt(1, [1, 1]), { code: 'not-your-turn', players: [0] }],
  ['no seat', () => advanced({}), choose(2, null), { code: 'not-your-turn', players: [0, 1] }],
  ['wrong-phase', () => advanced({}), placeAt(0, [1, 1]), { code: 'wrong-phase', phase: 'choose' }],
  ['already-chosen', () => apply(advanced({}), choose(0, null)), choose(0, null), { code: 'already-chosen' }],
  ['no-such-card', () => advanced({ hands: [[29], [36]] }), choose(0, 36), { code: 'no-such-card', card: 36 }],
  [
    'no-such-card to pick',
    () => init({ players: 2, scenario: 'justice', seed: 1 }),
    { type: 'pick', player: 0, card: 36 },
    { code: 'no-such-card', card: 36 },
  ],
  [
    'occupied',
    () => advanced({ cells: [[1, 1, 36]], shown: [29, null] }),
    placeAt(0, [1, 1]),
    { code: 'occupied', cell: at(1, 1), card: 36 },
  ],
  [
    'occupied by the harbor card',
    () => advanced({ shown: [29, null] }),
    placeAt(0, [0, 0]),
    { code: 'occupied', cell: at(0, 0), card: 0 },
  ],
  [
    'edge',
    () => fromPosition({ cells: [[0, 3, 'water']], shown: [29, null] }),
    placeAt(0, [0, 4]),
    { code: 'edge', cell: at(0, 4), limits: [-3, 3, -2, 3] },
  ],
  ['no-contact', () => advanced({ shown: [29, null] }), placeAt(0, [2, 2]), { code: 'no-contact', cell: at(2, 2) }],
  [
    'crane',
    () => advanced({ cells: [[1, 1, 10]], shown: [29, null] }),
    placeAt(0, [1, 2]),
    { code: 'crane', cell: at(1, 2), crane: at(1, 1), side: 1 },
  ],
  [
    'crane of red',
    () => advanced({ cells: [[1, 1, 9]], shown: [null, 36] }),
    placeAt(1, [2, 1]),
    { code: 'crane', cell: at(2, 1), crane: at(1, 1), side: 0 },
  ],
  [
    'no-water-beside',
    () => fromPosition({ scenario: 'water-game', cells: [[1, 2, 36]], shown: [29, null] }),
    placeAt(0, [2, 2]),
    { code: 'no-water-beside', cell: at(2, 2) },
  ],
  [
    'splits-region',
    () => fromPosition({ scenario: 'tic-tac-toe', cells: [[1, 1, 'water']], shown: [60, null] }),
    placeAt(0, [2, 2]),
    { code: 'splits-region', cell: at(2, 2) },
  ],
  [
    'inner-zone',
    () => fromPosition({ scenario: 'great-island', cells: [], shown: [60, null] }),
    placeAt(0, [1, 1]),
    { code: 'inner-zone', cell: at(1, 1) },
  ],
  [
    'would-complete',
    () =>
      four({
        cells: [
          [1, 2, 'water'],
          [2, 1, 'water'],
        ],
        shown: [92, null, null, null],
      }),
    placeAt(0, [1, 1]),
    { code: 'would-complete', cell: at(1, 1) },
  ],
  [
    'completed-zone under a Flood',
    () => four({ cells: [...closed, [1, 1, 29], [-1, -1, 31]], shown: [88, null, null, null] }),
    placeAt(0, [1, 1]),
    { code: 'completed-zone', cell: at(1, 1) },
  ],
  [
    'completed-zone beside a Bridge',
    () => four({ cells: [...closed, [1, 1, 29]], shown: [90, null, null, null] }),
    placeAt(0, [0, 1]),
    { code: 'completed-zone', cell: at(1, 1) },
  ],
  [
    'completed-zone and the ship',
    () => advanced({ cells: [...closed, [1, 1, 3]], shown: [null, 53] }),
    sailTo(1, [0, 1], [1, 1]),
    { code: 'completed-zone', cell: at(1, 1) },
  ],
  [
    'cannot-cover',
    () =>
      four({
        cells: [
          [1, 1, 29],
          [-1, -1, 9],
        ],
        shown: [88, null, null, null],
      }),
    placeAt(0, [-1, -1]),
    { code: 'cannot-cover', cell: at(-1, -1) },
  ],
  [
    'under-ship',
    () => four({ shown: [90, null, null, null] }),
    placeAt(0, [0, 0]),
    { code: 'under-ship', cell: at(0, 0) },
  ],
  [
    'crane beside a Bridge',
    () => four({ cells: [[1, 1, 10]], shown: [90, null, null, null] }),
    placeAt(0, [0, 1]),
    { code: 'crane', cell: at(0, 1), crane: at(1, 1), side: 1 },
  ],
  [
    'fill-the-gap',
    () => apply(advanced({ cells: [[1, 1, 3]], shown: [null, 53] }), sailTo(1, [0, 1], [1, 1])),
    placeAt(1, [2, 1]),
    { code: 'fill-the-gap', gap: at(1, 1) },
  ],
  [
    // The last free space lies beside a red crane: black can only replace the card 3.
    'must-remove',
    () => mustRemove(),
    sailTo(1, [0, 1]),
    { code: 'must-remove' },
  ],
  ['no-ship', () => fromPosition({ cells: [], shown: [null, 53] }), sailTo(1, [0, 1]), { code: 'no-ship' }],
  ['no-ship-symbol', () => advanced({ shown: [null, 36] }), sailTo(1, [0, 1]), { code: 'no-ship-symbol' }],
  [
    'already-sailed',
    () => apply(advanced({ shown: [null, 53] }), sailTo(1, [0, 1])),
    sailTo(1, [0, 2]),
    { code: 'already-sailed' },
  ],
  [
    'not-water',
    () => advanced({ cells: [[1, 1, 3]], shown: [null, 53] }),
    sailTo(1, [1, 1]),
    { code: 'not-water', cell: at(1, 1) },
  ],
  ['same-place', () => advanced({ shown: [null, 53] }), sailTo(1, [0, 0]), { code: 'same-place', cell: at(0, 0) }],
  [
    'not-beside-ship',
    () => advanced({ cells: [[1, 1, 3]], shown: [null, 53] }),
    sailTo(1, [0, 2], [1, 1]),
    { code: 'not-beside-ship', cell: at(1, 1) },
  ],
  [
    'not-removable',
    () => advanced({ cells: [[1, 1, 7]], shown: [null, 53] }),
    sailTo(1, [0, 1], [1, 1]),
    { code: 'not-removable', cell: at(1, 1) },
  ],
  [
    'wrong-pile with two players',
    () => advanced({ cells: [[1, 1, 3]], shown: [null, 53] }),
    sailTo(1, [0, 1], [1, 1], 0),
    { code: 'wrong-pile', piles: [] },
  ],
  [
    'wrong-pile without a removal',
    () => advanced({ shown: [null, 53] }),
    sailTo(1, [0, 1], null, 1),
    { code: 'wrong-pile', piles: [] },
  ],
  [
    'wrong-pile of the other color',
    () => four({ cells: [[1, 1, 3]], shown: [null, null, 53, null] }),
    sailTo(2, [0, 1], [1, 1], 2),
    { code: 'wrong-pile', piles: [0, 1] },
  ],
  [
    'a crane beside the gap',
    () =>
      advanced({
        cells: [
          [1, 1, 3],
          [1, 2, 9],
        ],
        shown: [null, 4],
      }),
    sailTo(1, [0, 1], [1, 1]),
    { code: 'crane', cell: at(1, 1), crane: at(1, 2), side: 0 },
  ],
  [
    'no-coins for a bribe',
    () =>
      fromPosition({
        scenario: 'baksheesh',
        cells: [
          [1, 1, 4],
          [1, 2, 16],
        ],
        last: 0,
        coins: [2, 3],
      }),
    { type: 'bribe', player: 0, cell: at(1, 1) },
    { code: 'no-coins', need: 3, have: 2 },
  ],
  [
    'not-for-sale',
    () =>
      fromPosition({
        scenario: 'baksheesh',
        cells: [
          [1, 1, 4],
          [1, 2, 3],
        ],
        last: 0,
      }),
    { type: 'bribe', player: 0, cell: at(1, 2) },
    { code: 'not-for-sale', cell: at(1, 2) },
  ],
  [
    'no-coins for special cards',
    () => fromPosition({ scenario: 'special-cards', cells: [] }),
    { type: 'buy', player: 0, count: 2 },
    { code: 'no-coins', need: 4, have: 3 },
  ],
  [
    'too-few-cards',
    () =>
      fromPosition({
        scenario: 'special-cards',
        cells: [],
        coins: [9, 9],
        hands: [
          [88, 89, 90],
          [91, 92],
        ],
      }),
    { type: 'buy', player: 0, count: 2 },
    { code: 'too-few-cards', left: 1 },
  ],
];

/** A board on which only a removal makes room. */
const mustRemove = (): KontorState => {
  const cells: (readonly [number, number, number | 'water'])[] = [];
  for (let row = -2; row <= 4; row++)
    for (let column = -2; column <= 4; column++) {
      const isCross = (row === 0 && Math.abs(column) <= 2) || (column === 0 && Math.abs(row) <= 2);
      if (!isCross && !(row === 4 && column === 4)) cells.push([row, column, 'water']);
    }
  // There is not enough Water for all: red cards take some of the spaces.
  const red = [5, 7, 11, 15, 17, 19, 21, 23];
  const open = new Map([
    ['1,1', 3],
    ['4,3', 9],
  ]);
  const laid = cells.map(([row, column]) => [row, column, open.get(`${row},${column}`) ?? 'water'] as const);
  const spare = [
    [1, 2],
    [1, 3],
    [2, 1],
    [2, 2],
    [2, 3],
    [3, 2],
    [3, 3],
    [3, 4],
  ] as const;
  const filled = laid.map(([row, column, card]) => {
    const at = spare.findIndex(([r, c]) => r === row && c === column);
    return at < 0 ? ([row, column, card] as const) : ([row, column, red[at] as number] as const);
  });
  return fromPosition({
    ruleset: 'advanced',
    cells: filled,
    hands: [[], []],
    shown: [null, 40],
    waterTop: null,
  });
};

describe('a move is refused for the right reason', () => {
  test.each(CASES)('%s', (_, state, move, illegal) => {
    const before = state();
    expect(check(before, move)).toEqual(illegal);
    expect(tryApply(before, move)).toEqual({ ok: false, error: illegal });
    expect(explain(illegal)).toMatch(/^[A-Z].*\.$/);
  });

  test('no code is left out', () => {
    const all: Record<KontorIllegal['code'], true> = {
      'game-over': true,
      'not-your-turn': true,
      'chance-due': true,
      'no-such-outcome': true,
      'no-such-move': true,
      'wrong-phase': true,
      'already-chosen': true,
      'no-such-card': true,
      occupied: true,
      edge: true,
      'no-contact': true,
      crane: true,
      'no-water-beside': true,
      'splits-region': true,
      'inner-zone': true,
      'would-complete': true,
      'completed-zone': true,
      'cannot-cover': true,
      'under-ship': true,
      'fill-the-gap': true,
      'must-remove': true,
      'no-ship': true,
      'no-ship-symbol': true,
      'already-sailed': true,
      'not-water': true,
      'same-place': true,
      'not-beside-ship': true,
      'not-removable': true,
      'wrong-pile': true,
      'no-coins': true,
      'not-for-sale': true,
      'too-few-cards': true,
    };
    expect([...new Set(CASES.map(([, , , { code }]) => code))].toSorted()).toEqual(Object.keys(all).toSorted());
  });

  test('what is no move at all', () => {
    const state = advanced({});
    for (const input of [
      null,
      {},
      { type: 'choose' },
      { type: 'choose', player: 0, card: 0 },
      { type: 'place', player: 0, cell: -1 },
      { type: 'ship', player: 0, to: 1, remove: 2.5, pile: null },
      { type: 'constructor', player: 0 },
      // A list of one name reads like that name.
      { type: ['choose'], player: 0, card: null },
      { type: 'place', player: 0, cell: at(8, 6) + 1 },
      { type: 'ship', player: 0, to: 1, remove: null, pile: 4 },
      { type: 'bribe', player: 0, cell: 'all' },
      { type: 'veto', player: 0, counts: 1 },
    ])
      expect(check(state, input as KontorMove)).toEqual({ code: 'no-such-move' });
  });

  test('outcomes', () => {
    const manual = init({ players: 2, chance: 'manual' });
    expect(check(manual, { type: 'deal', card: 60 })).toBeNull();
    expect(check(manual, { type: 'deal', card: 3 })).toEqual({ code: 'no-such-outcome' });
    expect(check(view(manual, 0), { type: 'deal', card: 60 })).toEqual({ code: 'no-such-outcome' });
    expect(check(advanced({}), { type: 'deal', card: 60 })).toEqual({ code: 'no-such-outcome' });
    const over = fromPosition({ scenario: 'poverty', cells: [], coins: [0, 6] });
    expect(check(over, { type: 'deal', card: 60 })).toEqual({ code: 'game-over' });
  });

  test('on a view only the own moves pass', () => {
    const state = advanced({ hands: [[29], [36]] });
    expect(check(view(state, 0), choose(0, 29))).toBeNull();
    expect(check(view(state, 0), choose(1, 36))).toEqual({ code: 'not-your-turn', players: [0, 1] });
    expect(check(view(state, 'spectator'), choose(1, 36))).toMatchObject({ code: 'not-your-turn' });
  });
});

describe('the list of moves', () => {
  test('is that of the own seat on a view, and empty for a spectator', () => {
    const state = advanced({ hands: [[29], [36]] });
    expect(legalMoves(view(state, 1))).toEqual([choose(1, 36), choose(1, null)]);
    expect(legalMoves(view(state, 1), 0)).toEqual([]);
    expect(legalMoves(view(state, 'spectator'))).toEqual([]);
  });

  test('is empty while a pile is to be turned up', () => {
    let state = init({ players: 2, chance: 'manual' });
    while (chance(state).length > 0) state = apply(state, (chance(state)[0] as Weighted<Kontor>).outcome);
    state = reveal(state, state.hands[0]?.find((card) => card % 2 === 1 && card < 50) ?? null, null);
    state = apply(state, legalMoves(state)[0] as KontorMove);
    expect(turn(state).kind).toBe('chance');
    expect(state.phase).toBe('choose');
    expect(legalMoves(state)).toEqual([]);
  });

  test('has removals by cell, after the ship move without one', () => {
    const cells: KontorPosition['cells'] = [
      [1, 1, 5],
      [-1, 1, 3],
    ];
    const moves = legalMoves(advanced({ cells, shown: [null, 53] })).filter(
      (move) => move.type === 'ship' && move.to === at(0, 1),
    );
    expect(moves).toEqual([sailTo(1, [0, 1]), sailTo(1, [0, 1], [-1, 1]), sailTo(1, [0, 1], [1, 1])]);
  });

  test('has both answers about a zone', () => {
    const cells: KontorPosition['cells'] = [...closed, [1, 1, 1]];
    const state = reveal(fromPosition({ scenario: 'old-rope', cells, idle: 9 }), null, null);
    expect(legalMoves(state)).toEqual([
      { type: 'veto', player: 0, counts: true },
      { type: 'veto', player: 0, counts: false },
    ]);
  });
});

describe('a card that fits nowhere', () => {
  test('goes back without a draw; tax stays paid', () => {
    // All spaces of the 6 x 6 board but one are covered, and that one lies between two black cranes.
    const cells = fullOfWater(6).filter(
      ([r, c]) => !(r === 3 && c === 3) && !(r === 3 && c === 2) && !(r === 2 && c === 3),
    );
    const state = fromPosition({
      cells: [...cells, [3, 0, 6], [3, 2, 10], [2, 3, 52], [0, 3, 12]],
      hands: [[51], [30]],
      waterTop: null,
    });
    const after = reveal(state, 51, 30);
    expect(after.coins).toEqual([2, 3]);
    expect(after.hands[0]).toEqual([51]);
    expect(after.shown).toEqual([null, 30]);
    expect(revealEvents(state, 51, 30)).toContainEqual({
      type: 'card-returned',
      player: 0,
      card: 51,
      reason: 'no-space',
    });
  });
});
