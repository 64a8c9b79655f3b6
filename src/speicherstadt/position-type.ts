import type { Player, Seed } from '../core/contract.js';
import type { Manifest } from './data/manifest.js';
import type { Good } from './goods.js';
import type { Rulings, Worker } from './types.js';

/** What a position says about one seat. */
export interface SeatPosition {
  /** Its cards by id, in the order of purchase. Default none. */
  readonly cards?: readonly string[];
  /** Default 5. */
  readonly coins?: number;
  /** On the track. Default 0. */
  readonly points?: number;
  /** The cube in the market hall. Default null. */
  readonly hall?: Good | null;
}

/**
 * A situation in short, for tests, puzzles and bug reports. What cannot be given comes by itself or by the next step: the
 * Snitch is asked about when all workers stand; for the Squad Leader and the Insurance give the supply before, without a
 * seed, and turn the fire up.
 */
export interface SpeicherstadtPosition {
  /** The seats, 2 to 5. */
  readonly seats: readonly SeatPosition[];
  /** Default false. */
  readonly kaispeicher?: boolean;
  /**
   * Default `'demand'` with a row, `'loading'` without. In `'supply'` the next card is turned up, in `'purchase'` the
   * leftmost card is offered.
   */
  readonly phase?: 'supply' | 'demand' | 'purchase' | 'loading';
  /** Default 1, whatever lies on the table; at most as many as the cards turned up so far make. */
  readonly round?: number;
  /** The seat that began the game. Default 0. */
  readonly firstPlayer?: Player;
  /** Demand: who places next; loading: who loads. Default: the start player of the round, or who follows him. */
  readonly player?: Player;
  /** The cards on the water spaces by id; null where one is gone. Default none. */
  readonly row?: readonly (string | null)[];
  /** For each column the workers from the bottom: a seat, or a seat + 5 for its gray worker. Default empty. */
  readonly columns?: readonly (readonly Worker[])[];
  /** Cubes on contracts, ships and in the warehouse, by the card's id. Default none. */
  readonly cubes?: Readonly<Record<string, readonly Good[]>>;
  /** Cubes in the stock. Default none. All cubes not named lie in the bag. */
  readonly stock?: Readonly<Partial<Record<Good, number>>>;
  /** What the loading seat has got by exchanges. Default none. */
  readonly quay?: readonly Good[];
  /** Seats that have bought a card in this round. Default none, but for those with cubes on a ship. */
  readonly bought?: readonly Player[];
  /** Demand: seats that place no more workers in this round. Default none. */
  readonly stopped?: readonly Player[];
  /**
   * The cards of the current season that are still in the pile, by id. Default: all of the latest season of a card
   * named, or of A, that lie nowhere. Earlier cards that are not named are discarded.
   */
  readonly pile?: readonly string[];
  /** Kaispeicher: the cards above the board. Default none. */
  readonly upper?: readonly string[];
  /** Kaispeicher: the reserved cards, the lowest first, each with its worker (as in `columns`). Default none. */
  readonly reserved?: readonly {
    /** The card's id. */
    readonly card: string;
    /** A seat, or a seat + 5 for its gray worker. */
    readonly worker: Worker;
  }[];
  /** Kaispeicher: gray workers that have not left the game, those placed included. Default 2. */
  readonly gray?: number;
  /** Kaispeicher: Break cards left. Default 2. */
  readonly breaks?: number;
  /** Kaispeicher: the Truck while it is being used. Default null. */
  readonly truck?: {
    /** Its owner. */
    readonly player: Player;
    /** The cubes on it. */
    readonly goods: readonly Good[];
    /** Whether the first one has been placed. Default false. */
    readonly placing?: boolean;
  } | null;
  /** Decisions for doubtful points. */
  readonly rulings?: Rulings;
  /** Other values for the cards. */
  readonly manifest?: Manifest | null;
  /** Makes the game seeded: then cards that are due are turned up at once. */
  readonly seed?: Seed;
  /** Default: seeded with a seed, manual without. */
  readonly chance?: 'seeded' | 'manual';
}
