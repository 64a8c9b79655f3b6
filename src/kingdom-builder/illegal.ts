import type { Player, SharedIllegal } from '../core/contract.js';
import type { HexKind, Tile } from './data/sections.js';
import type { Terrain } from './data/terrains.js';
import type { Hex } from './types.js';

/**
 * Tower: not on the edge of the board. Tavern: not continuing a line of three or more own settlements. Paddock: not two
 * hexes away in a straight line.
 */
export type OutsideCode = 'not-on-edge' | 'not-at-line-end' | 'not-two-away';

/** Why a move is not legal. */
export type KingdomBuilderIllegal =
  | SharedIllegal
  | {
      /** The mandatory action is done. */
      readonly code: 'nothing-to-build';
    }
  | {
      /** The turn cannot end yet. */
      readonly code: 'must-build';
      /** Settlements still to build. */
      readonly toBuild: number;
    }
  | {
      /** No tile between the settlements of the mandatory action. (Rulebook, "Extra actions".) */
      readonly code: 'mid-mandatory';
      /** Settlements still to build. */
      readonly toBuild: number;
    }
  | {
      /** The seat has no such tile; `tile-used`: it was used this turn; `tile-new`: it was taken this turn. */
      readonly code: 'no-tile' | 'tile-used' | 'tile-new';
      /** Which tile. */
      readonly tile: Tile;
    }
  | {
      /** No settlement is left to build. */
      readonly code: 'no-supply';
    }
  | {
      /** The tile needs the terrain card of the turn, and no card is in play. */
      readonly code: 'no-card';
      /** Which tile. */
      readonly tile: Tile;
    }
  | {
      /** There is no own settlement to move. */
      readonly code: 'not-your-settlement';
      /** Where. */
      readonly from: Hex;
    }
  | {
      /** Somebody's settlement is there. */
      readonly code: 'occupied';
      /** Where. */
      readonly hex: Hex;
      /** Whose. */
      readonly by: Player;
    }
  | {
      /** The hex is not of a kind that this action can build on. */
      readonly code: 'wrong-terrain';
      /** Where. */
      readonly hex: Hex;
      /** What would do. */
      readonly need: readonly (Terrain | 'water')[];
      /** What is there. */
      readonly found: HexKind;
    }
  | {
      /** The hex is not in the one place that the tile is limited to. */
      readonly code: OutsideCode;
      /** The settlement to move; null for a tile that builds. */
      readonly from: Hex | null;
      /** Where. */
      readonly hex: Hex;
    }
  | {
      /** A hex beside an own settlement is possible, so it must be one of those. */
      readonly code: 'not-adjacent';
      /** Where. */
      readonly hex: Hex;
      /** The hexes that would be legal. */
      readonly possible: readonly Hex[];
    };
