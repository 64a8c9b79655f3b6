import type { Player } from '../core/contract.js';
import type { Cell } from './cells.js';
import { RED, TAVERN } from './deck.js';
import type { Draft, Emit } from './draft.js';
import { sideOf, type Table } from './table.js';
import type { OpenPart } from './types.js';
import { allCompleted, isAt } from './zones.js';

/* Old Rope: who says whether a zone counts. */

/** A completed zone with the tavern of one side alone, and the seat that says whether it counts. */
export interface Judge {
  readonly seat: Player;
  readonly zone: readonly Cell[];
}

/** Those who judge zones, by seat. (Rulebook, "Old Rope".) */
export const judgesOf = (table: Table, of: OpenPart): readonly Judge[] =>
  allCompleted(table, of)
    .flatMap((zone): Judge[] => {
      const [tavern, other] = zone.filter((cell) => isAt(table, of, cell, TAVERN));
      return tavern === undefined || other !== undefined
        ? []
        : [{ seat: isAt(table, of, tavern, RED) ? 0 : table.players / 2, zone }];
    })
    .sort((a, b) => a.seat - b.seat);

/** All owners of taverns have spoken. (Rulebook, "Old Rope".) */
export const judge = (next: Draft, table: Table, emit: Emit): void => {
  next.phase = 'over';
  for (const { seat } of judgesOf(table, next))
    emit?.({ type: 'zone-judged', side: sideOf(table, seat), counts: next.choices[seat] === 1 });
};
