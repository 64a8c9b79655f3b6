import { type Cell, ORIGIN, STEPS } from './cells.js';
import { CARGO, DOCK, SHIP } from './deck.js';
import type { Table } from './table.js';
import type { CardNumber } from './types.js';
import { type Board, traitsAt } from './zones.js';

/* What can have come to lie on the table, and what can have been taken off it. */

/** The cells of the cards that hang together with the first layout, over a space that the ship has emptied too. */
const joinedTo = ({ variant }: Table, { board, gap }: Board & { readonly gap: Cell | null }): ReadonlySet<Cell> => {
  const joined = new Set([ORIGIN, ...variant.layout.water]);
  // A set gives what is added while it is walked.
  for (const cell of joined)
    for (const step of STEPS) if ((board[cell + step] ?? -1) >= 0 || cell + step === gap) joined.add(cell + step);
  return joined;
};

/**
 * What cannot have been laid on a cell: a card apart from the others, or one that the scenario forbids there; null if it
 * can. Every card touches one on the table, and a space that the ship has emptied is filled at once; but a bribe can leave
 * cards apart. (Rulebook, "Placing a Card".)
 */
export const misplacedIn = (
  table: Table,
  of: Board & { readonly gap: Cell | null },
): ((cell: Cell) => string | null) => {
  const { layout, limit, before } = table.variant;
  const joined = before === 'bribe' ? null : joinedTo(table, of);
  return (cell) => {
    if (cell === ORIGIN || layout.water.includes(cell)) return null;
    if (joined?.has(cell) === false) return 'no-contact';
    const isForbidden = limit?.forbids((other) => traitsAt(table, of, other), cell, traitsAt(table, of, cell));
    return isForbidden ? (limit?.code ?? null) : null;
  };
};

/** Whether a ship or a bribe can take a card off the table. */
export const isRemovable = ({ variant, traits }: Table, card: CardNumber): boolean => {
  const needed = variant.before === 'bribe' ? CARGO : variant.ship ? SHIP | DOCK : null;
  return needed !== null && ((traits[card] as number) & needed) === needed;
};
