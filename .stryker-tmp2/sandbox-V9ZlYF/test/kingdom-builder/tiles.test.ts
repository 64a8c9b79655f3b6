import { describe, expect, test } from 'vitest';
import { apply, check, fromPosition, legalMoves } from '../../src/kingdom-builder/index.js';
import type { KingdomBuilderPosition, KingdomBuilderState, Sections } from '../../src/kingdom-builder/types.js';
import {
  build,
  buildAll,
  buildAt,
  canUse,
  codeOf,
  drawAny,
  endOf,
  endTurn,
  eventsOf,
  FIRST_GAME,
  placesOf,
  playTurn,
  type Spot,
  statusOf,
  supplyOf,
  targets,
  terrainOf,
  tileTo,
  use,
} from './table.js';

const at = (position: Partial<KingdomBuilderPosition>): KingdomBuilderState =>
  fromPosition({ sections: FIRST_GAME, settlements: [[], []], ...position });

/** A location hex of the Paddock section top right. */
const UPPER: Spot = [2, 18];

describe('taking a tile', () => {
  test('a settlement built beside a location takes a tile at once', () => {
    const state = at({ terrain: 'desert' });
    expect(eventsOf(state, buildAt(0, [2, 17]))).toEqual(['settlement-built', 'tile-taken']);
    expect(statusOf(build(state, [2, 17]), 0, UPPER)).toBe(3);
  });

  test('so does one that is moved there', () => {
    const state = at({
      settlements: [
        [
          [0, 18],
          [7, 11],
        ],
        [],
      ],
      tiles: [['paddock'], []],
      terrain: 'canyon',
    });
    expect(eventsOf(state, tileTo(0, 'paddock', [0, 18], [2, 17]))).toEqual(['settlement-moved', 'tile-taken']);
  });

  test('it can be used from the next turn on', () => {
    const state = build(at({ terrain: 'desert' }), [2, 17]);
    const done = buildAll(state);
    expect(check(done, tileTo(0, 'paddock', [2, 17], [0, 18]))).toEqual({ code: 'tile-new', tile: 'paddock' });
    const later = playTurn(drawAny(endTurn(done)));
    expect([later.player, statusOf(later, 0, UPPER)]).toEqual([0, 1]);
    expect(canUse(later, 'paddock')).toBe(true);
  });

  test('one for each location hex and player, even if the first was lost', () => {
    const state = at({ settlements: [[[2, 17]], []], terrain: 'desert' });
    expect(statusOf(state, 0, UPPER)).toBe(4);
    const after = build(state, [1, 17]);
    expect([statusOf(after, 0, UPPER), after.tiles[0]?.includes(3)]).toEqual([4, false]);
  });

  test('two tiles lie on a location hex: a third player gets none', () => {
    const settlements: Spot[][] = [[], [[2, 17]], [[2, 19]]];
    const state = at({ settlements, tiles: [[], ['paddock'], ['paddock']], terrain: 'desert' });
    expect(eventsOf(state, buildAt(0, [1, 18]))).toEqual(['settlement-built']);
    expect(statusOf(build(state, [1, 18]), 0, UPPER)).toBe(0);
  });

  test('two equal tiles come from the two location hexes, and give two uses', () => {
    const settlements: Spot[][] = [
      [
        [2, 17],
        [7, 11],
        [0, 0],
      ],
      [],
    ];
    const state = at({ settlements, tiles: [['paddock', 'paddock'], []], terrain: 'canyon' });
    const once = use(state, 'paddock', [0, 0], [0, 2]);
    expect(canUse(once, 'paddock')).toBe(true);
    expect(canUse(use(once, 'paddock', [0, 2], [0, 0]), 'paddock')).toBe(false);
  });
});

describe('using a tile', () => {
  const holding = at({
    settlements: [
      [
        [2, 17],
        [0, 0],
      ],
      [],
    ],
    tiles: [['paddock'], []],
    terrain: 'desert',
  });

  test('once a turn, again in the next', () => {
    const once = use(holding, 'paddock', [0, 0], [0, 2]);
    expect(statusOf(once, 0, UPPER)).toBe(2);
    expect(check(once, tileTo(0, 'paddock', [0, 2], [0, 0]))).toEqual({ code: 'tile-used', tile: 'paddock' });
    const later = playTurn(playTurn(once));
    expect(statusOf(later, 0, UPPER)).toBe(1);
    expect(canUse(later, 'paddock')).toBe(true);
  });

  test('before the mandatory action or after it, not within it', () => {
    expect(canUse(holding, 'paddock')).toBe(true);
    const within = build(holding, [1, 17]);
    expect(check(within, tileTo(0, 'paddock', [0, 0], [0, 2]))).toEqual({ code: 'mid-mandatory', toBuild: 2 });
    expect(canUse(buildAll(within), 'paddock')).toBe(true);
  });

  test('it is never a duty: with the mandatory action done the turn may end', () => {
    const done = buildAll(holding);
    expect(legalMoves(done).some((move) => move.type === 'tile')).toBe(true);
    expect(codeOf(done, endOf(0))).toBe(null);
  });

  test('moves neither count for the mandatory action nor change the supply', () => {
    const moved = use(holding, 'paddock', [0, 0], [0, 2]);
    expect([moved.built, supplyOf(moved, 0)]).toEqual([0, 38]);
  });

  test('a settlement built this turn can be moved', () => {
    const done = buildAll(build(holding, [1, 17]));
    expect(targets(done, 'paddock', [1, 17]).length).toBeGreaterThan(0);
  });

  test('a tile that builds takes from the supply and does not count for the mandatory action', () => {
    const state = at({ settlements: [[[15, 11]], []], tiles: [['farm'], []], terrain: 'desert' });
    const [to] = targets(state, 'farm', null);
    const built = use(state, 'farm', null, to ?? [0, 0]);
    expect([built.built, supplyOf(built, 0)]).toEqual([0, 38]);
  });

  test('nobody uses a tile that he has not', () => {
    expect(check(at({ terrain: 'desert' }), tileTo(0, 'paddock', [0, 0], [0, 2]))).toEqual({
      code: 'no-tile',
      tile: 'paddock',
    });
  });
});

