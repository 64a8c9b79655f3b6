import { checkInt, checkOneOf, checkPlayer } from '../core/arguments.js';
import type { Player } from '../core/contract.js';
import { refuseArgument } from '../core/errors.js';
import * as grid from './cells.js';
import { CELLS, type Cell } from './cells.js';
import { spacesFor } from './placement.js';
import type { RankedSize } from './score/ranking.js';
import * as ranking from './score/ranking.js';
import { tableOf } from './table.js';
import type { CardNumber, KontorSeen } from './types.js';

export { cardCertainty } from './data/certainty.js';
export { zones } from './zones.js';

/*
 * What user interfaces and bots ask besides the rules. All of it refuses a seat, cell or card that does not exist. The
 * rules ask the functions of the same names in other files, which test nothing.
 */

/**
 * The cell at a row and a column relative to the harbor card; rows run downwards, columns to the right.
 * @throws InvalidInputError when they are beyond the grid: rows -6 to 8, columns -6 to 7. Column 7, beside the farthest
 * that a game reaches, shares its cells with column -6 of the row below, and the last row has none.
 *
 * @example
 * ```ts
 * import { cellAt, columnOf, rowOf } from 'kontorhaus/kontor';
 *
 * const cell = cellAt(-1, 2);
 * [rowOf(cell), columnOf(cell)]; // => [-1, 2]
 * ```
 */
export const cellAt = (row: number, column: number): Cell => {
  const last = grid.rowOf(CELLS - 1);
  checkInt('kontor', 'row', row, grid.rowOf(0), last);
  checkInt('kontor', 'column', column, grid.columnOf(0), grid.columnOf(CELLS - 1) + Number(row < last));
  return grid.cellAt(row, column);
};

/**
 * The row of a cell, relative to the harbor card.
 * @throws InvalidInputError for anything that is not a cell.
 */
export const rowOf = (cell: Cell): number => {
  checkInt('kontor', 'cell', cell, 0, CELLS - 1);
  return grid.rowOf(cell);
};

/**
 * The column of a cell, relative to the harbor card.
 * @throws InvalidInputError for anything that is not a cell.
 */
export const columnOf = (cell: Cell): number => {
  checkInt('kontor', 'cell', cell, 0, CELLS - 1);
  return grid.columnOf(cell);
};

/**
 * Where a seat could lay a card if it had shown it and came first: for user interfaces that light up spaces before
 * cards are chosen. Cells ascend; those that only a removal by the ship would empty are not among them. Whether the
 * seat has the card is not asked.
 * @throws InvalidInputError for anything that is not a seat, and for anything that is not a card of this game, such as
 * the harbor card.
 *
 * @example
 * ```ts
 * import { fromPosition, MANIFEST, spacesOf } from 'kontorhaus/kontor';
 *
 * const state = fromPosition({ cells: [] });
 * spacesOf(state, 0, MANIFEST.red[3]!.number).length; // => 16
 * ```
 */
export const spacesOf = (of: KontorSeen, player: Player, card: CardNumber): readonly Cell[] => {
  checkPlayer(of, player);
  const table = tableOf(of.options);
  if (!table.suits.flat().includes(card)) refuseArgument('kontor', 'card', 'the number of a card of this game');
  return spacesFor(table, of, player, card, false);
};

/**
 * Those that come first by size, the nearer before the farther. Equal ones stand or fall together: a group that does
 * not fit into the places left is passed over, and the next one is tried.
 * @throws InvalidInputError when `first` is neither of the two, or `places` no whole number from 0 on.
 *
 * @example
 * ```ts
 * import { firstZones } from 'kontorhaus/kontor';
 *
 * const zones = [
 *   { size: 4, distance: 2 },
 *   { size: 3, distance: 3 },
 *   { size: 3, distance: 3 },
 *   { size: 1, distance: 2 },
 * ];
 * // The two of size 3 do not both fit.
 * firstZones(zones, 'largest', 2).map((zone) => zone.size); // => [4, 1]
 * ```
 */
export const firstZones = <Z extends RankedSize>(
  zones: readonly Z[],
  first: 'largest' | 'smallest',
  places: number,
): readonly Z[] => {
  checkOneOf('kontor', 'first', first, ['largest', 'smallest']);
  checkInt('kontor', 'places', places, 0, Number.MAX_SAFE_INTEGER);
  return ranking.firstZones(zones, first, places);
};
