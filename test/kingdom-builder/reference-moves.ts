import type { Tile } from '../../src/kingdom-builder/data/sections.js';
import type { Terrain } from '../../src/kingdom-builder/data/terrains.js';
import type { Rulings } from '../../src/kingdom-builder/options.js';
import type { KingdomBuilderMove, KingdomBuilderState } from '../../src/kingdom-builder/types.js';
import { type Cell, cellsOf, halves, near } from './reference.js';

/* The legal moves once more, as plainly as reference.ts has the scores. */

export const LETTERS: Readonly<Record<Terrain, string>> = {
  grassland: 'G',
  canyon: 'C',
  desert: 'D',
  'flower-field': 'F',
  forest: 'T',
};

/** What the targets of an action depend on. */
export interface Scene {
  readonly cells: readonly Cell[];
  readonly settlements: readonly (readonly number[])[];
  readonly player: number;
  readonly terrain: Terrain | null;
  readonly vacatedHex: Required<Rulings>['vacatedHex'];
}

const isBuildable = (cell: Cell): boolean => 'GCDFT'.includes(cell.letter);
const isEdge = ({ row, column }: Cell): boolean => row === 0 || row === 19 || column === 0 || column === 19;

/** The six ways out of a hex: rows down, and half hexes to the right. */
const WAYS = [
  [0, 2],
  [1, 1],
  [1, -1],
  [0, -2],
  [-1, -1],
  [-1, 1],
] as const;

/** The cell so many steps away, if the board goes that far. */
const walk = (cells: readonly Cell[], cell: Cell, [down, right]: readonly [number, number], steps: number) =>
  cells.find((other) => other.row === cell.row + steps * down && halves(other) === halves(cell) + steps * right);

/** Where a tile (null: the mandatory action) may build, or move the settlement on `from` to; ascending. */
export const referenceTargets = (scene: Scene, tile: Tile | null, from: number | null): readonly number[] => {
  const { cells, settlements, player, terrain, vacatedHex } = scene;
  const own = (settlements[player] ?? []).filter((hex) => hex !== from);
  const taken = settlements.flat();
  const free = cells.filter((cell) => !taken.includes(cell.hex));
  const hexes = (list: readonly Cell[]): readonly number[] => list.map((cell) => cell.hex);

  /** Next to an own settlement if any such hex is possible. */
  const adjacentIfPossible = (wanted: (cell: Cell) => boolean): readonly number[] => {
    const vacated = cells.filter((cell) => cell.hex === from && vacatedHex === 'candidate');
    const possible = free.concat(vacated).filter(wanted);
    const adjacent = possible.filter((cell) => near(cell.hex).some((hex) => own.includes(hex)));
    const chosen = adjacent.length > 0 ? adjacent : possible;
    return hexes(chosen).filter((hex) => hex !== from);
  };
  const ofLetter = (letter: string): readonly number[] => adjacentIfPossible((cell) => cell.letter === letter);

  switch (tile) {
    case null:
    case 'oracle':
    case 'barn':
      return terrain === null ? [] : ofLetter(LETTERS[terrain]);
    case 'farm':
      return ofLetter('G');
    case 'oasis':
      return ofLetter('D');
    case 'harbor':
      return ofLetter('W');
    case 'tower':
      return adjacentIfPossible((cell) => isBuildable(cell) && isEdge(cell));
    case 'tavern':
      return hexes(
        free.filter((cell) => {
          const isOwn = (way: readonly [number, number], steps: number): boolean =>
            own.includes(walk(cells, cell, way, steps)?.hex ?? -1);
          return isBuildable(cell) && WAYS.some((way) => [1, 2, 3].every((steps) => isOwn(way, steps)));
        }),
      );
    case 'paddock': {
      const start = cells.find((cell) => cell.hex === from);
      if (start === undefined) return [];
      const reach = WAYS.map((way) => walk(cells, start, way, 2));
      return hexes(free.filter((cell) => isBuildable(cell) && reach.includes(cell)));
    }
  }
};

const isMoving = (tile: Tile): boolean => tile === 'barn' || tile === 'harbor' || tile === 'paddock';

/** A move in one line, to compare lists whatever their order. */
export const moveLine = (move: KingdomBuilderMove): string => {
  if (move.type === 'build') return `build ${move.hex}`;
  return move.type === 'tile' ? `${move.tile} ${move.from} ${move.hex}` : move.type;
};

/** The hexes of each seat, from the bit rows of a state. */
export const hexesOf = (state: Pick<KingdomBuilderState, 'settlements'>): readonly (readonly number[])[] =>
  state.settlements.map((rows) =>
    rows.flatMap((bits, row) => {
      const digits = Array.from(bits.toString(2)).reverse();
      return digits.flatMap((digit, column) => (digit === '1' ? [row * 20 + column] : []));
    }),
  );

export const sceneOf = (state: KingdomBuilderState): Scene => ({
  cells: cellsOf(state.options.sections),
  settlements: hexesOf(state),
  player: state.player,
  terrain: state.terrain,
  vacatedHex: state.options.rulings.vacatedHex ?? 'excluded',
});

/** All legal moves of the seat on turn, as sorted lines. */
export const referenceMoves = (state: KingdomBuilderState): readonly string[] => {
  if (state.phase !== 'turn') return [];
  const scene = sceneOf(state);
  const own = scene.settlements[state.player] ?? [];
  const supply = 40 - own.length;
  // Without a card there is nothing left to build: cards are replaced at once as long as one fits.
  const toBuild = state.terrain === null ? 0 : Math.min(3 - state.built, supply);
  const lines: string[] = [];
  if (toBuild > 0) lines.push(...referenceTargets(scene, null, null).map((hex) => `build ${hex}`));
  else lines.push('end-turn');
  if (state.built > 0 && toBuild > 0) return lines.sort();

  const places = scene.cells.filter((cell) => cell.letter === 'L');
  const usable = places.filter((_, i) => state.tiles[state.player]?.[i] === 1).map((cell) => cell.section);
  for (const tile of new Set(usable)) {
    if (!isMoving(tile) && supply === 0) continue;
    for (const from of isMoving(tile) ? own : [null])
      lines.push(...referenceTargets(scene, tile, from).map((hex) => `${tile} ${from} ${hex}`));
  }
  return lines.sort();
};
