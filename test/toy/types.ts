import type { Parts, Player, RandomState, Seed, SharedIllegal, Viewer } from '../../src/core/contract.js';

/** A card's value. */
export type Card = 1 | 2 | 3 | 4;

/** The values, ascending. Counts of cards stand in this order. */
export const CARDS = [1, 2, 3, 4] as const;

/** How many cards of each value there are. */
export const COPIES = 3;

/** A hand is filled up to this many cards. */
export const HAND = 2;

/** How many cards of each value, in the order of {@link CARDS}. */
export type Counts = readonly number[];

/** What a new game is made from. */
export interface ToyOptions {
  readonly players: number;
  readonly firstPlayer?: Player | 'random';
  readonly seed?: Seed;
  readonly chance?: 'seeded' | 'manual';
}

/** Options with everything filled in. */
export interface ResolvedToyOptions {
  readonly players: number;
  readonly firstPlayer: Player;
}

/** What lies open. */
export interface ToyOpen {
  readonly game: 'toy';
  readonly schema: 1;
  readonly rules: number;
  readonly options: ResolvedToyOptions;
  /** Who still has the charm that lets a seat show a card at any time, for a point. */
  readonly charms: readonly boolean[];
  /** For each seat a card that all know it holds, in its hand or as its secret bid. */
  readonly shown: readonly (Card | null)[];
  readonly discard: Counts;
  readonly pot: number;
  readonly won: readonly number[];
}

/** The game, secrets included. */
export interface ToyState extends ToyOpen {
  readonly random: RandomState | null;
  readonly hands: readonly Counts[];
  readonly bids: readonly (Card | null)[];
  readonly pile: Counts;
}

/** What one seat, or a spectator, knows. */
export interface ToyView extends ToyOpen {
  readonly viewer: Viewer;
  readonly seeded: boolean;
  /** The viewer's own hand; null for a spectator. */
  readonly hand: Counts | null;
  readonly handSizes: readonly number[];
  readonly bids: readonly (Card | 'hidden' | null)[];
  /** The pile and all hidden cards of others, but for those shown. */
  readonly unseen: Counts;
  readonly pileSize: number;
}

/** Bid a card in secret, or use the charm and show one. */
export interface ToyMove {
  readonly type: 'bid' | 'show';
  readonly player: Player;
  readonly card: Card;
}

/** The seat that is due draws a card. */
export interface ToyChance {
  readonly type: 'draw';
  readonly card: Card;
}

/** What happened. */
export type ToyEvent =
  | { readonly type: 'card-drawn'; readonly player: Player; readonly card: Card | null }
  | { readonly type: 'bid-placed'; readonly player: Player; readonly card: Card | null }
  | { readonly type: 'card-shown'; readonly player: Player; readonly card: Card }
  | { readonly type: 'bids-revealed'; readonly bids: readonly (Card | null)[]; readonly winner: Player | null };

/** Why not. */
export type ToyIllegal =
  | SharedIllegal
  | { readonly code: 'already-bid'; readonly player: Player }
  | { readonly code: 'no-charm'; readonly player: Player }
  | { readonly code: 'no-such-card'; readonly card: Card };

/** A line of a score. */
export interface ToyItem {
  readonly category: 'won' | 'charm';
  readonly points: number;
}

/** Hands at the start of a round; all other cards are in the pile. */
export interface ToyPosition {
  readonly hands: readonly (readonly Card[])[];
  readonly firstPlayer?: Player;
  readonly seed?: Seed;
}

/** The types of the toy. */
export interface Toy extends Parts {
  State: ToyState;
  View: ToyView;
  Move: ToyMove;
  Chance: ToyChance;
  Event: ToyEvent;
  Options: ToyOptions;
  Position: ToyPosition;
  Illegal: ToyIllegal;
  Item: ToyItem;
}
