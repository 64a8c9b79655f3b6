import type { Player, Seed } from '../core/contract.js';
import type { Manifest } from './data/manifest.js';

/**
 * What a table may decide differently where the documents are silent, the default first; the
 * guide `docs/rulings.md` says more.
 */
export const RULINGS = {
  /** See {@link Rulings.fireTies}. */
  fireTies: ['full', 'noLossIfTied', 'nobody'],
  /** See {@link Rulings.unboughtCubes}. */
  unboughtCubes: ['stock', 'bag'],
} as const;

/** Decisions that differ from the default; no entry is the default. */
export interface Rulings {
  /**
   * Several seats with the highest or the lowest sum at a fire. `'full'` (the default): each of them gains or loses
   * all points. `'noLossIfTied'`: several lowest lose nothing. `'nobody'`: several highest gain nothing, several lowest
   * lose nothing. When all are equal, gains and losses cancel.
   */
  readonly fireTies?: (typeof RULINGS.fireTies)[number] | undefined;
  /** Where the cubes of a ship go that nobody bought: `'stock'` (the default) or `'bag'`. */
  readonly unboughtCubes?: (typeof RULINGS.unboughtCubes)[number] | undefined;
}

/** What a new game is made from. */
export interface SpeicherstadtOptions {
  /** 2 to 5 seats. */
  readonly players: number;
  /** Whether the expansion is in play. Default false. */
  readonly kaispeicher?: boolean | undefined;
  /** The seat that begins. Default 0; `'random'` draws it from the seed. */
  readonly firstPlayer?: Player | 'random' | undefined;
  /** Decisions for doubtful points. */
  readonly rulings?: Rulings | undefined;
  /** Other values for the cards. Default null: the built-in ones. */
  readonly manifest?: Manifest | null | undefined;
  /** Required when chance is seeded, refused when it is manual. */
  readonly seed?: Seed | undefined;
  /** `'seeded'` (the default): the game turns up cards and draws cubes by itself. `'manual'`: the host does. */
  readonly chance?: 'seeded' | 'manual' | undefined;
}

/** Options with every default and random choice filled in. With the same seed they make the same game again. */
export interface ResolvedOptions {
  /** 2 to 5 seats. */
  readonly players: number;
  /** Whether the expansion is in play. */
  readonly kaispeicher: boolean;
  /** The seat that began. */
  readonly firstPlayer: Player;
  /** The decisions for doubtful points, where they differ from the default. */
  readonly rulings: Rulings;
  /** Other values for the cards, or null for the built-in ones. */
  readonly manifest: Manifest | null;
}
