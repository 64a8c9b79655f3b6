import { readFileSync } from 'node:fs';
import { TILES, type Tile } from '../../src/kingdom-builder/data/sections.js';
import { TERRAINS, type Terrain } from '../../src/kingdom-builder/data/terrains.js';
import type { Card, Sections } from '../../src/kingdom-builder/types.js';
import { LETTERS } from './reference-moves.js';

/*
 * checked-positions.ndjson: 60 random positions, one a line, with every score and many lists of targets on which five other
 * implementations agree.
 */

/** One line of the file. */
export interface Checked {
  readonly id: number;
  /** Section names; a star marks a turned one. */
  readonly sections: readonly string[];
  /** The letters of the 20 rows of the board. */
  readonly board: string;
  readonly settlements: readonly (readonly number[])[];
  /** One number for each seat. */
  readonly scores: Readonly<Record<Card | 'castle', readonly number[]>>;
  /** Lords, if a player without a settlement in a sector counts there. */
  readonly lordsCountZero: readonly number[];
  /** Seat 0's targets. Equal lists stand once, under all their names: `tower`, `terrain_G`, `harbor@7`, `barn_G@7`. */
  readonly targets: Readonly<Record<string, readonly number[]>>;
  /** Lists that are different if the hex just left counts as possible; they still name that hex. */
  readonly vacatedHexCandidate: Readonly<Record<string, readonly number[]>>;
}

export const positions: readonly Checked[] = readFileSync(new URL('checked-positions.ndjson', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Checked);

export const sectionsOf = ({ sections }: Checked): Sections =>
  sections.map((name) => name.replace('*', '-turned')) as unknown as Sections;

/** A list of targets: of which action, with which card, and for a move of which settlement. */
export interface TargetList {
  readonly tile: Tile | null;
  readonly terrain: Terrain;
  readonly from: number | null;
  readonly hexes: readonly number[];
}

const terrainOf = (letter: string | undefined): Terrain => {
  const terrain = TERRAINS.find((name) => LETTERS[name] === letter);
  if (terrain === undefined) throw new Error(`no terrain ${letter}`);
  return terrain;
};

const byName = (lists: Readonly<Record<string, readonly number[]>>): ReadonlyMap<string, readonly number[]> =>
  new Map(Object.entries(lists).flatMap(([names, hexes]) => names.split(' ').map((name) => [name, hexes] as const)));

/** The lists of a position under a ruling. The file names each just once: a terrain's list is the Oracle's, too. */
export const listsOf = (checked: Checked, vacatedHex: 'excluded' | 'candidate'): readonly TargetList[] => {
  const different = byName(checked.vacatedHexCandidate);
  return Array.from(byName(checked.targets)).flatMap(([name, excluded]) => {
    const [action = '', at] = name.split('@');
    const [kind, letter] = action.split('_');
    const from = at === undefined ? null : Number(at);
    const hexes =
      vacatedHex === 'excluded' ? excluded : (different.get(name) ?? excluded).filter((hex) => hex !== from);
    if (kind !== 'terrain') {
      const tile = TILES.find((known) => known === kind);
      if (tile === undefined) throw new Error(`no tile ${kind}`);
      return [{ tile, terrain: letter === undefined ? 'grassland' : terrainOf(letter), from, hexes }];
    }
    const terrain = terrainOf(letter);
    const tiles: (Tile | null)[] = [null, 'oracle'];
    if (terrain === 'grassland') tiles.push('farm');
    if (terrain === 'desert') tiles.push('oasis');
    return tiles.map((tile) => ({ tile, terrain, from, hexes }));
  });
};
