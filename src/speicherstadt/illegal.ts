import type { SharedIllegal } from '../core/contract.js';
import type { Good } from './goods.js';
import type { KaispeicherIllegal } from './kaispeicher/types.js';
import type { Asked, Phase } from './types.js';

/** Why a move is not legal. */
export type SpeicherstadtIllegal =
  | SharedIllegal
  | KaispeicherIllegal
  | {
      /** The move belongs to another phase, or to another question. */
      readonly code: 'wrong-phase';
      /** The phase that the round is in. */
      readonly phase: Phase;
      /** The card that is asked about, or null. */
      readonly asked: Asked | null;
    }
  | {
      /** There is no such column. */
      readonly code: 'no-column';
      /** Which. */
      readonly column: number;
      /** How many there are. */
      readonly columns: number;
    }
  | {
      /** All spaces above the card are taken. */
      readonly code: 'column-full';
      /** Which column. */
      readonly column: number;
      /** How many spaces it has. */
      readonly spaces: number;
    }
  | {
      /** The seat has no such worker at home to place. */
      readonly code: 'no-worker';
      /** Whether a gray one was meant. */
      readonly gray: boolean;
    }
  | {
      /** There is a space for a worker, so he must be placed. */
      readonly code: 'must-place';
      /** Workers at home. */
      readonly workers: number;
    }
  | {
      /** Not enough coins. */
      readonly code: 'no-coins';
      /** The card offered. */
      readonly card: string;
      /** What it costs. */
      readonly need: number;
      /** What the seat has. */
      readonly have: number;
    }
  | {
      /** There are not so many cubes of that kind where the move takes them from. */
      readonly code: 'no-good';
      /** Which kind. */
      readonly good: Good;
      /** How many are needed. */
      readonly need: number;
      /** How many there are. */
      readonly have: number;
    }
  | {
      /** The cube is stored: it moves from the market hall to a warehouse, but to no other store. */
      readonly code: 'stays-stored';
      /** Which kind. */
      readonly good: Good;
    }
  | {
      /** The seat does not own such a card. */
      readonly code: 'not-your-card';
      /** Which card. */
      readonly card: string;
    }
  | {
      /** The card does not take cubes of this kind, or none at all. */
      readonly code: 'wrong-good';
      /** Which kind. */
      readonly good: Good;
      /** Which card. */
      readonly card: string;
    }
  | {
      /** The card is no warehouse: cubes are discarded from warehouses and the market hall alone. */
      readonly code: 'not-a-store';
      /** Which kind. */
      readonly good: Good;
      /** Which card. */
      readonly card: string;
    }
  | {
      /** There is no free space for it. */
      readonly code: 'no-space';
      /** Which kind. */
      readonly good: Good;
      /** Which card; null for the market hall. */
      readonly card: string | null;
    }
  | {
      /** The kinds do not stand in the order of `GOODS`. */
      readonly code: 'not-in-order';
    }
  | {
      /** An exchange gives another kind than those given. */
      readonly code: 'same-good';
      /** Which kind. */
      readonly good: Good;
    }
  | {
      /** The stock has no cube of that kind. */
      readonly code: 'not-in-stock';
      /** Which kind. */
      readonly good: Good;
    };
