import type { Player, Seed } from '../core/contract.js';
import type { Tile } from './data/sections.js';
import type { Terrain } from './data/terrains.js';
import type { Rulings } from './options.js';
import type { Card, Phase, Sections } from './types.js';

/** A hex in words: row and column, zero-based from the top left. */
export type Spot = readonly [row: number, column: number];

/** A tile: its kind, or the location hex that it came from, where it matters from which of two. */
export type PositionTile = Tile | Spot;

/** How many cards of each terrain; none of those not named. */
export type CardCounts = Readonly<Partial<Record<Terrain, number | undefined>>>;

/**
 * A situation in short, for tests, puzzles and bug reports: any in which the game can be. Whether a game could have led
 * there is asked of the turn alone.
 *
 * @example
 * ```ts
 * import { check, fromPosition } from 'kontorhaus/kingdom-builder';
 *
 * // The turn is over but for a Paddock; the Tavern has just been taken.
 * const state = fromPosition({
 *   sections: 'first-game',
 *   settlements: [[[1, 17], [1, 16], [7, 1], [8, 1]], []],
 *   tiles: [['paddock'], []],
 *   taken: ['tavern'],
 *   terrain: 'desert',
 *   toBuild: 0,
 * });
 * check(state, { type: 'tile', player: 0, tile: 'tavern', from: null, hex: 0 }); // => { code: 'tile-new', tile: 'tavern' }
 * ```
 */
export interface KingdomBuilderPosition {
  /** The board: the four sections by name, or those of the first game. A position draws no board. */
  readonly sections: Sections | 'first-game';
  /** The three cards. Default: those of the first game. */
  readonly cards?: readonly [Card, Card, Card] | 'first-game' | undefined;
  /** For each seat its settlements. Their number is the number of seats. */
  readonly settlements: readonly (readonly Spot[])[];
  /**
   * For each seat the tiles that it can use. Each needs an own settlement beside a location of that kind. A location
   * hex beside an own settlement whose tile is listed nowhere counts as taken and lost (as far as its two tiles go); one
   * beside none counts as never taken.
   */
  readonly tiles?: readonly (readonly PositionTile[])[] | undefined;
  /**
   * The tiles that the seat on turn has used in this turn, and still holds, likewise. Each was taken in an earlier turn, so
   * a settlement of an earlier turn must be on the board, too. Default: none.
   */
  readonly used?: readonly PositionTile[] | undefined;
  /** The tiles that the seat on turn has taken in this turn, one with each settlement built or moved. Default: none. */
  readonly taken?: readonly PositionTile[] | undefined;
  /** For each seat the tiles that it has had and lost; needed where no own settlement is beside the location any more. */
  readonly lost?: readonly (readonly PositionTile[])[] | undefined;
  /**
   * Where the game stands. Default `'turn'`. `'draw'`: the seat in `player` has ended its turn and draws. `'over'`: the
   * last round is done. `'deal'`: the seats before the one in `player` have their first card.
   */
  readonly phase?: Phase | undefined;
  /** The seat on turn. Default 0; at the deal the seat that begins, at the end the one before it. */
  readonly player?: Player | undefined;
  /**
   * The terrain card played; null if there is none: then one is to be drawn, if there are any. Default: drawn by the seed,
   * or the first that fits in the order of {@link TERRAINS}; null outside a turn.
   */
  readonly terrain?: Terrain | null | undefined;
  /**
   * Settlements of the mandatory action built in this turn. Default: as follows from `toBuild`. It is needed only where
   * the supply was short when the action began, and where no card is played.
   */
  readonly built?: number | undefined;
  /**
   * Settlements of the mandatory action still to build. Default: 3, or the supply if it is less; without `built` that
   * number means that the action has not begun.
   */
  readonly toBuild?: number | undefined;
  /**
   * For each seat the card in hand; null for the seat on turn, and for those without one. Default: dealt by the seed, or in
   * the order of {@link TERRAINS}.
   */
  readonly hands?: readonly (Terrain | null)[] | undefined;
  /** The pile. Default, terrain by terrain: all that lie nowhere else. */
  readonly pile?: CardCounts | undefined;
  /** The discards. Default: none. */
  readonly discard?: CardCounts | undefined;
  /** Cards that have left the game. Default, terrain by terrain: none, or those that a given `pile` leaves over. */
  readonly removed?: CardCounts | undefined;
  /** The seat that began. Default 0. */
  readonly firstPlayer?: Player | undefined;
  /** Decisions for doubtful points. */
  readonly rulings?: Rulings | undefined;
  /**
   * Deals the cards that are not given, and makes the game seeded unless `chance` says otherwise: then cards that are due
   * are drawn at once.
   */
  readonly seed?: Seed | undefined;
  /** Default: seeded with a seed, manual without. */
  readonly chance?: 'seeded' | 'manual' | undefined;
}
