import type { Player } from '../core/contract.js';
import { type Cell, cellAt, columnOf, rowOf, STEPS, WIDTH } from './cells.js';
import { BLACK, BRIDGE, CARGO, CRANE, DOCK, FLOOD, HOUSE, RED, SHIP, WATER } from './deck.js';
import { sideOf, type Table } from './table.js';
import type { CardNumber, KontorIllegal, OpenPart } from './types.js';
import { boundsOf, groupsOf, isDock, isOpen, zoneAt } from './zones.js';

type Extent = OpenPart['extent'];

/** The first and last row and column on which a card can lie: one farther than reached, unless fixed. */
export const limitsOf = ({ variant }: Table, [top, bottom, left, right]: Extent): Extent => {
  const rows = bottom - top + 1 < variant.rows ? 1 : 0;
  const columns = right - left + 1 < variant.columns ? 1 : 0;
  return [top - rows, bottom + rows, left - columns, right + columns];
};

/** The rows and columns reached once a card lies on a cell. */
export const grown = (extent: Extent, cell: Cell): Extent => {
  const [top, bottom, left, right] = extent;
  const row = rowOf(cell);
  const column = columnOf(cell);
  if (row >= top && row <= bottom && column >= left && column <= right) return extent;
  return [Math.min(top, row), Math.max(bottom, row), Math.min(left, column), Math.max(right, column)];
};

/** The zones that are complete now and were not before a card was laid on a cell, or covered the one there. */
export const completedBy = (
  table: Table,
  before: Pick<OpenPart, 'board' | 'extent'>,
  after: Pick<OpenPart, 'board' | 'extent'>,
  cell: Cell,
): readonly (readonly Cell[])[] => {
  const boundsBefore = boundsOf(table, before.extent);
  const bindsMore = boundsOf(table, after.extent).some((bound, i) => bound !== boundsBefore[i]);
  const candidates: (readonly Cell[])[] = [];
  if (bindsMore) candidates.push(...groupsOf(table, after.board));
  else
    for (const at of [cell, ...STEPS.map((step) => cell + step)])
      if (isDock(table, after.board, at) && !candidates.some((cells) => cells.includes(at)))
        candidates.push(zoneAt(table, after.board, at));
  return candidates.filter((cells) => {
    if (isOpen(table, after.board, after.extent, cells[0] as Cell)) return false;
    const old = cells.find((other) => isDock(table, before.board, other));
    return old === undefined || isOpen(table, before.board, before.extent, old);
  });
};

/** The board with a card on a cell. */
export const withCard = (board: readonly number[], cell: Cell, card: number): readonly number[] => {
  const next = board.slice();
  next[cell] = card;
  return next;
};

/** The opposing crane beside a cell, or -1. (Rulebook, "Cranes".) */
const craneBeside = ({ traits }: Table, board: readonly number[], cell: Cell, own: number): Cell => {
  for (const step of STEPS) {
    const card = board[cell + step] as number;
    if (card >= 0) {
      const other = traits[card] as number;
      if ((other & CRANE) !== 0 && (other & own) === 0) return cell + step;
    }
  }
  return -1;
};

const ownBits = (table: Table, seat: Player): number => (sideOf(table, seat) === 0 ? RED : BLACK);

const completesZone = (table: Table, of: OpenPart, cell: Cell, card: CardNumber): boolean =>
  completedBy(table, of, { board: withCard(of.board, cell, card), extent: grown(of.extent, cell) }, cell).length > 0;

/** Whether a card may lie on a cell that is, or is about to be, empty. */
const fits = (table: Table, of: OpenPart, card: CardNumber, own: number, cell: Cell): boolean => {
  const traits = table.traits[card] as number;
  const { limit } = table.variant;
  if ((traits & (DOCK | HOUSE)) === DOCK && craneBeside(table, of.board, cell, own) >= 0) return false;
  if (limit?.forbids(of.board, table.traits, cell, traits)) return false;
  return (traits & HOUSE) === 0 || !completesZone(table, of, cell, card);
};

const hasContact = (board: readonly number[], cell: Cell): boolean =>
  (board[cell - 1] as number) >= 0 ||
  (board[cell + 1] as number) >= 0 ||
  (board[cell - WIDTH] as number) >= 0 ||
  (board[cell + WIDTH] as number) >= 0;

/** A completed zone that a change at a cell, or beside it, would touch; -1 if there is none. */
const completedBeside = (table: Table, of: OpenPart, cell: Cell, steps: readonly number[]): Cell => {
  for (const step of steps)
    if (isDock(table, of.board, cell + step) && !isOpen(table, of.board, of.extent, cell + step)) return cell + step;
  return -1;
};

const HERE: readonly number[] = [0];

/** Why a Flood or a Bridge cannot cover what lies on a cell. (Rulebook, "Special Cards".) */
const whyNotCover = (table: Table, of: OpenPart, isFlood: boolean, own: number, cell: Cell): KontorIllegal | null => {
  const card = of.board[cell] ?? -1;
  const below = card < 0 ? 0 : (table.traits[card] as number);
  if ((below & (isFlood ? CARGO | BRIDGE : WATER)) === 0) return { code: 'cannot-cover', cell };
  if (isFlood) {
    const zone = completedBeside(table, of, cell, HERE);
    return zone < 0 ? null : { code: 'completed-zone', cell: zone };
  }
  if (of.ship === cell) return { code: 'under-ship', cell };
  const zone = completedBeside(table, of, cell, STEPS);
  if (zone >= 0) return { code: 'completed-zone', cell: zone };
  const crane = craneBeside(table, of.board, cell, own);
  return crane < 0 ? null : { code: 'crane', cell, crane, side: own === RED ? 1 : 0 };
};

