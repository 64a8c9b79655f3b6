import { describe, expect, test } from 'vitest';
import type { HexKind } from '../../src/kingdom-builder/data/sections.js';
import { SECTION_ROWS, SECTIONS, type SectionId } from '../../src/kingdom-builder/data/sections.js';
import { TERRAINS } from '../../src/kingdom-builder/data/terrains.js';
import { HEXES, hexAt, neighborsOf } from '../../src/kingdom-builder/hex.js';
import { castles, kindAt, locations } from '../../src/kingdom-builder/questions.js';
import type { Section, Sections } from '../../src/kingdom-builder/types.js';

/** A board with this section top left, upright or turned, beside three others. */
const boardWith = (id: SectionId, turned: boolean): Sections => {
  const [a, b, c] = SECTIONS.filter((other) => other !== id);
  if (a === undefined || b === undefined || c === undefined) throw new Error('there are eight sections');
  return [{ id, turned }, a, b, c];
};

const kindsOf = (sections: Sections): readonly HexKind[] =>
  Array.from({ length: 100 }, (_, at) => kindAt(sections, hexAt(Math.floor(at / 10), at % 10)));

const count = (kinds: readonly HexKind[], kind: HexKind): number => kinds.filter((k) => k === kind).length;

describe('sections', () => {
  test('a section has 100 known letters', () => {
    for (const id of SECTIONS) expect(SECTION_ROWS[id].replaceAll(' ', '')).toMatch(/^[GCDFTWMSL]{100}$/);
  });

  test('oracle and harbor have one location and two castles, the others two locations and one castle', () => {
    for (const id of SECTIONS) {
      const kinds = kindsOf(boardWith(id, false));
      const single = id === 'oracle' || id === 'harbor';
      expect([id, count(kinds, 'location'), count(kinds, 'castle')]).toEqual([id, single ? 1 : 2, single ? 2 : 1]);
    }
  });

  test('every section has every terrain', () => {
    for (const id of SECTIONS) {
      const kinds = kindsOf(boardWith(id, false));
      for (const terrain of TERRAINS) expect(count(kinds, terrain)).toBeGreaterThan(0);
    }
  });

  test('a section is written by its name, with -turned, or with its parts named', () => {
    for (const id of SECTIONS)
      for (const turned of [false, true]) {
        const [, a, b, c] = boardWith(id, turned);
        expect(kindsOf([turned ? `${id}-turned` : id, a, b, c])).toEqual(kindsOf(boardWith(id, turned)));
      }
  });

  test('turned by 180 degrees a section reads backwards', () => {
    for (const id of SECTIONS)
      expect(kindsOf(boardWith(id, true))).toEqual(kindsOf(boardWith(id, false)).slice().reverse());
  });
});

describe('boards', () => {
  /** All boards that show each pair of sections, in both orientations, in each place relative to each other. */
  const boards = SECTIONS.flatMap((first, i) =>
    SECTIONS.flatMap((second, j) => {
      const others = SECTIONS.filter((id) => id !== first && id !== second);
      const [third, fourth] = [others[0], others[1]];
      if (i === j || third === undefined || fourth === undefined) return [];
      return [0, 1, 2, 3].flatMap((turns): readonly Sections[] => {
        const a: Section = turns % 2 === 1 ? `${first}-turned` : first;
        const b: Section = turns > 1 ? `${second}-turned` : second;
        return [
          [a, b, third, fourth],
          [a, third, b, fourth],
          [a, third, fourth, b],
          [third, a, b, fourth],
        ];
      });
    }),
  );

  test('locations and castles are listed ascending, each location with the tile of its section', () => {
    for (const sections of boards) {
      const hexes = Array.from({ length: HEXES }, (_, hex) => hex);
      expect(castles(sections)).toEqual(hexes.filter((hex) => kindAt(sections, hex) === 'castle'));
      expect(locations(sections).map(({ hex }) => hex)).toEqual(
        hexes.filter((hex) => kindAt(sections, hex) === 'location'),
      );
      for (const { hex, tile } of locations(sections)) {
        const section = sections[(hex < 200 ? 0 : 2) + (hex % 20 < 10 ? 0 : 1)];
        expect(section === tile || section === `${tile}-turned`).toBe(true);
      }
    }
  });

  test('no hex is beside two locations, wherever sections meet', () => {
    for (const sections of boards) {
      const beside = locations(sections).flatMap(({ hex }) => neighborsOf(hex));
      expect(new Set(beside).size).toBe(beside.length);
    }
  });
});
