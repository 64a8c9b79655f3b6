import type { Player } from '../core/contract.js';
import { replaced } from '../core/lists.js';
import { type Cell, cellAt, cellsOf, grown, isWithin, STEPS } from './cells.js';
import { BRIDGE, CARGO, CRANE, colorOf, DOCK, FLOOD, HOUSE, SHIP, WATER } from './deck.js';
import { isFixed, limitsOf } from './edges.js';
import type { KontorIllegal } from './illegal.js';
import { sideOf, type Table } from './table.js';
import type { CardNumber, OpenPart, Side } from './types.js';
import { around, completedBy, isAt, isComplete, traitsAt } from './zones.js';

/** Why a Dock card may not lie beside an opposing crane; null if there is none. (Rulebook, "Cranes".) */
const whyNotBesideCrane = (table: Table, of: OpenPart, seat: Player, cell: Cell): KontorIllegal | null => {
  const side = (1 - sideOf(table, seat)) as Side;
  const foreign = CRANE | colorOf(side);
  for (const step of STEPS)
    if (isAt(table, of, cell + step, foreign)) return { code: 'crane', cell, crane: cell + step, side };
  return null;
};

/** Why a card may not lie on a cell that is, or is about to be, empty; null if it may. */
const whyNotFit = (table: Table, of: OpenPart, seat: Player, card: CardNumber, cell: Cell): KontorIllegal | null => {
  const traits = table.traits[card] as number;
  const { limit } = table.variant;
  const isHouse = (traits & HOUSE) !== 0;
  const crane = !isHouse && (traits & DOCK) !== 0 ? whyNotBesideCrane(table, of, seat, cell) : null;
  if (crane !== null) return crane;
  if (limit?.forbids((other) => traitsAt(table, of, other), cell, traits)) return { code: limit.code, cell };
  return isHouse &&
    completedBy(table, of, { board: replaced(of.board, cell, card), extent: grown(of.extent, cell) }, cell).length > 0
    ? { code: 'would-complete', cell }
    : null;
};

/** Whether a card lies on others: a Flood or a Bridge. */
const coversCards = ({ traits }: Table, card: CardNumber): boolean =>
  ((traits[card] as number) & (FLOOD | BRIDGE)) !== 0;

/** Why a Flood or a Bridge cannot cover what lies on a cell. (Rulebook, "Special Cards".) */
const whyNotCover = (table: Table, of: OpenPart, seat: Player, card: CardNumber, cell: Cell): KontorIllegal | null => {
  const isFlood = ((table.traits[card] as number) & FLOOD) !== 0;
  if ((traitsAt(table, of, cell) & (isFlood ? CARGO | BRIDGE : WATER)) === 0) return { code: 'cannot-cover', cell };
  if (!isFlood && of.ship === cell) return { code: 'under-ship', cell };
  const zone = (isFlood ? [cell] : around(cell)).find((other) => isComplete(table, of, other));
  if (zone !== undefined) return { code: 'completed-zone', cell: zone };
  return isFlood ? null : whyNotBesideCrane(table, of, seat, cell);
};

/** Whether a card lies beside a cell. */
const hasContact = (board: readonly number[], cell: Cell): boolean =>
  STEPS.some((step) => (board[cell + step] as number) >= 0);

/** Why a seat cannot lay a card on a cell, or null if it can. The ship is not asked about here. */
export const whyNotLay = (
  table: Table,
  of: OpenPart,
  seat: Player,
  card: CardNumber,
  cell: Cell,
): KontorIllegal | null => {
  const { board } = of;
  if (coversCards(table, card)) return whyNotCover(table, of, seat, card, cell);
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
  const covers = coversCards(table, card);
  const cells: Cell[] = [];
  const { board } = of;
  const [top, bottom, left, right] = of.extent;
  // No card lies farther than one beyond what has been reached.
  const beyondRows = isFixed(table, of.extent, 'rows') ? 0 : 1;
  const beyondColumns = isFixed(table, of.extent, 'columns') ? 0 : 1;
  for (let row = top - beyondRows; row <= bottom + beyondRows; row++)
    for (let column = left - beyondColumns; column <= right + beyondColumns; column++) {
      const cell = cellAt(row, column);
      const isLegal = covers
        ? whyNotCover(table, of, seat, card, cell) === null
        : (board[cell] as number) < 0 && hasContact(board, cell) && whyNotFit(table, of, seat, card, cell) === null;
      if (!isLegal) continue;
      cells.push(cell);
      if (one) return cells;
    }
  return cells;
};

/** The Water cards to which the ship can move, ascending. */
export const havensOf = (table: Table, of: OpenPart): readonly Cell[] =>
  cellsOf(of.extent).filter((cell) => cell !== of.ship && isAt(table, of, cell, WATER));

/** Why the ship, beside it, cannot remove what lies on a cell for a seat's card; null if it can. */
export const whyNotReplace = (
  table: Table,
  of: OpenPart,
  seat: Player,
  card: CardNumber,
  cell: Cell,
): KontorIllegal | null => {
  if (!isAt(table, of, cell, SHIP | DOCK)) return { code: 'not-removable', cell };
  return isComplete(table, of, cell) ? { code: 'completed-zone', cell } : whyNotFit(table, of, seat, card, cell);
};

/** Whether a card lets its player move the ship. */
export const canSail = ({ traits, variant }: Table, card: CardNumber): boolean =>
  variant.ship === true && ((traits[card] as number) & SHIP) !== 0;

/** Whether a seat can lay a card at all: on a space, or after a removal. */
export const canAct = (table: Table, of: OpenPart, seat: Player, card: CardNumber): boolean =>
  spacesFor(table, of, seat, card, true).length > 0 ||
  (canSail(table, card) &&
    havensOf(table, of).some((to) => STEPS.some((step) => whyNotReplace(table, of, seat, card, to + step) === null)));
