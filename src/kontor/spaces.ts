import type { Player } from '../core/contract.js';
import type { Cell } from './cells.js';
import { spacesFor } from './space.js';
import { tableOf } from './table.js';
import type { CardNumber, KontorState, KontorView } from './types.js';

/**
 * Where a seat could lay a card if it had shown it and came first: for user interfaces that light up spaces before cards
 * are chosen. Cells ascend; those that only a removal by the ship would empty are not among them. Whether the seat has the
 * card is not asked.
 *
 * @example
 * ```ts
 * import { fromPosition, MANIFEST, spacesOf } from 'kontorhaus/kontor';
 *
 * const state = fromPosition({ cells: [] });
 * spacesOf(state, 0, MANIFEST.red[3]!.number).length; // => 16
 * ```
 */
export const spacesOf = (of: KontorState | KontorView, player: Player, card: CardNumber): readonly Cell[] =>
  spacesFor(tableOf(of.options), of, player, card, false);
