import { describe, expect, test } from 'vitest';
import {
  apply,
  fromPosition,
  init,
  type KontorMove,
  type KontorPosition,
  type KontorState,
  key,
  legalMoves,
  movesFrom,
  parsePosition,
  turn,
} from '../../src/kontor/index.js';
import { due, issuesOf, JUDGED, reveal, spotOf } from './table.js';
import { written } from './written.js';

/* Positions in every phase and after every end: what they say, and what they cannot say. */

/** Written as a position and read again, a state is the same. */
const comesBack = (state: KontorState): void => {
  const position = written(state) as KontorPosition;
  expect(key(fromPosition(position))).toBe(key(state));
  expect(parsePosition(JSON.parse(JSON.stringify(position))).ok).toBe(true);
};

describe('other ends', () => {
  const empty = { cells: [], hands: [[], []], waterTop: null, dockTops: [null, null] };
  const poor: KontorPosition = { scenario: 'poverty', cells: [], coins: [0, 6] };
  const cannotPay: KontorPosition = { ...poor, rulings: { bankruptcy: 'cannotPay' }, hands: [[35], [30]] };
  const four: KontorPosition = { players: 4, scenario: 'poverty', cells: [], coins: [0, 6, 0, 6] };

  test.each<readonly [string, KontorPosition, Partial<KontorState>]>([
    ['nobody can ever lay a card', empty, { phase: 'over', reason: 'dead' }],
    ['ten rounds without another space covered', { cells: [], idle: 10 }, { phase: 'over', reason: 'stalled' }],
    ['a side without a coin', poor, { phase: 'over', reason: 'bankrupt', winner: 1 }],
    ['both sides without a coin', four, { phase: 'over', reason: 'both-bankrupt', winner: null }],
    ['the same, said', { ...four, bankrupt: [1, 0] }, { phase: 'over', reason: 'both-bankrupt', winner: null }],
    [
      'a tax that was not paid',
      { ...cannotPay, known: [35, 30], bankrupt: [0] },
      { phase: 'over', reason: 'bankrupt', winner: 1 },
    ],
  ])('%s', (_, position, expected) => {
    const state = fromPosition(position);
    expect(state).toMatchObject(expected);
    comesBack(state);
  });

  test('a tax that was not paid is the same as after the reveal', () => {
    const state = reveal(fromPosition(cannotPay), 35, 30);
    expect(state).toMatchObject({ phase: 'over', reason: 'bankrupt' });
    expect(fromPosition({ ...cannotPay, known: [35, 30], bankrupt: [0, 0] })).toEqual(state);
  });
});

describe('Justice: hands are picked', () => {
  const hands = [
    [29, 60, 61],
    [62, 63],
  ];
  const position: KontorPosition = { scenario: 'justice', phase: 'pick', cells: [], hands };

  test('with what has been picked so far', () => {
    const state = fromPosition(position);
    expect(due(state)).toEqual([0, 1]);
    expect(state.docks).toEqual([0, 1].map(() => ({ top: null, hidden: 0, under: [] })));
    expect(movesFrom(state, 0, { type: 'pick' })).toHaveLength(21);
    const full = fromPosition({
      ...position,
      hands: [
        [29, 31, 33, 60, 61],
        [62, 63],
      ],
    });
    expect(due(full)).toEqual([1]);
    // Without hands nothing has been picked.
    expect(movesFrom(fromPosition({ scenario: 'justice', phase: 'pick', cells: [] }), 1, {})).toHaveLength(22);
  });

  test('the same as in play', () => {
    const state = init({ players: 2, scenario: 'justice', seed: 1 });
    const picked = apply(state, legalMoves(state, 1)[4] as KontorMove);
    const { options, hands: dealt, water, board } = picked;
    const cells = board.flatMap((card, cell): KontorPosition['cells'] => (card > 0 ? [[...spotOf(cell), card]] : []));
    expect(key(fromPosition({ ...options, phase: 'pick', cells, hands: dealt, waterTop: water.top }))).toBe(
      key(picked),
    );
  });

  test.each<readonly [string, Partial<KontorPosition>, string]>([
    ['in another game', { scenario: 'giant' }, 'phase: phase'],
    ['a card on the table', { cells: [[1, 1, 31]] }, 'phase: phase'],
    ['Water on the table', { cells: [[1, 1, 'water']] }, 'cells.0: layout'],
    [
      'hands that are full',
      {
        hands: [
          [29, 31, 33, 60, 61],
          [4, 6, 8, 62, 63],
        ],
      },
      'phase: phase',
    ],
    ['no Water cards', { hands: [[29], [62, 63]] }, 'hands.0: hand'],
    [
      'an opposing card',
      {
        hands: [
          [4, 60, 61],
          [62, 63],
        ],
      },
      'hands.0.0: hand',
    ],
    ['a round before', { last: 1 }, 'last: phase'],
    ['an idle round before', { idle: 1 }, 'phase: phase'],
    ['coins paid', { coins: [3, 2] }, 'coins: coins'],
    ['a Dock pile', { dockTops: [31, null] }, 'dockTops: pile'],
    ['Water missing', { waterHidden: 3 }, 'waterHidden: pile'],
    ['the ship elsewhere', { ship: [0, 1] }, 'ship: ship'],
    ['a card shown', { shown: [31, null] }, 'shown: phase'],
    ['a choice', { chosen: [29, null] }, 'chosen: phase'],
  ])('but not with %s', (_, more, issue) => {
    expect(issuesOf({ ...position, ...more }).slice(0, 1)).toEqual([issue]);
  });
});

