import { describe, expect, test } from 'vitest';
import { apply, cellAt, fromPosition, type KontorPosition, type KontorState } from '../../src/kontor/index.js';
import { acting, base, bribing, buying, expectAccepted, expectRefused, four, type Wrong } from './spoil.js';
import { issuesOf, JUDGED, sailTo } from './table.js';

/* Stored states in play: what may be wrong with what they wait for. */

const removed = (): KontorState => apply(acting(), sailTo(1, [0, 1], [1, 1]));
const turning = (): KontorState => fromPosition({ cells: [], hands: [[29], [30]], waterTop: null, waterHidden: 5 });
const bridged = (): KontorState =>
  fromPosition({ scenario: 'special-cards', cells: [[0, 1, 90]], shown: [29, null], last: 1 });
const harborBridged = (): KontorState =>
  fromPosition({ scenario: 'special-cards', cells: [[0, 0, 90]], ship: [0, 1], shown: [29, null], last: 1 });

const laid = (): KontorState => fromPosition({ cells: [[1, 1, 36]], last: 0 });
/** Both can buy a card. */
const bribable = (): KontorState =>
  fromPosition({
    scenario: 'baksheesh',
    cells: [
      [1, 1, 29],
      [1, 2, 36],
    ],
    last: 0,
  });

const LINES = [-3, -2, -1, 0, 1, 2, 3];
const NAMED: KontorPosition['cells'] = [
  [1, 1, 7],
  [1, 2, 15],
  [2, 1, 17],
  [2, 2, 19],
  [2, 3, 10],
];
/** One space is left, beside a black crane; all around lies Water. Red has moved the ship. */
const cornered = (): KontorState => {
  const waters = LINES.flatMap((r) => LINES.map((c) => [r, c, 'water'] as const)).filter(
    ([r, c]) =>
      !((r === 0 && Math.abs(c) < 3) || (c === 0 && Math.abs(r) < 3) || (r === 3 && c === 3)) &&
      !NAMED.some(([row, column]) => row === r && column === c),
  );
  return fromPosition({
    ruleset: 'advanced',
    cells: [...NAMED, ...waters],
    hands: [[3], []],
    shown: [53, null],
    sailed: true,
    ship: [0, 1],
    waterTop: null,
  });
};

