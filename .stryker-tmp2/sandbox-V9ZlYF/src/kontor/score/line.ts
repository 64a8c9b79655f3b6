import { LINES, REGIONS } from '../scenarios/tic-tac-toe.js';
import type { Table } from '../table.js';
import type { OpenPart, Side } from '../types.js';
import { isOpen, summaryOf, zonesAt } from '../zones.js';

/** The side with three regions in a line; null if there is none. (Rulebook, "Tic Tac Toe".) */
export const lineOwner = (table: Table, of: OpenPart): Side | null => {
  const owners = REGIONS.map((cells) => {
    const kept = zonesAt(table, of, cells).filter((zone) => !isOpen(table, of, zone));
    return kept.map((zone) => summaryOf(table, of, zone).leader).find((leader) => leader !== null) ?? null;
  });
  for (const [a, b, c] of LINES) {
    const owner = owners[a] ?? null;
    if (owner !== null && owner === owners[b] && owner === owners[c]) return owner;
  }
  return null;
};
