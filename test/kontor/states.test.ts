import { describe, expect, test } from 'vitest';
import { cellAt, fromPosition, parseState } from '../../src/kontor/index.js';
import { acting, base, type Draft, expectRefused, four, give, swap, take, type Wrong } from './spoil.js';

/* Stored states: what may be wrong with their cards, their table, their hands, piles and coins, and where. */

const WRONG: readonly Wrong[] = [
  [
    'a scenario that four cannot play',
    four,
    (s) => Object.assign(s.options, { ruleset: null, scenario: 'giant' }),
    'options.players: two-players',
  ],
  ['another kind of board', base, (s) => s.board.pop(), 'board.194: range'],
  ['three seats', base, (s) => s.coins.push(0, 0), 'coins: list'],
  ['a seat that is not there', base, (s) => Object.assign(s, { last: 3 }), 'last: seat'],
  ['a card twice', base, (s) => Object.assign(s.board, { [cellAt(1, 2)]: 29 }), 'hands.0.0: card'],
  ['a card that is nowhere', base, (s) => s.covered.push(0), 'covered.0: card'],
  ['cards out of order', base, (s) => s.pools.splice(0, 1, [...(s.pools[0] ?? [])].reverse()), 'pools.0: order'],
  ['a card beyond what was reached', base, (s) => swap(s, 60, cellAt(4, 4)), `board.${cellAt(4, 4)}: extent`],
  ['a board that is too large', base, (s) => Object.assign(s, { extent: [-5, 2, -2, 2] }), 'extent: extent'],
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
    'docks.0: pile',
  ],
  [
    'a known card that should be on top',
    base,
    (s) => Object.assign(s.docks[0] as object, { top: null, hidden: 0, under: [take(s, 45), s.docks[0]?.top] }),
    'docks.0: pile',
  ],
  ['all special cards dealt', four, (s) => give(s, 0, s.pools[3]?.slice(0, 1) ?? []), 'hands.0: hand'],
  ['more coins than there are', base, (s) => s.coins.splice(0, 1, 20), 'coins: coins'],
];

describe('parseState refuses', () => {
  test.each(WRONG)('%s', expectRefused);
});

test('a seat in the path of an issue is a number', () => {
  const state = JSON.parse(JSON.stringify(fromPosition({ cells: [], hands: [[29], [4, 10]] }))) as Draft;
  state.hands.splice(1, 1, [10, 4]);
  const parsed = parseState(state);
  expect(parsed.ok ? [] : parsed.error).toEqual([
    { path: ['hands', 1], code: 'order', expected: 'cards in ascending order' },
  ]);
});
