import { describe, expect, test } from 'vitest';
import {
  apply,
  cellAt,
  fromPosition,
  type KontorPosition,
  type KontorState,
  legalMoves,
  step,
  view,
} from '../../src/kontor/index.js';
import { go, placeAt, sailTo, zoneAt } from './table.js';

/* The ship, beside what the worked cases say of it. */

const four = (more: Partial<KontorPosition>): KontorState => fromPosition({ players: 4, cells: [], ...more });

describe('the ship', () => {
  const cells: KontorPosition['cells'] = [
    [1, 1, 3],
    [1, 2, 16],
  ];

  test('moves to any Water but its own; the removed card goes under its pile, and is known', () => {
    const state = fromPosition({ ruleset: 'advanced', cells, shown: [null, 53] });
    const tos = legalMoves(state).flatMap((move) => (move.type === 'ship' && move.remove === null ? [move.to] : []));
    expect(tos).toHaveLength(8);
    const after = apply(state, sailTo(1, [1, 0], [1, 1]));
    expect(view(after, 1).docks[0]?.under).toEqual([3]);
    expect(legalMoves(after)).toEqual([placeAt(1, [1, 1])]);
    const moved = apply(state, sailTo(1, [1, 0]));
    expect(legalMoves(moved).every(({ type }) => type === 'place')).toBe(true);
  });

  test('an own card removed under an empty pile is the next draw', () => {
    const state = fromPosition({
      ruleset: 'advanced',
      cells,
      hands: [[], []],
      shown: [5, null],
      dockTops: [null, null],
    });
    const after = go(apply(state, sailTo(0, [1, 0], [1, 1])), placeAt(0, [1, 1]));
    expect(after.hands[0]).toEqual([3]);
    expect(after.docks[0]).toEqual({ top: null, hidden: 0, under: [] });
  });

  test('a Dock card in the gap keeps the zone and its centers together', () => {
    const state = fromPosition({
      ruleset: 'advanced',
      cells: [
        [1, 1, 36],
        [1, 2, 3],
        [1, 3, 16],
      ],
      shown: [null, 40],
    });
    const { state: after, events } = step(apply(state, sailTo(1, [0, 2], [1, 2])), placeAt(1, [1, 2]));
    expect(events.filter(({ type }) => type === 'warehouses-moved')).toEqual([]);
    expect(zoneAt(after, [1, 3])).toMatchObject({ size: 3, centers: [null, cellAt(1, 1)] });
  });

  test('a card without goods changes no Warehouses', () => {
    for (const card of [1, 9]) {
      const state = fromPosition({ cells: [[1, 1, 29]], shown: [card, null] });
      expect(step(state, placeAt(0, [1, 2])).events.map(({ type }) => type)).toEqual([
        'card-placed',
        'card-drawn',
        'round-started',
      ]);
    }
  });

  test('merging centers: the older stays', () => {
    const state = fromPosition({
      ruleset: 'advanced',
      cells: [
        [1, 1, 36],
        [1, 3, 16],
        [0, 3, 'water'],
      ],
      shown: [null, 20],
    });
    const { events } = step(state, placeAt(1, [1, 2]));
    expect(events).toContainEqual({ type: 'warehouses-moved', side: 1, from: cellAt(1, 3), to: cellAt(1, 1) });
  });

  test('four players: the pile is named', () => {
    const state = four({ cells, shown: [null, null, 53, null] });
    const piles = legalMoves(state).flatMap((move) =>
      move.type === 'ship' && move.remove !== null ? [move.pile] : [],
    );
    expect([...new Set(piles)]).toEqual([0, 1]);
    expect(apply(state, sailTo(2, [1, 0], [1, 1], 1)).docks[1]?.under).toEqual([3]);
  });
});
