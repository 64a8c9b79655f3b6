import { describe, expect, test } from 'vitest';
import type { HexKind, Tile } from '../../src/kingdom-builder/data/sections.js';
import type { Terrain } from '../../src/kingdom-builder/data/terrains.js';
import { fromPosition, kindAt, movesFrom, score, scoreCard } from '../../src/kingdom-builder/index.js';
import type { Rulings } from '../../src/kingdom-builder/options.js';
import { targetsOf } from '../../src/kingdom-builder/questions.js';
import type { Card, KingdomBuilderState } from '../../src/kingdom-builder/types.js';
import { spotOf, tilesBeside } from './arbitrary.js';
import { type Checked, listsOf, positions, sectionsOf, type TargetList } from './checked-positions.js';
import { CASTLE_AND_CARDS, cellsOf, referenceScore } from './reference.js';
import { referenceTargets, sceneOf } from './reference-moves.js';

/** Three cards at a time: together all ten. */
const TRIPLES: readonly (readonly [Card, Card, Card])[] = [
  ['fishermen', 'merchants', 'discoverers'],
  ['hermits', 'citizens', 'miners'],
  ['workers', 'knights', 'lords'],
  ['farmers', 'lords', 'fishermen'],
];

const KIND_LETTERS: Readonly<Record<HexKind, string>> = {
  grassland: 'G',
  canyon: 'C',
  desert: 'D',
  'flower-field': 'F',
  forest: 'T',
  water: 'W',
  mountain: 'M',
  castle: 'S',
  location: 'L',
};

const letters = Array.from({ length: 400 }, (_, hex) => hex);

/** What seat 0 can hold: a tile beside a settlement, on water only with a Harbor in play. */
const holdable = (checked: Checked): readonly Tile[] => {
  const cells = cellsOf(sectionsOf(checked));
  const hasHarbor = cells.some((cell) => cell.section === 'harbor');
  const own = (checked.settlements[0] ?? []).filter((hex) => hasHarbor || cells[hex]?.letter !== 'W');
  return tilesBeside(cells, own);
};

const supplyOf = (checked: Checked): number => 40 - (checked.settlements[0]?.length ?? 0);

/** The position with seat 0 on turn, the mandatory action still to do, and every tile that it can hold. */
const stateOf = (
  checked: Checked,
  terrain: Terrain,
  rulings: Rulings,
  cards: readonly [Card, Card, Card] = ['fishermen', 'merchants', 'discoverers'],
): KingdomBuilderState =>
  fromPosition({
    sections: sectionsOf(checked),
    cards,
    rulings,
    settlements: checked.settlements.map((own) => own.map(spotOf)),
    tiles: checked.settlements.map((_, seat) => (seat === 0 ? holdable(checked) : [])),
    player: 0,
    terrain,
  });

/** A terrain with a free hex, for positions in which the card does not matter. */
const anyTerrain = (checked: Checked): Terrain => {
  const list = listsOf(checked, 'excluded').find(({ tile, hexes }) => tile === null && hexes.length > 0);
  if (list === undefined) throw new Error('no position is that full');
  return list.terrain;
};

