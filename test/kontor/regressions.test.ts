import { describe, expect, test } from 'vitest';
import {
  apply,
  cellAt,
  fromPosition,
  type KontorEvent,
  type KontorMove,
  type KontorPosition,
  type KontorState,
  kontor,
  legalMoves,
  parsePosition,
  parseState,
  step,
  turn,
} from '../../src/kontor/index.js';
import { reveal, sailTo } from './table.js';

/* Faults that were found and mended. */

const isAccepted = (state: KontorState): boolean => parseState(JSON.parse(JSON.stringify(state))).ok;

const warehouses = (events: readonly KontorEvent[]): readonly KontorEvent[] =>
  events.filter(({ type }) => type.startsWith('warehouses'));

test('a move or an outcome with a field too many is none', () => {
  // apply would take it, and the record of the game could not be read again.
  const state = kontor.init({ players: 2, chance: 'manual' });
  const [first] = kontor.chance(state);
  expect(kontor.check(state, { ...first?.outcome, more: 1 } as never)).toEqual({ code: 'no-such-outcome' });
  const seeded = kontor.init({ players: 2, seed: 7 });
  const [move] = legalMoves(seeded);
  expect(kontor.check(seeded, { ...move, more: 1 } as never)).toEqual({ code: 'no-such-move' });
  expect(kontor.check(seeded, move as never)).toBe(null);
});

describe('parseState accepts', () => {
  test('a gap that was the only card of the outermost column', () => {
    const state = fromPosition({
      ruleset: 'advanced',
      cells: [
        [1, 2, 'water'],
        [1, 3, 3],
      ],
      shown: [null, 53],
    });
    const sailed = apply(state, sailTo(1, [1, 2], [1, 3]));
    expect(sailed.extent[3]).toBe(3);
    expect(isAccepted(sailed)).toBe(true);
  });

  test('a seat that is not asked for a bribe while a card has yet to be turned up', () => {
    const state = fromPosition({
      scenario: 'baksheesh',
      cells: [[1, 1, 32]],
      coins: [3, 0],
      shown: [null, 36],
      hands: [[29], [13]],
      last: 1,
    });
    const [first] = legalMoves(state);
    const next = apply(state, first as KontorMove);
    expect(next).toMatchObject({ phase: 'bribe', choices: [null, 0] });
    expect(turn(next).kind).toBe('chance');
    expect(isAccepted(next)).toBe(true);
  });
});

describe('Special Cards', () => {
  const state = fromPosition({ scenario: 'special-cards', cells: [] });

  test('an order tells what was secret until then', () => {
    const asked = apply(state, { type: 'buy', player: 0, count: 1 });
    const { events } = step(asked, { type: 'buy', player: 1, count: 0 });
    expect(events).toContainEqual({ type: 'cards-ordered', player: 0, asked: 1, granted: 1 });
    expect(kontor.info.reveals).toContain('cards-ordered');
  });

  test('orders of nothing keep coins and owed cards the same objects', () => {
    const asked = apply(state, { type: 'buy', player: 0, count: 0 });
    const next = apply(asked, { type: 'buy', player: 1, count: 0 });
    expect(next.phase).toBe('choose');
    expect(next.coins).toBe(state.coins);
    expect(next.owed).toBe(state.owed);
  });
});

describe('Warehouses', () => {
  test('of a removed center move once', () => {
    const state = fromPosition({
      ruleset: 'advanced',
      cells: [
        [1, 1, 3],
        [2, 1, 29],
        [1, 2, 'water'],
      ],
      shown: [null, 53],
    });
    expect(warehouses(step(state, sailTo(1, [1, 2], [1, 1])).events)).toEqual([
      { type: 'warehouses-moved', side: 0, from: cellAt(1, 1), to: cellAt(2, 1) },
      { type: 'warehouses-changed', side: 0, cell: cellAt(2, 1), goods: { wine: 0, spice: 0, tea: 1 } },
    ]);
  });

  test('do not move from a center that stays one when its zone splits', () => {
    const state = fromPosition({
      ruleset: 'advanced',
      cells: [
        [1, 1, 29],
        [2, 1, 3],
        [3, 1, 31],
        [2, 2, 'water'],
      ],
      shown: [null, 53],
    });
    const sailed = apply(state, sailTo(1, [2, 2], [2, 1]));
    const { events } = step(sailed, { type: 'place', player: 1, cell: cellAt(2, 1) });
    expect(warehouses(events)).toEqual([
      { type: 'warehouses-changed', side: 0, cell: cellAt(1, 1), goods: { wine: 0, spice: 0, tea: 1 } },
      { type: 'warehouses-changed', side: 0, cell: cellAt(3, 1), goods: { wine: 1, spice: 0, tea: 0 } },
    ]);
  });
});

