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
      /** A merchant or a scoring building. */
      readonly category: 'merchant' | 'building';
      /** Points. */
      readonly points: number;
      /** The card. */
      readonly card: string;
    }
  | {
      /** Points for each cube in the warehouse, each coin (Chamber of Commerce) or each ship (Port). */
      readonly category: 'warehouse' | 'chamber-of-commerce' | 'port';
      /** Points. */
      readonly points: number;
      /** The card. */
      readonly card: string;
      /** How many cubes, coins or ships. */
      readonly count: number;
    };
