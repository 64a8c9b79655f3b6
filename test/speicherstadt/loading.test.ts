import { describe, expect, test } from 'vitest';
import {
  type Good,
  legalMoves,
  MANIFEST,
  type Phase,
  type SpeicherstadtMove,
  type SpeicherstadtState,
  step,
} from '../../src/speicherstadt/index.js';
import { done, load, loading, loadOn, table, trade, whyNot } from './table.js';

/* What a seat can do with its cubes: the whole list, in its order. */

const discard = (good: Good, card: string | null): SpeicherstadtMove => ({ type: 'discard', player: 0, good, card });

describe('the list of a loading', () => {
  test('has loads by kind and place, sales and exchanges by kind, and the end', () => {
    const state = loading(
      ['c-A-s', 'ship#1'],
      { 'ship#1': ['tea', 'tea', 'coffee'] },
      { stock: { rubber: 1, tea: 1 } },
    );
    expect(legalMoves(state)).toEqual([
      load('coffee', 'c-A-s'),
      load('coffee', null),
      load('tea', 'c-A-s'),
      load('tea', null),
      trade('coffee', 'tea', null, null),
      // Never for a kind that is given.
      trade('coffee', 'tea', 'tea', 'rubber'),
      trade('tea', 'tea', null, null),
      done(0),
    ]);
  });

  test('has what is stored: from the hall into the warehouse, sold, exchanged by the Harbor Master, or thrown away', () => {
    const state = loading(
      ['harbor-master', 'warehouse'],
      { warehouse: ['saffron'] },
      { seat: { hall: 'coffee' }, stock: { glass: 1 } },
    );
    expect(legalMoves(state)).toEqual([
      load('coffee', 'warehouse'),
      trade('coffee', 'saffron', null, null),
      trade('coffee', 'saffron', null, 'glass'),
      discard('saffron', 'warehouse'),
      discard('coffee', null),
      done(0),
    ]);
    // Its place is the hall already.
    expect(whyNot(state, load('coffee', null))).toEqual({ code: 'stays-stored', good: 'coffee' });
  });

  test('has no way from the warehouse to the hall', () => {
    const state = loading(['warehouse'], { warehouse: ['saffron'] });
    expect(legalMoves(state)).toEqual([discard('saffron', 'warehouse'), done(0)]);
    expect(whyNot(state, load('saffron', null))).toEqual({ code: 'stays-stored', good: 'saffron' });
  });

  test('is the end alone without cubes', () => {
    expect(legalMoves(loading(['warehouse', 'c-A-s']))).toEqual([done(0)]);
  });
});

test('cubes are moved in the loading alone, by the seat whose turn it is', () => {
  const seats = [
    { cards: ['warehouse'], hall: 'tea' },
    { cards: ['tea-trader'], hall: 'tea' },
  ] as const;
  const moves = [load('tea', 'warehouse'), discard('tea', null)];
  const at = (phase: Phase, more: object = {}): SpeicherstadtState => table(seats, { phase, ...more });
  for (const move of moves) {
    expect(whyNot(at('loading'), move)).toBe(null);
    for (const phase of ['demand', 'purchase'] as const)
      expect(whyNot(at(phase, { row: ['bank'], columns: [phase === 'demand' ? [1, 2, 3] : [0]] }), move)).toEqual({
        code: 'wrong-phase',
        phase,
        asked: null,
      });
    expect(whyNot(at('loading', { player: 1 }), move)).toEqual({ code: 'not-your-turn', players: [1] });
  }
  expect(whyNot(at('loading'), { type: 'load', player: 1, good: 'tea', card: 'tea-trader' })).toEqual({
    code: 'not-your-turn',
    players: [0],
  });
});

test.each(['ship', 'warehouse', 'tea-trader', 'contract'])(
  'it does not matter that a %s has the lowest number',
  (first) => {
    const manifest = {
      ...MANIFEST,
      base: MANIFEST.base.toSorted((a, b) => Number(b.id === first) - Number(a.id === first)),
    };
    const seen = [null, manifest].map((cards) => {
      let state = loading(
        ['ship#1', 'warehouse', 'tea-trader', 'c-A-s'],
        { 'ship#1': ['tea', 'tea', 'coffee'], warehouse: ['tea'] },
        { manifest: cards },
      );
      const events = [
        load('tea', 'tea-trader'),
        load('tea', 'c-A-s'),
        load('coffee', 'warehouse'),
        load('tea', 'tea-trader'),
        done(0),
      ].flatMap((move) => {
        const next = step(state, move);
        state = next.state;
        return next.events;
      });
      return { events, coins: state.coins, loads: ['ship#1', 'warehouse', 'c-A-s'].map((id) => loadOn(state, id)) };
    });
    expect(seen[0]).toMatchObject({ coins: [7, 5, 5, 5], loads: [0, 0o1, 0o10] });
    expect(seen[1]).toEqual(seen[0]);
  },
);
