import { expect, test } from 'vitest';
import {
  apply,
  fromPosition,
  hexAt,
  isOnBoard,
  settlementAt,
  settlementsOf,
  settlementsToBuild,
  supplyOf,
  TILE_READY,
  TILE_USED,
  tilesLeft,
  tilesOf,
  view,
} from '../../src/kingdom-builder/index.js';

/* What a user interface asks. The locations: Oasis at (2, 7) and (7, 5). */

const state = fromPosition({
  sections: ['oasis', 'paddock', 'farm', 'tavern'],
  settlements: [
    [
      [2, 6],
      [0, 0],
    ],
    [[2, 8]],
  ],
  tiles: [['oasis'], []],
  terrain: 'grassland',
});

test('whose settlement stands where', () => {
  expect([hexAt(2, 6), hexAt(2, 8), hexAt(2, 9)].map((hex) => settlementAt(state, hex))).toEqual([0, 1, null]);
  expect(settlementsOf(state, 0)).toEqual([hexAt(0, 0), hexAt(2, 6)]);
  expect(settlementsOf(state, 1)).toEqual([hexAt(2, 8)]);
});

test('what is left in the supply, of the mandatory action and at a location', () => {
  expect([supplyOf(state, 0), supplyOf(state, 1)]).toEqual([38, 39]);
  expect(settlementsToBuild(state)).toBe(3);
  expect([hexAt(2, 7), hexAt(7, 5), hexAt(0, 0)].map((hex) => tilesLeft(state, hex))).toEqual([0, 2, 0]);
});

test('a location has a tile less for each seat that took one', () => {
  const three = fromPosition({
    sections: ['oasis', 'paddock', 'farm', 'tavern'],
    settlements: [[[2, 6]], [[9, 0]], []],
    terrain: 'grassland',
  });
  expect([hexAt(2, 7), hexAt(7, 5), hexAt(0, 0)].map((hex) => tilesLeft(three, hex))).toEqual([1, 2, 0]);
});

test('which tiles a seat holds, and whether they can be used', () => {
  const oasis = { tile: 'oasis', location: hexAt(2, 7) } as const;
  expect(tilesOf(state, 0)).toEqual([{ ...oasis, status: TILE_READY }]);
  expect(tilesOf(state, 1)).toEqual([]);
  const used = apply(state, { type: 'tile', player: 0, tile: 'oasis', from: null, hex: hexAt(0, 1) });
  expect(tilesOf(used, 0)).toEqual([{ ...oasis, status: TILE_USED }]);
});

test('a view answers alike', () => {
  const seen = view(state, 'spectator');
  expect([
    settlementAt(seen, hexAt(2, 6)),
    supplyOf(seen, 0),
    settlementsToBuild(seen),
    tilesOf(seen, 0).length,
  ]).toEqual([0, 38, 3, 1]);
});

test('what is on the board', () => {
  expect([isOnBoard(0, 0), isOnBoard(19, 19)]).toEqual([true, true]);
  expect([isOnBoard(0, 20), isOnBoard(-1, 0), isOnBoard(1.5, 0), isOnBoard(20, 0)]).toEqual([
    false,
    false,
    false,
    false,
  ]);
});
