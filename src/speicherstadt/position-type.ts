import type { Player, Seed } from '../core/contract.js';
import type { Manifest } from './data/manifest.js';
import type { Good } from './goods.js';
import type { Rulings } from './options.js';
import type { Asked, Phase, Worker } from './types.js';

/** What a position says about one seat. */
export interface SeatPosition {
  /** Its cards by id, in the order of purchase. Default none. */
  readonly cards?: readonly string[] | undefined;
  /** Default 5. */
  readonly coins?: number | undefined;
  /** On the track. Default 0. */
  readonly points?: number | undefined;
  /** The cube in the market hall. Default null. */
  readonly hall?: Good | null | undefined;
}

/**
 * A situation in short, for tests, puzzles and bug reports: any in which the game can wait for a decision, for a card or
 * a cube, or be over.
 *
 * @example
 * ```ts
 * import { fromPosition, legalMoves } from 'kontorhaus/speicherstadt';
 *
 * // The first fire: seat 0 gains nothing, and is asked whether 2 coins save the point that it would lose.
 * const state = fromPosition({
 *   kaispeicher: true,
 *   seats: [{ cards: ['insurance'] }, { cards: ['fireman#1'], points: 1 }],
 *   fire: 'fire-1',
 *   asked: 'insurance',
 * });
 * legalMoves(state).map(({ type }) => type); // => ['insure', 'decline']
 * ```
 */
export interface SpeicherstadtPosition {
  /** The seats, 2 to 5. */
  readonly seats: readonly SeatPosition[];
  /** Default false. */
  readonly kaispeicher?: boolean | undefined;
  /**
   * Default: `'supply'` with a fire, `'demand'` with a row, else `'loading'`. In `'supply'` the next card is turned up, in
   * `'purchase'` the leftmost card is offered.
   */
  readonly phase?: Phase | undefined;
  /**
   * The card whose owner is asked whether he uses it: at a `fire` the Squad Leader or the Insurance, in the demand the
   * Snitch. At a fire, `points` hold what seats before him have gained and lost. Default null; but the Snitch is asked
   * about when all workers stand.
   */
  readonly asked?: Asked | null | undefined;
  /** The fire about which a seat is asked, by id. Default null. */
  readonly fire?: string | null | undefined;
  /**
   * From 1. It follows from the cards turned up so far, those discarded included, since every round turns up as many:
   * another one than that is refused, so it need not be given.
   */
  readonly round?: number | undefined;
  /** The seat that began the game. Default: the one that makes seat 0 the start player of this round. */
  readonly firstPlayer?: Player | undefined;
  /** Demand: who places next; loading: who loads. Default: the start player of the round, or who follows him. */
  readonly player?: Player | undefined;
  /** The cards on the water spaces by id; null where one is gone. Default none. */
  readonly row?: readonly (string | null)[] | undefined;
  /** For each column the workers from the bottom: a seat, or a seat + 5 for its gray worker. Default empty. */
  readonly columns?: readonly (readonly Worker[])[] | undefined;
  /** Cubes on contracts, ships and in the warehouse, by the card's id. Default none. */
  readonly cubes?: Readonly<Record<string, readonly Good[]>> | undefined;
  /** Cubes in the stock. Default none. All cubes not named lie in the bag. */
  readonly stock?: Readonly<Partial<Record<Good, number | undefined>>> | undefined;
  /** What the loading seat has got by exchanges. Default none. */
  readonly quay?: readonly Good[] | undefined;
  /** Seats that have bought a card in this round. Default none, but for those with cubes on a ship. */
  readonly bought?: readonly Player[] | undefined;
  /** Demand: seats that place no more workers in this round. Default none. */
  readonly stopped?: readonly Player[] | undefined;
  /**
   * The cards of the current season that are still in the pile, by id. Default: all of the latest season of a card
   * named, or of A, that lie nowhere. Earlier cards that are not named are discarded. When none is left, the next season
   * is complete; with null no card of any season is left, which is the default when the game is over.
   */
  readonly pile?: readonly string[] | null | undefined;
  /** Kaispeicher: the cards above the board. Default none. */
  readonly upper?: readonly string[] | undefined;
  /** Kaispeicher: the reserved cards, the lowest first, each with its worker (as in `columns`). Default none. */
  readonly reserved?:
    | readonly {
        /** The card's id. */
        readonly card: string;
        /** A seat, or a seat + 5 for its gray worker. */
        readonly worker: Worker;
      }[]
    | undefined;
  /** Kaispeicher: gray workers that have not left the game, those placed included. Default 2. */
  readonly gray?: number | undefined;
  /** Kaispeicher: Break cards left. Default 2. */
  readonly breaks?: number | undefined;
  /** Kaispeicher: the Truck while it is being used. Default null. */
  readonly truck?:
    | {
        /** Its owner. */
        readonly player: Player;
        /** The cubes on it. */
        readonly goods: readonly Good[];
        /** Whether the first one has been placed. Default false. */
        readonly placing?: boolean | undefined;
      }
    | null
    | undefined;
  /** Decisions for doubtful points. */
  readonly rulings?: Rulings | undefined;
  /** Other values for the cards. */
  readonly manifest?: Manifest | null | undefined;
  /** Makes the game seeded: then cards that are due are turned up at once. Beside `chance: 'manual'` it does nothing. */
  readonly seed?: Seed | undefined;
  /** Default: seeded with a seed, manual without. */
  readonly chance?: 'seeded' | 'manual' | undefined;
}
