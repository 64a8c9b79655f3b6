import { expect, test } from 'vitest';
import {
  apply,
  cellAt,
  chance,
  check,
  fromPosition,
  init,
  type KontorPosition,
  legalMoves,
  outcome,
  step,
  turn,
  view,
} from '../../src/kontor/index.js';
import { dealAny, due, placeAt, reveal } from './table.js';

/* Scenarios in which coins buy cards or decide the game: Special Cards, Baksheesh and Poverty. */

test('Special Cards: bought before a round, the higher card first if there are too few', () => {
  let state = fromPosition({ scenario: 'special-cards', cells: [], coins: [5, 4], hands: [[29], [36]] });
  expect(turn(state)).toMatchObject({ players: [0, 1] });
  expect(legalMoves(state, 0)).toHaveLength(3);
  state = dealAny(apply(apply(state, { type: 'buy', player: 1, count: 0 }), { type: 'buy', player: 0, count: 2 }));
  expect(state).toMatchObject({ phase: 'choose', coins: [1, 4], owed: [] });
  expect(state.hands[0]).toHaveLength(3);
  expect(view(state, 1).hidden[0]).toEqual([1, 0, 2]);

  const short = fromPosition({
    scenario: 'special-cards',
    cells: [],
    coins: [4, 4],
    hands: [
      [29, 88, 89],
      [36, 90],
    ],
  });
  const ordered = apply(apply(short, { type: 'buy', player: 0, count: 2 }), { type: 'buy', player: 1, count: 1 });
  expect(ordered.owed).toEqual([0, 0, 1]);
  const tight = fromPosition({
    scenario: 'special-cards',
    cells: [],
    coins: [4, 4],
    hands: [
      [29, 88, 89],
      [36, 90, 91],
    ],
  });
  const asked = apply(tight, { type: 'buy', player: 0, count: 2 });
  const { state: served, events } = step(asked, { type: 'buy', player: 1, count: 2 });
  expect(served.owed).toEqual([1, 1]);
  expect(served.coins).toEqual([4, 0]);
  expect(events).toContainEqual({ type: 'best-card-shown', player: 1, card: 91 });
  expect(served.secret).toEqual([
    [29, 88],
    [36, 90],
  ]);
  // Who was served first does not choose first: all choose at once, and seats stand in their order.
  expect(due(dealAny(served))).toEqual([0, 1]);
});

test('Special Cards: only who can pay for one is asked, and nothing is told of the other', () => {
  const state = fromPosition({ scenario: 'special-cards', cells: [], coins: [3, 1], hands: [[29], [36]] });
  expect(state.phase).toBe('buy');
  expect(due(state)).toEqual([0]);
  const { events } = step(state, { type: 'buy', player: 0, count: 0 });
  expect(events).toEqual([
    { type: 'choice-made', player: 0 },
    { type: 'cards-ordered', player: 0, asked: 0, granted: 0 },
  ]);
});

test('Special Cards: a view counts those that others hold', () => {
  const hands = [[29], [36, 88, 89, 90, 91]];
  const state = fromPosition({ scenario: 'special-cards', cells: [], coins: [9, 9], hands });
  const counts = [0, 1, 2].map((count) => ({ type: 'buy', player: 0, count }));
  expect(legalMoves(state, 0)).toEqual(counts);
  expect(legalMoves(view(state, 0))).toEqual(counts);
});

test('Baksheesh: ten Water cards are put aside', () => {
  // Of 43: eight in the cross, two in each hand, ten aside, one on top.
  expect(init({ players: 2, scenario: 'baksheesh', seed: 1 }).water.hidden).toBe(43 - 8 - 4 - 10 - 1);
});

test('Baksheesh: bribes stand in the order of their cells, not in that in which the cards were laid', () => {
  const cells: KontorPosition['cells'] = [
    [1, 1, 36],
    [-1, -1, 16],
  ];
  expect(legalMoves(fromPosition({ scenario: 'baksheesh', cells, last: 0 }))).toEqual([
    { type: 'bribe', player: 0, cell: cellAt(-1, -1) },
    { type: 'bribe', player: 0, cell: cellAt(1, 1) },
    { type: 'bribe', player: 0, cell: null },
  ]);
});

