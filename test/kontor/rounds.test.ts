import { describe, expect, test } from 'vitest';
import { createRandom } from '../../src/core/random.js';
import {
  apply,
  fromPosition,
  type KontorPosition,
  legalMoves,
  resample,
  step,
  turn,
  view,
} from '../../src/kontor/index.js';
import { choose, due, go, placeAt, reveal, revealEvents } from './table.js';

/* A round, and what ends the game. */

describe('rounds', () => {
  test('the higher number acts, draws and earns before the other', () => {
    const state = fromPosition({ cells: [], hands: [[35], [60]], waterTop: 70, dockTops: [31, null] });
    const shown = reveal(state, 35, 60);
    expect(due(shown)).toEqual([1]);
    const after = go(shown, placeAt(1, [1, 1]));
    expect(after.hands[1]).toEqual([70]);
    expect(after.secret[1]).toEqual([]);
    expect(after.coins).toEqual([3, 4]);
    expect(due(after)).toEqual([0]);
    expect(after.last).toBe(1);
  });

  test('a coin is told with its reason', () => {
    const state = fromPosition({ cells: [], shown: [null, 60] });
    expect(step(state, placeAt(1, [1, 1])).events).toContainEqual({ type: 'coin-taken', player: 1, reason: 'water' });
    const broke = revealEvents(fromPosition({ cells: [], coins: [0, 0], hands: [[29], [30]] }), 29, 30);
    expect(broke.filter(({ type }) => type === 'coin-taken')).toEqual([
      { type: 'coin-taken', player: 0, reason: 'nobody-paid' },
      { type: 'coin-taken', player: 1, reason: 'nobody-paid' },
    ]);
  });

  test('but for Poverty, no coins at all and an empty treasury end nothing', () => {
    const hands = [[29], [36]];
    expect(reveal(fromPosition({ cells: [], coins: [19, 0], hands }), null, null)).toMatchObject({
      phase: 'choose',
      coins: [20, 0],
    });
    expect(reveal(fromPosition({ cells: [], coins: [20, 0], hands }), 29, 36)).toMatchObject({
      phase: 'act',
      shown: [29, null],
    });
  });

  test('an empty hand passes', () => {
    const state = fromPosition({ cells: [], hands: [[], [60]] });
    expect(legalMoves(state, 0)).toEqual([choose(0, null)]);
  });

  test('an empty pile gives nothing', () => {
    const state = fromPosition({ cells: [], hands: [[29], [60]], dockTops: [null, null], shown: [31, null] });
    const after = go(state, placeAt(0, [1, 1]));
    expect(after.hands[0]).toEqual([29]);
  });

  test('passes with a short treasury: red first', () => {
    const state = fromPosition({ cells: [], coins: [10, 9] });
    expect(reveal(state, null, null).coins).toEqual([11, 9]);
  });

  test('ten rounds without another card end the game', () => {
    let state = fromPosition({ cells: [], idle: 8 });
    state = reveal(state, null, null);
    expect(state).toMatchObject({ phase: 'choose', idle: 9 });
    expect(reveal(state, null, null)).toMatchObject({ phase: 'over', reason: 'stalled' });
    const placed = go(reveal(fromPosition({ cells: [], idle: 9, hands: [[29], []] }), 29, null), placeAt(0, [1, 1]));
    expect(placed).toMatchObject({ phase: 'choose', idle: 0 });
  });

  test('nobody can ever lay a card: the position is dead', () => {
    const state = fromPosition({ cells: [], hands: [[], []], waterTop: null, dockTops: [null, null] });
    expect(state).toMatchObject({ phase: 'over', reason: 'dead' });
    // Opposing cards can be bought in Baksheesh alone.
    const cells: KontorPosition['cells'] = [[1, 1, 36]];
    const last = fromPosition({ cells, last: 0, hands: [[], []], waterTop: null, dockTops: [null, null] });
    expect(last).toMatchObject({ phase: 'over', reason: 'dead' });
  });

  test('a choice is secret until the last', () => {
    const state = fromPosition({ cells: [], hands: [[29], [36]], known: [29] });
    const chosen = apply(state, choose(0, 29));
    expect(turn(chosen)).toEqual({ kind: 'decision', players: [1], others: [] });
    const seen = view(chosen, 1);
    expect(seen.choices).toEqual(['hidden', null]);
    // A known card is not marked as the one chosen.
    expect(seen.hands[0]).toEqual([29]);
    expect(view(chosen, 0).choices).toEqual([29, null]);
    expect(seen.hidden).toEqual([
      [0, 0, 0],
      [0, 0, 0],
    ]);
    const sampled = new Set(Array.from({ length: 40 }, (_, seed) => resample(seen, createRandom(seed)).choices[0]));
    expect([...sampled].sort()).toEqual([0, 29]);
  });
});
