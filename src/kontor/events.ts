import type { Player } from '../core/contract.js';
import type { Cell } from './cells.js';
import type { CardNumber, EndReason, Side } from './types.js';
import type { Goods, WonBy } from './zones.js';

/** What happened within a step. */
export type KontorEvent =
  | {
      /** A card of the first layout was dealt. */
      readonly type: 'water-dealt';
      /** Where. */
      readonly cell: Cell;
      /** Which card. */
      readonly card: CardNumber;
    }
  | {
      /** A card was dealt into a hand of the start. */
      readonly type: 'card-dealt';
      /** Whose hand. */
      readonly player: Player;
      /** The card, or null for those who may not see it. */
      readonly card: CardNumber | null;
    }
  | {
      /** Special Cards: a card came from the face-down pile into the hand of the seat that bought it. */
      readonly type: 'card-bought';
      /** Whose hand. */
      readonly player: Player;
      /** The card, or null for those who may not see it. */
      readonly card: CardNumber | null;
    }
  | {
      /** Justice: a seat picked a card. */
      readonly type: 'card-picked';
      /** Whose hand. */
      readonly player: Player;
      /** The card, or null for those who may not see it. */
      readonly card: CardNumber | null;
    }
  | {
      /** The next card of a pile was turned up. */
      readonly type: 'card-turned-up';
      /** Whose pile; null for Water. */
      readonly pile: Player | null;
      /** The card. */
      readonly card: CardNumber;
    }
  | {
      /** A round begins. */
      readonly type: 'round-started';
    }
  | {
      /** A seat has chosen in secret. */
      readonly type: 'choice-made';
      /** Which seat. */
      readonly player: Player;
    }
  | {
      /** All have chosen: what each seat shows; null for a pass. */
      readonly type: 'cards-revealed';
      /** By seat. */
      readonly cards: readonly (CardNumber | null)[];
    }
  | {
      /** A seat paid taxes to the treasury. */
      readonly type: 'tax-paid';
      /** Which seat. */
      readonly player: Player;
      /** How many coins. */
      readonly coins: number;
    }
  | {
      /** A seat took a coin: for a pass, because nobody could pay, or for a Water card. */
      readonly type: 'coin-taken';
      /** Which seat. */
      readonly player: Player;
      /** Why. */
      readonly reason: 'pass' | 'nobody-paid' | 'water';
    }
  | {
      /** A shown card went back into the hand: the tax was not paid, there is no space for it, or the game ended first. */
      readonly type: 'card-returned';
      /** Which seat. */
      readonly player: Player;
      /** Which card. */
      readonly card: CardNumber;
      /** Why. */
      readonly reason: 'tax' | 'no-space' | 'end';
    }
  | {
      /** The ship moved. */
      readonly type: 'ship-moved';
      /** Who moved it. */
      readonly player: Player;
      /** From where. */
      readonly from: Cell;
      /** To where. */
      readonly to: Cell;
    }
  | {
      /** A Dock card left the table, by ship or by bribe, and went under a pile. */
      readonly type: 'card-removed';
      /** Who removed it. */
      readonly player: Player;
      /** From where. */
      readonly cell: Cell;
      /** Which card. */
      readonly card: CardNumber;
      /** Under whose pile. */
      readonly pile: Player;
      /** What it cost: 0 by ship. */
      readonly coins: number;
    }
  | {
      /** A card was laid. */
      readonly type: 'card-placed';
      /** Who laid it. */
      readonly player: Player;
      /** Where. */
      readonly cell: Cell;
      /** Which card. */
      readonly card: CardNumber;
      /** The card that it covers (Flood and Bridge), or null. */
      readonly covers: CardNumber | null;
    }
  | {
      /** Rows or columns have reached their number: the board grows no more that way. */
      readonly type: 'edge-fixed';
      /** Which way. */
      readonly direction: 'rows' | 'columns';
      /** The first row or column. */
      readonly first: number;
      /** The last row or column. */
      readonly last: number;
    }
  | {
      /** What a distribution center holds now. Without goods it is a center no longer. */
      readonly type: 'warehouses-changed';
      /** Whose. */
      readonly side: Side;
      /** Its card. */
      readonly cell: Cell;
      /** What stands on it. */
      readonly goods: Goods;
    }
  | {
      /**
       * Warehouses moved from a card that was the center to another card of its zone; once for each center that is one no
       * longer. Where a zone splits, the new center of a part without the old one is told by `warehouses-changed` alone.
       */
      readonly type: 'warehouses-moved';
      /** Whose. */
      readonly side: Side;
      /** From which card. */
      readonly from: Cell;
      /** To which card. */
      readonly to: Cell;
    }
  | {
      /** A zone was completed. */
      readonly type: 'zone-completed';
      /** Its cells, ascending. */
      readonly cells: readonly Cell[];
      /** Each side's goods. */
      readonly goods: readonly [red: Goods, black: Goods];
      /** Who puts a Keeper there; null if nobody leads. */
      readonly keeper: Side | null;
      /** By which step it was won; null if nobody leads. */
      readonly by: WonBy | null;
    }
  | {
      /** A seat drew the open card of a pile. */
      readonly type: 'card-drawn';
      /** Which seat. */
      readonly player: Player;
      /** Which card. */
      readonly card: CardNumber;
    }
  | {
      /** Special Cards: both want more than there is, so each shows its highest card, and the higher one is served first. */
      readonly type: 'best-card-shown';
      /** Which seat. */
      readonly player: Player;
      /** Its highest card; null with an empty hand. */
      readonly card: CardNumber | null;
    }
  | {
      /** Special Cards: what a seat asked for and what it pays for. */
      readonly type: 'cards-ordered';
      /** Which seat. */
      readonly player: Player;
      /** How many it asked for; none, too, is told. */
      readonly asked: number;
      /** How many it gets, at 2 coins each. */
      readonly granted: number;
    }
  | {
      /** Old Rope: what the owner of a tavern said about its zone. */
      readonly type: 'zone-judged';
      /** Whose tavern. */
      readonly side: Side;
      /** Whether the zone may count. */
      readonly counts: boolean;
    }
  | {
      /** The game has ended. In Old Rope questions may follow. */
      readonly type: 'game-over';
      /** Why. */
      readonly reason: EndReason;
    };
