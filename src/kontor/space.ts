import type { Player } from '../core/contract.js';
import { type Cell, cellsOf, columnOf, isWithin, rowOf, STEPS } from './cells.js';
import { BLACK, BRIDGE, CARGO, CRANE, DOCK, FLOOD, HOUSE, RED, SHIP, WATER } from './deck.js';
import { sideOf, type Table } from './table.js';
import type { CardNumber, KontorIllegal, OpenPart } from './types.js';
import { boundsOf, groupsOf, isDock, isOpen, traitsAt, zoneAt } from './zones.js';

type Extent = OpenPart['extent'];

/** The first and last row and column on which a card can lie: one farther than reached, unless fixed. */
export const limitsOf = ({ variant }: Table, [top, bottom, left, right]: Extent): Extent => {
  const rows = bottom - top + 1 < variant.rows ? 1 : 0;
  const columns = right - left + 1 < variant.columns ? 1 : 0;
  return [top - rows, bottom + rows, left - columns, right + columns];
};

/** The rows and columns reached once a card lies on a cell. */
export const grown = (extent: Extent, cell: Cell): Extent => {
  if (isWithin(extent, cell)) return extent;
  const [top, bottom, left, right] = extent;
  const row = rowOf(cell);
  const column = columnOf(cell);
  return [Math.min(top, row), Math.max(bottom, row), Math.min(left, column), Math.max(right, column)];
};

/** The rows and columns of the cards on a board. */
export const extentOf = (board: readonly number[]): Extent =>
  board.reduce<Extent>((all, card, cell) => (card < 0 ? all : grown(all, cell)), [0, 0, 0, 0]);

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

/** Why a Dock card may not lie beside an opposing crane; null if there is none. (Rulebook, "Cranes".) */
const whyNotBesideCrane = (table: Table, { board }: OpenPart, seat: Player, cell: Cell): KontorIllegal | null => {
  const side = sideOf(table, seat) === 0 ? 1 : 0;
  const foreign = CRANE | (side === 0 ? RED : BLACK);
  for (const step of STEPS)
    if ((traitsAt(table, board, cell + step) & foreign) === foreign)
      return { code: 'crane', cell, crane: cell + step, side };
  return null;
};

const completesZone = (table: Table, of: OpenPart, cell: Cell, card: CardNumber): boolean =>
  completedBy(table, of, { board: withCard(of.board, cell, card), extent: grown(of.extent, cell) }, cell).length > 0;

/** Why a card may not lie on a cell that is, or is about to be, empty; null if it may. */
const whyNotFit = (table: Table, of: OpenPart, seat: Player, card: CardNumber, cell: Cell): KontorIllegal | null => {
  const traits = table.traits[card] as number;
  const { limit } = table.variant;
  const isHouse = (traits & HOUSE) !== 0;
  const crane = !isHouse && (traits & DOCK) !== 0 ? whyNotBesideCrane(table, of, seat, cell) : null;
  if (crane !== null) return crane;
  if (limit?.forbids(of.board, table.traits, cell, traits)) return { code: limit.code, cell };
  return isHouse && completesZone(table, of, cell, card) ? { code: 'would-complete', cell } : null;
};

/** A completed zone that a change at a cell, or beside it, would touch; -1 if there is none. */
const completedBeside = (table: Table, of: OpenPart, cell: Cell, steps: readonly number[]): Cell => {
  for (const step of steps)
    if (isDock(table, of.board, cell + step) && !isOpen(table, of.board, of.extent, cell + step)) return cell + step;
  return -1;
};

const HERE: readonly number[] = [0];

/** Why a Flood or a Bridge cannot cover what lies on a cell. (Rulebook, "Special Cards".) */
const whyNotCover = (table: Table, of: OpenPart, seat: Player, isFlood: boolean, cell: Cell): KontorIllegal | null => {
  if ((traitsAt(table, of.board, cell) & (isFlood ? CARGO | BRIDGE : WATER)) === 0)
    return { code: 'cannot-cover', cell };
  if (!isFlood && of.ship === cell) return { code: 'under-ship', cell };
  const zone = completedBeside(table, of, cell, isFlood ? HERE : STEPS);
  if (zone >= 0) return { code: 'completed-zone', cell: zone };
  return isFlood ? null : whyNotBesideCrane(table, of, seat, cell);
};

/** Whether a card lies beside a cell. */
const hasContact = (board: readonly number[], cell: Cell): boolean => {
  for (const step of STEPS) if ((board[cell + step] as number) >= 0) return true;
  return false;
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
  const traits = table.traits[card] as number;
  if ((traits & (FLOOD | BRIDGE)) !== 0) return whyNotCover(table, of, seat, (traits & FLOOD) !== 0, cell);
  if ((board[cell] as number) >= 0) return { code: 'occupied', cell, card: board[cell] as number };
  const limits = limitsOf(table, of.extent);
  if (!isWithin(limits, cell)) return { code: 'edge', cell, limits };
  return hasContact(board, cell) ? whyNotFit(table, of, seat, card, cell) : { code: 'no-contact', cell };
};

/** The cells where a seat can lay a card without a removal, ascending; with `one`, the first of them alone. */
export const spacesFor = (
  table: Table,
  of: OpenPart,
  seat: Player,
  card: CardNumber,
  one: boolean,
): readonly Cell[] => {
  const covers = ((table.traits[card] as number) & (FLOOD | BRIDGE)) !== 0;
  const cells: Cell[] = [];
  const { board } = of;
  for (const cell of cellsOf(limitsOf(table, of.extent))) {
    const isLegal = covers
      ? whyNotLay(table, of, seat, card, cell) === null
      : (board[cell] as number) < 0 && hasContact(board, cell) && whyNotFit(table, of, seat, card, cell) === null;
    if (!isLegal) continue;
    cells.push(cell);
    if (one) break;
  }
  return cells;
};

/** The Water cards to which the ship can move, ascending. */
export const havensOf = (table: Table, { board, extent, ship }: OpenPart): readonly Cell[] =>
  cellsOf(extent).filter((cell) => cell !== ship && (traitsAt(table, board, cell) & WATER) !== 0);

/** Why the ship, beside it, cannot remove what lies on a cell for a seat's card; null if it can. */
export const whyNotReplace = (
  table: Table,
  of: OpenPart,
  seat: Player,
  card: CardNumber,
  cell: Cell,
): KontorIllegal | null => {
  if ((traitsAt(table, of.board, cell) & (SHIP | DOCK)) !== (SHIP | DOCK)) return { code: 'not-removable', cell };
  return isOpen(table, of.board, of.extent, cell)
    ? whyNotFit(table, of, seat, card, cell)
    : { code: 'completed-zone', cell };
};

/** Whether a card lets its player move the ship. */
export const canSail = ({ traits, variant }: Table, card: CardNumber): boolean =>
  variant.ship === true && ((traits[card] as number) & SHIP) !== 0;

/** Whether a seat can lay a card at all: on a space, or after a removal. */
export const canAct = (table: Table, of: OpenPart, seat: Player, card: CardNumber): boolean =>
  spacesFor(table, of, seat, card, true).length > 0 ||
  (canSail(table, card) &&
    havensOf(table, of).some((to) => STEPS.some((step) => whyNotReplace(table, of, seat, card, to + step) === null)));
