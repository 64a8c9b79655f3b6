import { describe, expect, test } from 'vitest';
import {
  cellAt,
  firstZones,
  fromPosition,
  type KontorPosition,
  outcome,
  score,
  step,
  type WonBy,
  zones,
} from '../../src/kontor/index.js';
import {
  canLay,
  cardAt,
  codeOf,
  due,
  go,
  placeAt,
  reveal,
  revealEvents,
  type Spot,
  sailTo,
  spaces,
  treasury,
  zoneAt,
} from './table.js';

/* Worked cases with their values from the rulebook's own examples and from the rules. The numbers are those of the list. */

type Cells = KontorPosition['cells'];

const RED = { tea: [17, 29, 47], wine: [19, 31, 43], spice: [15, 33, 45] } as const;
const BLACK = { tea: [18, 30, 48], wine: [20, 32, 44], spice: [16, 34, 46] } as const;
type Count = Partial<Record<'tea' | 'wine' | 'spice', number>>;

/** A zone below the first layout with so many goods of each side, one on each card. */
const rivals = (red: Count, black: Count): { leader: 0 | 1 | null; by: WonBy | null } => {
  const cards = [red, black].flatMap((goods, side) =>
    (['tea', 'wine', 'spice'] as const).flatMap((good) => (side === 0 ? RED : BLACK)[good].slice(0, goods[good] ?? 0)),
  );
  const cells: Cells = cards.map((card, i) => [3 + Math.floor(i / 6), i % 6, card]);
  if (cards.length === 0) return { leader: null, by: null };
  const { leader, by } = zoneAt(fromPosition({ scenario: 'giant', cells }), [3, 0]);
  return { leader, by };
};

describe('zones, centers, cranes and growth', () => {
  test('1: water cuts off one zone, another stays open', () => {
    const state = fromPosition({
      cells: [
        [1, 2, 'water'],
        [2, 1, 'water'],
        [1, 1, 7],
        [2, 2, 3],
        [2, 3, 36],
        [3, 2, 9],
      ],
    });
    expect(zoneAt(state, [1, 1])).toMatchObject({ size: 1, complete: true, leader: 0, openings: [] });
    expect(zoneAt(state, [2, 2])).toMatchObject({
      size: 3,
      complete: false,
      openings: [cellAt(1, 3), cellAt(3, 1), cellAt(3, 3)],
    });
    expect(state.extent).toEqual([-2, 3, -2, 3]);
    expect(score(state).sides[0]).toMatchObject({
      total: 1,
      items: [
        {
          goods: [
            { wine: 1, spice: 1, tea: 0 },
            { wine: 0, spice: 0, tea: 0 },
          ],
          points: 1,
        },
      ],
    });
  });

  test('2 and 3: the first goods card is the center, later goods go there', () => {
    const first = fromPosition({ cells: [[1, 1, 36]] });
    expect(zoneAt(first, [1, 1]).centers).toEqual([null, cellAt(1, 1)]);
    expect(zoneAt(first, [1, 1]).warehouses[1]).toEqual({ wine: 1, spice: 0, tea: 1 });
    const shown = fromPosition({ cells: [[1, 1, 36]], shown: [null, 16] });
    const { state, events } = step(shown, placeAt(1, [1, 2]));
    expect(zoneAt(state, [1, 2]).centers).toEqual([null, cellAt(1, 1)]);
    expect(zoneAt(state, [1, 2]).warehouses[1]).toEqual({ wine: 1, spice: 1, tea: 1 });
    expect(events.filter((event) => event.type === 'warehouses-changed')).toEqual([
      { type: 'warehouses-changed', side: 1, cell: cellAt(1, 1), goods: { wine: 1, spice: 1, tea: 1 } },
    ]);
  });

  test('5: cranes keep opposing Dock cards away, never Water', () => {
    const position: KontorPosition = {
      cells: [
        [0, 3, 'water'],
        [1, 1, 10],
        [1, 3, 51],
      ],
    };
    const lays = (spot: Spot): readonly boolean[] => [
      canLay(position, 0, 29, spot),
      canLay(position, 1, 36, spot),
      canLay(position, 0, 60, spot),
      canLay(position, 1, 60, spot),
    ];
    expect(lays([1, 2])).toEqual([false, false, true, true]);
    expect(lays([2, 1])).toEqual([false, true, true, true]);
    expect(lays([2, 3])).toEqual([true, false, true, true]);
    expect(lays([1, 4])).toEqual([false, false, false, false]);
    const shown = fromPosition({ ...position, shown: [29, null] });
    expect(codeOf(shown, placeAt(0, [1, 4]))).toBe('edge');
    expect(codeOf(shown, placeAt(0, [1, 2]))).toBe('crane');
  });

  test('6: a direction that has reached its number grows no more', () => {
    expect(spaces(fromPosition({ cells: [], shown: [29, null] }))).toHaveLength(16);
    const wide: KontorPosition = { cells: [[0, 3, 'water']] };
    expect(canLay(wide, 0, 29, [0, -3])).toBe(false);
    expect(canLay(wide, 0, 29, [3, 0])).toBe(true);
    expect(canLay(wide, 0, 29, [-3, 0])).toBe(true);
    const both: KontorPosition = {
      cells: [
        [0, 3, 'water'],
        [3, 0, 'water'],
      ],
    };
    expect(canLay(both, 0, 29, [-3, 0])).toBe(false);
  });
});

