import { ascending, type Cell, cellsOf, distanceOf, isWithin, STEPS } from './cells.js';
import type { Good } from './data/cards.js';
import { colorOf, DOCK, HOUSE } from './deck.js';
import { boundsOf } from './edges.js';
import { type Table, tableOf } from './table.js';
import type { KontorSeen, OpenPart, Side } from './types.js';

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

/** Who leads with these goods. Wine beats spice, spice beats tea, tea beats wine. */
export const leadOf = (red: Goods, black: Goods): Lead => {
  const wine = red.wine - black.wine;
  const spice = red.spice - black.spice;
  const tea = red.tea - black.tea;
  let by: WonBy = 'largest-advantage';
  let lead = Math.max(wine, spice, tea) + Math.min(wine, spice, tea);
  if (lead === 0) {
    by = 'most-advantages';
    lead = Math.sign(wine) + Math.sign(spice) + Math.sign(tea);
  }
  if (lead === 0) {
    by = 'goods-value';
    // One kind each, and the third is equal.
    lead = wine === 0 ? spice : spice === 0 ? tea : wine;
  }
  return lead === 0 ? { leader: null, by: null } : { leader: lead > 0 ? 0 : 1, by };
};

/** What lies on the table, and the rows and columns reached. */
export type Board = Pick<OpenPart, 'board' | 'extent'>;

/** What the card on a cell is, as bits; 0 without a card. */
export const traitsAt = ({ traits }: Table, { board }: Board, cell: Cell): number => {
  const card = board[cell] as number;
  // An index below zero would be looked up by name.
  return card >= 0 ? (traits[card] as number) : 0;
};

/** Whether the card on a cell is all that these bits say. */
export const isAt = (table: Table, of: Board, cell: Cell, bits: number): boolean =>
  (traitsAt(table, of, cell) & bits) === bits;

/** The empty spaces that keep a zone with these cells open, each as often as it touches one. */
const openingsOf = (table: Table, of: Board, zone: readonly Cell[]): readonly Cell[] => {
  const bounds = boundsOf(table, of);
  const openings: Cell[] = [];
  for (const cell of zone)
    for (const step of STEPS)
      if ((of.board[cell + step] as number) < 0 && isWithin(bounds, cell + step)) openings.push(cell + step);
  return openings;
};

/** The cells, ascending, of each zone that has one of these, in the order in which they do. */
export const zonesAt = (table: Table, of: Board, starts: readonly Cell[]): readonly (readonly Cell[])[] => {
  const zones: (readonly Cell[])[] = [];
  const seen: Cell[] = [];
  const visit = (zone: Cell[], cell: Cell): void => {
    if (!isAt(table, of, cell, DOCK) || seen.includes(cell)) return;
    seen.push(cell);
    zone.push(cell);
  };
  for (const start of starts) {
    const zone: Cell[] = [];
    visit(zone, start);
    for (const cell of zone) for (const step of STEPS) visit(zone, cell + step);
    if (zone.length > 0) zones.push(zone.sort(ascending));
  }
  return zones;
};

/** As {@link zonesAt}, the completed zones alone: those that no empty space keeps open. */
export const completedAt = (table: Table, of: Board, starts: readonly Cell[]): readonly (readonly Cell[])[] =>
  zonesAt(table, of, starts).filter((zone) => openingsOf(table, of, zone).length === 0);

/** Whether a completed zone lies on a cell. */
export const isComplete = (table: Table, of: Board, cell: Cell): boolean => completedAt(table, of, [cell]).length > 0;

/** The cells of every completed zone, in the order of their first cells. */
export const allCompleted = (table: Table, of: Board): readonly (readonly Cell[])[] =>
  completedAt(table, of, cellsOf(of.extent));

/** A cell and its neighbors. */
export const around = (cell: Cell): readonly Cell[] => [cell, ...STEPS.map((step) => cell + step)];

/** The zones that are complete now and were not before a card was laid on a cell, or covered the one there. */
export const completedBy = (table: Table, before: Board, after: Board, cell: Cell): readonly (readonly Cell[])[] => {
  const old = boundsOf(table, before);
  const bindsMore = boundsOf(table, after).some((bound, i) => bound !== old[i]);
  const completed = completedAt(table, after, bindsMore ? cellsOf(after.extent) : around(cell));
  return completed.filter((cells) => completedAt(table, before, cells).length === 0);
};

/** The goods of a side on some cells. */
export const goodsOn = (table: Table, of: Board, cells: readonly Cell[], side: Side): Goods => {
  const goods = { wine: 0, spice: 0, tea: 0 };
  for (const cell of cells)
    if (isAt(table, of, cell, colorOf(side)))
      for (const good of table.goods[of.board[cell] as number] as readonly Good[]) goods[good]++;
  return goods;
};

/** The goods card of a side that was laid first among some cells; null if it has none there. */
export const centerOf = (
  table: Table,
  of: Board & Pick<OpenPart, 'laid'>,
  cells: readonly Cell[],
  side: Side,
): Cell | null => of.laid.find((cell) => cells.includes(cell) && isAt(table, of, cell, colorOf(side))) ?? null;

/** What follows from the cells of a zone alone. */
export type Summary = Pick<Zone, 'cells' | 'size' | 'distance' | 'goods' | 'leader' | 'by' | 'customsHouses'>;

/** What there is to say about the zone with these cells, complete or not. */
export const summaryOf = (table: Table, of: Board, cells: readonly Cell[]): Summary => {
  const red = goodsOn(table, of, cells, 0);
  const black = goodsOn(table, of, cells, 1);
  const { leader, by } = leadOf(red, black);
  return {
    cells,
    size: cells.length,
    distance: Math.min(...cells.map(distanceOf)),
    goods: [red, black],
    leader,
    by,
    customsHouses: cells.filter((cell) => isAt(table, of, cell, HOUSE)),
  };
};

/** An empty distribution center. */
export const NO_GOODS: Goods = { wine: 0, spice: 0, tea: 0 };

/** All there is to say about the zone with these cells. */
const describe = (table: Table, of: OpenPart, cells: readonly Cell[]): Zone => {
  const openings = new Set(openingsOf(table, of, cells));
  const complete = openings.size === 0;
  const { size, distance, goods, leader, by, customsHouses } = summaryOf(table, of, cells);
  const awarded = complete && leader !== null;
  return {
    cells,
    size,
    distance,
    complete,
    openings: [...openings].sort(ascending),
    goods,
    warehouses: awarded ? [NO_GOODS, NO_GOODS] : goods,
    centers: awarded ? [null, null] : [centerOf(table, of, cells, 0), centerOf(table, of, cells, 1)],
    leader,
    by,
    customsHouses,
  };
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
export const zones = (of: KontorSeen): readonly Zone[] => {
  const table = tableOf(of.options);
  return zonesAt(table, of, cellsOf(of.extent)).map((cells) => describe(table, of, cells));
};
