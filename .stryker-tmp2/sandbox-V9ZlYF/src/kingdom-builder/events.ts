import type { Player } from '../core/contract.js';
import type { Tile } from './data/sections.js';
import type { Terrain } from './data/terrains.js';
import type { Hex } from './types.js';

/** What happened within a step. */
export type KingdomBuilderEvent =
  | {
      /** A card went into a hand; others see it with terrain null. */
      readonly type: 'card-drawn';
      /** Whose hand. */
      readonly player: Player;
      /** The card, or null for those who may not see it. */
      readonly terrain: Terrain | null;
    }
  | {
      /** The discard pile was shuffled into a new draw pile. */
      readonly type: 'pile-reshuffled';
      /** How many cards it has. */
      readonly cards: number;
    }
  | {
      /** `turn-started`, `turn-ended`; `last-settlement`: the seat's supply ran out, so this round is the last. */
      readonly type: 'turn-started' | 'turn-ended' | 'last-settlement';
      /** Whose. */
      readonly player: Player;
    }
  | {
      /** `card-played`: shown at the start of a turn. `card-removed`: no free hex, so it left the game. `card-discarded`. */
      readonly type: 'card-played' | 'card-removed' | 'card-discarded';
      /** Whose turn it is. */
      readonly player: Player;
      /** The card. */
      readonly terrain: Terrain;
    }
  | {
      /** A settlement was built. */
      readonly type: 'settlement-built';
      /** Whose. */
      readonly player: Player;
      /** Where. */
      readonly hex: Hex;
      /** The tile that did it; null for the mandatory action. */
      readonly tile: Tile | null;
    }
  | {
      /** A settlement was moved. */
      readonly type: 'settlement-moved';
      /** Whose. */
      readonly player: Player;
      /** From where. */
      readonly from: Hex;
      /** To where. */
      readonly hex: Hex;
      /** The tile that did it. */
      readonly tile: Tile;
    }
  | {
      /** A tile was taken from a location hex, or lost because no own settlement is beside it any more. */
      readonly type: 'tile-taken' | 'tile-lost';
      /** Whose. */
      readonly player: Player;
      /** Which tile. */
      readonly tile: Tile;
      /** The location hex. */
      readonly location: Hex;
    }
  | {
      /** The game has ended. */
      readonly type: 'game-over';
    };