describe('scoring', () => {
  test.each<[number, Count, Count, 0 | 1 | null, WonBy | null]>([
    [8, { tea: 2, spice: 2 }, { wine: 3 }, 1, 'largest-advantage'],
    [9, { tea: 1 }, { wine: 1, spice: 1 }, 1, 'most-advantages'],
    [10, { wine: 1, tea: 1 }, { spice: 1, tea: 1 }, 0, 'goods-value'],
    [11, { spice: 3, tea: 2, wine: 2 }, { tea: 3, wine: 2, spice: 1 }, 0, 'largest-advantage'],
    [13, { wine: 2 }, { tea: 2, spice: 1 }, 1, 'most-advantages'],
    [14, { tea: 1 }, { wine: 1 }, 0, 'goods-value'],
    [14, { spice: 2, wine: 1 }, { tea: 2, wine: 1 }, 0, 'goods-value'],
    [16, { wine: 1, tea: 1 }, { wine: 1, tea: 1 }, null, null],
  ])('%i', (_, red, black, leader, by) => {
    expect(rivals(red, black)).toEqual({ leader, by });
  });

  test('16: cranes and taverns alone win nothing', () => {
    const state = fromPosition({
      cells: [
        [1, 1, 9],
        [1, 2, 2],
      ],
    });
    expect(zoneAt(state, [1, 1])).toMatchObject({ leader: null, by: null, centers: [null, null] });
  });

  test('16: all 4,096 combinations of up to three goods', () => {
    const counts: Record<string, number> = {};
    const amounts = [0, 1, 2, 3];
    for (const a of amounts)
      for (const b of amounts)
        for (const c of amounts)
          for (const d of amounts)
            for (const e of amounts)
              for (const f of amounts) {
                const { by } = rivals({ tea: a, wine: b, spice: c }, { tea: d, wine: e, spice: f });
                counts[String(by)] = (counts[String(by)] ?? 0) + 1;
                if (by === null) expect([a, b, c]).toEqual([d, e, f]);
              }
    expect(counts).toEqual({ 'largest-advantage': 3276, 'most-advantages': 420, 'goods-value': 336, null: 64 });
  }, 60_000);
});

