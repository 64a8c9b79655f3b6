import type { Player } from '../../core/contract.js';
import type { Good } from '../goods.js';

/** A Truck that is being used: its owner alone may act until every cube taken is placed again. */
export interface OpenTruck {
  /** Its owner. */
  readonly player: Player;
  /** The cubes taken and not yet placed, with one octal digit for each kind, as in `loads`. */
  readonly load: number;
  /** Whether the first one has been placed: then no more are taken. */
  readonly placing: boolean;
}

/**
 * Where a worker stands: `column * 8 + space` above a card (space 0 is the lowest), 48 + i on the i-th reserved card.
 */
export type Spot = number;

/** A decision that Kaispeicher adds. The cards at any point are `auction`, `smuggle`, `truck-take` and `truck-put`. */
export type KaispeicherMove =
  | {
      /** Demand: reserve a card of the upper row. */
      readonly type: 'reserve';
      /** The seat. */
      readonly player: Player;
      /** Which card. */
      readonly card: string;
      /** Whether with a gray worker. */
      readonly gray: boolean;
    }
  | {
      /** Demand: discard a Break card instead of placing a worker. */
      readonly type: 'pass';
      /** The seat. */
      readonly player: Player;
    }
  | {
      /** Purchase: discard the Fish Market instead of paying. */
      readonly type: 'fish-market';
      /** The seat. */
      readonly player: Player;
    }
  | {
      /** Fire: double the gain with the Squad Leader. */
      readonly type: 'double';
      /** The seat. */
      readonly player: Player;
    }
  | {
      /** Fire: pay the Insurance's 2 coins instead of losing points. */
      readonly type: 'insure';
      /** The seat. */
      readonly player: Player;
    }
  | {
      /** Before the purchase: make two workers change places with the Snitch. */
      readonly type: 'swap';
      /** The seat. */
      readonly player: Player;
      /** Where the own worker stands. */
      readonly own: Spot;
      /** Where another seat's worker stands. */
      readonly other: Spot;
    }
  | {
      /** At any point: take a cube from the stock with the Auction Hall, and load it. */
      readonly type: 'auction';
      /** The seat. */
      readonly player: Player;
      /** Which kind. */
      readonly good: Good;
      /** Onto which card; null for the market hall. */
      readonly card: string | null;
    }
  | {
      /** At any point: take a cube from another seat's incomplete contract with the Smuggler, and load it. */
      readonly type: 'smuggle';
      /** The seat. */
      readonly player: Player;
      /** The contract. */
      readonly from: string;
      /** Which kind. */
      readonly good: Good;
      /** Onto which card; null for the market hall. */
      readonly card: string | null;
    }
  | {
      /** At any point: take a cube from an own contract onto the Truck. */
      readonly type: 'truck-take';
      /** The seat. */
      readonly player: Player;
      /** Which kind. */
      readonly good: Good;
      /** The contract. */
      readonly card: string;
    }
  | {
      /** At any point: put a cube from the Truck onto an own contract. */
      readonly type: 'truck-put';
      /** The seat. */
      readonly player: Player;
      /** Which kind. */
      readonly good: Good;
      /** The contract. */
      readonly card: string;
    };

/** A reason that only Kaispeicher's moves have. */
export type KaispeicherIllegal =
  | {
      /** The move needs Kaispeicher, and the game is played without it. */
      readonly code: 'needs-kaispeicher';
    }
  | {
      /** The card does not lie in the upper row. */
      readonly code: 'not-in-upper-row';
      /** Which. */
      readonly card: string;
    }
  | {
      /** No own worker stands there. */
      readonly code: 'not-your-worker';
      /** Where. */
      readonly spot: Spot;
    }
  | {
      /** No worker of another seat stands there. */
      readonly code: 'not-others-worker';
      /** Where. */
      readonly spot: Spot;
    }
  | {
      /** Nothing can be taken from there: it is no contract of another seat with a free space. */
      readonly code: 'not-smugglable';
      /** The contract. */
      readonly card: string;
    }
  | {
      /** The Truck drives between contracts, and the card is none. */
      readonly code: 'not-a-contract';
      /** Which. */
      readonly card: string;
    }
  | {
      /** The Truck is full, or the placing has begun. */
      readonly code: 'truck-closed';
      /** Cubes on it. */
      readonly cubes: number;
    }
  | {
      /** A Truck is in use: its cubes come first. */
      readonly code: 'truck-in-use';
    }
  | {
      /** It is too late: after the last fire nothing is loaded any more. */
      readonly code: 'too-late';
    };

/** A line of a score for a card of Kaispeicher. */
export type KaispeicherItem =
  | {
      /** Accountant: points for each contract, complete or not. */
      readonly category: 'accountant';
      /** Points. */
      readonly points: number;
      /** The card. */
      readonly card: string;
      /** How many it counts. */
      readonly count: number;
    }
  | {
      /** Deichtorhallen: points for each merchant. */
      readonly category: 'deichtorhallen';
      /** Points. */
      readonly points: number;
      /** The card. */
      readonly card: string;
      /** How many it counts. */
      readonly count: number;
    }
  | {
      /** Press: points for each fireman. */
      readonly category: 'press';
      /** Points. */
      readonly points: number;
      /** The card. */
      readonly card: string;
      /** How many it counts. */
      readonly count: number;
    }
  | {
      /** Harbor Tour: points for each scoring building. */
      readonly category: 'harbor-tour';
      /** Points. */
      readonly points: number;
      /** The card. */
      readonly card: string;
      /** How many it counts. */
      readonly count: number;
    }
  | {
      /** Mayor: the best scoring building once more. */
      readonly category: 'mayor';
      /** Points. */
      readonly points: number;
      /** The card. */
      readonly card: string;
      /** That building; null without one. Of equal ones the first bought. */
      readonly building: string | null;
    };
