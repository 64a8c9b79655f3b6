import { describe, expect, test } from 'vitest';
import {
  apply,
  fromPosition,
  hexAt,
  type KingdomBuilderPosition,
  type KingdomBuilderState,
  parsePosition,
  TILE_LOST,
  TILE_NEW,
  TILE_READY,
  TILE_USED,
  tilesLeft,
} from '../../src/kingdom-builder/index.js';
import { buildAt, codeOf, endOf, FIRST_GAME, type Spot, statusOf, tileTo } from './table.js';

/* Tiles of a position: those used and taken in this turn, those lost, and which of two locations they are from. */

/* First game: Farms at (11, 17) and (15, 12), Paddocks at (2, 18) and (6, 11), Taverns at (6, 2) and (6, 7). */
const NORTH: Spot = [11, 17];
const SOUTH: Spot = [15, 12];

/** Beside the northern Farm, beside the southern one. */
const BESIDE_BOTH: readonly Spot[] = [
  [11, 16],
  [15, 11],
];
const AWAY: Spot = [0, 0];

const at = (position: Partial<KingdomBuilderPosition>): KingdomBuilderState =>
  fromPosition({ sections: FIRST_GAME, settlements: [[], []], terrain: 'canyon', ...position });

const refusals = (position: object): readonly (readonly [string, string])[] => {
  const parsed = parsePosition({ sections: FIRST_GAME, settlements: [[], []], terrain: 'canyon', ...position });
  return parsed.ok ? [] : parsed.error.map(({ path, code, expected }) => [`${path.join('.')}: ${code}`, expected]);
};
const issuesOf = (position: object): readonly string[] => refusals(position).map(([issue]) => issue);

/** What each seat has from the two Farms. */
const farmsOf = (state: KingdomBuilderState): readonly (readonly number[])[] =>
  state.settlements.map((_, seat) => [statusOf(state, seat, NORTH), statusOf(state, seat, SOUTH)]);

