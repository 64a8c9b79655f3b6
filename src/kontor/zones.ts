import { CELLS, type Cell, distanceOf, isWithin, STEPS } from './cells.js';
import { BLACK, CARGO, DOCK, HOUSE, RED } from './deck.js';
import { type Table, tableOf } from './table.js';
import type { KontorState, KontorView, OpenPart, Side } from './types.js';

/** How many goods of each kind. */
export interface Goods {
  /** Wine (brown). */
  readonly wine: number;
  /** Spice (green). */
  readonly spice: number;
  /** Tea (beige). */
  readonly tea: number;
}

/**
 * By which step a zone is won: the largest advantage in one kind of goods; the number of kinds led in; or, with one kind
 * each, the better kind. (Rulebook, "Scoring Goods Advantage".)
 */
export type WonBy = 'largest-advantage' | 'most-advantages' | 'goods-value';

/** Who leads by goods, and by which step; nobody if all goods are equal. */
export interface Lead {
  /** The side that leads. */
  readonly leader: Side | null;
  /** By which step. */
  readonly by: WonBy | null;
}

/** A zone: Dock cards that touch each other, whoever owns them. */
export interface Zone {
  /** Its cells, ascending. */
  readonly cells: readonly Cell[];
  /** How many Dock cards it has, cranes, taverns, Bridges and Customs Houses included. */
  readonly size: number;
  /** Steps from the harbor card to its nearest card. */
  readonly distance: number;
  /** Whether nothing can be added any more. */
  readonly complete: boolean;
  /** The empty spaces that keep it open, ascending; none if it is complete. */
  readonly openings: readonly Cell[];
  /** The goods on each side's cards. */
  readonly goods: readonly [red: Goods, black: Goods];
  /** Each side's Warehouses: its goods, or none once a Keeper has been placed. */
  readonly warehouses: readonly [red: Goods, black: Goods];
  /** Each side's distribution center: its goods card laid first; null without Warehouses. */
  readonly centers: readonly [red: Cell | null, black: Cell | null];
  /** Who leads; with the zone complete, whose Keeper stands there. */
  readonly leader: Side | null;
  /** By which step. */
  readonly by: WonBy | null;
  /** Its Customs Houses, ascending. */
  readonly customsHouses: readonly Cell[];
}

/** Goods out of their packed form. */
export const unpacked = (cargo: number): Goods => ({
  wine: cargo & 255,
  spice: (cargo >> 8) & 255,
  tea: cargo >> 16,
});

/** Who leads with these packed goods. Wine beats spice, spice beats tea, tea beats wine. */
export const leadOf = (red: number, black: number): Lead => {
  const ahead = [0, 8, 16].map((shift) => ((red >> shift) & 255) - ((black >> shift) & 255));
  const best = Math.max(...ahead);
  const worst = Math.min(...ahead);
  if (best !== -worst) return { leader: best > -worst ? 0 : 1, by: 'largest-advantage' };
  let leads = 0;
  for (const lead of ahead) leads += Math.sign(lead);
  if (leads !== 0) return { leader: leads > 0 ? 0 : 1, by: 'most-advantages' };
  const winning = ahead.findIndex((lead) => lead > 0);
  if (winning < 0) return { leader: null, by: null };
  // One kind each: the black one is either what red's beats or what beats it.
  return { leader: (ahead[(winning + 1) % 3] as number) < 0 ? 0 : 1, by: 'goods-value' };
};

/** The first and last row and column beyond which nothing can keep a zone open. */
type Bounds = OpenPart['extent'];

const NO_BOUNDS: Bounds = [-99, 99, -99, 99];

/** The edges that bind, given the rows and columns reached. (Rulebook, "Expanding the Board"; docs/rulings.md.) */
export const boundsOf = ({ variant, perDirection }: Table, extent: OpenPart['extent']): Bounds => {
  const [top, bottom, left, right] = extent;
  const rows = bottom - top + 1 === variant.rows;
  const columns = right - left + 1 === variant.columns;
  if (rows && columns) return extent;
  if (!perDirection || !(rows || columns)) return NO_BOUNDS;
  return rows ? [top, bottom, -99, 99] : [-99, 99, left, right];
};

/** What the card on a cell is, as bits; 0 without a card. */
export const traitsAt = ({ traits }: Table, board: readonly number[], cell: Cell): number => {
  const card = board[cell] as number;
  // An index below zero would be looked up by name.
  return card >= 0 ? (traits[card] as number) : 0;
};

// Scratch for one walk at a time: a cell was seen if it bears the number of the walk.
const seen = new Array<number>(CELLS).fill(0);
const stack = new Array<number>(CELLS).fill(0);
let walk = 0;