describe('the eight tiles', () => {
  test('oracle: on the terrain played', () => {
    const state = fromPosition({
      sections: ['oracle', 'paddock', 'oasis', 'farm'],
      settlements: [[[3, 6]], []],
      tiles: [['oracle'], []],
      terrain: 'flower-field',
    });
    expect(targets(state, 'oracle', null)).toEqual([
      [4, 6],
      [4, 7],
    ]);
  });

  test('farm and oasis: on grassland and desert whatever was played; beside an own settlement if possible', () => {
    const state = at({
      settlements: [
        [
          [15, 11],
          [12, 6],
        ],
        [],
      ],
      tiles: [['farm', 'oasis'], []],
      terrain: 'forest',
    });
    for (const [tile, terrain] of [
      ['farm', 'grassland'],
      ['oasis', 'desert'],
    ] as const) {
      const list = targets(state, tile, null);
      expect(list.length).toBeGreaterThan(0);
      expect(list.every((spot) => terrainOf(state, spot) === terrain)).toBe(true);
    }
  });

  test('a tile that has no hex left is skipped', () => {
    const grass = placesOf(FIRST_GAME, 'grassland');
    const state = at({
      settlements: [[[15, 13]], grass.slice(0, 40), grass.slice(40)],
      tiles: [['farm'], [], []],
      terrain: 'canyon',
    });
    expect(statusOf(state, 0, [15, 12])).toBe(1);
    expect(canUse(state, 'farm')).toBe(false);
    expect(codeOf(buildAll(state), endOf(0))).toBe(null);
  });

  test('harbor: the only way onto water', () => {
    const sections: Sections = ['harbor', 'paddock', 'oasis', 'farm'];
    const state = fromPosition({
      sections,
      settlements: [
        [
          [7, 5],
          [9, 1],
        ],
        [],
      ],
      tiles: [['harbor'], []],
      terrain: 'desert',
    });
    const onto = targets(state, 'harbor', [7, 5]);
    expect(onto.length).toBeGreaterThan(0);
    expect(onto.every((spot) => terrainOf(state, spot) === 'water')).toBe(true);
    const moved = apply(state, tileTo(0, 'harbor', [7, 5], onto[0] ?? [0, 0]));
    expect(
      legalMoves(moved).every(
        (move) => move.type !== 'build' || terrainOf(moved, [Math.floor(move.hex / 20), move.hex % 20]) === 'desert',
      ),
    ).toBe(true);
  });

  test('harbor: from water to water, too', () => {
    const state = fromPosition({
      sections: ['harbor', 'paddock', 'oasis', 'farm'],
      settlements: [
        [
          [7, 5],
          [9, 1],
        ],
        [],
      ],
      tiles: [['harbor'], []],
      terrain: 'desert',
    });
    expect(terrainOf(state, [7, 5])).toBe('water');
    expect(targets(state, 'harbor', [7, 5])).toEqual([[9, 0]]);
  });

  test('tavern: a longer line has two ends, a gap between lines can be filled, and lines run in three directions', () => {
    const lines = (...settlements: readonly Spot[]) =>
      targets(at({ settlements: [[...settlements, [6, 1]], []], tiles: [['tavern'], []] }), 'tavern', null);
    expect(lines([9, 4], [9, 5], [9, 6], [9, 7])).toEqual([[9, 8]]);
    expect(lines([8, 4], [8, 5], [8, 6], [8, 8])).toEqual([[8, 7]]);
    expect(lines([8, 4], [8, 5], [8, 7], [8, 8])).toEqual([]);
    expect(lines([1, 7], [2, 6], [1, 8])).toEqual([]);
    // From (7,5) down to the right, and back up.
    expect(lines([7, 5], [8, 6], [9, 6])).toEqual([
      [6, 5],
      [10, 7],
    ]);
  });

  test('tavern: settlements on water count in the line, which still ends on land', () => {
    const state = fromPosition({
      sections: ['harbor', 'tavern', 'oasis', 'farm'],
      settlements: [
        [
          [6, 4],
          [6, 3],
          [6, 2],
          [6, 11],
        ],
        [],
      ],
      tiles: [['tavern'], []],
      terrain: 'desert',
    });
    expect(terrainOf(state, [6, 4])).toBe('water');
    expect(targets(state, 'tavern', null)).toEqual([
      [6, 1],
      [6, 5],
    ]);
  });

  test('paddock: not onto water, mountain, castle, location, or anybody', () => {
    const state = at({
      settlements: [
        [
          [2, 17],
          [2, 19],
        ],
        [[0, 18]],
      ],
      tiles: [['paddock'], []],
      terrain: 'desert',
    });
    expect(targets(state, 'paddock', [2, 17])).not.toContainEqual([2, 19]);
    expect(targets(state, 'paddock', [2, 17])).not.toContainEqual([0, 18]);
    expect(terrainOf(state, [2, 15])).toBe('water');
    expect(targets(state, 'paddock', [2, 17])).not.toContainEqual([2, 15]);
  });
});
