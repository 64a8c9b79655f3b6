import type { Player, Seed } from '../core/contract.js';
import type { Card, Section, SectionName } from './types.js';

/**
 * What a table may decide differently where the rulebook is silent, the default first; the
 * guide `docs/rulings.md` says more.
 */
export const RULINGS = {
  /** See {@link Rulings.lordsCountZero}. */
  lordsCountZero: [false, true],
  /** See {@link Rulings.vacatedHex}. */
  vacatedHex: ['excluded', 'candidate'],
} as const;

/** Decisions that differ from the default; no entry is the default. */
export interface Rulings {
  /** Lords: `true` lets a player without a settlement in a sector be first or second there. */
  readonly lordsCountZero?: boolean | undefined;
  /**
   * Barn and Harbor: whether the hex just left makes an adjacent destination "possible" (`'candidate'`) or is left
   * out (`'excluded'`, the default). It is never a destination itself.
   */
  readonly vacatedHex?: 'excluded' | 'candidate' | undefined;
}

/** What a new game is made from. */
export interface KingdomBuilderOptions {
  /** 2 to 4 seats. */
  readonly players: number;
  /** The board, four sections; `'first-game'` is the rulebook's suggestion. Drawn from the seed if not given. */
  readonly sections?: readonly Section[] | 'first-game' | 'random' | undefined;
  /** Three different cards; `'first-game'` is the rulebook's suggestion. Drawn from the seed if not given. */
  readonly cards?: readonly Card[] | 'first-game' | 'random' | undefined;
  /** The seat that begins. Default 0; `'random'` draws it from the seed. */
  readonly firstPlayer?: Player | 'random' | undefined;
  /** Decisions for doubtful points. */
  readonly rulings?: Rulings | undefined;
  /** Required when chance is seeded, refused when it is manual. */
  readonly seed?: Seed | undefined;
  /** `'seeded'` (the default): the game draws cards by itself. `'manual'`: the host does. */
  readonly chance?: 'seeded' | 'manual' | undefined;
}

/** Options with every default and random choice filled in. With the same seed they make the same game again. */
export interface ResolvedOptions {
  /** 2 to 4 seats. */
  readonly players: number;
  /** The board, each section in one word. */
  readonly sections: readonly [SectionName, SectionName, SectionName, SectionName];
  /** The three cards. */
  readonly cards: readonly [Card, Card, Card];
  /** The seat that began. */
  readonly firstPlayer: Player;
  /** The decisions that differ from the default. */
  readonly rulings: Rulings;
}
