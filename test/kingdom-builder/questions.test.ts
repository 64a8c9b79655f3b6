import { expect, test } from 'vitest';
import {
  apply,
  areNeighbors,
  CARDS,
  castles,
  columnOf,
  distance,
  fromPosition,
  hexAt,
  isOnBoard,
  kindAt,
  lineFrom,
  locations,
  neighborsOf,
  rowOf,
  SECTIONS,
  type Section,
  type Sections,
  scoreCard,
  sectorOf,
  settlementAt,
  settlementsOf,
  settlementsToBuild,
  supplyOf,
  TILE_READY,
  TILE_USED,
  targetsOf,
  tilesLeft,
  tilesOf,
  view,
} from '../../src/kingdom-builder/index.js';
import { expectRefused, NO_SEATS } from '../refusal.js';

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

/* Whatever is no seat, hex, card or list of sections is refused by name. */

const board = ['tavern', 'paddock', 'oasis', 'farm'] as const;
const hexes = [-1, 400, 1.5, Number.NaN, '0', null, undefined, -0] as never[];

test('what is refused: hexes, rows and columns, directions', () => {
  const calls = [
    neighborsOf,
    rowOf,
    columnOf,
    sectorOf,
    (hex: never) => lineFrom(hex, 'east'),
    (hex: never) => kindAt(board, hex),
    (hex: never) => settlementAt(state, hex),
    (hex: never) => tilesLeft(state, hex),
  ];
  expectRefused('kingdom-builder: hex', 'a whole number from 0 to 399', hexes, 399, calls);
  for (const question of [areNeighbors, distance]) {
    expectRefused('kingdom-builder: a', 'a whole number from 0 to 399', hexes, 399, [(hex) => question(hex, 0)]);
    expectRefused('kingdom-builder: b', 'a whole number from 0 to 399', hexes, 399, [(hex) => question(0, hex)]);
  }
  const lines = [-1, 20, 0.5, '1', undefined] as never[];
  expectRefused('kingdom-builder: row', 'a whole number from 0 to 19', lines, 19, [(row) => hexAt(row, 0)]);
  expectRefused('kingdom-builder: column', 'a whole number from 0 to 19', lines, 19, [(at) => hexAt(0, at)]);
  const directions = 'one of east, southeast, southwest, west, northwest, northeast';
  expectRefused('kingdom-builder: direction', directions, ['north', undefined] as never[], 'west', [
    (way) => lineFrom(5, way),
  ]);
});

test('what is refused: seats, tiles, cards', () => {
  expectRefused('kingdom-builder: player', 'a seat of this game', NO_SEATS, 1, [
    (seat) => settlementsOf(state, seat),
    (seat) => supplyOf(state, seat),
    (seat) => tilesOf(state, seat),
  ]);
  const tiles = 'one of oracle, farm, oasis, tower, tavern, barn, harbor, paddock';
  const notTiles = ['castle', 'constructor', undefined] as never[];
  expectRefused('kingdom-builder: tile', tiles, notTiles, null, [(tile) => targetsOf(state, tile, null)]);
  const from = hexes.filter((hex) => hex !== null);
  expectRefused('kingdom-builder: from', 'a whole number from 0 to 399', from, null, [
    (hex) => targetsOf(state, 'barn', hex),
  ]);
  const cards = `one of ${CARDS.join(', ')}, castle`;
  const notCards = ['foo', 'constructor', undefined] as never[];
  expectRefused('kingdom-builder: card', cards, notCards, 'castle', [(card) => scoreCard(state, card)]);
});

test('what is refused: sections', () => {
  const names = SECTIONS.flatMap((id) => [id, `${id}-turned`]);
  const wrong = [
    undefined,
    null,
    'tavern',
    ['tavern', 'paddock', 'oasis'],
    ['tavern', 'paddock', 'oasis', 'castle'],
    ['tavern', 'paddock', 'oasis', null],
    ['tavern', 'paddock', 'oasis', { id: 'constructor', turned: false }],
  ] as never[];
  expectRefused('kingdom-builder: sections', `four of ${names.join(', ')}`, wrong, board, [
    castles,
    locations,
    (sections) => kindAt(sections, 0),
  ]);
});

test('a list of sections that its owner has changed is read anew', () => {
  const edited: Section[] = ['tavern', 'paddock', 'oasis', 'farm'];
  const sections = edited as unknown as Sections;
  const before = [locations(sections), castles(sections)];
  edited[0] = 'oracle';
  const fresh = ['oracle', 'paddock', 'oasis', 'farm'] as const;
  expect(locations(sections)).toEqual(locations(fresh));
  expect(castles(sections)).toEqual(castles(fresh));
  for (const { hex } of locations(sections)) expect(kindAt(sections, hex)).toBe('location');
  for (const hex of castles(sections)) expect(kindAt(sections, hex)).toBe('castle');
  edited[0] = { id: 'oracle', turned: true };
  expect(locations(sections)).toEqual(locations(['oracle-turned', 'paddock', 'oasis', 'farm']));
  edited[0] = 'tavern';
  expect([locations(sections), castles(sections)]).toEqual(before);
});
