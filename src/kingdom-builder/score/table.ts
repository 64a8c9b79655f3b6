import type { Player } from '../../core/contract.js';
import type { Board } from '../board.js';
import type { KingdomBuilderItem } from '../items.js';
import type { Rulings } from '../options.js';
import type { Rows } from '../rows.js';

/** What scoring looks at. */
export interface Table {
  /** The sections. */
  readonly board: Board;
  /** Each seat's settlements. */
  readonly settlements: readonly Rows[];
  /** The decisions for doubtful points. */
  readonly rulings: Rulings;
}

/** How a card, or the castles, score for one seat. */
export type Scoring = (table: Table, player: Player) => KingdomBuilderItem;

/** A seat's settlements. */
export const ownOf = (table: Table, player: Player): Rows => table.settlements[player] as Rows;