describe('tiles of this turn', () => {
  test('a used one is held, and cannot be used again until the turn is over', () => {
    const state = at({ settlements: [[[11, 16], AWAY], []], used: ['farm'] });
    expect(farmsOf(state)).toEqual([
      [TILE_USED, 0],
      [0, 0],
    ]);
    expect(codeOf(state, tileTo(0, 'farm', null, [11, 18]))).toBe('tile-used');
  });

  test('one just taken cannot be used yet, and is turned at the end of the turn', () => {
    const state = at({ settlements: [[], [[12, 17], AWAY, [0, 7]]], player: 1, taken: ['farm'], built: 3 });
    expect(farmsOf(state)).toEqual([
      [0, 0],
      [TILE_NEW, 0],
    ]);
    expect(codeOf(state, tileTo(1, 'farm', null, [11, 18]))).toBe('tile-new');
    expect(farmsOf(apply(state, endOf(1)))[1]).toEqual([TILE_READY, 0]);
  });

  test('of two equal ones each can be named, by the location hex that it came from', () => {
    const built = 1;
    const farms = (position: Partial<KingdomBuilderPosition>) =>
      farmsOf(at({ settlements: [[...BESIDE_BOTH, AWAY], []], built, ...position }))[0];
    expect(farms({ tiles: [[SOUTH], []], used: [NORTH] })).toEqual([TILE_USED, TILE_READY]);
    expect(farms({ tiles: [[NORTH], []], used: [SOUTH] })).toEqual([TILE_READY, TILE_USED]);
    expect(farms({ tiles: [['farm'], []], used: [NORTH] })).toEqual([TILE_USED, TILE_READY]);
    expect(farms({ tiles: [[NORTH], []], taken: ['farm'] })).toEqual([TILE_READY, TILE_NEW]);
    expect(farms({ taken: [NORTH], lost: [[SOUTH], []] })).toEqual([TILE_NEW, TILE_LOST]);
    expect(farms({ tiles: [['farm', 'farm'], []] })).toEqual([TILE_READY, TILE_READY]);
    // By kind alone it does not matter which is which.
    expect(farms({ tiles: [['farm'], []], used: ['farm'] })?.toSorted()).toEqual([TILE_READY, TILE_USED]);
  });

  test.each<readonly [string, object, string]>([
    ['used, beside no settlement', { settlements: [[AWAY], []], used: ['farm'] }, 'used.0: tile'],
    ['taken, beside no settlement', { settlements: [[AWAY], []], taken: [NORTH], built: 1 }, 'taken.0: tile'],
    ['beside a settlement of another seat', { settlements: [[AWAY], [[11, 16]]], used: ['farm'] }, 'used.0: tile'],
    ['used and ready', { settlements: [[[11, 16], AWAY], []], tiles: [['farm'], []], used: [NORTH] }, 'used.0: tile'],
    ['a third Farm', { settlements: [[...BESIDE_BOTH, AWAY], []], used: ['farm', 'farm', 'farm'] }, 'used.2: tile'],
    ['a hex that is no location', { settlements: [[[11, 16], AWAY], []], used: [[11, 16]] }, 'used.0: tile'],
    ['a hex off the board', { settlements: [[[11, 16], AWAY], []], used: [[20, 16]] }, 'used.0: one-of'],
    ['no tile', { settlements: [[[11, 16], AWAY], []], taken: ['castle'] }, 'taken.0: one-of'],
    ['no list', { settlements: [[[11, 16], AWAY], []], taken: 'farm' }, 'taken: list'],
    [
      'the third tile of a location',
      {
        settlements: [[[11, 16]], [[10, 17]], [[12, 17]]],
        lost: [[NORTH], [NORTH], []],
        player: 2,
        taken: ['farm'],
        built: 1,
      },
      'lost.1.0: tile',
    ],
    // No settlement is from an earlier turn: one was built with the card, or with the Farm.
    ['used in the first turn', { settlements: [[[11, 16]], []], used: ['farm'] }, 'used: built'],
    ['used in the first turn, too', { settlements: [[[11, 16], AWAY], []], used: ['farm'], built: 1 }, 'used: built'],
    // What is wrong by itself is told first.
    [
      'two taken, one of them from nowhere',
      { settlements: [[[11, 16]], []], taken: ['farm', 'tavern'] },
      'taken.1: tile',
    ],
    // Nothing was built or moved, or less than was taken.
    ['taken before anything was done', { settlements: [[[11, 16]], []], taken: ['farm'] }, 'taken: built'],
    [
      'more taken than built',
      {
        settlements: [
          [
            [11, 16],
            [6, 1],
          ],
          [],
        ],
        taken: ['farm', 'tavern'],
        built: 1,
      },
      'taken: built',
    ],
  ])('%s is refused', (_, position, issue) => {
    expect(issuesOf(position)).toEqual([issue]);
  });

  test('a settlement moved in this turn may have brought a tile, and have lost the one that moved it', () => {
    const settlements = [[[11, 16]], []] as const;
    expect(farmsOf(at({ settlements, taken: ['farm'], lost: [[[2, 18]], []] }))[0]).toEqual([TILE_NEW, 0]);
    expect(
      farmsOf(
        at({
          settlements: [
            [
              [11, 16],
              [2, 17],
            ],
            [],
          ],
          taken: ['farm'],
          used: ['paddock'],
        }),
      )[0],
    ).toEqual([TILE_NEW, 0]);
  });

  test('a lost tile named by its kind is the one whose location has an own settlement beside it', () => {
    const sections = ['barn', 'paddock', 'oasis', 'farm'] as const;
    const { tiles } = fromPosition({ sections, settlements: [[[5, 1]], []], terrain: 'canyon', lost: [['barn'], []] });
    expect(tiles[0]?.filter((status) => status === TILE_LOST)).toHaveLength(1);
  });

  test('what would do is told in words', () => {
    const settlements = [[[11, 16]], []];
    expect(refusals({ settlements, used: ['tavern'] })).toEqual([
      ['used.0: tile', 'a location hex (tavern) beside an own settlement, with a tile for this seat'],
    ]);
    expect(refusals({ settlements, used: [[6, 2]] })).toEqual([
      ['used.0: tile', 'a location hex beside an own settlement, with a tile for this seat'],
    ]);
    expect(refusals({ settlements, used: ['castle'] })).toEqual([
      ['used.0: one-of', 'a tile, or the [row, column] of its location hex'],
    ]);
    expect(refusals({ settlements, used: ['farm'] })).toEqual([['used: built', 'settlements of earlier turns, too']]);
    expect(refusals({ settlements, taken: ['farm'], terrain: null, phase: 'draw' })).toEqual([
      ['taken: phase', 'none outside a turn'],
    ]);
    expect(refusals({ settlements, taken: ['farm'] })).toEqual([
      ['taken: built', 'no more than settlements were built or moved in this turn'],
    ]);
  });
});