describe('60 positions with values from elsewhere', () => {
  test('their boards are ours, in all sixteen lies of the eight sections', () => {
    const lies = new Set<string>();
    for (const checked of positions) {
      const sections = sectionsOf(checked);
      const board = checked.board.replaceAll(' ', '');
      expect(letters.map((hex) => KIND_LETTERS[kindAt(sections, hex)]).join('')).toBe(board);
      const cells = cellsOf(sections);
      expect(cells.map((cell) => cell.letter).join('')).toBe(board);
      for (const name of checked.sections) lies.add(name);
    }
    expect(positions).toHaveLength(60);
    expect(lies.size).toBe(16);
  });

  test('every card and the castles pay each seat what they should', () => {
    let compared = 0;
    for (const checked of positions)
      for (const lordsCountZero of [false, true]) {
        const state = stateOf(checked, anyTerrain(checked), { lordsCountZero });
        const cells = cellsOf(sectionsOf(checked));
        for (const card of CASTLE_AND_CARDS) {
          const right = card === 'lords' && lordsCountZero ? checked.lordsCountZero : checked.scores[card];
          expect([checked.id, card, scoreCard(state, card)]).toEqual([checked.id, card, right]);
          expect(referenceScore(cells, checked.settlements, card, lordsCountZero)).toEqual(right);
          compared += right.length;
        }
      }
    // 20 positions with two seats, 15 with three, 25 with four.
    expect(compared).toBe(11 * 2 * (20 * 2 + 15 * 3 + 25 * 4));
  });

  test('the items of the score are those of the three cards and the castles, and add up', () => {
    let compared = 0;
    for (const checked of positions)
      for (const cards of TRIPLES) {
        const { sides } = score(stateOf(checked, anyTerrain(checked), {}, cards));
        sides.forEach(({ players, items, total }, seat) => {
          expect(players).toEqual([seat]);
          expect(items.map(({ category }) => category).sort()).toEqual(['castle', ...cards].sort());
          for (const { category, points } of items) {
            expect([checked.id, category, points]).toEqual([checked.id, category, checked.scores[category][seat]]);
            compared++;
          }
          expect(total).toBe(items.reduce((sum, { points }) => sum + points, 0));
        });
      }
    expect(compared).toBe(4 * 4 * (20 * 2 + 15 * 3 + 25 * 4));
  });

  const compareTargets = (vacatedHex: NonNullable<Rulings['vacatedHex']>) => {
    const counts = { build: 0, tile: 0, internal: 0 };
    for (const checked of positions) {
      const lists = listsOf(checked, vacatedHex);
      const tiles = holdable(checked);
      const states = new Map<Terrain, KingdomBuilderState>();
      const isFull = ({ terrain }: TargetList): boolean =>
        lists.every((list) => list.tile !== null || list.terrain !== terrain || list.hexes.length === 0);
      for (const list of lists) {
        const { tile, terrain, from, hexes } = list;
        const full = isFull(list);
        // The rules replace a card that fits nowhere; only the internal function can be asked about one.
        const state =
          states.get(terrain) ??
          (full
            ? { ...stateOf(checked, anyTerrain(checked), { vacatedHex }), terrain }
            : stateOf(checked, terrain, { vacatedHex }));
        states.set(terrain, state);
        const where = [checked.id, tile, terrain, from];
        expect([...where, ...targetsOf(state, tile, from)]).toEqual([...where, ...hexes]);
        expect([...where, ...referenceTargets(sceneOf(state), tile, from)]).toEqual([...where, ...hexes]);
        const needsSupply = from === null;
        if (full || (needsSupply && supplyOf(checked) === 0)) counts.internal++;
        else if (tile === null) {
          const moves = movesFrom(state, 0, { type: 'build' });
          expect([...where, ...moves.map((move) => (move.type === 'build' ? move.hex : -1))]).toEqual([
            ...where,
            ...hexes,
          ]);
          counts.build++;
        } else if (tiles.includes(tile)) {
          const moves = movesFrom(state, 0, { type: 'tile', tile, from });
          expect([...where, ...moves.map((move) => (move.type === 'tile' ? move.hex : -1))]).toEqual([
            ...where,
            ...hexes,
          ]);
          counts.tile++;
        } else counts.internal++;
      }
    }
    return counts;
  };

  // 2940 lists in the file; 300 of them are the Oracle's, 60 the Farm's and 60 the Oasis's as well.
  test('every list of targets is right, through the public functions wherever the seat can hold the tile', () => {
    expect(compareTargets('excluded')).toEqual({ build: 175, tile: 630, internal: 2555 });
  });

  test('so is it if the hex just left makes an adjacent one possible', () => {
    const lists = positions.flatMap(({ vacatedHexCandidate }) => Object.keys(vacatedHexCandidate).join(' ').split(' '));
    expect(lists.filter((name) => name !== '')).toHaveLength(338);
    expect(compareTargets('candidate')).toEqual({ build: 175, tile: 630, internal: 2555 });
  });
});
