import { describe, expect, test } from 'vitest';
import { apply, cellAt, fromPosition, type KontorState, parseState } from '../../src/kontor/index.js';
import {
  acting,
  base,
  bribing,
  type Draft,
  expectAccepted,
  expectRefused,
  four,
  give,
  putBack,
  swap,
  take,
  type Wrong,
} from './spoil.js';
import { told } from './table.js';

/* Stored states: what may be wrong with their cards, their table, their hands, piles and coins, and where. */

const bridged = (): KontorState => fromPosition({ players: 4, cells: [[0, 0, 90]], ship: [0, 1] });
const flooded = (): KontorState =>
  fromPosition({
    scenario: 'special-cards',
    cells: [
      [1, 1, 36],
      [1, 2, 16],
      [1, 1, 88],
      [1, 2, 89],
    ],
  });
const canal = (): KontorState => fromPosition({ scenario: 'grand-canal', cells: [] });
const justice = (): KontorState => fromPosition({ scenario: 'justice', cells: [] });

const WRONG: readonly Wrong[] = [
  [
    'a scenario that four cannot play',
    four,
    (s) => Object.assign(s.options, { ruleset: null, scenario: 'giant' }),
    'options.players: two-players',
  ],
  ['another kind of board', base, (s) => s.board.pop(), 'board.194: range'],
  ['three seats', base, (s) => s.coins.push(0, 0), 'coins: list'],
  ['a seat that is not there', base, (s) => Object.assign(s, { last: 2 }), 'last: seat'],
  ['a card twice', base, (s) => Object.assign(s.board, { [cellAt(1, 2)]: 29 }), 'hands.0.0: card'],
  ['the harbor card twice', base, (s) => s.covered.push(0), 'covered.0: card'],
  [
    'a card twice on the table',
    base,
    (s) => Object.assign(s.board, { [cellAt(1, 2)]: 36 }),
    `board.${cellAt(1, 2)}: card`,
  ],
  ['a card shown by two', acting, (s) => Object.assign(s, { shown: [53, 53] }), 'shown.1: card'],
  ['a card in hand and unknown', base, (s) => putBack(s, 1, 29), 'pools.1.11: card'],
  ['a card in hand and open', base, (s) => Object.assign(s.water, { top: 29 }), 'water.top: card'],
  ['a card in hand and on a pile', base, (s) => Object.assign(s.docks[0] as object, { top: 29 }), 'docks.0.top: card'],
  [
    'a card in hand and under one',
    base,
    (s) => Object.assign(s.docks[1] as object, { under: [29] }),
    'docks.1.under.0: card',
  ],
  ['a red card among the Water', base, (s) => putBack(s, 0, take(s, 1)), 'pools.0.0: card'],
  ['a card that is nowhere', base, (s) => void take(s, 87), ': card'],
  ['the harbor card nowhere', base, (s) => Object.assign(s.board, { [cellAt(0, 0)]: -1 }), ': card'],
  [
    'a card that there is not',
    base,
    (s) => Object.assign(s.board, { [cellAt(1, 2)]: 500 }),
    `board.${cellAt(1, 2)}: card`,
  ],
  ['a special card in the base game', base, (s) => give(s, 0, [88]), 'hands.0.1: card'],
  [
    'a Bridge on no harbor card',
    bridged,
    (s) => {
      Object.assign(s.board, { [cellAt(1, 1)]: 0 });
      s.covered.splice(0, 1, take(s, 60));
    },
    `board.${cellAt(0, 0)}: harbor`,
  ],
  ['two piles for four seats', four, (s) => s.docks.splice(2), 'docks: list'],
  [
    'secret cards out of order',
    base,
    (s) => {
      give(s, 0, [31]);
      s.secret.splice(0, 1, [31, 29]);
    },
    'secret.0: order',
  ],
  ['a secret card twice', base, (s) => s.secret.splice(0, 1, [29, 29]), 'secret.0: order'],
  ['covered cards out of order', flooded, (s) => s.covered.reverse(), 'covered: order'],
  ['cards out of order', base, (s) => s.pools.splice(0, 1, [...(s.pools[0] ?? [])].reverse()), 'pools.0: order'],
  ['a card beyond what was reached', base, (s) => swap(s, 60, cellAt(4, 4)), `board.${cellAt(4, 4)}: extent`],
  ['a board that is too large', base, (s) => Object.assign(s, { extent: [-5, 2, -2, 2] }), 'extent.0: extent'],
  ['a row too many', base, (s) => Object.assign(s, { extent: [-4, 2, -2, 2] }), 'extent.0: extent'],
  ['a column too many', base, (s) => Object.assign(s, { extent: [-2, 2, -2, 4] }), 'extent.2: extent'],
  ['a board below the harbor card', base, (s) => Object.assign(s, { extent: [1, 2, -2, 2] }), 'extent.0: extent'],
  ['a board above it', base, (s) => Object.assign(s, { extent: [-2, -1, -2, 2] }), 'extent.0: extent'],
  ['a board to its right', base, (s) => Object.assign(s, { extent: [-2, 2, 1, 2] }), 'extent.2: extent'],
  ['a board to its left', base, (s) => Object.assign(s, { extent: [-2, 2, -2, -1] }), 'extent.2: extent'],
  ['a fixed board that is narrower', canal, (s) => Object.assign(s, { extent: [-2, 1, -5, 5] }), 'extent.2: extent'],
  [
    'a harbor card elsewhere too',
    base,
    (s) => {
      Object.assign(s.board, { [cellAt(0, 0)]: 60, [cellAt(1, 2)]: 0 });
      take(s, 60);
    },
    `board.${cellAt(0, 0)}: harbor`,
  ],
  [
    'a frame that begins before the cards',
    base,
    (s) => Object.assign(s, { extent: [-3, 2, -2, 2] }),
    'extent.0: extent',
  ],
  [
    'a Dock card in the first layout',
    base,
    (s) => {
      putBack(s, 0, s.board[cellAt(0, 1)] as number);
      swap(s, 31, cellAt(0, 1));
      s.laid.push(cellAt(0, 1));
    },
    `board.${cellAt(0, 1)}: layout`,
  ],
  ['cells of goods told twice', base, (s) => s.laid.push(cellAt(1, 1)), 'laid: laid'],
  ['no ship where there is one', acting, (s) => Object.assign(s, { ship: null }), 'ship: ship'],
  [
    'a Flood on nothing',
    flooded,
    (s) => {
      putBack(s, 2, s.covered.shift());
    },
    'covered: covered',
  ],
  [
    'two cards under one Flood',
    flooded,
    (s) => {
      s.covered.push(take(s, 60));
      s.covered.sort((a, b) => a - b);
    },
    'covered: covered',
  ],
  [
    'a crane under a Flood',
    flooded,
    (s) => {
      putBack(s, 2, s.covered.shift());
      s.covered.unshift(take(s, 10));
    },
    'covered: covered',
  ],
  ['a card too many with the one shown', acting, (s) => give(s, 1, [60, 61]), 'hands.1: hand'],
  ['too many Water cards in hand', base, (s) => give(s, 0, [60, 61, 62]), 'hands.0: hand'],
  ['a frame wider than the cards', base, (s) => Object.assign(s, { extent: [-2, 2, -2, 3] }), 'extent.2: extent'],
  ['cells of goods that are not told', base, (s) => s.laid.pop(), 'laid: laid'],
  ['a ship in the base game', base, (s) => Object.assign(s, { ship: cellAt(0, 0) }), 'ship: ship'],
  ['a ship on land', acting, (s) => Object.assign(s, { ship: cellAt(1, 1) }), 'ship: ship'],
  ['too many cards in hand', base, (s) => give(s, 0, [15, 17, 19]), 'hands.0: hand'],
  ['an opposing card in hand', base, (s) => give(s, 0, [6]), 'hands.0: hand'],
  ['a secret card that is not in hand', base, (s) => s.secret.splice(0, 1, [29, 31]), 'secret.0.1: hand'],
  ['more hidden Water than there is', base, (s) => Object.assign(s.water, { hidden: 44 }), 'water.hidden: pile'],
  [
    'more hidden Dock cards than there are',
    base,
    (s) => Object.assign(s.docks[1] as object, { hidden: 22 }),
    'docks.1.hidden: pile',
  ],
  ['a known Water card below', base, (s) => Object.assign(s.water, { under: [take(s, 60)] }), 'water: pile'],
  [
    'an opposing card under a pile',
    base,
    (s) => Object.assign(s.docks[0] as object, { under: [take(s, 6)] }),
    'docks.0.under.0: pile',
  ],
  [
    'a known card that should be on top',
    base,
    (s) => Object.assign(s.docks[0] as object, { top: null, hidden: 0, under: [take(s, 45), s.docks[0]?.top] }),
    'docks.0: pile',
  ],
  ['all special cards dealt', four, (s) => give(s, 0, s.pools[3]?.slice(0, 1) ?? []), 'hands.0: hand'],
  [
    'a hidden Water card too many',
    base,
    (s) => Object.assign(s.water, { hidden: s.water.hidden + 1 }),
    'water.hidden: pile',
  ],
  [
    'a hidden Water card that is put aside',
    bribing,
    (s) => Object.assign(s.water, { hidden: s.water.hidden + 1 }),
    'water.hidden: pile',
  ],
  [
    'a hidden Dock card too many',
    base,
    (s) => Object.assign(s.docks[0] as object, { hidden: 1 + (s.docks[0]?.hidden ?? 0) }),
    'docks.0.hidden: pile',
  ],
  [
    'a hidden Dock card that is put aside',
    justice,
    (s) => Object.assign(s.docks[1] as object, { hidden: 1 + (s.docks[1]?.hidden ?? 0) }),
    'docks.1.hidden: pile',
  ],
  [
    'one too many of a team',
    four,
    (s) => Object.assign(s.docks[3] as object, { hidden: 1 + (s.docks[3]?.hidden ?? 0) }),
    'docks.2.hidden: pile',
  ],
  ['an opposing card on a pile', base, (s) => s.docks.reverse(), 'docks.0.top: pile'],
  [
    'a Dock card on the Water pile',
    base,
    (s) => {
      putBack(s, 0, s.water.top ?? 0);
      Object.assign(s.water, { top: take(s, 31) });
    },
    'water: pile',
  ],
  [
    'a known card that should be on top of the other pile',
    acting,
    (s) => {
      putBack(s, 2, s.docks[1]?.top ?? 0);
      Object.assign(s.docks[1] as object, { top: null, hidden: 0, under: [take(s, 6)] });
    },
    'docks.1: pile',
  ],
  ['five special cards of four', four, (s) => swap(s, 93, cellAt(1, 2)), 'pools.3: pile'],
  ['a coin more than there are', base, (s) => Object.assign(s, { coins: [11, 10] }), 'coins: coins'],
  ['more coins than there are', base, (s) => s.coins.splice(0, 1, 20), 'coins: coins'],
];

