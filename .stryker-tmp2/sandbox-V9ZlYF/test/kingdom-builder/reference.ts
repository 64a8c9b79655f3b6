import { SECTION_ROWS, SECTIONS, type SectionId } from '../../src/kingdom-builder/data/sections.js';
import type { Card, Section, Sections } from '../../src/kingdom-builder/types.js';

/*
 * A second implementation of the board and the scores: slow and plain on purpose, so that it can be read against the
 * rules. It shares nothing with the library but types and the printed sections (positions.test.ts compares those
 * with boards from elsewhere).
 */

/** One hex, with all that is ever asked about it. The letters are those of the printed sections. */
export interface Cell {
  readonly hex: number;
  readonly row: number;
  readonly column: number;
  readonly letter: string;
  /** 0 to 3: top left, top right, bottom left, bottom right. */
  readonly sector: number;
  readonly section: SectionId;
}

/** A section's name, and whether it is turned: positions may write it in three ways. */
export const partsOf = (section: Section): { readonly id: SectionId; readonly turned: boolean } => {
  const id = SECTIONS.find((name) => section === name || section === `${name}-turned`);
  if (id !== undefined) return { id, turned: section !== id };
  if (typeof section === 'string') throw new Error(`no section ${section}`);
  return section;
};

/** All 400 cells, row by row. A turned section is read from its last letter to its first. */
export const cellsOf = (sections: Sections): readonly Cell[] => {
  const quarters = sections.map((section) => {
    const { id, turned } = partsOf(section);
    const letters = Array.from(SECTION_ROWS[id]);
    return { id, letters: turned ? letters.reverse() : letters };
  });
  const cells: Cell[] = [];
  for (let row = 0; row < 20; row++)
    for (let column = 0; column < 20; column++) {
      const sector = (row < 10 ? 0 : 2) + (column < 10 ? 0 : 1);
      const quarter = quarters[sector];
      const letter = quarter?.letters[(row % 10) * 10 + (column % 10)];
      if (quarter === undefined || letter === undefined) throw new Error('a board has four sections of 100 hexes');
      cells.push({ hex: row * 20 + column, row, column, letter, sector, section: quarter.id });
    }
  return cells;
};

type Spot = Pick<Cell, 'row' | 'column'>;

/** The horizontal place of a hex in half hexes: odd rows lie half a hex to the right. */
export const halves = ({ row, column }: Spot): number => 2 * column + (row % 2);

/** Two hexes touch if they lie side by side, or in rows next to each other half a hex apart. */
export const touch = (a: Spot, b: Spot): boolean => {
  const down = Math.abs(a.row - b.row);
  const aside = Math.abs(halves(a) - halves(b));
  return (down === 0 && aside === 2) || (down === 1 && aside === 1);
};

const SPOTS: readonly Spot[] = Array.from({ length: 400 }, (_, hex) => ({
  row: Math.floor(hex / 20),
  column: hex % 20,
}));

const NEIGHBORS: readonly (readonly number[])[] = SPOTS.map((spot) =>
  SPOTS.flatMap((other, hex) => (touch(spot, other) ? [hex] : [])),
);

/** The hexes that touch this one. */
export const near = (hex: number): readonly number[] => NEIGHBORS[hex] ?? [];

/** The connected groups of some hexes, by flood fill. */
export const areasOf = (hexes: readonly number[]): readonly (readonly number[])[] => {
  const left = new Set(hexes);
  const areas: number[][] = [];
  for (const first of hexes) {
    if (!left.delete(first)) continue;
    const area = [first];
    // The loop also visits what is pushed within it.
    for (const hex of area) for (const next of near(hex)) if (left.delete(next)) area.push(next);
    areas.push(area);
  }
  return areas;
};

export const CASTLE_AND_CARDS: readonly ['castle', ...Card[]] = [
  'castle',
  'fishermen',
  'merchants',
  'discoverers',
  'hermits',
  'citizens',
  'miners',
  'workers',
  'knights',
  'lords',
  'farmers',
];

const most = (numbers: readonly number[]): number => numbers.reduce((a, b) => Math.max(a, b), 0);
const countOf = <T>(values: readonly T[], value: T): number => values.filter((v) => v === value).length;

const SECTORS = [0, 1, 2, 3];

/** 12 for the highest number, 6 for the next number below it, whoever shares them. */
const lordsOf = (mine: number, all: readonly number[], countZero: boolean): number => {
  const numbers = Array.from(new Set(all)).filter((n) => n > 0 || countZero);
  numbers.sort((a, b) => b - a);
  if (mine === numbers[0]) return 12;
  return mine === numbers[1] ? 6 : 0;
};

/** What a card, or the castles, pay to each seat. */
export const referenceScore = (
  cells: readonly Cell[],
  settlements: readonly (readonly number[])[],
  card: Card | 'castle',
  lordsCountZero: boolean,
): readonly number[] => {
  const letter = (hex: number): string => cells[hex]?.letter ?? '?';
  const beside = (hex: number, letters: string): readonly number[] =>
    near(hex).filter((other) => letters.includes(letter(other)));
  const rowsOf = (own: readonly number[]): readonly number[] => own.map((hex) => Math.floor(hex / 20));
  const countIn = (own: readonly number[], sector: number): number =>
    own.filter((hex) => cells[hex]?.sector === sector).length;
  const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

  const linkedBy = (area: readonly number[]): readonly number[] => {
    const places = new Set(area.flatMap((hex) => beside(hex, 'SL')));
    return places.size > 1 ? Array.from(places) : [];
  };

  /** The card's text, as a function of one seat's settlements. */
  const texts: Readonly<Record<Card | 'castle', (own: readonly number[]) => number>> = {
    castle: (own) => 3 * new Set(own.flatMap((hex) => beside(hex, 'S'))).size,
    fishermen: (own) => own.filter((hex) => letter(hex) !== 'W' && beside(hex, 'W').length > 0).length,
    merchants: (own) => 4 * new Set(areasOf(own).flatMap(linkedBy)).size,
    discoverers: (own) => new Set(rowsOf(own)).size,
    hermits: (own) => areasOf(own).length,
    citizens: (own) => Math.floor(most(areasOf(own).map((area) => area.length)) / 2),
    miners: (own) => own.filter((hex) => beside(hex, 'M').length > 0).length,
    workers: (own) => own.filter((hex) => beside(hex, 'SL').length > 0).length,
    knights: (own) => 2 * most(rowsOf(own).map((row) => countOf(rowsOf(own), row))),
    lords: (own) =>
      sum(
        SECTORS.map((sector) => {
          const all = settlements.map((other) => countIn(other, sector));
          return lordsOf(countIn(own, sector), all, lordsCountZero);
        }),
      ),
    farmers: (own) => 3 * Math.min(...SECTORS.map((sector) => countIn(own, sector))),
  };
  return settlements.map(texts[card]);
};