describe('lost tiles', () => {
  test('of a location that no own settlement is beside any more: there is never another one', () => {
    const settlements = [[AWAY], [[15, 13]]] as const;
    const state = at({ settlements, lost: [['tavern', NORTH], []], terrain: 'forest' });
    expect(farmsOf(state)).toEqual([
      [TILE_LOST, 0],
      [0, TILE_LOST],
    ]);
    expect(state.tiles[0]?.filter((status) => status === TILE_LOST)).toHaveLength(2);
    expect([tilesLeft(state, hexAt(...NORTH)), tilesLeft(state, hexAt(...SOUTH))]).toEqual([1, 1]);
    const back = apply(state, buildAt(0, [11, 16]));
    expect(statusOf(back, 0, NORTH)).toBe(TILE_LOST);
    expect(statusOf(apply(at({ settlements, terrain: 'forest' }), buildAt(0, [11, 16])), 0, NORTH)).toBe(TILE_NEW);
  });

  test('by kind they are of a location whose tile is listed nowhere, and leave what others have', () => {
    expect(farmsOf(at({ settlements: [[[11, 16]], []], tiles: [['farm'], []], lost: [['farm'], []] }))[0]).toEqual([
      TILE_READY,
      TILE_LOST,
    ]);
    expect(farmsOf(at({ settlements: [[[15, 11]], []], tiles: [['farm'], []], lost: [['farm'], []] }))[0]).toEqual([
      TILE_LOST,
      TILE_READY,
    ]);
    // The third seat has a choice, the first has none: whatever the order, all find one.
    const settlements = [[[15, 11]], [[11, 16]], [AWAY]] as const;
    const state = at({ settlements, tiles: [['farm'], ['farm'], []], lost: [['farm'], [], ['farm']] });
    expect(farmsOf(state)).toEqual([
      [TILE_LOST, TILE_READY],
      [TILE_READY, 0],
      [0, TILE_LOST],
    ]);
  });

  test.each<readonly [string, object, string]>([
    ['a seat without settlements', { lost: [['farm'], []] }, 'lost.0.0: tile'],
    ['lost and ready', { settlements: [[[11, 16]], []], tiles: [['farm'], []], lost: [[NORTH], []] }, 'lost.0.0: tile'],
    ['three of two', { settlements: [[], [AWAY]], lost: [[], ['farm', 'farm', 'farm']] }, 'lost.1.2: tile'],
    ['a section that is not in play', { settlements: [[AWAY], []], lost: [['barn'], []] }, 'lost.0.0: tile'],
    ['lists of too many seats', { lost: [[], [], []] }, 'lost: list'],
    [
      'three seats at one location',
      { settlements: [[AWAY], [[0, 7]], [[1, 0]]], lost: [[NORTH], [NORTH], [NORTH]] },
      'lost.2.0: tile',
    ],
  ])('%s: refused', (_, position, issue) => {
    expect(issuesOf(position)).toEqual([issue]);
  });

  test('what would do is told in words', () => {
    expect(refusals({ lost: [['farm'], []] })).toEqual([
      ['lost.0.0: tile', 'a location hex (farm) of a seat with settlements, with a tile for this seat'],
    ]);
  });
});
