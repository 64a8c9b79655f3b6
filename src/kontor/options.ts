import type { Seed } from '../core/contract.js';
import type { Manifest } from './data/cards.js';
import type { ScenarioId } from './scenarios/index.js';

/**
 * What a table may decide differently where the rulebook is silent, the default first; the
 * guide `docs/rulings.md` says more.
 */
export const RULINGS = {
  /** See {@link Rulings.edgeRule}. */
  edgeRule: ['bothFixed', 'perDirection'],
  /** See {@link Rulings.fourPlayerTax}. */
  fourPlayerTax: ['eachOpponent', 'oneOpponent'],
  /** See {@link Rulings.rankedZones}. */
  rankedZones: ['all', 'controlled'],
  /** See {@link Rulings.bankruptcy}. */
  bankruptcy: ['broke', 'cannotPay'],
} as const;

/** Decisions that differ from the default; no entry is the default. */
export interface Rulings {
  /**
   * When an edge of the board bounds zones: all four once rows and columns have both reached their number (`'bothFixed'`,
   * the default), or each direction as soon as it is fixed.
   */
  readonly edgeRule?: (typeof RULINGS.edgeRule)[number] | undefined;
  /**
   * Four players: a coin card makes each opponent pay (`'eachOpponent'`, the default), or only the one who sits opposite
   * (seats 0 and 2, 1 and 3).
   */
  readonly fourPlayerTax?: (typeof RULINGS.fourPlayerTax)[number] | undefined;
  /** Which zones can use up a place among the largest or smallest: all completed ones (the default), or those with a Keeper. */
  readonly rankedZones?: (typeof RULINGS.rankedZones)[number] | undefined;
  /**
   * Poverty: bankrupt is who has no coin while the treasury has none (`'broke'`, the default), or who cannot pay a tax
   * then.
   */
  readonly bankruptcy?: (typeof RULINGS.bankruptcy)[number] | undefined;
}

/** What a new game is made from. */
export interface KontorOptions {
  /** 2 or 4 seats: red and black, or two red and two black. */
  readonly players: 2 | 4;
  /** `'base'` (the default with two players) or `'advanced'`. Four players have rules of their own on top of the advanced ones. */
  readonly ruleset?: 'base' | 'advanced' | null | undefined;
  /** A scenario instead of a ruleset. */
  readonly scenario?: ScenarioId | null | undefined;
  /**
   * Coins of each player: 0 to 10 with two players (default 3), 0 to 5 with four (default 4). Refused in Baksheesh,
   * Gulliver's Travels and Poverty, where it is always 3; null is none.
   */
  readonly startingCoins?: number | null | undefined;
  /** Decisions for doubtful points. */
  readonly rulings?: Rulings | undefined;
  /** The values of the cards; null (the default) for the built-in ones. */
  readonly manifest?: Manifest | null | undefined;
  /** Required when chance is seeded, refused when it is manual. */
  readonly seed?: Seed | undefined;
  /** `'seeded'` (the default): the game deals by itself. `'manual'`: the host does. */
  readonly chance?: 'seeded' | 'manual' | undefined;
}

/** Options with every default filled in. With the same seed they make the same game again. */
export interface ResolvedOptions {
  /** 2 or 4 seats. */
  readonly players: 2 | 4;
  /** The ruleset; null in a scenario. */
  readonly ruleset: 'base' | 'advanced' | null;
  /** The scenario; null in a game by a ruleset. */
  readonly scenario: ScenarioId | null;
  /** Coins of each player at the start; null where the scenario says how many. */
  readonly startingCoins: number | null;
  /** Those decisions for doubtful points that differ from the default. */
  readonly rulings: Rulings;
  /** The values of the cards, ascending by number; null for the built-in ones, also where a caller gave those. */
  readonly manifest: Manifest | null;
}
