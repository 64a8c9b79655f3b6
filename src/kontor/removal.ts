import type { Player } from '../core/contract.js';
import { replaced } from '../core/lists.js';
import type { Cell, Extent } from './cells.js';
import { RED } from './deck.js';
import { addCoins, type Draft, excluding, kept, type Listener, pileOf } from './draft.js';
import { extentOf } from './space.js';
import type { Table } from './table.js';
import { bribeFor } from './turn.js';
import type { CardNumber, KontorMove, Pile } from './types.js';
import { tellWarehouses } from './warehouses.js';
import { DIRECTIONS, isAt, isFixed, spanOf } from './zones.js';

/** A Dock card leaves the table and goes under a pile. */
const remove = (
  next: Draft,
  table: Table,
  player: Player,
  cell: Cell,
  pile: Player,
  coins: number,
  emit: Listener,
): void => {
  const { board, laid, extent } = next;
  const card = board[cell] as CardNumber;
  next.board = replaced(board, cell, -1);
  next.laid = excluding(laid, cell);
  const { top, hidden, under } = next.docks[pile] as Pile;
  next.docks = replaced(next.docks, pile, pileOf(top, hidden, [...under, card]));
  emit?.({ type: 'card-removed', player, cell, card, pile, coins });
  tellWarehouses(table, { board, laid, extent }, next, cell, emit);
};

/** The ship moves, and may take a card off the table. (Rulebook, "The Ship".) */
export const sail = (
  next: Draft,
  table: Table,
  move: Extract<KontorMove, { readonly type: 'ship' }>,
  emit: Listener,
): void => {
  const { player, to, remove: cell, pile } = move;
  emit?.({ type: 'ship-moved', player, from: next.ship as Cell, to });
  next.ship = to;
  next.sailed = true;
  if (cell === null) return;
  next.gap = cell;
  // With two players the color tells the pile.
  const owner = isAt(table, next, cell, RED) ? 0 : 1;
  remove(next, table, player, cell, pile ?? owner, 0, emit);
};

/** An opposing card is bought off the table. (Rulebook, "Baksheesh".) */
export const bribe = (next: Draft, table: Table, player: Player, cell: Cell, emit: Listener): void => {
  const price = bribeFor(table, next, player, cell);
  addCoins(next, player, -price);
  next.gained--;
  remove(next, table, player, cell, 1 - player, price, emit);
  // A direction that has reached its number stays as it is.
  const { extent } = next;
  const reached = extentOf(next.board);
  const bounds = DIRECTIONS.flatMap((direction) =>
    spanOf(isFixed(table, extent, direction) ? extent : reached, direction),
  );
  next.extent = kept(extent, bounds) as Extent;
};
