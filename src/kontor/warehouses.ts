import { replaced } from '../core/lists.js';
import type { Cell } from './cells.js';
import { GOODS } from './data/cards.js';
import { BRIDGE, DOCK } from './deck.js';
import type { Draft, Emit } from './draft.js';
import type { Table } from './table.js';
import type { OpenPart, Side } from './types.js';
import { around, type Board, centerOf, type Goods, goodsOn, NO_GOODS, zonesAt } from './zones.js';

/** What decides where Warehouses stand. */
export type LaidBoard = Board & Pick<OpenPart, 'laid'>;

/** A distribution center and its zone. */
interface Center {
  readonly side: Side;
  readonly cell: Cell;
  readonly goods: Goods;
  readonly cells: readonly Cell[];
}

/**
 * A space that is to be filled counts as part of the zone until it is: zones are judged afterwards. Any neutral Dock
 * card will do to keep the zone together.
 */
export const withGap = (table: Table, of: LaidBoard, gap: Cell | null): LaidBoard =>
  gap === null ? of : { ...of, board: replaced(of.board, gap, table.traits.indexOf(DOCK | BRIDGE)) };

/** The distribution centers of the zones at and beside a cell. */
const centersAround = (table: Table, of: LaidBoard, cell: Cell): readonly Center[] =>
  zonesAt(table, of, around(cell)).flatMap((cells) =>
    ([0, 1] as const).flatMap((side) => {
      const center = centerOf(table, of, cells, side);
      return center === null ? [] : [{ side, cell: center, goods: goodsOn(table, of, cells, side), cells }];
    }),
  );

/** The first center of the same side that fits. */
const centerLike = (
  centers: readonly Center[],
  { side }: Center,
  fits: (center: Center) => boolean,
): Center | undefined => centers.find((center) => center.side === side && fits(center));

/**
 * Tells how the Warehouses around a cell stand after a change there: first those that move, as a heap, to another
 * center, then each center with other goods than before. (Rulebook, "Placing Warehouses".)
 */
export const tellWarehouses = (table: Table, before: LaidBoard, next: Draft, cell: Cell, emit: Emit): void => {
  if (emit === undefined) return;
  const old = centersAround(table, before, cell);
  const now = centersAround(table, withGap(table, next, next.gap), cell);
  for (const center of old) {
    const { side, cell: from, cells } = center;
    // Where the card of the center is gone, the first part of its zone that has a center takes over.
    const heir =
      centerLike(now, center, (other) => other.cells.includes(from)) ??
      centerLike(now, center, (other) => cells.includes(other.cell));
    if (heir === undefined) emit({ type: 'warehouses-changed', side, cell: from, goods: NO_GOODS });
    else if (heir.cell !== from) emit({ type: 'warehouses-moved', side, from, to: heir.cell });
  }
  for (const center of now) {
    const { side, cell: to, goods } = center;
    const known = centerLike(old, center, (other) => other.cells.includes(to));
    if (known?.cell !== to || GOODS.some((good) => known.goods[good] !== goods[good]))
      emit({ type: 'warehouses-changed', side, cell: to, goods });
  }
};
