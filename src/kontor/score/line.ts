import { CELLS, type Cell } from '../cells.js';
import { LINES, regionIndexOf } from '../scenarios/tic-tac-toe.js';
import type { Table } from '../table.js';
import type { OpenPart, Side } from '../types.js';
import { isDock, isOpen, leadAt, zoneAt } from '../zones.js';

/** The side with three regions in a line; null if there is none. (Rulebook, "Tic Tac Toe".) */
export const lineOwner = (table: Table, { board, extent }: OpenPart): Side | null => {
  const owners = new Array<Side | null>(9).fill(null);
  for (let cell: Cell = 0; cell < CELLS; cell++) {
    const region = regionIndexOf(cell);
    if (region < 0 || owners[region] !== null || !isDock(table, board, cell) || isOpen(table, board, extent, cell))
      continue;
    owners[region] = leadAt(table, board, zoneAt(table, board, cell)).leader;
  }
  for (const [a, b, c] of LINES)
    if (owners[a] !== null && owners[a] === owners[b] && owners[a] === owners[c]) return owners[a] as Side;
  return null;
};
