import { describe, expect, test } from 'vitest';
import { apply, cellAt, fromPosition, type KontorPosition, type KontorState } from '../../src/kontor/index.js';
import { base, expectAccepted, expectRefused, fill, giveBack, rope, type Wrong } from './spoil.js';
import { issuesOf } from './table.js';

/* Stored states at the end of a game: which reasons fit, and which do not. */

type Cells = KontorPosition['cells'];

/** A region of Tic Tac Toe full of cards. */
const region = (at: number, cards: readonly (number | 'water')[]): Cells =>
  cards.map((card, i) => [-2 + 3 * Math.floor(at / 3) + (i >> 1), -2 + 3 * (at % 3) + (i & 1), card]);

const TOP_ROW: Cells = [...region(0, [1, 3, 5, 7]), ...region(1, [11, 15, 17, 19]), ...region(2, [21, 23, 27, 29])];

const line = (): KontorState => fromPosition({ scenario: 'tic-tac-toe', cells: TOP_ROW });
/** All that is not the cross, covered with Water. */
const full = (): KontorState => fromPosition({ cells: WATERS, rows: [-2, 3], columns: [-2, 3], hands: [[29], [30]] });
const LINES = [-2, -1, 0, 1, 2, 3];
const WATERS: Cells = LINES.flatMap((r) => LINES.map((c): Cells[number] => [r, c, 'water'])).filter(
  ([r, c]) => !((r === 0 && c < 3) || (c === 0 && r < 3)),
);
const dead = (): KontorState =>
  fromPosition({ cells: [[1, 1, 29]], hands: [[], []], waterTop: null, dockTops: [null, null] });
const broke = (): KontorState => fromPosition({ scenario: 'poverty', cells: [], coins: [0, 6] });
const bothBroke = (): KontorState => fromPosition({ players: 4, scenario: 'poverty', cells: [], coins: [0, 6, 0, 6] });
const tavern = (): KontorState =>
  fromPosition({
    ruleset: 'advanced',
    idle: 10,
    cells: [
      [1, 1, 1],
      [1, 2, 'water'],
      [2, 1, 'water'],
    ],
  });

const WRONG: readonly Wrong[] = [
  ['a reason before the end', base, (s) => Object.assign(s, { reason: 'dead' }), 'reason: phase'],
  ['an end without a reason', base, (s) => Object.assign(s, { phase: 'over' }), 'reason: phase'],
  ['a winner without a sudden end', base, (s) => Object.assign(s, { winner: 1 }), 'winner: phase'],
  ['-0 for a side', base, (s) => Object.assign(s, { winner: -0 }), 'winner: range'],
  ['no tavern to judge', rope, (s) => Object.assign(s, { choices: [1, null] }), 'phase: phase'],
  ['an end that was not judged', rope, (s) => Object.assign(s, { phase: 'over' }), 'choices: choice'],
  ['a veto in another game', base, (s) => Object.assign(s, { phase: 'veto', reason: 'dead' }), 'phase: phase'],
  [
    'bankruptcy in another game',
    base,
    (s) => Object.assign(s, { phase: 'over', reason: 'both-bankrupt' }),
    'reason: phase',
  ],
  ['a line that is none', base, (s) => Object.assign(s, { phase: 'over', reason: 'line', winner: 0 }), 'reason: phase'],
  [
    'a full board in play',
    base,
    (s) => {
      for (let r = -2; r <= 3; r++) for (let c = -2; c <= 3; c++) fill(s, cellAt(r, c));
      Object.assign(s, { extent: [-2, 3, -2, 3] });
    },
    'phase: phase',
  ],
  ['no winner though one side is bankrupt', broke, (s) => Object.assign(s, { winner: null }), 'winner: phase'],
  ['no winner though there is a line', line, (s) => Object.assign(s, { winner: null }), 'winner: phase'],
  ['a line of the other side', line, (s) => Object.assign(s, { winner: 1 }), 'reason: phase'],
  [
    'a line that ended nothing',
    line,
    (s) => Object.assign(s, { phase: 'choose', reason: null, winner: null }),
    'reason: phase',
  ],
  ['another reason for a full board', full, (s) => Object.assign(s, { reason: 'stalled', idle: 10 }), 'reason: phase'],
  ['spaces covered in the round of a dead end', dead, (s) => Object.assign(s, { gained: 1, last: 0 }), 'gained: phase'],
  ['spaces covered in a stalled round', tavern, (s) => Object.assign(s, { gained: 1, last: 0 }), 'gained: phase'],
  ['taverns to be judged in another game', tavern, (s) => Object.assign(s, { phase: 'veto' }), 'phase: phase'],
  ['a judgement that is none', rope, (s) => Object.assign(s, { choices: [2, null] }), 'choices.0: choice'],
  ['a judgement without a tavern', rope, (s) => Object.assign(s, { choices: [null, 1] }), 'choices.1: choice'],
  ['a judgement in another game', dead, (s) => Object.assign(s, { choices: [1, null] }), 'choices.0: choice'],
  [
    'one bankrupt side in another game',
    base,
    (s) => Object.assign(s, { phase: 'over', reason: 'bankrupt', winner: 0 }),
    'reason: phase',
  ],
  ['a bankrupt side while there is a coin', broke, (s) => Object.assign(s, { coins: [0, 5] }), 'reason: phase'],
  ['one bankrupt side of two', bothBroke, (s) => Object.assign(s, { reason: 'bankrupt', winner: 0 }), 'reason: phase'],
  [
    'another end though a side is bankrupt',
    base,
    (s) => Object.assign(s, { phase: 'over', reason: 'both-bankrupt' }),
    'reason: phase',
  ],
];