/** Why a seat cannot lay a card on a cell, or null if it can. The ship is not asked about here. */
export const whyNotLay = (
  table: Table,
  of: OpenPart,
  seat: Player,
  card: CardNumber,
  cell: Cell,
): KontorIllegal | null => {
  const { board } = of;
  const own = ownBits(table, seat);
  const traits = table.traits[card] as number;
  if ((traits & (FLOOD | BRIDGE)) !== 0) return whyNotCover(table, of, (traits & FLOOD) !== 0, own, cell);
  if ((board[cell] ?? -1) >= 0) return { code: 'occupied', cell, card: board[cell] as number };
  const limits = limitsOf(table, of.extent);
  const [top, bottom, left, right] = limits;
  const row = rowOf(cell);
  const column = columnOf(cell);
  if (row < top || row > bottom || column < left || column > right) return { code: 'edge', cell, limits };
  if (!hasContact(board, cell)) return { code: 'no-contact', cell };
  return fits(table, of, card, own, cell) ? null : whyNotFit(table, of, own, traits, cell);
};

/** Why a card may not lie on an empty cell, given that it may not. */
const whyNotFit = (table: Table, of: OpenPart, own: number, traits: number, cell: Cell): KontorIllegal => {
  const { limit } = table.variant;
  const crane = (traits & HOUSE) === 0 && (traits & DOCK) !== 0 ? craneBeside(table, of.board, cell, own) : -1;
  if (crane >= 0) return { code: 'crane', cell, crane, side: own === RED ? 1 : 0 };
  return limit?.forbids(of.board, table.traits, cell, traits)
    ? { code: limit.code, cell }
    : { code: 'would-complete', cell };
};

/** The cells where a seat can lay a card without a removal, ascending; with `one`, the first of them alone. */
export const spacesFor = (
  table: Table,
  of: OpenPart,
  seat: Player,
  card: CardNumber,
  one: boolean,
): readonly Cell[] => {
  const own = ownBits(table, seat);
  const traits = table.traits[card] as number;
  const covers = (traits & (FLOOD | BRIDGE)) !== 0;
  const { board } = of;
  const [top, bottom, left, right] = limitsOf(table, of.extent);
  const cells: Cell[] = [];
  for (let row = top; row <= bottom; row++) {
    const last = cellAt(row, right);
    for (let cell = cellAt(row, left); cell <= last; cell++) {
      const isLegal = covers
        ? whyNotCover(table, of, (traits & FLOOD) !== 0, own, cell) === null
        : (board[cell] as number) < 0 && hasContact(board, cell) && fits(table, of, card, own, cell);
      if (!isLegal) continue;
      cells.push(cell);
      if (one) return cells;
    }
  }
  return cells;
};

/** The Water cards to which the ship can move, ascending. */
export const havensOf = ({ traits }: Table, { board, extent, ship }: OpenPart): readonly Cell[] => {
  const [top, bottom, left, right] = extent;
  const cells: Cell[] = [];
  for (let row = top; row <= bottom; row++) {
    const last = cellAt(row, right);
    for (let cell = cellAt(row, left); cell <= last; cell++) {
      const card = board[cell] as number;
      if (card >= 0 && ((traits[card] as number) & WATER) !== 0 && cell !== ship) cells.push(cell);
    }
  }
  return cells;
};

/** Whether the ship, beside it, could remove what lies on a cell. */
export const isRemovable = (table: Table, of: OpenPart, cell: Cell): boolean => {
  const card = of.board[cell] as number;
  return (
    card >= 0 &&
    ((table.traits[card] as number) & (SHIP | DOCK)) === (SHIP | DOCK) &&
    isOpen(table, of.board, of.extent, cell)
  );
};

/** Whether a seat may remove the card on a cell and lay its own in its place. */
export const canReplace = (table: Table, of: OpenPart, seat: Player, card: CardNumber, cell: Cell): boolean =>
  isRemovable(table, of, cell) && fits(table, of, card, ownBits(table, seat), cell);

/** Why a seat's card may not lie where another is about to be removed, or null if it may. */
export const whyNotReplace = (
  table: Table,
  of: OpenPart,
  seat: Player,
  card: CardNumber,
  cell: Cell,
): KontorIllegal | null => {
  const own = ownBits(table, seat);
  return fits(table, of, card, own, cell) ? null : whyNotFit(table, of, own, table.traits[card] as number, cell);
};

/** Whether a card lets its player move the ship. */
export const canSail = ({ traits, variant }: Table, card: CardNumber): boolean =>
  variant.ship && ((traits[card] as number) & SHIP) !== 0;

/** Whether a seat can lay a card at all: on a space, or after a removal. */
export const canAct = (table: Table, of: OpenPart, seat: Player, card: CardNumber): boolean =>
  spacesFor(table, of, seat, card, true).length > 0 ||
  (canSail(table, card) &&
    havensOf(table, of).some((to) => STEPS.some((step) => canReplace(table, of, seat, card, to + step))));
