import type { Cell } from './cells.js';
import type { Goods, WonBy } from './zones.js';

/** A line of a score, with its reason. */
export type KontorItem =
  | {
      /** A zone with a Keeper of this side. */
      readonly category: 'zone';
      /** Points: 0 if the zone does not count. */
      readonly points: number;
      /** Why not: not among the zones ranked, fewer cards than needed, vetoed, or too large to be worth anything; null if it counts. */
      readonly uncounted: 'not-ranked' | 'too-small' | 'vetoed' | 'too-large' | null;
      /** Its cells, ascending. */
      readonly cells: readonly Cell[];
      /** Dock cards in it. */
      readonly size: number;
      /** Steps from the harbor card to its nearest card. */
      readonly distance: number;
      /** Each side's goods. */
      readonly goods: readonly [red: Goods, black: Goods];
      /** By which step it was won. */
      readonly by: WonBy;
    }
  | {
      /** The Customs Houses of a zone that counts. */
      readonly category: 'customs-house';
      /** Points. */
      readonly points: number;
      /** Where they stand. */
      readonly cells: readonly Cell[];
    };