const WRONG: readonly Wrong[] = [
  ['spaces covered before the round', base, (s) => Object.assign(s, { gained: 1 }), 'gained: phase'],
  ['ten idle rounds', base, (s) => Object.assign(s, { idle: 10 }), 'idle: phase'],
  ['a ship move between rounds', base, (s) => Object.assign(s, { sailed: true }), 'sailed: phase'],
  [
    'a ship moved without the symbol',
    () => fromPosition({ ruleset: 'advanced', cells: [], shown: [29, null] }),
    (s) => Object.assign(s, { sailed: true }),
    'sailed: ship',
  ],
  [
    'a gap away from the ship',
    () => apply(acting(), sailTo(1, [0, 1], [1, 1])),
    (s) => Object.assign(s, { gap: cellAt(1, 2) }),
    'gap: ship',
  ],
  [
    'nothing shown',
    acting,
    (s) => Object.assign(s, { phase: 'act', shown: [null, null], hands: [s.hands[0], [4, 53]] }),
    'shown: phase',
  ],
  ['a card shown between rounds', acting, (s) => Object.assign(s, { phase: 'choose' }), 'shown: phase'],
  ['cards owed in another game', base, (s) => Object.assign(s, { owed: [0] }), 'owed: phase'],
  ['cards owed to nobody', buying, (s) => Object.assign(s, { phase: 'choose', owed: [2] }), 'owed.0: seat'],
  ['a choice that is not in hand', base, (s) => s.choices.splice(0, 1, 31), 'choices.0: choice'],
  ['both have chosen', base, (s) => Object.assign(s, { choices: [0, 0] }), 'choices: choice'],
  ['a choice while a card is laid', acting, (s) => Object.assign(s, { choices: [29, null] }), 'choices.0: choice'],
  ['too many special cards asked for', buying, (s) => s.choices.splice(0, 1, 2), 'choices.0: choice'],
  ['a purchase that nobody can make', buying, (s) => Object.assign(s, { coins: [1, 1] }), 'phase: phase'],
  ['a bribe that nobody can pay', bribing, (s) => Object.assign(s, { coins: [0, 0] }), 'phase: phase'],
  ['a bribe in another game', base, (s) => Object.assign(s, { phase: 'bribe' }), 'phase: phase'],
  [
    'a gap between rounds',
    () => fromPosition({ ruleset: 'advanced', cells: [[1, 1, 36]] }),
    (s) => Object.assign(s, { gap: cellAt(1, 2) }),
    'sailed: phase',
  ],
  ['a gap before the ship has moved', removed, (s) => Object.assign(s, { sailed: false }), 'gap: ship'],
  ['a gap that is covered', removed, (s) => Object.assign(s, { gap: cellAt(0, 2) }), 'gap: ship'],
  [
    'more spaces covered than cards lie there',
    () => fromPosition({ players: 4, cells: [[1, 1, 29]], shown: [31, null, null, null], last: 1 }),
    (s) => Object.assign(s, { gained: 2 }),
    'gained: phase',
  ],
  [
    'more spaces covered than seats are through',
    () =>
      fromPosition({
        cells: [
          [1, 1, 29],
          [1, 2, 36],
        ],
        shown: [31, null],
        last: 1,
      }),
    (s) => Object.assign(s, { gained: 2 }),
    'gained: phase',
  ],
  ['a space gained by a Bridge', bridged, (s) => Object.assign(s, { gained: 1 }), 'gained: phase'],
  ['a space gained by a Bridge in the middle', harborBridged, (s) => Object.assign(s, { gained: 1 }), 'gained: phase'],
  ['more spaces lost than there are', bribing, (s) => Object.assign(s, { gained: -27 }), 'gained: phase'],
  ['cards owed while others are ordered', buying, (s) => Object.assign(s, { owed: [1] }), 'owed: phase'],
  [
    'an order of a seat that cannot pay',
    buying,
    (s) => Object.assign(s, { coins: [3, 1], choices: [null, 0] }),
    'choices.1: choice',
  ],
  ['orders that all are in', buying, (s) => Object.assign(s, { coins: [4, 1], choices: [1, null] }), 'phase: phase'],
  ['orders in another game', base, (s) => Object.assign(s, { phase: 'buy' }), 'phase: phase'],
  ['a choice before a pile is turned up', turning, (s) => Object.assign(s, { choices: [29, null] }), 'choices: choice'],
  [
    'a bribe before the seat that is asked first',
    bribing,
    (s) => Object.assign(s, { choices: [null, 0] }),
    'choices.1: choice',
  ],
  ['a bribe before anybody has laid a card', bribable, (s) => Object.assign(s, { last: null }), 'phase: phase'],
  [
    'a card that cannot be laid',
    () => fromPosition({ scenario: 'special-cards', cells: [], hands: [[88], [30]], phase: 'choose' }),
    (s) => Object.assign(s, { phase: 'act', shown: [88, null], hands: [[], s.hands[1]], secret: [[], s.secret[1]] }),
    'shown.0: phase',
  ],
  ['a bribe where none can be given', laid, (s) => Object.assign(s, { phase: 'bribe' }), 'phase: phase'],
  [
    'a card for a bribe that is through',
    bribable,
    (s) => Object.assign(s, { choices: [36, null] }),
    'choices.0: choice',
  ],
  ['orders with four players', four, (s) => Object.assign(s, { phase: 'buy' }), 'phase: phase'],
  ['a space covered between rounds', laid, (s) => Object.assign(s, { gained: 1 }), 'gained: phase'],
  ['a card owed to nobody', buying, (s) => Object.assign(s, { phase: 'choose', owed: [0, 2] }), 'owed.1: seat'],
  [
    'a Dock card after the ship has moved, with one space left beside an opposing crane',
    cornered,
    (s) => {
      Object.assign(s, { shown: [3, null], hands: [[53], []], secret: [[53], []] });
    },
    'shown.0: phase',
  ],
];

describe('parseState refuses', () => {
  test.each(WRONG)('%s', expectRefused);
});

describe('parseState accepts', () => {
  const special: KontorPosition = { scenario: 'special-cards', cells: [] };

  test.each<readonly [string, KontorPosition]>([
    ['as many spaces lost as there are', { scenario: 'baksheesh', cells: [[1, 1, 36]], last: 0, gained: -26 }],
    ['a card laid that covers no new space', { ...special, cells: [[0, 1, 90]], last: 0 }],
    [
      'one that covers a space, and one that does not',
      {
        ...special,
        cells: [
          [1, 1, 29],
          [0, 1, 90],
        ],
        last: 0,
      },
    ],
    ['the last special card owed', { ...special, coins: [0, 0], hands: [[88, 89, 90, 91, 92], []], owed: [0] }],
    [
      'a bribe while a pile is to be turned up',
      {
        scenario: 'baksheesh',
        cells: [
          [1, 1, 29],
          [1, 2, 36],
        ],
        last: 1,
        chosen: [null, 'pass'],
        waterTop: null,
        waterHidden: 5,
      },
    ],
    [
      'a judgement while a pile is to be turned up',
      {
        ...JUDGED,
        chosen: [true, null],
        waterTop: null,
        waterHidden: 5,
      },
    ],
  ])('%s', (_, position) => {
    expect(issuesOf(position)).toEqual([]);
    expectAccepted(fromPosition(position));
  });

  test('a space gained in this round and emptied by the ship', () => {
    const laid: KontorPosition = { ruleset: 'advanced', cells: [[1, 1, 3]], shown: [null, 53], last: 0, gained: 1 };
    const state = apply(fromPosition(laid), sailTo(1, [0, 1], [1, 1]));
    expect(state).toMatchObject({ gained: 1, gap: cellAt(1, 1) });
    expectAccepted(state);
  });

  test('no more special cards owed than are left', () => {
    const hands = [[88, 89, 90, 91, 92], []];
    expect(issuesOf({ ...special, coins: [0, 0], hands, owed: [0, 0] })).toEqual(['owed: owed']);
  });
});
