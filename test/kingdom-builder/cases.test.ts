import { describe, expect, test } from 'vitest';
import { SECTIONS, type SectionId } from '../../src/kingdom-builder/data/sections.js';
import type { Terrain } from '../../src/kingdom-builder/data/terrains.js';
import {
  chance,
  check,
  explain,
  fromPosition,
  hexAt,
  type KingdomBuilderIllegal,
  kindAt,
  legalMoves,
  neighborsOf,
  parsePosition,
  turn,
} from '../../src/kingdom-builder/index.js';
import type { Sections } from '../../src/kingdom-builder/types.js';
import {
  build,
  buildAll,
  buildAt,
  codeOf,
  draw,
  endTurn,
  FIRST_GAME,
  pays,
  placesOf,
  playTurn,
  type Spot,
  statusOf,
  supplyOf,
  targets,
  tileTo,
  use,
} from './table.js';

const BOARD: Sections = ['oasis', 'paddock', 'farm', 'tavern'];

describe('mistakes seen elsewhere', () => {
  test('2: merchants count castles: a castle and a location in one area pay 8', () => {
    expect(kindAt(BOARD, hexAt(7, 1))).toBe('castle');
    expect(kindAt(BOARD, hexAt(7, 5))).toBe('location');
    expect(
      pays(BOARD, 'merchants', [
        [7, 2],
        [7, 3],
        [7, 4],
      ]),
    ).toBe(8);
  });

  test('5: a settlement moved by the barn is not put back', () => {
    const sections: Sections = ['barn', 'paddock', 'oasis', 'farm'];
    const settlements: readonly Spot[] = [
      [2, 7],
      [0, 0],
      [10, 2],
    ];
    const state = fromPosition({ sections, settlements: [settlements, []], tiles: [['barn'], []], terrain: 'canyon' });
    for (const from of settlements) expect(targets(state, 'barn', from)).not.toContainEqual(from);
    expect(codeOf(state, tileTo(0, 'barn', [0, 0], [0, 0]))).toBe('occupied');
  });

  test('5: the hex just left is not "possible" unless the ruling says so', () => {
    // Of the canyon only (5,1) touches (6,1), the settlement that stays.
    const sections: Sections = ['barn', 'paddock', 'oasis', 'farm'];
    const beside = neighborsOf(hexAt(6, 1)).filter((hex) => kindAt(sections, hex) === 'canyon');
    expect(beside).toEqual([hexAt(5, 1)]);
    const at = (vacatedHex: 'excluded' | 'candidate') =>
      fromPosition({
        sections,
        settlements: [
          [
            [5, 1],
            [6, 1],
          ],
          [],
        ],
        tiles: [['barn'], []],
        terrain: 'canyon',
        rulings: { vacatedHex },
      });
    const others = placesOf(sections, 'canyon').filter(([row, column]) => row !== 5 || column !== 1);
    expect(targets(at('excluded'), 'barn', [5, 1])).toEqual(others);
    expect(targets(at('candidate'), 'barn', [5, 1])).toEqual([]);
    const [row, column] = others[0] as Spot;
    const away = { type: 'tile', player: 0, tile: 'barn', from: hexAt(5, 1), hex: hexAt(row, column) } as const;
    const why = check(at('candidate'), away);
    expect(why).toEqual({ code: 'not-adjacent', hex: away.hex, possible: [] });
    expect(explain(why as KingdomBuilderIllegal)).toContain('but the hex just left is, and counts as possible.');
  });

  test('5: the same for the first hex of the board', () => {
    // (0,0) is all that is free of its terrain beside (0,1): another player has built on the rest.
    const sections: Sections = ['tavern', 'paddock', 'oasis', 'barn'];
    const terrain = kindAt(sections, hexAt(0, 0)) as Terrain;
    const rival = neighborsOf(hexAt(0, 1)).filter((hex) => hex > 0 && kindAt(sections, hex) === terrain);
    expect(rival).toEqual([hexAt(1, 0), hexAt(1, 1)]);
    const at = (vacatedHex: 'excluded' | 'candidate') =>
      fromPosition({
        sections,
        settlements: [
          [
            [0, 0],
            [0, 1],
            // Beside the barn, and beside nothing of that terrain.
            [15, 11],
          ],
          [
            [1, 0],
            [1, 1],
          ],
        ],
        tiles: [['barn'], []],
        terrain,
        rulings: { vacatedHex },
      });
    const others = placesOf(sections, terrain).filter(([row, column]) => row > 1 || column > 1);
    expect(targets(at('excluded'), 'barn', [0, 0])).toEqual(others);
    expect(targets(at('candidate'), 'barn', [0, 0])).toEqual([]);
  });

  test('6: a settlement on water is no fisher, even beside more water', () => {
    expect(kindAt(BOARD, hexAt(3, 0))).toBe('water');
    expect(neighborsOf(hexAt(3, 0)).some((hex) => kindAt(BOARD, hex) === 'water')).toBe(true);
    expect(pays(BOARD, 'fishermen', [[3, 0]])).toBe(0);
  });

  test('7: citizens: seven in the largest area pay 3', () => {
    const seven: readonly Spot[] = [
      [9, 4],
      [9, 5],
      [9, 6],
      [9, 7],
      [9, 8],
      [9, 9],
      [8, 9],
    ];
    expect(pays(FIRST_GAME, 'citizens', seven)).toBe(3);
    expect(pays(FIRST_GAME, 'citizens', [...seven, [0, 0], [0, 1]])).toBe(3);
    expect(pays(FIRST_GAME, 'citizens', [...seven, [8, 8]])).toBe(4);
  });

  test('8: a water hex with a settlement on it is still water for its neighbors', () => {
    const shore: Spot = [3, 3];
    const water = neighborsOf(hexAt(...shore))
      .filter((hex) => kindAt(BOARD, hex) === 'water')
      .map((hex): Spot => [Math.floor(hex / 20), hex % 20]);
    expect(water.length).toBeGreaterThan(0);
    expect(pays(BOARD, 'fishermen', [shore], water)).toBe(1);
    expect(pays(BOARD, 'fishermen', [shore, ...water])).toBe(1);
  });

  test('10: lords: nothing without a settlement in the sector, unless the ruling says so', () => {
    const five: readonly Spot[] = [
      [0, 0],
      [0, 1],
      [1, 0],
      [1, 1],
      [2, 0],
    ];
    expect(pays(FIRST_GAME, 'lords', five)).toBe(12);
    expect(pays(FIRST_GAME, 'lords', [], five)).toBe(0);
    // A tied zero is first in the three empty sectors.
    expect(pays(FIRST_GAME, 'lords', five, [], { lordsCountZero: true })).toBe(12 + 3 * 12);
    expect(pays(FIRST_GAME, 'lords', [], five, { lordsCountZero: true })).toBe(6 + 3 * 12);
  });

  test('11: tower: edge hexes beside own settlements if any, else all free edge hexes of the five terrains', () => {
    const sections: Sections = ['tower', 'paddock', 'oasis', 'farm'];
    const edge = Array.from({ length: 400 }, (_, hex): Spot => [Math.floor(hex / 20), hex % 20]).filter(
      ([row, column]) => row % 19 === 0 || column % 19 === 0,
    );
    expect(edge).toHaveLength(76);
    const buildable = edge.filter(
      ([row, column]) => !['water', 'mountain', 'castle', 'location'].includes(kindAt(sections, hexAt(row, column))),
    );
    const at = (...settlements: readonly Spot[]) =>
      fromPosition({ sections, settlements: [settlements, [[0, 0]]], tiles: [['tower'], []] });
    expect(targets(at([3, 6]), 'tower', null)).toEqual(buildable.filter(([row, column]) => row + column > 0));
    // Beside (1,2) the edge has (0,2) and (0,3).
    expect(targets(at([3, 6], [1, 2]), 'tower', null)).toEqual([
      [0, 2],
      [0, 3],
    ]);
  });

  test('12: a settlement moved by the harbor is not put back', () => {
    const sections: Sections = ['harbor', 'paddock', 'oasis', 'farm'];
    const settlements: readonly Spot[] = [
      [7, 7],
      [7, 5],
      [18, 9],
    ];
    const state = fromPosition({ sections, settlements: [settlements, []], tiles: [['harbor'], []] });
    expect(kindAt(sections, hexAt(18, 9))).toBe('water');
    for (const from of settlements) expect(targets(state, 'harbor', from)).not.toContainEqual(from);
  });

  /** Seat 0 has one settlement beside the paddock location at (2,18), and another far away. */
  const besideOnePaddock = (players: number) =>
    fromPosition({
      sections: FIRST_GAME,
      settlements: [
        [
          [2, 17],
          [19, 10],
        ],
        ...Array.from({ length: players - 1 }, (): Spot[] => []),
      ],
      tiles: [['paddock'], ...Array.from({ length: players - 1 }, () => [])],
      terrain: 'desert',
    });

  test('13: a tile is lost at once when the last settlement beside its location moves away, and leaves the game', () => {
    const after = use(besideOnePaddock(2), 'paddock', [2, 17], [0, 18]);
    expect(statusOf(after, 0, [2, 18])).toBe(4);
    // Of the two tiles there, one was lost and one is held: a third seat finds none.
    const third = fromPosition({
      sections: FIRST_GAME,
      settlements: [[[2, 19]], [[2, 17]], []],
      tiles: [[], ['paddock'], []],
      player: 2,
      terrain: 'desert',
    });
    expect(statusOf(third, 0, [2, 18])).toBe(4);
    expect(statusOf(third, 1, [2, 18])).toBe(1);
    expect(statusOf(build(third, [1, 18]), 2, [2, 18])).toBe(0);
  });

  test('14: it does not come back when a settlement stands there again in the same turn', () => {
    const moved = use(besideOnePaddock(2), 'paddock', [2, 17], [0, 18]);
    const back = build(moved, [1, 17]);
    expect(neighborsOf(hexAt(1, 17))).toContain(hexAt(2, 18));
    expect(statusOf(back, 0, [2, 18])).toBe(4);
  });

  test('15: one tile for each hex and player in the whole game', () => {
    const state = besideOnePaddock(2);
    const second = build(state, [1, 17]);
    expect(statusOf(second, 0, [2, 18])).toBe(1);
    expect(second.tiles[0]?.filter((status) => status !== 0)).toHaveLength(1);
    // Lost, and built beside again turns later: nothing.
    let later = playTurn(playTurn(use(state, 'paddock', [2, 17], [0, 18])));
    later = { ...later, terrain: 'desert' };
    expect(codeOf(later, buildAt(0, [1, 18]))).toBe(null);
    expect(statusOf(build(later, [1, 18]), 0, [2, 18])).toBe(4);
  });

  test('17: no tile between the settlements of the mandatory action', () => {
    const state = build(besideOnePaddock(2), [1, 17]);
    expect(codeOf(state, tileTo(0, 'paddock', [19, 10], [19, 12]))).toBe('mid-mandatory');
    expect(legalMoves(state).every((move) => move.type === 'build')).toBe(true);
  });

  test('18: no tile within another: using one is a single move', () => {
    const state = fromPosition({
      sections: FIRST_GAME,
      settlements: [
        [
          [2, 17],
          [5, 11],
        ],
        [],
      ],
      tiles: [['paddock', 'paddock'], []],
    });
    const once = use(state, 'paddock', [5, 11], [5, 9]);
    expect(turn(once)).toEqual({ kind: 'decision', players: [0], others: [] });
    expect(legalMoves(once).filter((move) => move.type === 'tile').length).toBeGreaterThan(0);
  });

  test('19: with an empty supply tiles that move stay usable', () => {
    const places = placesOf(FIRST_GAME, 'forest').slice(0, 38);
    const state = fromPosition({
      sections: FIRST_GAME,
      settlements: [[...places, [2, 17], [15, 11]], []],
      tiles: [['paddock', 'farm'], []],
    });
    expect(supplyOf(state, 0)).toBe(0);
    expect(targets(state, 'paddock', [2, 17])).toContainEqual([0, 18]);
    expect(targets(state, 'farm', null)).toEqual([]);
    expect(codeOf(state, tileTo(0, 'farm', null, [14, 10]))).toBe('no-supply');
  });

  test('20: the game stops after the round, whoever ran out', () => {
    const places = placesOf(FIRST_GAME, 'forest').slice(0, 39);
    const at = (player: number) =>
      fromPosition({
        sections: FIRST_GAME,
        settlements: [0, 1, 2].map((seat) => (seat === player ? places : [])),
        terrain: 'forest',
        player,
      });
    expect(turn(endTurn(buildAll(at(2))))).toEqual({ kind: 'over' });
    const afterMiddle = playTurn(at(1));
    expect(afterMiddle.player).toBe(2);
    expect(turn(endTurn(buildAll(afterMiddle)))).toEqual({ kind: 'over' });
  });

  test('23: a card whose terrain is full leaves the game, and another is drawn at once', () => {
    const canyons = placesOf(FIRST_GAME, 'canyon');
    const [last, ...others] = canyons;
    if (last === undefined) throw new Error('there are canyons');
    const state = fromPosition({
      sections: FIRST_GAME,
      settlements: [[], others.slice(0, 40), others.slice(40)],
      terrain: 'canyon',
      hands: [null, 'forest', 'forest'],
    });
    const full = build(state, last);
    expect(full.terrain).toBe(null);
    expect(turn(full)).toEqual({ kind: 'chance' });
    const again = draw(full, 'desert');
    expect(again.terrain).toBe('desert');
    expect(legalMoves(again).every((move) => move.type === 'build')).toBe(true);
    const cards = (counts: readonly number[]) => counts.reduce((a, b) => a + b, 0);
    // 25 cards, one of them gone: two in hands, one played.
    expect(cards(again.pile) + cards(again.discard)).toBe(25 - 1 - 2 - 1);
    expect(chance(again)).toEqual([]);
  });

  test('24: workers do not count mountains', () => {
    // (0,2) lies beside the mountain (0,3) of the Tavern section, far from castles and locations.
    const spot: Spot = [0, 2];
    expect(pays(FIRST_GAME, 'miners', [spot])).toBe(1);
    expect(pays(FIRST_GAME, 'workers', [spot])).toBe(0);
  });

  test('26: sections are turned by 180 degrees or not at all', () => {
    const settlements = [[], []];
    const at = (turned: unknown) =>
      parsePosition({ sections: [{ id: 'tavern', turned }, 'paddock', 'oasis', 'farm'], settlements });
    expect(at(true).ok).toBe(true);
    expect(at(90).ok).toBe(false);
  });

  test.each<[SectionId, Spot, string]>([
    ['barn', [6, 4], 'flower-field'],
    ['tavern', [3, 8], 'mountain'],
    ['tavern', [3, 9], 'mountain'],
    ['paddock', [8, 9], 'forest'],
    ['oracle', [3, 7], 'location'],
    ['oracle', [4, 7], 'flower-field'],
    ['farm', [6, 3], 'forest'],
    ['farm', [6, 4], 'flower-field'],
    ['tower', [3, 4], 'water'],
    ['tavern', [5, 7], 'canyon'],
    ['tavern', [5, 8], 'canyon'],
    ['tavern', [5, 9], 'canyon'],
    ['oasis', [8, 0], 'water'],
    ['oasis', [8, 2], 'canyon'],
    ['oasis', [8, 9], 'water'],
  ])('27: the %s section has at %j: %s', (id, [row, column], kind) => {
    const [a = id, b = id, c = id] = SECTIONS.filter((other) => other !== id);
    expect(kindAt([id, a, b, c], hexAt(row, column))).toBe(kind);
  });
});
