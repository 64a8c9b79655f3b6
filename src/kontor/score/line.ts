import { LINES, REGIONS } from '../scenarios/tic-tac-toe.js';
import type { Table } from '../table.js';
import type { OpenPart, Side } from '../types.js';
import { completedAt, summaryOf } from '../zones.js';

/** The side with three regions in a line; null if there is none. (Rulebook, "Tic Tac Toe".) */
export const lineOwner = (table: Table, of: OpenPart): Side | null => {
  const owners = REGIONS.map((cells) => {
    const leaders = completedAt(table, of, cells).map((zone) => summaryOf(table, of, zone).leader);
    return leaders.find((leader) => leader !== null);
  });
  for (const [first, step] of LINES) {
    const owner = owners[first] ?? null;
    if (owner !== null && owner === owners[first + step] && owner === owners[first + 2 * step]) return owner;
  }
  return null;
};