describe('parseState refuses', () => {
  test.each(WRONG)('%s', expectRefused);
});

test('what follows from a fault is not told too', () => {
  const issues = (state: object): readonly string[] => told(parseState(JSON.parse(JSON.stringify(state))));
  const { options, docks } = four();
  expect(issues({ ...four(), options: { ...options, ruleset: null, scenario: 'giant' }, coins: [3, 3] })).toEqual([
    'options.players: two-players',
  ]);
  expect(issues({ ...four(), docks: docks.slice(2) })).toEqual(['docks: list']);
  expect(issues({ ...base(), coins: [20, 20], phase: 'over', laid: [], covered: [0] })).toEqual(['covered.0: card']);
});

describe('parseState accepts', () => {
  test.each<readonly [string, () => KontorState]>([
    [
      'cards with goods in any order',
      () =>
        fromPosition({
          cells: [
            [1, 2, 29],
            [2, 2, 31],
            [1, 1, 36],
          ],
        }),
    ],
    [
      'a board that stays as wide as it was',
      () =>
        apply(fromPosition({ scenario: 'baksheesh', cells: [[0, 3, 36]], last: 0 }), {
          type: 'bribe',
          player: 0,
          cell: cellAt(0, 3),
        }),
    ],
    [
      'all special cards in one hand',
      () => fromPosition({ scenario: 'special-cards', cells: [], hands: [[88, 89, 90, 91, 92, 93], []] }),
    ],
    [
      'a known card below one that is to be turned up',
      () =>
        fromPosition({ ruleset: 'advanced', cells: [], dockTops: [null, 30], dockHidden: [3, 4], under: [[3], []] }),
    ],
    ['all coins with the players', () => fromPosition({ cells: [], coins: [20, 0] })],
    ['a Bridge on the harbor card', bridged],
  ])('%s', (_, make) => expectAccepted(make()));

  test('and leaves the order in which the cards were laid', () => {
    const cells = [
      [1, 2, 29],
      [2, 2, 31],
      [1, 1, 36],
    ] as const;
    expect(fromPosition({ cells }).laid).toEqual([cellAt(1, 2), cellAt(2, 2), cellAt(1, 1)]);
  });
});

test('a seat in the path of an issue is a number', () => {
  const state = JSON.parse(JSON.stringify(fromPosition({ cells: [], hands: [[29], [4, 10]] }))) as Draft;
  state.hands.splice(1, 1, [10, 4]);
  const parsed = parseState(state);
  expect(parsed.ok ? [] : parsed.error).toEqual([
    { path: ['hands', 1], code: 'order', expected: 'cards in ascending order' },
  ]);
});
