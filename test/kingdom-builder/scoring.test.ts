import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createRandom } from '../../src/core/random.js';
import { fromPosition, init, legalMoves, score, scoreCard, turn, unsafe } from '../../src/kingdom-builder/index.js';
import type { KingdomBuilderItem } from '../../src/kingdom-builder/items.js';
import { CARDS, type Card, type KingdomBuilderState } from '../../src/kingdom-builder/types.js';
import { anyPosition, anyRulings } from './arbitrary.js';
import { CASTLE_AND_CARDS, cellsOf, referenceScore } from './reference.js';
import { hexesOf } from './reference-moves.js';
import { FIRST_GAME } from './table.js';

const expectScores = (state: KingdomBuilderState): void => {
  const cells = cellsOf(state.options.sections);
  const settlements = hexesOf(state);
  for (const card of CASTLE_AND_CARDS) {
    const right = referenceScore(cells, settlements, card, state.options.rulings.lordsCountZero ?? false);
    expect([card, ...scoreCard(state, card)]).toEqual([card, ...right]);
  }
};

/** The points that an item's own reason explains. */
const explained = (item: KingdomBuilderItem): number => {
  switch (item.category) {
    case 'fishermen':
    case 'miners':
    case 'workers':
      return item.hexes.length;
    case 'castle':
      return 3 * item.hexes.length;
    case 'merchants':
      return 4 * item.hexes.length;
    case 'discoverers':
      return item.rows.length;
    case 'hermits':
      return item.areas.length;
    case 'citizens':
      return Math.floor(item.hexes.length / 2);
    case 'knights':
      return 2 * item.hexes.length;
    case 'lords':
      return item.sectors.reduce((sum, { points }) => sum + points, 0);
    case 'farmers':
      return 3 * item.hexes.length;
  }
};

/** Hexes that an item names as the seat's settlements. */
const settlementsIn = (item: KingdomBuilderItem): readonly number[] => {
  if (item.category === 'castle' || item.category === 'merchants' || !('hexes' in item))
    return item.category === 'hermits' ? item.areas.flat() : [];
  return item.hexes;
};

describe('scores agree with a second, plainly written implementation', () => {
  test('in random positions', () => {
    fc.assert(
      fc.property(anyPosition(160), (position) => {
        expectScores(fromPosition(position));
      }),
      { numRuns: 300 },
    );
  });

  test('along random games', () => {
    let compared = 0;
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 2, max: 4 }), anyRulings, (seed, players, rulings) => {
        const random = createRandom(seed);
        let state = init({ players, seed, rulings });
        for (let moves = 0; turn(state).kind === 'decision'; moves++) {
          if (moves % 40 === 0) {
            expectScores(state);
            compared++;
          }
          const list = legalMoves(state);
          const move = list[random(list.length)];
          if (move === undefined) throw new Error('a seat that is to decide has a move');
          state = unsafe.apply(state, move);
        }
        expectScores(state);
      }),
      { numRuns: 20 },
    );
    expect(compared).toBeGreaterThan(40);
  });
});

test('a card that there is not is refused', () => {
  const state = init({ players: 2, seed: 1 });
  expect(() => scoreCard(state, 'moat' as Card)).toThrow(
    expect.objectContaining({
      game: 'kingdom-builder',
      issues: [{ path: ['card'], code: 'card', expected: `one of ${[...CARDS, 'castle'].join(', ')}` }],
    }),
  );
});

describe('items', () => {
  test('stand in the order of the cards, castles last', () => {
    for (const first of CARDS) {
      const cards = [first, ...CARDS.filter((card) => card !== first).slice(-2)] as const;
      const { sides } = score(init({ players: 2, seed: 1, cards }));
      for (const { items } of sides) expect(items.map(({ category }) => category)).toEqual([...cards, 'castle']);
    }
  });

  test('explain their points, and name own settlements only', () => {
    fc.assert(
      fc.property(
        anyPosition(120),
        fc.shuffledSubarray([...CARDS], { minLength: 3, maxLength: 3 }),
        (position, cards) => {
          const [a, b, c] = cards;
          if (a === undefined || b === undefined || c === undefined) throw new Error('three cards were asked for');
          const state = fromPosition({ ...position, cards: [a, b, c] });
          const settlements = hexesOf(state);
          score(state).sides.forEach((side, seat) => {
            expect(side.items.map((item) => item.category)).toEqual([a, b, c, 'castle']);
            for (const item of side.items) {
              expect([item.category, item.points]).toEqual([item.category, explained(item)]);
              const named = settlementsIn(item);
              expect(new Set(named).size).toBe(named.length);
              for (const hex of named) expect(settlements[seat]).toContain(hex);
            }
          });
        },
      ),
    );
  });

  test('knights and farmers name the first of equal rows and sectors; without settlements there is no row', () => {
    const state = fromPosition({
      sections: ['tavern', 'paddock', 'oasis', 'farm'],
      cards: ['knights', 'farmers', 'hermits'],
      settlements: [
        [
          [0, 0],
          [1, 0],
          [0, 10],
          [10, 0],
          [10, 10],
        ],
        [],
      ],
    });
    const [knights, farmers] = score(state).sides[0]?.items ?? [];
    expect(knights).toEqual({ category: 'knights', points: 4, row: 0, hexes: [0, 10] });
    expect(farmers).toEqual({ category: 'farmers', points: 3, sector: 1, hexes: [10] });
    expect(score(state).sides[1]?.items[0]).toEqual({ category: 'knights', points: 0, row: null, hexes: [] });
  });

  test('citizens name the first of equal areas; without settlements there is none', () => {
    const state = fromPosition({
      sections: ['tavern', 'paddock', 'oasis', 'farm'],
      cards: ['citizens', 'farmers', 'hermits'],
      settlements: [
        [
          [0, 0],
          [1, 0],
          [10, 0],
          [11, 0],
        ],
        [],
      ],
    });
    expect(score(state).sides.map(({ items }) => items[0])).toEqual([
      { category: 'citizens', points: 1, hexes: [0, 20] },
      { category: 'citizens', points: 0, hexes: [] },
    ]);
  });
});

describe('lords', () => {
  /** Points of each seat with so many settlements in the first sector and none elsewhere. */
  const lords = (...numbers: readonly number[]): readonly number[] => {
    const places = cellsOf(FIRST_GAME).filter((cell) => cell.sector === 0 && 'GCDFT'.includes(cell.letter));
    let next = 0;
    const settlements = numbers.map((count) => {
      next += count;
      return places.slice(next - count, next).map(({ row, column }) => [row, column] as const);
    });
    return scoreCard(fromPosition({ sections: FIRST_GAME, settlements }), 'lords');
  };

  test('ties get the full value, and the next highest number still gets 6', () => {
    expect(lords(8, 8, 6, 2)).toEqual([12, 12, 6, 0]);
    expect(lords(8, 6, 6, 2)).toEqual([12, 6, 6, 0]);
    expect(lords(6, 8, 8)).toEqual([6, 12, 12]);
    expect(lords(3, 3, 3)).toEqual([12, 12, 12]);
    expect(lords(5, 0)).toEqual([12, 0]);
  });
});
