import { describe, expect, test } from 'vitest';
import {
  apply,
  cellAt,
  fromPosition,
  type KontorEvent,
  type KontorMove,
  type KontorState,
  kontor,
  legalMoves,
  parseState,
  step,
  turn,
} from '../../src/kontor/index.js';
import { sailTo } from './table.js';

/* Faults that were found and mended. */

const isAccepted = (state: KontorState): boolean => parseState(JSON.parse(JSON.stringify(state))).ok;

const warehouses = (events: readonly KontorEvent[]): readonly KontorEvent[] =>
  events.filter(({ type }) => type.startsWith('warehouses'));

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