describe('parseState refuses', () => {
  type Draft = { -readonly [K in keyof KontorState]: KontorState[K] };
  const refusals = (state: KontorState, changes: Partial<Draft>): readonly string[] => {
    expect(isAccepted(state)).toBe(true);
    const parsed = parseState(JSON.parse(JSON.stringify({ ...state, ...changes })));
    return parsed.ok ? [] : parsed.error.map(({ path }) => path.join('.'));
  };
  const acting = fromPosition({ cells: [], shown: [29, 36] });
  const choosing = fromPosition({ cells: [] });
  const stalled = reveal(fromPosition({ cells: [], idle: 9 }), null, null);
  const poor = fromPosition({ scenario: 'poverty', cells: [] });
  const bankrupt = fromPosition({ scenario: 'poverty', cells: [], coins: [0, 6] });
  const owing = reveal(
    fromPosition({
      scenario: 'poverty',
      rulings: { bankruptcy: 'cannotPay' },
      cells: [],
      coins: [0, 6],
      hands: [[31], [30]],
    }),
    31,
    30,
  );

  test.each<[string, KontorState, Partial<Draft>, string]>([
    ['spaces gained before a card is laid', acting, { gained: 1 }, 'gained'],
    ['spaces lost without bribes', acting, { gained: -1 }, 'gained'],
    ['spaces lost between rounds', choosing, { gained: -1 }, 'gained'],
    ['spaces gained in a stalled round', stalled, { gained: 1 }, 'gained'],
    ['a full board that is not', choosing, { phase: 'over', reason: 'board-full' }, 'reason'],
    ['a stall after few rounds', choosing, { phase: 'over', reason: 'stalled' }, 'reason'],
    ['another reason after ten rounds', stalled, { reason: 'dead' }, 'reason'],
    ['a bankruptcy of nobody', poor, { phase: 'over', reason: 'bankrupt', winner: 0 }, 'reason'],
    ['a bankruptcy of both', bankrupt, { reason: 'both-bankrupt', winner: null }, 'reason'],
    ['the bankrupt side as the winner', bankrupt, { winner: 0 }, 'reason'],
    ['a bankrupt seat in a game that goes on', poor, { coins: [0, 6] }, 'coins'],
    ['a tax that could be paid', owing, { coins: [1, 5] }, 'reason'],
  ])('%s', (_, state, changes, where) => {
    expect(refusals(state, changes)).toContain(where);
  });

  test('the harbor card elsewhere', () => {
    const state = fromPosition({
      players: 4,
      cells: [
        [0, 1, 60],
        [0, 1, 90],
      ],
    });
    const board = state.board.map((card) => (card === 0 ? 60 : card));
    expect(refusals(state, { board, covered: [0] })).toContain(`board.${cellAt(0, 0)}`);
  });

  test('no bankruptcy that the rules reached', () => {
    expect(bankrupt).toMatchObject({ phase: 'over', reason: 'bankrupt', winner: 1 });
    expect(owing).toMatchObject({ phase: 'over', reason: 'bankrupt', winner: 1 });
    const paid = fromPosition({ scenario: 'poverty', cells: [], rulings: { bankruptcy: 'cannotPay' }, coins: [0, 6] });
    expect(isAccepted(paid)).toBe(true);
  });
});

describe('positions that cannot come about are refused', () => {
  test.each<[string, KontorPosition, string]>([
    ['a card apart', { cells: [[3, 3, 29]] }, 'cells.0: no-contact'],
    ['Water inside the ring', { scenario: 'great-island', cells: [[1, 1, 'water']] }, 'cells.0: inner-zone'],
    [
      'a Dock card without Water',
      {
        scenario: 'water-game',
        cells: [
          [1, 1, 29],
          [1, 2, 31],
          [2, 2, 3],
        ],
      },
      'cells.2: no-water-beside',
    ],
    ['a removed card in the base game', { cells: [], under: [[3], []] }, 'under.0.0: not-removable'],
    [
      'a removed card without the ship symbol',
      { ruleset: 'advanced', cells: [], under: [[3, 29], []] },
      'under.0.1: not-removable',
    ],
    ['a bribe for a crane', { scenario: 'baksheesh', cells: [], under: [[], [10]] }, 'under.1.0: not-removable'],
  ])('%s', (_, position, issue) => {
    const parsed = parsePosition(position);
    expect(parsed.ok ? [] : parsed.error.map(({ path, code }) => `${path.join('.')}: ${code}`)).toEqual([issue]);
  });

  test('but not those that can', () => {
    expect(parsePosition({ scenario: 'baksheesh', cells: [[3, 3, 29]], under: [[31], []] }).ok).toBe(true);
    expect(parsePosition({ scenario: 'gullivers-travels', cells: [] }).ok).toBe(true);
    expect(parsePosition({ ruleset: 'advanced', cells: [], under: [[3, 51], [4]] }).ok).toBe(true);
    expect(parsePosition({ scenario: 'great-island', cells: [[1, 1, 29]] }).ok).toBe(true);
  });
});
