import type { KaispeicherItem } from './kaispeicher/types.js';

/** A line of a score, with its reason. */
export type SpeicherstadtItem =
  | KaispeicherItem
  | {
      /** What the track shows: fires, and point storages. */
      readonly category: 'track';
      /** Points. */
      readonly points: number;
    }
  | {
      /** A contract: its points when it is complete, else none. */
      readonly category: 'contract';
      /** Points. */
      readonly points: number;
      /** The card. */
      readonly card: string;
      /** Spaces with a cube. */
      readonly filled: number;
      /** Spaces in all. */
      readonly spaces: number;
    }
  | {
      /** All counting offices together. */
      readonly category: 'counting-offices';
      /** Points. */
      readonly points: number;
      /** The cards. */
      readonly cards: readonly string[];
    }
  | {
      /** A merchant. */
      readonly category: 'merchant';
      /** Points. */
      readonly points: number;
      /** The card. */
      readonly card: string;
    }
  | {
      /** A scoring building. */
      readonly category: 'building';
      /** Points. */
      readonly points: number;
      /** The card. */
      readonly card: string;
    }
  | {
      /** Points for each cube in a warehouse. */
      readonly category: 'warehouse';
      /** Points. */
      readonly points: number;
      /** The card. */
      readonly card: string;
      /** How many cubes. */
      readonly count: number;
    }
  | {
      /** Chamber of Commerce: points for each coin. */
      readonly category: 'chamber-of-commerce';
      /** Points. */
      readonly points: number;
      /** The card. */
      readonly card: string;
      /** How many coins. */
      readonly count: number;
    }
  | {
      /** Port: points for each ship. */
      readonly category: 'port';
      /** Points. */
      readonly points: number;
      /** The card. */
      readonly card: string;
      /** How many ships. */
      readonly count: number;
    };
