import { describe, expect, test } from 'vitest';
import { cellAt, fromPosition, type KontorPosition, type KontorState, score, step } from '../../src/kontor/index.js';
import { codeOf, go, placeAt, sailTo, spaces, zoneAt } from './table.js';

/* Floods, Bridges and Customs Houses. */

const four = (more: Partial<KontorPosition>): KontorState => fromPosition({ players: 4, cells: [], ...more });

describe('special cards', () => {
  test('a Flood makes Water of a card with goods, takes its Warehouses, and earns nothing', () => {
    const cells: KontorPosition['cells'] = [
      [1, 1, 36],
      [1, 2, 16],
      [1, 3, 20],
    ];
    const state = four({ cells, shown: [88, null, null, null] });
    expect(spaces(state)).toEqual([
      [1, 1],
      [1, 2],
      [1, 3],
    ]);
    const { state: after, events } = step(state, placeAt(0, [1, 2]));
    expect(after.covered).toEqual([16]);
    expect(after.coins).toEqual([4, 4, 4, 4]);
    expect(after.hands[0]).toEqual(state.hands[0]);
    expect(events[0]).toEqual({ type: 'card-placed', player: 0, cell: cellAt(1, 2), card: 88, covers: 16 });
    expect(zoneAt(after, [1, 1]).centers).toEqual([null, cellAt(1, 1)]);
    expect(zoneAt(after, [1, 3]).centers).toEqual([null, cellAt(1, 3)]);
    // The ship may go there.
    const ship = four({ cells: [...cells, [1, 2, 88]], shown: [null, null, 53, null] });
    expect(codeOf(ship, sailTo(2, [1, 2]))).toBeNull();
  });

  test('a Bridge joins open zones and counts for size; a Flood may cover it', () => {
    const cells: KontorPosition['cells'] = [
      [1, 1, 36],
      [-1, 1, 16],
      [1, 2, 20],
    ];
    const state = four({ cells, shown: [90, null, null, null] });
    const after = go(state, placeAt(0, [0, 1]));
    expect(zoneAt(after, [0, 1])).toMatchObject({ size: 4, complete: false });
    expect(zoneAt(after, [0, 1]).warehouses[1]).toEqual({ wine: 2, spice: 1, tea: 1 });
    const flood = four({ cells: [...cells, [0, 1, 90]], shown: [88, null, null, null] });
    expect(codeOf(flood, placeAt(0, [0, 1]))).toBeNull();
    const again = four({ cells: [...cells, [0, 1, 90], [0, 1, 88]], shown: [91, null, null, null] });
    expect(codeOf(again, placeAt(0, [0, 1]))).toBeNull();
    expect(again.covered).toHaveLength(2);
  });

  test('a Bridge covers the harbor card once the ship has left it', () => {
    const state = four({ cells: [], ship: [0, 1], shown: [90, null, null, null] });
    const { state: after, events } = step(state, placeAt(0, [0, 0]));
    expect(events[0]).toEqual({ type: 'card-placed', player: 0, cell: cellAt(0, 0), card: 90, covers: 0 });
    expect(after.covered).toEqual([0]);
    expect(zoneAt(after, [0, 0])).toMatchObject({ size: 1, complete: true });
  });

  test('a Bridge by itself is a zone without a Keeper', () => {
    const state = four({
      cells: [
        [2, 1, 'water'],
        [3, 0, 'water'],
        [2, -1, 'water'],
      ],
      shown: [90, null, null, null],
    });
    const { events } = step(state, placeAt(0, [2, 0]));
    expect(events).toContainEqual(
      expect.objectContaining({ type: 'zone-completed', cells: [cellAt(2, 0)], keeper: null }),
    );
  });

  test('Customs Houses ignore cranes, cannot complete a zone, and add points to control', () => {
    const state = four({ cells: [[1, 1, 10]], shown: [92, null, null, null] });
    expect(codeOf(state, placeAt(0, [1, 2]))).toBeNull();
    const zone = (houses: KontorPosition['cells']) =>
      score(four({ cells: [[1, 1, 7], ...houses, [1, 3, 'water'], [2, 1, 'water'], [2, 2, 'water']] })).sides[0];
    expect(zone([[1, 2, 92]])).toMatchObject({
      total: 2,
      items: [
        { category: 'zone', points: 1, size: 2 },
        { category: 'customs-house', points: 1, cells: [cellAt(1, 2)] },
      ],
    });
    const two = four({
      cells: [
        [1, 1, 7],
        [1, 2, 92],
        [1, 3, 93],
        [0, 3, 'water'],
        [1, 4, 'water'],
        [2, 1, 'water'],
        [2, 2, 'water'],
        [2, 3, 'water'],
      ],
    });
    expect(score(two).sides[0]?.total).toBe(3);
  });

  test('a House that would complete a zone by fixing the board is refused', () => {
    // Rows are fixed; the eighth column would make the edges bind and close the red zone in the corner.
    const cells: KontorPosition['cells'] = [
      ...Array.from({ length: 4 }, (_, i): KontorPosition['cells'][number] => [0, 3 + i, 'water']).slice(0, 2),
      [-3, 0, 'water'],
      [-4, 0, 'water'],
      [-5, 0, 29],
      [-5, 1, 'water'],
      [-5, -1, 'water'],
    ];
    const state = four({ cells: [...cells], shown: [92, null, null, null] });
    expect(state.extent).toEqual([-5, 2, -2, 4]);
    expect(codeOf(state, placeAt(0, [0, 5]))).toBe('would-complete');
    expect(codeOf(state, placeAt(0, [0, -3]))).toBe('would-complete');
    expect(codeOf(state, placeAt(0, [1, 1]))).toBeNull();
  });
});