test('Baksheesh: who laid last is asked first, who can buy nothing is not asked', () => {
  const cells: KontorPosition['cells'] = [
    [1, 1, 36],
    [-1, -1, 29],
  ];
  const state = fromPosition({ scenario: 'baksheesh', cells, last: 1, coins: [3, 3] });
  expect(due(state)).toEqual([1]);
  const bought = apply(state, { type: 'bribe', player: 1, cell: cellAt(-1, -1) });
  expect(due(bought)).toEqual([0]);
  expect(bought.gained).toBe(-1);
  expect(apply(bought, { type: 'bribe', player: 0, cell: null }).phase).toBe('choose');
  const unasked = fromPosition({ scenario: 'baksheesh', cells, last: 1, coins: [3, 0] });
  expect(due(unasked)).toEqual([0]);
  // Nor has that seat chosen anything.
  expect(check(unasked, { type: 'bribe', player: 1, cell: null })).toEqual({ code: 'not-your-turn', players: [0] });
  expect(check(bought, { type: 'bribe', player: 1, cell: null })).toEqual({ code: 'not-your-turn', players: [0] });
  expect(fromPosition({ scenario: 'baksheesh', cells }).phase).toBe('choose');
  // The columns stay fixed although the card that fixed them is gone.
  const wide: KontorPosition['cells'] = [[0, 3, 36]];
  const gone = apply(fromPosition({ scenario: 'baksheesh', cells: wide, last: 0 }), {
    type: 'bribe',
    player: 0,
    cell: cellAt(0, 3),
  });
  expect(gone.extent).toEqual([-2, 2, -2, 3]);
  const left = apply(fromPosition({ scenario: 'baksheesh', cells: [[0, -3, 36]], last: 0 }), {
    type: 'bribe',
    player: 0,
    cell: cellAt(0, -3),
  });
  expect(left.extent).toEqual([-2, 2, -3, 2]);
  const tall: KontorPosition['cells'] = [
    [1, -2, 'water'],
    [2, -2, 36],
  ];
  expect(fromPosition({ scenario: 'baksheesh', cells: tall, last: 0 }).extent).toEqual([-2, 2, -2, 2]);
});

test('Poverty: the test of bankruptcy', () => {
  const cells: KontorPosition['cells'] = [];
  const broke = fromPosition({ scenario: 'poverty', cells, coins: [1, 4], hands: [[35], [30]] });
  const after = reveal(broke, 35, 30);
  expect(after).toMatchObject({ coins: [0, 4], phase: 'act' });
  expect(outcome(fromPosition({ scenario: 'poverty', cells, coins: [0, 6] }))?.reason).toBe('bankrupt');
  // The last coin pays, the treasury takes it and is not empty; with a pass nobody is bankrupt.
  const rulings = { bankruptcy: 'cannotPay' } as const;
  const state = fromPosition({ scenario: 'poverty', cells, coins: [0, 6], rulings, hands: [[35], [30]] });
  expect(state.phase).toBe('choose');
  expect(reveal(state, null, 30)).toMatchObject({ phase: 'act' });
  const lost = reveal(state, 35, 30);
  expect(lost).toMatchObject({ phase: 'over', reason: 'bankrupt', winner: 1, coins: [0, 6] });
  const both = fromPosition({ players: 4, scenario: 'poverty', cells, coins: [0, 6, 0, 6] });
  expect(both).toMatchObject({ reason: 'both-bankrupt', winner: null });
  const partners = fromPosition({ players: 4, scenario: 'poverty', cells, coins: [6, 6, 0, 0] });
  expect(partners).toMatchObject({ reason: 'bankrupt', winner: 0 });
  expect(outcome(both)?.ranking.map(({ place }) => place)).toEqual([1, 1]);
});

