import type { Parts, Player, RandomState, Viewer } from '../core/contract.js';
import type { SpeicherstadtEvent } from './events.js';
import type { Good, Goods } from './goods.js';
import type { SpeicherstadtIllegal } from './illegal.js';
import type { SpeicherstadtItem } from './items.js';
import type { KaispeicherMove, OpenTruck } from './kaispeicher/types.js';
import type { ResolvedOptions, SpeicherstadtOptions } from './options.js';
import type { SpeicherstadtPosition } from './position-type.js';

export type * from './events.js';
export type * from './illegal.js';
export type * from './items.js';
export type * from './kaispeicher/types.js';
export type * from './position-type.js';

/** Places for workers above a card. (Public rules summaries, "Demand".) */
export const SPACES = 8;

/**
 * Where a round can stand. `supply`: cards are turned up and ships filled; fires break out. `demand`: workers are placed.
 * `purchase`: cards are offered. `loading`: cubes are used. Income, the fifth phase, needs no decision: it is over as
 * soon as it begins. `over`.
 */
export const PHASES = ['supply', 'demand', 'purchase', 'loading', 'over'] as const;

/** Where a round stands. */
export type Phase = (typeof PHASES)[number];

/** The cards with an effect that their owner is asked about at its time. */
export const ASKED = ['squad-leader', 'insurance', 'snitch'] as const;

/** A card whose owner is asked. */
export type Asked = (typeof ASKED)[number];

/**
 * A card as a small integer: its place in the list that {@link cardsOf} gives. Base cards come first, so a card has the
 * same number with and without Kaispeicher. -1 stands for no card.
 */
export type CardNumber = number;

/** A worker as a small integer: the seat for a colored one, the seat + 5 for a gray one. */
export type Worker = number;

/** What lies open, and so stands in states and views alike: all but the order of what is drawn. */
export interface OpenPart {
  /** Always `'speicherstadt'`. */
  readonly game: 'speicherstadt';
  /** The shape of a state, and of a view of it. */
  readonly schema: 1;
  /** The revision of the rules. */
  readonly rules: number;
  /** The options, resolved. */
  readonly options: ResolvedOptions;
  /** Where the round stands. */
  readonly phase: Phase;
  /** Rounds from 1; the start marker lies with seat `firstPlayer + round - 1`, counted around the table. */
  readonly round: number;
  /**
   * The seat that decides in this phase, or answers what is asked; while cards are turned up, the start player. While a
   * Truck is in use the game waits for `truck.player` first.
   */
  readonly player: Player;
  /** The card whose owner is asked whether he uses it, or null: then the decision is that of the phase. */
  readonly asked: Asked | null;
  /** Who places no more workers in this demand: bit s stands for seat s. */
  readonly stopped: number;
  /** Who has bought a card in this round: bit s stands for seat s. */
  readonly bought: number;
  /** The season of the pile's top card, 0 (A) to 4 (E); 5 when the pile is empty. */
  readonly season: number;
  /** Cubes in the bag. Everybody knows how many; nobody knows which is drawn next. */
  readonly bag: Goods;
  /** Cubes in the stock. */
  readonly stock: Goods;
  /** The cards on the water spaces from left to right; -1 where one is gone. */
  readonly row: readonly CardNumber[];
  /** For each card of `row` the workers above it, the lowest first. */
  readonly columns: readonly (readonly Worker[])[];
  /** The fire being resolved while somebody is asked, or -1. */
  readonly fire: CardNumber;
  /** How many of its winners, then losers, have been dealt with. */
  readonly settled: number;
  /** Coins of each seat. */
  readonly coins: readonly number[];
  /** Points of each seat on the track: they may be negative, and go on after 39. */
  readonly points: readonly number[];
  /** Colored workers of each seat that are at home. */
  readonly workers: readonly number[];
  /** Cards of each seat, in the order of purchase. */
  readonly cards: readonly (readonly CardNumber[])[];
  /** The kind of the cube in each seat's market hall, or -1. */
  readonly halls: readonly number[];
  /** Cubes that the loading seat got by exchanges and has not used yet. */
  readonly quay: Goods;
  /**
   * The cubes on each card, by its number: one octal digit for each kind, the lowest for the first; {@link goodsOf}
   * reads it. Cubes lie on contracts, ships and warehouses; on any other card it is 0.
   */
  readonly loads: readonly number[];
  /** Kaispeicher: the cards above the board that nobody has reserved, from left to right. */
  readonly upper: readonly CardNumber[];
  /** Kaispeicher: the reserved cards, the lowest first. */
  readonly reserved: readonly CardNumber[];
  /** Kaispeicher: the worker on each card of `reserved`. */
  readonly holders: readonly Worker[];
  /** Kaispeicher: gray workers that have not left the game: set aside, at home with the Storekeeper's owner, or placed. */
  readonly gray: number;
  /** Kaispeicher: Break cards that are set aside or with the Coffee Break's owner. */
  readonly breaks: number;
  /** Kaispeicher: the Truck while it is being used, or null. */
  readonly truck: OpenTruck | null;
}

