import { describe, expect, test } from 'vitest';
import { cellAt, fromPosition, type KontorPosition, step } from '../../src/kontor/index.js';
import { go, placeAt, zoneAt } from './table.js';

/* When the edges of the board close zones, and when it is full. */

describe('edges', () => {
  const row = (r: number, from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, i) => [r, from + i, 'water'] as const);
  // A red card in a corner that only the edges close; the columns are fixed, the rows are not yet.
  const corner: KontorPosition['cells'] = [
    [0, 3, 29],
    [1, 3, 'water'],
    [-1, 3, 'water'],
    [0, -2, 'water'],
  ];

  test('bind both together, or each on its own', () => {
    const literal = fromPosition({ cells: corner });
    expect(zoneAt(literal, [0, 3]).complete).toBe(false);
    expect(zoneAt(literal, [0, 3]).openings).toEqual([cellAt(0, 4)]);
    expect(zoneAt(fromPosition({ cells: corner, rulings: { edgeRule: 'perDirection' } }), [0, 3]).complete).toBe(true);
  });

  test('fixing the second direction completes zones anywhere at once', () => {
    const state = fromPosition({ cells: corner, shown: [null, 36] });
    const { events } = step(state, placeAt(1, [3, 0]));
    expect(events).toContainEqual({ type: 'edge-fixed', direction: 'rows', first: -2, last: 3 });
    expect(events).toContainEqual(
      expect.objectContaining({ type: 'zone-completed', cells: [cellAt(0, 3)], keeper: 0, by: 'largest-advantage' }),
    );
  });

  test('one direction alone completes zones far away with the ruling that edges bind each on their own', () => {
    const cells: KontorPosition['cells'] = [
      [-2, 1, 29],
      [-2, 2, 'water'],
      [-1, 1, 'water'],
    ];
    const state = fromPosition({ cells, shown: [null, 36], rulings: { edgeRule: 'perDirection' } });
    expect(zoneAt(state, [-2, 1]).openings).toEqual([cellAt(-3, 1)]);
    const { events } = step(state, placeAt(1, [3, 0]));
    expect(events.filter(({ type }) => type === 'zone-completed')).toMatchObject([
      { cells: [cellAt(-2, 1)], keeper: 0 },
    ]);
  });

  test('the last space ends the game: no draw, no income, nothing for the other', () => {
    const cells = [
      ...[-2, -1, 1, 2].flatMap((r) => [...row(r, -2, -1), ...row(r, 1, 3)]),
      ...row(0, 3, 3),
      ...row(3, -2, 2),
    ].map(([r, c]): KontorPosition['cells'][number] => [r, c, 'water']);
    const state = fromPosition({
      cells,
      hands: [[29], [36]],
      shown: [3, 87],
      coins: [3, 3],
      waterTop: null,
    });
    const { state: over, events } = step(state, placeAt(1, [3, 3]));
    expect(over).toMatchObject({ phase: 'over', reason: 'board-full', coins: [3, 3] });
    expect(events.map(({ type }) => type)).toEqual(['card-placed', 'card-returned', 'game-over']);
    expect(over.hands[0]).toEqual([3, 29]);
    expect(events).toContainEqual({ type: 'card-returned', player: 0, card: 3, reason: 'end' });
  });

  test('the board is not full while one direction can still grow', () => {
    const cells = [-2, -1, 1, 2]
      .flatMap((r) => [...row(r, -2, -1), ...row(r, 1, 2)])
      .concat(row(3, -2, 2))
      .map(([r, c]): KontorPosition['cells'][number] => [r, c, 'water']);
    const state = fromPosition({ cells: cells.slice(0, -1), shown: [29, null] });
    expect(go(state, placeAt(0, [3, 2]))).toMatchObject({ phase: 'choose', extent: [-2, 3, -2, 2] });
  });
});