describe('Special Cards: cards are ordered, chosen with, and owed', () => {
  const position: KontorPosition = { scenario: 'special-cards', cells: [], coins: [5, 4], hands: [[29], [36]] };

  test('one seat has ordered', () => {
    const state = fromPosition({ ...position, chosen: [2, null] });
    expect(state).toEqual(apply(fromPosition(position), { type: 'buy', player: 0, count: 2 }));
    expect(due(state)).toEqual([1]);
    expect(fromPosition({ ...position, chosen: [null, 0] }).choices).toEqual([null, 0]);
  });

  test('bought cards are still to be dealt', () => {
    const bought = apply(fromPosition({ ...position, chosen: [2, null] }), { type: 'buy', player: 1, count: 1 });
    const owing: KontorPosition = { ...position, coins: [1, 2], owed: [0, 0, 1] };
    expect(fromPosition(owing)).toEqual(bought);
    expect(turn(bought)).toEqual({ kind: 'chance' });
    const seeded = fromPosition({ ...owing, seed: 1 });
    expect(seeded.owed).toEqual([]);
    expect(seeded.hands.map((hand) => hand.length)).toEqual([3, 2]);
  });

  test('what can be bought has been', () => {
    const state = fromPosition({ ...position, phase: 'choose' });
    expect(state).toMatchObject({ phase: 'choose', coins: [5, 4] });
    expect(due(state)).toEqual([0, 1]);
    expect(fromPosition({ ...position, phase: 'choose', chosen: [null, 36] }).choices).toEqual([null, 36]);
    // Nobody can buy: so it is without a word.
    expect(fromPosition({ ...position, coins: [1, 1], chosen: [29, null] }).phase).toBe('choose');
  });

  test.each<readonly [string, Partial<KontorPosition>, string]>([
    ['more than can be paid for', { chosen: [3, null] }, 'chosen.0: choice'],
    ['a pass', { chosen: ['pass', null] }, 'chosen.0: choice'],
    ['a judgement', { chosen: [null, true] }, 'chosen.1: choice'],
    ['both orders', { chosen: [1, 1] }, 'chosen: phase'],
    ['cards owed to nobody', { owed: [2] }, 'owed.0: seat'],
    ['cards owed while others are ordered', { owed: [1], phase: 'buy' }, 'phase: phase'],
    ['a choice while cards are owed', { owed: [1], chosen: [29, null] }, 'chosen: choice'],
    ['orders of nobody', { coins: [1, 1], phase: 'buy' }, 'phase: phase'],
    ['cards owed in another game', { scenario: 'giant', owed: [1] }, 'owed: phase'],
  ])('but not %s', (_, more, issue) => {
    expect(issuesOf({ ...position, ...more }).slice(0, 1)).toEqual([issue]);
  });
});

describe('Baksheesh: who buys last has bought', () => {
  const position: KontorPosition = {
    scenario: 'baksheesh',
    cells: [
      [1, 1, 29],
      [1, 2, 36],
    ],
    last: 1,
  };

  test('and the other is asked', () => {
    const state = fromPosition({ ...position, chosen: [null, 'pass'] });
    expect(state).toEqual(apply(fromPosition(position), { type: 'bribe', player: 1, cell: null }));
    expect(due(state)).toEqual([0]);
    expect(fromPosition({ ...position, phase: 'choose', chosen: [null, 'pass'] })).toMatchObject({
      phase: 'choose',
      choices: [null, 0],
    });
  });

  test('spaces lost to bribes are kept', () => {
    expect(fromPosition({ ...position, gained: -2, phase: 'choose' }).gained).toBe(-2);
    expect(issuesOf({ ...position, gained: -36 })).toEqual(['gained: phase']);
  });

  test.each<readonly [string, Partial<KontorPosition>, string]>([
    ['the other first', { chosen: ['pass', null] }, 'chosen.0: choice'],
    ['a card', { chosen: [null, 36] }, 'chosen.1: choice'],
    ['where nobody can buy', { coins: [0, 0], chosen: [null, 'pass'], phase: 'bribe' }, 'phase: phase'],
  ])('but not %s', (_, more, issue) => {
    expect(issuesOf({ ...position, ...more }).slice(0, 1)).toEqual([issue]);
  });
});

describe('Old Rope: zones are judged after the end', () => {
  const position = JUDGED;

  test('with what one side has said', () => {
    const state = fromPosition(position);
    expect(state).toMatchObject({ phase: 'veto', reason: 'stalled' });
    expect(due(state)).toEqual([0, 1]);
    const one = fromPosition({ ...position, chosen: [null, false] });
    expect(one).toEqual(apply(state, { type: 'veto', player: 1, counts: false }));
    expect(due(one)).toEqual([0]);
    const both = fromPosition({ ...position, chosen: [true, false] });
    expect(both).toEqual(apply(one, { type: 'veto', player: 0, counts: true }));
    expect(both.phase).toBe('over');
    for (const each of [state, one, both]) comesBack(each);
  });

  test.each<readonly [string, Partial<KontorPosition>, string]>([
    ['a card', { chosen: [29, null] }, 'chosen.0: choice'],
    ['a pass', { chosen: ['pass', null] }, 'chosen.0: choice'],
    ['a number', { chosen: [1, null] }, 'chosen.0: choice'],
    ['before the end', { idle: 9, chosen: [true, null] }, 'chosen.0: choice'],
    ['the end without a judgement', { phase: 'over' }, 'phase: phase'],
    ['of a zone without a tavern', { cells: position.cells.slice(0, 3), chosen: [null, true] }, 'chosen.1: choice'],
    ['of no zone at all', { cells: [], chosen: [true, null] }, 'chosen: phase'],
    ['in another game', { scenario: 'giant', chosen: [true, null] }, 'chosen: phase'],
  ])('but not %s', (_, more, issue) => {
    expect(issuesOf({ ...position, ...more }).slice(0, 1)).toEqual([issue]);
  });
});
