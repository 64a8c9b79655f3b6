import type { Cell } from './cells.js';
import { BRIDGE, DOCK } from './deck.js';
import { type Draft, type Listener, replaced } from './draft.js';
import type { Table } from './table.js';
import type { OpenPart, Side } from './types.js';
import { around, type Board, cargoOf, centerOf, unpacked, zonesAt } from './zones.js';

/** What decides where Warehouses stand. */
export type Stock = Board & Pick<OpenPart, 'laid'>;

/** A distribution center and its zone. */
interface Center {
  readonly side: Side;
  readonly cell: Cell;
  readonly cargo: number;
  readonly cells: readonly Cell[];
}

/**
 * A space that is to be filled counts as part of the zone until it is: zones are judged afterwards. Any neutral Dock
 * card will do to keep the zone together.
 */
export const withGap = (table: Table, of: Stock, gap: Cell | null): Stock =>
  gap === null ? of : { ...of, board: replaced(of.board, gap, table.traits.indexOf(DOCK | BRIDGE)) };

/** The distribution centers of the zones at and beside a cell. */
const centersAround = (table: Table, of: Stock, cell: Cell): readonly Center[] =>
  zonesAt(table, of, around(cell)).flatMap((cells) =>
    ([0, 1] as const).flatMap((side) => {
      const center = centerOf(table, of, cells, side);
      return center === null ? [] : [{ side, cell: center, cargo: cargoOf(table, of, cells, side), cells }];
    }),
  );

/** The center that a side has on, or for, a cell. */
const centerFor = (centers: readonly Center[], { side, cell }: Center): Center | undefined =>
  centers.find((center) => center.side === side && center.cells.includes(cell));

/** Tells how the Warehouses around a cell stand after a change there. (Rulebook, "Placing Warehouses".) */
export const tellWarehouses = (table: Table, before: Stock, next: Draft, cell: Cell, emit: Listener): void => {
  if (emit === undefined) return;
  const old = centersAround(table, before, cell);
  const now = centersAround(table, withGap(table, next, next.gap), cell);
  // Centers whose Warehouses have yet to move: their cards left the zone, which may now have several parts.
  const lost = new Set<Center>();
  for (const center of old) {
    const { side, cell: from } = center;
    const heir = centerFor(now, center);
    if (heir === undefined) {
      emit({ type: 'warehouses-changed', side, cell: from, goods: unpacked(0) });
      lost.add(center);
    } else if (heir.cell !== from) emit({ type: 'warehouses-moved', side, from, to: heir.cell });
  }
  for (const center of now) {
    const { side, cell: to, cargo } = center;
    const known = centerFor(old, center);
    if (known !== undefined && lost.delete(known)) emit({ type: 'warehouses-moved', side, from: known.cell, to });
    if (known?.cell !== to || known.cargo !== cargo)
      emit({ type: 'warehouses-changed', side, cell: to, goods: unpacked(cargo) });
  }
};
