import type { Player } from '../core/contract.js';
import { replaced, without } from '../core/lists.js';
import type { Cell } from './cells.js';
import { RED } from './deck.js';
import type { Draft, Emit } from './draft.js';
import type { Table } from './table.js';
import type { CardNumber, KontorMove, Pile } from './types.js';
import { tellWarehouses } from './warehouses.js';
import { isAt } from './zones.js';

/** A Dock card leaves the table and goes under a pile. */
export const remove = (
  next: Draft,
  table: Table,
  player: Player,
  cell: Cell,
  pile: Player,
  coins: number,
  emit: Emit,
): void => {
  const { board, laid, extent } = next;
  const card = board[cell] as CardNumber;
  next.board = replaced(board, cell, -1);
  next.laid = without(laid, cell);
  const { top, hidden, under } = next.docks[pile] as Pile;
  // Nobody decides while a card is to be turned up: a pile that shows none is used up.
  const more = { top: top ?? card, hidden, under: top === null ? under : [...under, card] };
  next.docks = replaced(next.docks, pile, more);
  emit?.({ type: 'card-removed', player, cell, card, pile, coins });
  tellWarehouses(table, { board, laid, extent }, next, cell, emit);
};

/** The ship moves, and may take a card off the table. (Rulebook, "The Ship".) */
export const sail = (
  next: Draft,
  table: Table,
  move: Extract<KontorMove, { readonly type: 'ship' }>,
  emit: Emit,
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