describe('taxes', () => {
  const table = (coins: readonly [number, number], red: number, black: number) =>
    fromPosition({ cells: [], coins, hands: [[red], [black]] });

  test('17: one coin card, the other pays and both act', () => {
    const state = reveal(table([3, 1], 29, 36), 29, 36);
    expect(state.coins).toEqual([3, 0]);
    expect(treasury(state)).toBe(17);
    expect(state.shown).toEqual([29, 36]);
    expect(due(state)).toEqual([1]);
  });

  test('18: who cannot pay takes the card back', () => {
    const before = table([3, 0], 29, 36);
    const state = reveal(before, 29, 36);
    expect(state.coins).toEqual([3, 0]);
    expect(state.shown).toEqual([29, null]);
    expect(state.hands[1]).toEqual([36]);
    expect(due(state)).toEqual([0]);
    expect(revealEvents(before, 29, 36)).toContainEqual({ type: 'card-returned', player: 1, card: 36, reason: 'tax' });
  });

  test('19: two coin cards, both pay', () => {
    const state = reveal(table([1, 1], 29, 30), 29, 30);
    expect(state.coins).toEqual([0, 0]);
    expect(state.shown).toEqual([29, 30]);
    expect(due(state)).toEqual([1]);
  });

  test('19: two coin cards, one unable: that card goes back and levies nothing', () => {
    const state = reveal(table([2, 0], 29, 30), 29, 30);
    expect(state.coins).toEqual([2, 0]);
    expect(state.shown).toEqual([29, null]);
  });

  test('21: two coin cards, both unable: both go back and each takes a coin', () => {
    const state = reveal(table([0, 0], 29, 30), 29, 30);
    expect(state.coins).toEqual([1, 1]);
    expect(state.shown).toEqual([null, null]);
    expect(state.hands).toEqual([[29], [30]]);
    expect(state.phase).toBe('choose');
  });

  test('22: a pass earns a coin and pays no tax', () => {
    const state = reveal(table([0, 3], 29, 30), null, 30);
    expect(state.coins).toEqual([1, 3]);
    expect(due(state)).toEqual([1]);
    // An empty treasury pays nothing.
    expect(reveal(table([10, 10], 29, 30), null, 30).coins).toEqual([10, 10]);
  });
});

describe('the ship', () => {
  const docks: Cells = [
    [1, 1, 36],
    [1, 2, 3],
    [1, 3, 16],
  ];
  const ship = (cells: Cells) => fromPosition({ ruleset: 'advanced', cells, coins: [3, 3], shown: [null, 53] });

  test('24: a removal splits a zone and its Warehouses', () => {
    const before = ship(docks);
    expect(zoneAt(before, [1, 1]).centers).toEqual([cellAt(1, 2), cellAt(1, 1)]);
    const sailed = step(before, sailTo(1, [0, 2], [1, 2]));
    expect(sailed.state.docks[0]?.under).toEqual([3]);
    expect(sailed.events).toContainEqual({
      type: 'warehouses-changed',
      side: 0,
      cell: cellAt(1, 2),
      goods: { wine: 0, spice: 0, tea: 0 },
    });
    expect(codeOf(sailed.state, placeAt(1, [2, 1]))).toBe('fill-the-gap');
    const { state, events } = step(sailed.state, placeAt(1, [1, 2]));
    // The old center stays the one of its part, so nothing moves: the other part has a new one.
    expect(events.map(({ type }) => type)).not.toContain('warehouses-moved');
    const goods = { wine: 0, spice: 1, tea: 0 };
    expect(events).toContainEqual({ type: 'warehouses-changed', side: 1, cell: cellAt(1, 3), goods });
    expect(zoneAt(state, [1, 1])).toMatchObject({ complete: false, centers: [null, cellAt(1, 1)] });
    expect(zoneAt(state, [1, 1]).warehouses[1]).toEqual({ wine: 1, spice: 0, tea: 1 });
    expect(zoneAt(state, [1, 3])).toMatchObject({ complete: false, centers: [null, cellAt(1, 3)] });
    expect(zoneAt(state, [1, 3]).warehouses[1]).toEqual({ wine: 0, spice: 1, tea: 0 });
    expect(state.coins).toEqual([3, 4]);
    expect(state.ship).toBe(cellAt(0, 2));
    expect(events.filter(({ type }) => type === 'card-drawn')).toHaveLength(1);
  });

  test('25: the same with Water around completes both zones', () => {
    const around: Cells = [
      [2, 1, 'water'],
      [0, 3, 'water'],
      [2, 3, 'water'],
      [1, 4, 'water'],
    ];
    const gap = go(ship([...docks, ...around]), sailTo(1, [0, 2], [1, 2]));
    const { state, events } = step(gap, placeAt(1, [1, 2]));
    expect(events.filter(({ type }) => type === 'zone-completed')).toMatchObject([{ keeper: 1 }, { keeper: 1 }]);
    expect(zones(state).map(({ complete, leader }) => [complete, leader])).toEqual([
      [true, 1],
      [true, 1],
    ]);
    expect(score(state).sides[1]?.total).toBe(2);
  });

  test('28: the ship must move for a removal', () => {
    const position: KontorPosition = { ruleset: 'advanced', cells: docks, ship: [0, 2], shown: [null, 53] };
    const state = fromPosition(position);
    expect(codeOf(state, sailTo(1, [0, 2], [1, 2]))).toBe('same-place');
    const other = fromPosition({ ...position, cells: [...docks, [2, 2, 'water']] });
    expect(codeOf(other, sailTo(1, [2, 2], [1, 2]))).toBe(null);
  });
});

