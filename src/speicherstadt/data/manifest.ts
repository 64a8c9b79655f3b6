import type { Good } from '../goods.js';

/** The seasons on the backs of the cards: winter, spring, summer, autumn, and E for the last fire. */
export const SEASONS = ['A', 'B', 'C', 'D', 'E'] as const;

/** A season. */
export type Season = (typeof SEASONS)[number];

/** What a card is, and so what its values mean. `bonus` and `special` cards are told apart by their ids. */
export type CardKind =
  | 'contract'
  | 'merchant'
  | 'point-storage'
  | 'ship'
  | 'warehouse'
  | 'fireman'
  | 'fire'
  | 'counting-office'
  | 'building'
  | 'bank'
  | 'bonus'
  | 'special';

/** The numbers on a card. Each kind has its own: those that the built-in cards of the kind have. */
export interface CardValues {
  /** Contract: the spaces, each for a kind of goods. At most 7. */
  readonly goods?: readonly Good[];
  /** Merchant and point storage: the kind that it takes. */
  readonly good?: Good;
  /**
   * Merchant: coins for each cube. Bank: coins more at each income. Insurance: what it costs. Thrift Institution: what it
   * gives.
   */
  readonly coins?: number;
  /**
   * Contract: points when complete. Merchant and building: points at the end. Point storage: points for each cube at
   * once. Warehouse: for each cube at the end. Fire: the points won and lost. Bonus: for each thing that it counts.
   */
  readonly points?: number;
  /** Ship: the cubes drawn for it. At most 7. */
  readonly crates?: number;
  /** Warehouse: the cubes that it holds. At most 7. */
  readonly capacity?: number;
  /** Fireman: his strength at fires. */
  readonly value?: number;
  /**
   * Counting offices: points for none, one, two ... of them; more count as the last step. It stands with one entry and
   * holds for all.
   */
  readonly scale?: readonly number[];
}

/** One card of an entry. */
export interface EntryCard extends CardValues {
  /**
   * The card's id, as the built-in one has it: contracts have one, other cards take that of their entry, numbered `#1`,
   * `#2` ... where the entry has several.
   */
  readonly id?: string;
  /** Its season. */
  readonly season: Season;
}

/** A card, or several of the same name. */
export interface CardEntry {
  /** One of the built-in ids, each once at most. */
  readonly id: string;
  /** What it is. */
  readonly kind: CardKind;
  /** What stands on all of its cards: the same fields as in the built-in entry. */
  readonly values: CardValues;
  /** Its cards, each with its season and with what stands on it alone. */
  readonly cards: readonly EntryCard[];
}

/**
 * All cards with their values. The built-in one is {@link MANIFEST}; not all its values could be confirmed, see
 * {@link PROVENANCE}: who owns the game can pass other values for the same entries, more or fewer cards of them (no more
 * contracts, bonus and special cards), or leave entries out.
 */
export interface Manifest {
  /** Cubes of each kind. Those of hemp, fabric and glass come with Kaispeicher. */
  readonly goods: Readonly<Record<Good, number>>;
  /** The cards of The Speicherstadt. */
  readonly base: readonly CardEntry[];
  /** The cards of Kaispeicher. */
  readonly kaispeicher: readonly CardEntry[];
}
