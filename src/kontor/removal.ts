import type { Player } from '../core/contract.js';
import type { Cell } from './cells.js';
import { RED } from './deck.js';
import { type Draft, excluding, kept, type Listener, replaced, withUnder } from './draft.js';
import { extentOf, withCard } from './space.js';
import type { Table } from './table.js';
import { bribeFor } from './turn.js';
import type { CardNumber, KontorMove, KontorState, Pile } from './types.js';
import { type Stock, tellWarehouses } from './warehouses.js';
import { traitsAt } from './zones.js';

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
  const card = next.board[cell] as CardNumber;
  const before: Stock = { board: next.board, laid: next.laid };
  next.board = withCard(next.board, cell, -1);
  next.laid = excluding(next.laid, cell);
  next.docks = replaced(next.docks, pile, withUnder(next.docks[pile] as Pile, card));
  emit?.({ type: 'card-removed', player, cell, card, pile, coins });
  tellWarehouses(table, before, next, cell, emit);
};

/** The ship moves, and may take a card off the table. (Rulebook, "The Ship".) */
export const sail = (next: Draft, table: Table, move: KontorMove & { readonly type: 'ship' }, emit: Listener): void => {
  const { player, to, remove: cell, pile } = move;
  emit?.({ type: 'ship-moved', player, from: next.ship as Cell, to });
  next.ship = to;
  next.sailed = true;
  if (cell === null) return;
  next.gap = cell;
  // With two players the color tells the pile.
  const owner = (traitsAt(table, next.board, cell) & RED) !== 0 ? 0 : 1;
  remove(next, table, player, cell, pile ?? owner, 0, emit);
};

/** An opposing card is bought off the table. (Rulebook, "Baksheesh".) */
export const bribe = (next: Draft, table: Table, player: Player, cell: Cell, emit: Listener): void => {
  const price = bribeFor(table, next, player, cell);
  next.coins = replaced(next.coins, player, (next.coins[player] as number) - price);
  next.gained--;
  remove(next, table, player, cell, 1 - player, price, emit);
  next.extent = kept(next.extent, shrunk(table, next)) as KontorState['extent'];
};

/** The rows and columns of the cards on the table; a direction that has reached its number stays as it is. */
const shrunk = ({ variant }: Table, { board, extent }: Draft): KontorState['extent'] => {
  const [top, bottom, left, right] = extentOf(board);
  const rows = extent[1] - extent[0] + 1 === variant.rows;
  const columns = extent[3] - extent[2] + 1 === variant.columns;
  return [rows ? extent[0] : top, rows ? extent[1] : bottom, columns ? extent[2] : left, columns ? extent[3] : right];
};
