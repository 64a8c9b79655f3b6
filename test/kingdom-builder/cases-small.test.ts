import { describe, expect, test } from 'vitest';
import { fromPosition, hexAt, kindAt, neighborsOf } from '../../src/kingdom-builder/index.js';
import { targetsOf } from '../../src/kingdom-builder/questions.js';
import type { Sections } from '../../src/kingdom-builder/types.js';
import { pays, type Spot, targets } from './table.js';

const BOARD: Sections = ['oasis', 'paddock', 'farm', 'tavern'];

describe('small positions', () => {
  test('castle: 3 for each castle with a settlement beside it, once', () => {
    expect(pays(BOARD, 'castle', [[6, 1]])).toBe(3);
    expect(
      pays(BOARD, 'castle', [
        [6, 1],
        [6, 2],
      ]),
    ).toBe(3);
    expect(
      pays(BOARD, 'castle', [
        [6, 1],
        [6, 15],
      ]),
    ).toBe(6);
    expect(pays(BOARD, 'castle', [[0, 0]])).toBe(0);
  });

  test.each<[Parameters<typeof pays>[1], Spot[], number]>([
    [
      'citizens',
      [
        [7, 2],
        [7, 3],
        [7, 4],
      ],
      1,
    ],
    [
      'discoverers',
      [
        [3, 0],
        [3, 5],
        [7, 2],
      ],
      2,
    ],
    ['fishermen', [[0, 7]], 0],
    ['fishermen', [[3, 3]], 1],
    ['fishermen', [[3, 0]], 0],
    [
      'fishermen',
      [
        [3, 3],
        [8, 3],
      ],
      2,
    ],
    [
      'hermits',
      [
        [0, 0],
        [9, 9],
      ],
      2,
    ],
    [
      'knights',
      [
        [5, 0],
        [5, 2],
        [5, 4],
      ],
      6,
    ],
    [
      'knights',
      [
        [5, 0],
        [5, 2],
        [8, 3],
        [8, 7],
      ],
      4,
    ],
    ['merchants', [[7, 2]], 0],
    [
      'merchants',
      [
        [7, 2],
        [7, 3],
        [7, 4],
      ],
      8,
    ],
    [
      'workers',
      [
        [7, 2],
        [7, 4],
      ],
      2,
    ],
    [
      'farmers',
      [
        [0, 0],
        [0, 1],
        [0, 10],
        [0, 11],
        [10, 0],
        [10, 1],
        [10, 10],
        [10, 11],
      ],
      6,
    ],
    [
      'farmers',
      [
        [0, 0],
        [0, 1],
        [0, 10],
        [0, 11],
        [10, 0],
        [10, 1],
      ],
      0,
    ],
  ])('%s with %j pays %i', (card, settlements, points) => {
    expect(pays(BOARD, card, settlements)).toBe(points);
  });

  test('miners: a mountain next door in another section counts', () => {
    expect(pays(['oasis', 'tower', 'farm', 'tavern'], 'miners', [[0, 13]])).toBe(1);
  });

  test('paddock: two hexes in a straight line, over an opponent too', () => {
    const state = fromPosition({
      sections: BOARD,
      settlements: [
        [
          [5, 6],
          [2, 19],
        ],
        [[5, 7]],
      ],
      tiles: [['paddock'], []],
    });
    expect(targets(state, 'paddock', [5, 6])).toEqual([
      [3, 5],
      [3, 7],
      [5, 4],
      [5, 8],
      [7, 7],
    ]);
  });

  test('tavern: the two ends of a line of three', () => {
    const state = fromPosition({
      sections: BOARD,
      settlements: [
        [
          [5, 6],
          [5, 7],
          [5, 8],
          [16, 11],
        ],
        [],
      ],
      tiles: [['tavern'], []],
    });
    expect(targets(state, 'tavern', null)).toEqual([
      [5, 5],
      [5, 9],
    ]);
  });

  test('barn: adjacent to the settlements that stay', () => {
    const state = fromPosition({
      sections: BOARD,
      settlements: [
        [
          [10, 10],
          [0, 8],
        ],
        [],
      ],
      terrain: 'grassland',
    });
    const list = targetsOf(state, 'barn', hexAt(10, 10));
    const right = neighborsOf(hexAt(0, 8)).filter((hex) => kindAt(BOARD, hex) === 'grassland');
    expect(list).toEqual(right);
    expect(list).toContain(hexAt(0, 9));
  });

  test('harbor: water beside the settlements that stay', () => {
    const state = fromPosition({
      sections: BOARD,
      settlements: [
        [
          [10, 10],
          [1, 1],
        ],
        [],
      ],
    });
    const list = targetsOf(state, 'harbor', hexAt(10, 10));
    expect(list).toEqual(neighborsOf(hexAt(1, 1)).filter((hex) => kindAt(BOARD, hex) === 'water'));
    expect(list).toContain(hexAt(1, 2));
  });
});