describe('the end', () => {
  const sizes = (list: readonly (readonly [string, number, number])[]) =>
    list.map(([name, size, distance]) => ({ name, size, distance }));

  test('29: five largest', () => {
    const all = sizes([
      ['a', 8, 2],
      ['b', 7, 2],
      ['c', 6, 2],
      ['d', 4, 2],
      ['f', 3, 3],
      ['e', 3, 2],
      ['g', 2, 2],
    ]);
    expect(firstZones(all, 'largest', 5).map(({ name }) => name)).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  test('32: three smallest', () => {
    const all = sizes([
      ['a', 1, 3],
      ['b', 1, 2],
      ['c', 2, 2],
      ['d', 2, 2],
      ['e', 3, 4],
      ['f', 5, 2],
    ]);
    const counted = firstZones(all, 'smallest', 3).map(({ name }) => name);
    expect(counted.toSorted()).toEqual(['a', 'b', 'e']);
  });

  test('33: the distance of a zone', () => {
    const state = fromPosition({
      ruleset: 'advanced',
      cells: [
        [1, 1, 7],
        [2, 1, 'water'],
        [1, 2, 'water'],
        [0, 3, 29],
        [0, 4, 31],
        [2, 2, 'water'],
        [3, 2, 'water'],
        [3, 3, 33],
      ],
    });
    expect(zones(state).map(({ distance }) => distance)).toEqual([3, 2, 6]);
    const pair = fromPosition({
      cells: [
        [2, 1, 7],
        [2, 2, 29],
      ],
    });
    expect(zoneAt(pair, [2, 2]).distance).toBe(3);
  });

  test('35: coins decide between equal points', () => {
    const last = (coins: readonly [number, number]) =>
      outcome(reveal(fromPosition({ cells: [], coins, idle: 9 }), null, null));
    expect(last([2, 1])).toEqual({
      reason: 'stalled',
      ranking: [
        { place: 1, players: [0], tieBreaks: [3] },
        { place: 2, players: [1], tieBreaks: [2] },
      ],
    });
    expect(last([2, 2])?.ranking.map(({ place }) => place)).toEqual([1, 1]);
  });
});

/** Rows of a picture from a place on: R a red goods card, w Water, . nothing. */
const drawn = (top: number, left: number, ...rows: readonly string[]): Cells => {
  const red = [3, 5, 7, 11, 15, 17, 19, 21, 23, 27, 29, 31, 33, 35, 39, 41, 43, 45, 47];
  return rows.flatMap((row, r) =>
    [...row].flatMap((letter, c): Cells => {
      if (letter === 'R') return [[top + r, left + c, red.shift() as number]];
      return letter === 'w' ? [[top + r, left + c, 'water']] : [];
    }),
  );
};

describe('scenarios', () => {
  test('36: Always Go Small', () => {
    const cells = drawn(0, 0, '.RwRRw', 'wwwwww', 'RRRwRR', 'wwwwRR', 'wwwwww', 'RRRRRR');
    const state = fromPosition({ scenario: 'always-go-small', cells });
    expect(state.reason).toBe('board-full');
    expect(score(state).sides.map(({ total }) => total)).toEqual([6, 0]);
    expect(score(state).sides[0]?.items.map(({ points }) => points)).toEqual([1, 2, 3, 0, 0]);
  });

  test('37: Water Game', () => {
    const start: KontorPosition = { scenario: 'water-game', cells: [] };
    for (const spot of [
      [1, 1],
      [1, 2],
      [3, 0],
    ] as const)
      expect(canLay(start, 0, 29, spot)).toBe(true);
    const later: KontorPosition = { scenario: 'water-game', cells: [[1, 2, 36]] };
    expect(canLay(later, 0, 29, [2, 2])).toBe(false);
    expect(codeOf(fromPosition({ ...later, shown: [29, null] }), placeAt(0, [2, 2]))).toBe('no-water-beside');
    expect(
      canLay(
        {
          ...later,
          cells: [
            [1, 2, 36],
            [2, 1, 'water'],
          ],
        },
        0,
        29,
        [2, 2],
      ),
    ).toBe(true);
  });

  test('39: Tic Tac Toe, three regions in a line win at once', () => {
    const cells = [
      ...drawn(-2, -2, 'RR...', 'RR...', '.....', '...RR', '...RR'),
      [4, 4, 39],
      [4, 5, 41],
      [5, 4, 43],
    ] as const satisfies Cells;
    const state = fromPosition({ scenario: 'tic-tac-toe', cells, shown: [45, 6], coins: [0, 9] });
    const { state: over } = step(state, placeAt(0, [5, 5]));
    expect(over).toMatchObject({ phase: 'over', reason: 'line', winner: 0, coins: [0, 9] });
    expect(outcome(over)?.ranking[0]?.players).toEqual([0]);
    // The other card shown goes back to its hand.
    expect(over.hands[1]).toContain(6);
    expect(fromPosition({ scenario: 'tic-tac-toe', cells: [...cells, [5, 5, 45]] }).reason).toBe('line');
  });

  test('40: Baksheesh', () => {
    const position: KontorPosition = {
      scenario: 'baksheesh',
      cells: [
        [1, 1, 36],
        [1, 2, 16],
        [2, 2, 10],
        [2, 3, 2],
        [-1, 1, 4],
        [-1, 2, 'water'],
        [-2, 1, 'water'],
      ],
      last: 0,
      coins: [3, 3],
    };
    const state = fromPosition(position);
    const bribe = (row: number, column: number) => ({ type: 'bribe', player: 0, cell: cellAt(row, column) }) as const;
    for (const [row, column] of [
      [2, 2],
      [2, 3],
      [-1, 1],
      [0, 0],
    ] as const)
      expect(codeOf(state, bribe(row, column))).toBe('not-for-sale');
    const { state: after, events } = step(state, bribe(1, 1));
    expect(after.coins).toEqual([1, 3]);
    expect(treasury(after)).toBe(treasury(state) + 2);
    expect(after.docks[1]?.under).toEqual([36]);
    expect(cardAt(after, [1, 1])).toBe(-1);
    expect(zoneAt(after, [1, 2]).warehouses[1]).toEqual({ wine: 0, spice: 1, tea: 0 });
    expect(zoneAt(after, [1, 2]).centers[1]).toBe(cellAt(1, 2));
    expect(events).toContainEqual({ type: 'warehouses-moved', side: 1, from: cellAt(1, 1), to: cellAt(1, 2) });
    expect(codeOf(fromPosition({ ...position, coins: [1, 3] }), bribe(1, 1))).toBe('no-coins');
  });

  test('42: Poverty', () => {
    const state = fromPosition({ scenario: 'poverty', cells: [], coins: [0, 6] });
    expect(outcome(state)).toMatchObject({ reason: 'bankrupt', ranking: [{ place: 1, players: [1] }, { place: 2 }] });
  });

  test('44: Great Island', () => {
    const island = drawn(1, -1, 'RRR', 'RRR', 'RRR');
    const full = fromPosition({ scenario: 'great-island', cells: island });
    expect(score(full).sides[0]?.items).toMatchObject([{ points: 2, size: 9 }]);
    const part = fromPosition({ scenario: 'great-island', cells: [[1, 0, 3]], shown: [null, 53] });
    expect(score(part).sides[0]?.items).toEqual([]);
    expect(codeOf(part, placeAt(1, [2, 0]))).toBe('inner-zone');
    const ring = fromPosition({ scenario: 'great-island', cells: [[1, 0, 3]], ship: [4, 0], shown: [null, 53] });
    expect(codeOf(ring, sailTo(1, [0, 0], [1, 0]))).toBe('inner-zone');
  });
});