/** Everything there is to know about a game in progress. */
export interface SpeicherstadtState extends OpenPart {
  /** The generator, or null in manual mode. */
  readonly random: RandomState | null;
  /** What is left of the current season, ascending: the next card is any of them. Later seasons are complete below. */
  readonly pile: readonly CardNumber[];
}

/** What one seat, or a spectator, knows: all but the generator. Nothing is known to one seat and not to another. */
export interface SpeicherstadtView extends OpenPart {
  /** Whose view it is. */
  readonly viewer: Viewer;
  /** Whether the game draws by itself. */
  readonly seeded: boolean;
  /** What is left of the current season, ascending. Which comes next is not known. */
  readonly unseen: readonly CardNumber[];
  /** How many cards the pile has, later seasons included. */
  readonly pileSize: number;
}

/** A state or a view: what most functions take. */
export type SpeicherstadtSeen = SpeicherstadtState | SpeicherstadtView;

/**
 * A seat's decision in the base game. A `good` is taken from the quay, else from a ship bought this round (in the order
 * of purchase), else from the market hall, else from a warehouse. A `card` of null is the market hall.
 */
export type BaseMove =
  | {
      /** Demand: place a worker on the lowest free space above a card. */
      readonly type: 'place';
      /** The seat. */
      readonly player: Player;
      /** Which column, 0 on the left. */
      readonly column: number;
      /** Whether it is a gray worker (Kaispeicher). */
      readonly gray: boolean;
    }
  | {
      /** Demand: place no more workers in this round. */
      readonly type: 'stop';
      /** The seat. */
      readonly player: Player;
    }
  | {
      /** Purchase: pay the price. */
      readonly type: 'buy';
      /** The seat. */
      readonly player: Player;
    }
  | {
      /** Purchase: do not buy. At a question: do not use the card that is asked about. */
      readonly type: 'decline';
      /** The seat. */
      readonly player: Player;
    }
  | {
      /** Loading: what has not been placed goes to the stock. */
      readonly type: 'done';
      /** The seat. */
      readonly player: Player;
    }
  | {
      /** Loading: put a cube on a contract, into the market hall or a warehouse, or give it to a merchant or point storage. */
      readonly type: 'load';
      /** The seat. */
      readonly player: Player;
      /** Which kind. */
      readonly good: Good;
      /** Onto which card; null for the market hall. */
      readonly card: string | null;
    }
  | {
      /**
       * Loading: give two or three cubes to the stock. The market hall pays 1 coin for two (`third` and `take` are null)
       * or a cube of another kind for three; the Harbor Master (Kaispeicher) gives such a cube for two.
       */
      readonly type: 'trade';
      /** The seat. */
      readonly player: Player;
      /** One kind. */
      readonly first: Good;
      /** The next, the same or a later one in the order of `GOODS`. */
      readonly second: Good;
      /** Likewise; null where two are given. */
      readonly third: Good | null;
      /** The kind that comes to the quay; null for a coin. */
      readonly take: Good | null;
    }
  | {
      /** Loading: put a stored cube back to the stock to make room. */
      readonly type: 'discard';
      /** The seat. */
      readonly player: Player;
      /** Which kind. */
      readonly good: Good;
      /** From which warehouse; null for the market hall. */
      readonly card: string | null;
    };

/** A seat's decision: of the base game, or one that Kaispeicher adds. */
export type SpeicherstadtMove = BaseMove | KaispeicherMove;

/** What chance decides. */
export type SpeicherstadtChance =
  | {
      /** A card is turned up. */
      readonly type: 'turn-up';
      /** Which. */
      readonly card: string;
    }
  | {
      /** A cube is drawn from the bag for the ship turned up last. */
      readonly type: 'draw';
      /** Which kind. */
      readonly good: Good;
    };

/** Why a game can end. */
export const END_REASONS = ['last-fire', 'pile-empty'] as const;

/** Why a game ended: the last fire has broken out, or, in a deck without one, the pile is empty. */
export type EndReason = (typeof END_REASONS)[number];

/** The types of The Speicherstadt, for code that works with any game. */
export interface Speicherstadt extends Parts {
  /** See {@link SpeicherstadtState}. */
  State: SpeicherstadtState;
  /** See {@link SpeicherstadtView}. */
  View: SpeicherstadtView;
  /** See {@link SpeicherstadtMove}. */
  Move: SpeicherstadtMove;
  /** See {@link SpeicherstadtChance}. */
  Chance: SpeicherstadtChance;
  /** See {@link SpeicherstadtEvent}. */
  Event: SpeicherstadtEvent;
  /** See {@link SpeicherstadtOptions}. */
  Options: SpeicherstadtOptions;
  /** See {@link SpeicherstadtPosition}. */
  Position: SpeicherstadtPosition;
  /** See {@link SpeicherstadtIllegal}. */
  Illegal: SpeicherstadtIllegal;
  /** See {@link SpeicherstadtItem}. */
  Item: SpeicherstadtItem;
  /** See {@link EndReason}. */
  EndReason: EndReason;
}
