import { isRecord } from '../core/read.js';
import {
  HEX_KINDS,
  type HexKind,
  LETTERS,
  SECTION_ROWS,
  SECTIONS,
  type SectionId,
  TILES,
  type Tile,
} from './data/sections.js';
import { areNeighbors, hexAt, rowOf, SIZE } from './hex.js';
import { ALL_HEXES, freeRows, has, hexesOf, NO_HEXES, neighborsOfAll, type Rows } from './rows.js';
import type { Hex, Section, SectionName, Sections } from './types.js';

/** A location hex and its tiles. */
export interface Location {
  /** The location hex. */
  readonly hex: Hex;
  /** The kind of its tiles. */
  readonly tile: Tile;
}

/** What can be read off the four sections once for a whole game. */
export interface Board {
  /** What it is made of. */
  readonly sections: Sections;
  /** The hexes of each kind. */
  readonly kinds: Readonly<Record<HexKind, Rows>>;
  /** The hexes of the five terrains that can be built on. */
  readonly buildable: Rows;
  /** The location hexes, ascending. */
  readonly locations: readonly Location[];
  /** The tiles that this board has, in the order of TILES, each with the indices of its locations. */
  readonly tilesInPlay: readonly { readonly tile: Tile; readonly at: readonly number[] }[];
  /** The hexes beside a location. */
  readonly besideLocation: Rows;
  /** The castle hexes, ascending. */
  readonly castles: readonly Hex[];
}

const SECTION_SIZE = 10;

/** Sections by name, as resolved options have them. */
export const SECTION_NAMES: readonly SectionName[] = SECTIONS.flatMap((id) => [id, `${id}-turned`] as const);

/** A section by its name, however it was given. */
export const nameOf = (section: Section): SectionName =>
  typeof section === 'string' ? section : section.turned ? `${section.id}-turned` : section.id;

/** The name of a section that is given from outside; what is none of {@link SECTION_NAMES} is not a section. */
export const givenName = (given: unknown): unknown => {
  if (!isRecord(given)) return given;
  const { id, turned, ...rest } = given;
  const known = SECTIONS.find((section) => section === id);
  const isWhole = known !== undefined && typeof turned === 'boolean' && Object.keys(rest).length === 0;
  return isWhole && nameOf({ id: known, turned });
};

/** The section, whichever way it lies. */
export const idOf = (section: Section): SectionId => nameOf(section).replace('-turned', '') as SectionId;

/** The part of the board, 0 to 3 in the order of the sections, that a hex lies in. */
export const sectorOf = (hex: Hex): number => (rowOf(hex) < SECTION_SIZE ? 0 : 2) + (hex % SIZE < SECTION_SIZE ? 0 : 1);

/** A set of hexes for each kind. */
type Kinds = Readonly<Record<HexKind, number[]>>;

const kindsOf = (rowsOfKind: (kind: HexKind) => number[]): Kinds => {
  const kinds = {} as Record<HexKind, number[]>;
  for (const kind of HEX_KINDS) kinds[kind] = rowsOfKind(kind);
  return kinds;
};

/** What a section shows, the way it lies. */
interface Print {
  readonly id: SectionId;
  /** The hexes of each kind: ten integers, bit c for column c. */
  readonly kinds: Kinds;
}

// Reading the letters of four sections costs as much as forty moves, so each is read once.
const known: Map<SectionName, Print> = new Map();

const printOf = (section: Section): Print => {
  const name = nameOf(section);
  let print = known.get(name);
  if (print === undefined) {
    const id = idOf(name);
    const kinds = kindsOf(() => new Array<number>(SECTION_SIZE).fill(0));
    const letters = [...SECTION_ROWS[id]];
    // Turned by 180 degrees the section runs backwards; its rows keep their shift, since there are ten of them.
    if (name !== id) letters.reverse();
    for (const [index, letter] of letters.entries()) {
      const rows = kinds[HEX_KINDS[LETTERS.indexOf(letter)] as HexKind];
      const row = Math.floor(index / SECTION_SIZE);
      rows[row] = (rows[row] as number) | (1 << (index % SECTION_SIZE));
    }
    print = { id, kinds };
    known.set(name, print);
  }
  return print;
};

/** What is printed on a hex. */
export const kindAt = (sections: Sections, hex: Hex): HexKind => {
  const { kinds } = printOf(sections[sectorOf(hex)] as Section);
  const row = rowOf(hex) % SECTION_SIZE;
  const bit = 1 << (hex % SECTION_SIZE);
  return HEX_KINDS.find((kind) => ((kinds[kind][row] as number) & bit) !== 0) as HexKind;
};

/** The board that four sections make, read off them anew. */
export const buildBoard = (sections: Sections): Board => {
  const prints = sections.map(printOf);
  const kinds = kindsOf((kind) => {
    const parts = prints.map((print) => print.kinds[kind]);
    const [northwest, northeast, southwest, southeast] = parts as [number[], number[], number[], number[]];
    const rows = NO_HEXES.slice();
    for (let row = 0; row < SECTION_SIZE; row++) {
      rows[row] = (northwest[row] as number) | ((northeast[row] as number) << SECTION_SIZE);
      rows[row + SECTION_SIZE] = (southwest[row] as number) | ((southeast[row] as number) << SECTION_SIZE);
    }
    return rows;
  });
  const barren = [kinds.water, kinds.mountain, kinds.castle, kinds.location];
  const sites = hexesOf(kinds.location).map((hex) => ({ hex, tile: (prints[sectorOf(hex)] as Print).id }));
  const tiles = TILES.map((tile) => ({ tile, at: [] as number[] }));
  sites.forEach(({ tile }, index) => {
    tiles[TILES.indexOf(tile)]?.at.push(index);
  });
  return {
    sections,
    kinds,
    buildable: freeRows(ALL_HEXES, barren),
    locations: sites,
    tilesInPlay: tiles.filter(({ at }) => at.length > 0),
    besideLocation: neighborsOfAll(kinds.location),
    castles: hexesOf(kinds.castle),
  };
};

/** The index of the location beside a hex, or -1. No hex is beside two. */
export const locationBeside = (board: Board, hex: Hex): number =>
  has(board.besideLocation, hex) ? board.locations.findIndex((location) => areNeighbors(location.hex, hex)) : -1;

// A board is the same for every state of a game, and all of them share one list of sections. Some boards are kept at
// hand: enough for a playout, which asks for its own at every move, and for several games side by side, but few, since
// whatever outlives its game costs the garbage collector time.
const KEPT = 8;
const recent: Board[] = [];

/** The board of a state's sections, whose list never changes. */
export const boardOf = (sections: Sections): Board => {
  const last = recent[0];
  if (last?.sections === sections) return last;
  let board = recent.find((kept) => kept.sections === sections);
  if (board === undefined) {
    board = buildBoard(sections);
    recent.unshift(board);
    recent.splice(KEPT);
  }
  return board;
};

/** The hexes of a sector. */
export const SECTORS: readonly Rows[] = [0, 1, 2, 3].map((sector) =>
  NO_HEXES.map((_, row) =>
    sector === sectorOf(hexAt(row, 0)) ? 0x003ff : sector === sectorOf(hexAt(row, 19)) ? 0xffc00 : 0,
  ),
);