test('Poverty: bankruptcy is looked for after the pass coins, and after a consolation', () => {
  // Red takes the last coin for its pass; black has none and the treasury has none. The tax that would fill it again
  // (seat 1 would owe one to seat 3's card) is not paid any more.
  const passing = fromPosition({
    players: 4,
    scenario: 'poverty',
    cells: [],
    coins: [5, 2, 0, 4],
    hands: [[31], [35], [36], [2]],
  });
  expect(reveal(passing, null, 35, 36, 2)).toMatchObject({
    phase: 'over',
    reason: 'bankrupt',
    winner: 0,
    coins: [6, 2, 0, 4],
  });
  const state = fromPosition({ scenario: 'poverty', cells: [], coins: [5, 0], hands: [[35], [36]] });
  expect(state.phase).toBe('choose');
  const after = reveal(state, null, 36);
  expect(after).toMatchObject({ phase: 'over', reason: 'bankrupt', winner: 0, coins: [6, 0], shown: [null, null] });
  expect(after.hands).toEqual([[35], [36]]);
  // Facing seats show coins and cannot pay: the last coin of the treasury consoles red, and black has none.
  const poor = fromPosition({
    players: 4,
    scenario: 'poverty',
    rulings: { fourPlayerTax: 'oneOpponent' },
    cells: [],
    coins: [0, 6, 0, 5],
    hands: [[1], [35], [2], [36]],
  });
  expect(poor.phase).toBe('choose');
  const consoled = reveal(poor, 1, 35, 2, 36);
  expect(consoled).toMatchObject({ phase: 'over', reason: 'bankrupt', winner: 0, coins: [1, 6, 0, 5] });
});

test('Poverty: a coin for Water can end the game, before a pile is turned up or another acts', () => {
  const state = fromPosition({
    scenario: 'poverty',
    cells: [],
    coins: [5, 0],
    hands: [[], []],
    shown: [60, 36],
    waterTop: 70,
  });
  const over = apply(state, placeAt(0, [1, 1]));
  expect(over).toMatchObject({ phase: 'over', reason: 'bankrupt', winner: 0, coins: [6, 0], hands: [[70], [36]] });
  expect(over.water).toMatchObject({ top: null });
  expect(over.water.hidden).toBeGreaterThan(0);
  expect(turn(over)).toEqual({ kind: 'over' });
  expect(chance(over)).toEqual([]);
});

test('a purchase that is still possible keeps the game alive', () => {
  const special = { scenario: 'special-cards', cells: [], hands: [[], []], waterTop: null } as const;
  const buying = fromPosition({ ...special, dockTops: [null, null] });
  expect(buying).toMatchObject({ phase: 'buy', reason: null });
  const bribing = fromPosition({
    scenario: 'baksheesh',
    cells: [[1, 1, 32]],
    hands: [[], []],
    dockTops: [null, null],
    waterTop: null,
    last: 1,
  });
  expect(bribing).toMatchObject({ phase: 'bribe', reason: null });
  // All special cards lie on the table.
  const sold = fromPosition({
    ...special,
    dockTops: [null, null],
    cells: [
      [1, 1, 36],
      [1, 1, 88],
      [-1, 1, 16],
      [-1, 1, 89],
      [0, 1, 90],
      [0, -1, 91],
      [2, 1, 92],
      [-2, 1, 93],
    ],
  });
  expect(sold).toMatchObject({ phase: 'over', reason: 'dead' });
  // Nothing is for sale: nobody can lay a card ever again.
  const nothing = fromPosition({
    scenario: 'baksheesh',
    cells: [],
    hands: [[], []],
    dockTops: [null, null],
    waterTop: null,
    last: 1,
  });
  expect(nothing).toMatchObject({ phase: 'over', reason: 'dead' });
});

test('Special Cards: who orders too much with an empty hand shows nothing and is served last', () => {
  const state = fromPosition({
    scenario: 'special-cards',
    cells: [],
    coins: [10, 10],
    hands: [[], [30]],
    seed: 1,
  });
  const asked = apply(state, { type: 'buy', player: 0, count: 4 });
  const { events } = step(asked, { type: 'buy', player: 1, count: 4 });
  expect(events.slice(1, 5)).toEqual([
    { type: 'best-card-shown', player: 0, card: null },
    { type: 'best-card-shown', player: 1, card: 30 },
    { type: 'cards-ordered', player: 1, asked: 4, granted: 4 },
    { type: 'cards-ordered', player: 0, asked: 4, granted: 2 },
  ]);
});
