import { type Cell, STEPS } from './cells.js';
import { BRIDGE } from './deck.js';
import type { Draft, Listener } from './draft.js';
import type { Table } from './table.js';
import type { OpenPart, Side } from './types.js';
import { cargoOf, centerOf, isDock, unpacked, zoneAt } from './zones.js';

/** What decides where Warehouses stand. */
export type Stock = Pick<OpenPart, 'board' | 'laid'>;

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
export const withGap = (table: Table, { board, laid }: Stock, gap: Cell | null): Stock => {
  if (gap === null) return { board, laid };
  const filled = board.slice();
  filled[gap] = table.traits.findIndex((traits) => (traits & BRIDGE) !== 0);
  return { board: filled, laid };
};

/** The distribution centers of the zones at and beside a cell. */
const centersAround = (table: Table, { board, laid }: Stock, cell: Cell): readonly Center[] => {
  const zones: (readonly Cell[])[] = [];
  for (const at of [cell, ...STEPS.map((step) => cell + step)])
    if (isDock(table, board, at) && !zones.some((cells) => cells.includes(at))) zones.push(zoneAt(table, board, at));
  return zones.flatMap((cells) =>
    ([0, 1] as const).flatMap((side) => {
      const center = centerOf(table, board, laid, cells, side);
      return center === null ? [] : [{ side, cell: center, cargo: cargoOf(table, board, cells, side), cells }];
    }),
  );
};

/** Tells how the Warehouses around a cell stand after a change there. (Rulebook, "Placing Warehouses".) */
export const tellWarehouses = (table: Table, before: Stock, next: Draft, cell: Cell, emit: Listener): void => {
  if (emit === undefined) return;
  const old = centersAround(table, before, cell);
  const now = centersAround(table, withGap(table, next, next.gap), cell);
  const same = (a: Center, b: Center): boolean => a.side === b.side && a.cell === b.cell;
  for (const center of old) {
    if (now.some((other) => same(center, other))) continue;
    const heir = now.find(({ side, cells }) => side === center.side && cells.includes(center.cell));
    const { side, cell: from } = center;
    if (heir === undefined)
      emit({ type: 'warehouses-changed', side, cell: from, goods: { wine: 0, spice: 0, tea: 0 } });
    else emit({ type: 'warehouses-moved', side, from, to: heir.cell });
  }
  for (const center of now) {
    const { side, cell: to, cargo } = center;
    const known = old.find((other) => same(center, other));
    const from = old.find((other) => other.side === side && other.cells.includes(to));
    if (known === undefined && from !== undefined) emit({ type: 'warehouses-moved', side, from: from.cell, to });
    if (known?.cargo !== cargo) emit({ type: 'warehouses-changed', side, cell: to, goods: unpacked(cargo) });
  }
};