/** Whether an empty space keeps the zone at a cell open. It stops at the first one. */
export const isOpen = (table: Table, board: readonly number[], extent: OpenPart['extent'], cell: Cell): boolean => {
  const bounds = boundsOf(table, extent);
  walk++;
  seen[cell] = walk;
  stack[0] = cell;
  for (let size = 1; size > 0; ) {
    const at = stack[--size] as Cell;
    for (const step of STEPS) {
      const next = at + step;
      const card = board[next] as number;
      if (card < 0) {
        if (bounds === NO_BOUNDS || isWithin(bounds, next)) return true;
      } else if (seen[next] !== walk && isDock(table, board, next)) {
        seen[next] = walk;
        stack[size++] = next;
      }
    }
  }
  return false;
};

/** The cells of the zone at a cell, ascending. */
export const zoneAt = (table: Table, board: readonly number[], cell: Cell): readonly Cell[] => {
  walk++;
  seen[cell] = walk;
  const cells = [cell];
  for (let at = 0; at < cells.length; at++) {
    for (const step of STEPS) {
      const next = (cells[at] as Cell) + step;
      if (seen[next] !== walk && isDock(table, board, next)) {
        seen[next] = walk;
        cells.push(next);
      }
    }
  }
  return cells.sort((a, b) => a - b);
};

/** Whether a zone builder lies on a cell. */
export const isDock = (table: Table, board: readonly number[], cell: Cell): boolean =>
  (traitsAt(table, board, cell) & DOCK) !== 0;

/** The packed goods of a side on some cells. */
export const cargoOf = (table: Table, board: readonly number[], cells: readonly Cell[], side: Side): number => {
  const own = side === 0 ? RED : BLACK;
  let sum = 0;
  for (const cell of cells)
    if ((traitsAt(table, board, cell) & own) !== 0) sum += table.cargo[board[cell] as number] as number;
  return sum;
};

/** Who leads on some cells. */
export const leadAt = (table: Table, board: readonly number[], cells: readonly Cell[]): Lead =>
  leadOf(cargoOf(table, board, cells, 0), cargoOf(table, board, cells, 1));

/** The goods card of a side that was laid first among some cells; null if it has none there. */
export const centerOf = (
  table: Table,
  board: readonly number[],
  laid: readonly Cell[],
  cells: readonly Cell[],
  side: Side,
): Cell | null => {
  const own = CARGO | (side === 0 ? RED : BLACK);
  return laid.find((cell) => cells.includes(cell) && (traitsAt(table, board, cell) & own) === own) ?? null;
};

const NO_GOODS: Goods = { wine: 0, spice: 0, tea: 0 };

/** All there is to say about the zone with these cells. */
const describe = (table: Table, { board, laid, extent }: OpenPart, cells: readonly Cell[]): Zone => {
  const bounds = boundsOf(table, extent);
  const openings = new Set<Cell>();
  for (const cell of cells)
    for (const step of STEPS)
      if ((board[cell + step] as number) < 0 && isWithin(bounds, cell + step)) openings.add(cell + step);
  const complete = openings.size === 0;
  const red = cargoOf(table, board, cells, 0);
  const black = cargoOf(table, board, cells, 1);
  const lead = leadOf(red, black);
  const awarded = complete && lead.leader !== null;
  const goods = [unpacked(red), unpacked(black)] as const;
  return {
    cells,
    size: cells.length,
    distance: Math.min(...cells.map(distanceOf)),
    complete,
    openings: [...openings].sort((a, b) => a - b),
    goods,
    warehouses: awarded ? [NO_GOODS, NO_GOODS] : goods,
    centers: awarded ? [null, null] : [centerOf(table, board, laid, cells, 0), centerOf(table, board, laid, cells, 1)],
    leader: lead.leader,
    by: lead.by,
    customsHouses: cells.filter((cell) => (traitsAt(table, board, cell) & HOUSE) !== 0),
  };
};

/** The cells of every zone, in the order of their first cells. */
export const groupsOf = (table: Table, board: readonly number[]): readonly (readonly Cell[])[] => {
  const groups: (readonly Cell[])[] = [];
  const done = new Set<Cell>();
  for (let cell = 0; cell < CELLS; cell++) {
    if (done.has(cell) || !isDock(table, board, cell)) continue;
    const cells = zoneAt(table, board, cell);
    for (const other of cells) done.add(other);
    groups.push(cells);
  }
  return groups;
};

/**
 * Every zone on the table, in the order of their first cells: for user interfaces and bots. While a space emptied by
 * the ship has yet to be filled, zones are shown as they are without it.
 *
 * @example
 * ```ts
 * import { cellAt, fromPosition, zones } from 'kontorhaus/kontor';
 *
 * const [zone] = zones(fromPosition({ cells: [[1, 1, 36], [1, 2, 16]] }));
 * zone?.warehouses[1]; // => { wine: 1, spice: 1, tea: 1 }
 * zone?.centers[1] === cellAt(1, 1); // => true
 * zone?.complete; // => false
 * ```
 */
export const zones = (of: KontorState | KontorView): readonly Zone[] => {
  const table = tableOf(of.options);
  return groupsOf(table, of.board).map((cells) => describe(table, of, cells));
};
