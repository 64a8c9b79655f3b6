import type { Hex } from './types.js';

/** A line of a score, with its reason. Settlements on water count for all but Fishermen. */
export type KingdomBuilderItem =
  | {
      /** 1 point for each settlement beside water, beside a mountain, or beside a castle or location. */
      readonly category: 'fishermen' | 'miners' | 'workers';
      /** Points. */
      readonly points: number;
      /** The settlements that score. */
      readonly hexes: readonly Hex[];
    }
  | {
      /** Castle: 3 points for each castle with a settlement beside it. Merchants: 4 for each linked castle or location. */
      readonly category: 'castle' | 'merchants';
      /** Points. */
      readonly points: number;
      /** The castle and location hexes that score. */
      readonly hexes: readonly Hex[];
    }
  | {
      /** 1 point for each row with a settlement. */
      readonly category: 'discoverers';
      /** Points. */
      readonly points: number;
      /** The rows. */
      readonly rows: readonly number[];
    }
  | {
      /** 1 point for each separate area of settlements. */
      readonly category: 'hermits';
      /** Points. */
      readonly points: number;
      /** The areas, each as its settlements. */
      readonly areas: readonly (readonly Hex[])[];
    }
  | {
      /** 1 point for every two settlements of the largest area. */
      readonly category: 'citizens';
      /** Points. */
      readonly points: number;
      /** The settlements of that area. */
      readonly hexes: readonly Hex[];
    }
  | {
      /** 2 points for each settlement of the fullest row. */
      readonly category: 'knights';
      /** Points. */
      readonly points: number;
      /** The row; null without settlements. Of equal rows the topmost. */
      readonly row: number | null;
      /** The settlements of that row. */
      readonly hexes: readonly Hex[];
    }
  | {
      /** 12 points for the most settlements of a sector, 6 for the next highest number. */
      readonly category: 'lords';
      /** Points. */
      readonly points: number;
      /** The four sectors, in the order of the sections. */
      readonly sectors: readonly LordsSector[];
    }
  | {
      /** 3 points for each settlement of the sector with the fewest. */
      readonly category: 'farmers';
      /** Points. */
      readonly points: number;
      /** The sector, 0 to 3 in the order of the sections. Of equal sectors the first. */
      readonly sector: number;
      /** The settlements there. */
      readonly hexes: readonly Hex[];
    };

/** A sector as the Lords see it. */
export interface LordsSector {
  /** 0 to 3 in the order of the sections. */
  readonly sector: number;
  /** The seat's settlements there. */
  readonly settlements: number;
  /** 12, 6 or 0. */
  readonly points: number;
}