describe('parseState refuses', () => {
  test.each(WRONG)('%s', expectRefused);
});

test('a line ends the game on a full board too', () => {
  const others = [
    ...region(8, [31, 33, 35, 39]),
    ...region(3, [2, 4, 6, 8]),
    ...region(4, [12, 16, 18, 20]),
    ...region(6, [22, 24, 28, 30]),
    ...region(7, [32, 34, 36, 40]),
    ...region(5, ['water', 'water', 'water', 'water']),
  ];
  const state = fromPosition({ scenario: 'tic-tac-toe', cells: [...TOP_ROW, ...others] });
  expect(state).toMatchObject({ phase: 'over', reason: 'line', winner: 0 });
  expectAccepted(state);
});

test('two regions in a line end nothing', () => {
  const state = fromPosition({ scenario: 'tic-tac-toe', cells: TOP_ROW.slice(0, 8) });
  expect(state).toMatchObject({ phase: 'choose', reason: null });
  expectAccepted(state);
});

test('the last space can have been gained', () => {
  const state = fromPosition({
    cells: WATERS.slice(0, -1),
    rows: [-2, 3],
    columns: [-2, 3],
    hands: [[29], [30]],
    shown: [31, null],
  });
  const over = apply(state, { type: 'place', player: 0, cell: cellAt(3, 3) });
  expect(over).toMatchObject({ reason: 'board-full', gained: 1 });
  expectAccepted(over);
});

describe('an end for want of cards', () => {
  /** As if nobody could lay what he has: whether anybody can is not asked. */
  const stuck = (position: KontorPosition): KontorState => ({
    ...fromPosition(position),
    phase: 'over',
    reason: 'dead',
  });

  test('may come with full hands', () => {
    expectAccepted(stuck({ cells: [[1, 1, 29]] }));
  });

  test('may come with short hands, as a position may have given them', () => {
    const state = structuredClone(stuck({ cells: [[1, 1, 29]] }));
    giveBack(state as unknown as Parameters<typeof giveBack>[0], 0);
    expect(state.hands[0]).toHaveLength(4);
    expectAccepted(state);
  });
});

describe('who could not pay a tax, as the known cards say', () => {
  const rulings = { bankruptcy: 'cannotPay' } as const;
  const two: KontorPosition = { scenario: 'poverty', rulings, cells: [], coins: [0, 6], hands: [[35], [30]] };
  const four: KontorPosition = {
    players: 4,
    scenario: 'poverty',
    rulings,
    cells: [],
    coins: [0, 4, 4, 4],
    hands: [[35], [29], [36], [34]],
  };
  const facing: KontorPosition = { ...four, rulings: { ...rulings, fourPlayerTax: 'oneOpponent' } };
  const lost = ['bankrupt: phase'];

  test.each<readonly [string, KontorPosition, readonly string[]]>([
    ['one that has shown a card beside a coin', { ...two, known: [30, 35], bankrupt: [0] }, []],
    ['and nobody while the game goes on', { ...two, known: [30, 35] }, []],
    ['not one that has shown none', { ...two, known: [30], bankrupt: [0] }, lost],
    ['not one that nobody asked', { ...two, known: [35], bankrupt: [0] }, lost],
    ['not one that could pay', { ...two, coins: [1, 5], known: [30, 35], bankrupt: [0] }, lost],
    ['not while the treasury has a coin', { ...two, coins: [0, 5], known: [30, 35], bankrupt: [0] }, lost],
    ['not the other side', { ...two, known: [30, 35], bankrupt: [1] }, lost],
    ['one of four that an opponent asked', { ...four, known: [34, 35], bankrupt: [0] }, []],
    ['not one that the partner would ask', { ...four, known: [29, 35], bankrupt: [0] }, lost],
    ['not one that a seat beside it would ask', { ...facing, known: [34, 35], bankrupt: [0] }, lost],
    [
      'one that the facing seat asked',
      { ...facing, hands: [[35], [29], [34], [36]], known: [34, 35], bankrupt: [0] },
      [],
    ],
    [
      'one that two asked',
      { ...four, coins: [1, 4, 4, 3], hands: [[35], [29], [30], [34]], known: [30, 34, 35], bankrupt: [0] },
      [],
    ],
    ['not one of two if only one was', { ...four, known: [34, 35], bankrupt: [0, 1] }, lost],
    [
      'one of two that may have been asked',
      { ...four, coins: [0, 6, 0, 6], hands: [[29], [35], [30], [36]], known: [29, 30], bankrupt: [1] },
      [],
    ],
  ])('%s', (_, position, issues) => {
    expect(issuesOf(position)).toEqual(issues);
  });
});
