import type { Parts, Player, RandomState, Viewer } from '../core/contract.js';
import type { SectionId, Tile } from './data/sections.js';
import type { Terrain } from './data/terrains.js';
import type { KingdomBuilderEvent } from './events.js';
import type { KingdomBuilderIllegal } from './illegal.js';
import type { KingdomBuilderItem } from './items.js';
import type { KingdomBuilderOptions, ResolvedOptions } from './options.js';
import type { KingdomBuilderPosition } from './position-type.js';
import type { TileStatus } from './tiles/status.js';

export type * from './position-type.js';

/** The ten Kingdom Builder cards; a game uses three. */
export const CARDS = [
  'fishermen',
  'merchants',
  'discoverers',
  'hermits',
  'citizens',
  'miners',
  'workers',
  'knights',
  'lords',
  'farmers',
] as const;

/** A Kingdom Builder card. */
export type Card = (typeof CARDS)[number];

/** A hex of the 20x20 board: `row * 20 + column`, from 0 (top left) to 399. Odd rows lie half a hex to the right. */
export type Hex = number;

/** The settlements that a player has at the start. (Rulebook, "Setup".) */
export const SUPPLY = 40;

/** The settlements of the mandatory action. (Rulebook, "Mandatory action".) */
export const MANDATORY = 3;

/** A section and the way it lies in one word. */
export type SectionName = SectionId | `${SectionId}-turned`;

/**
 * A section and the way it lies: upright by its name, turned by 180 degrees by its name and `-turned`, or either with
 * its parts named. (Rulebook, "Setup": a section can lie in two ways.)
 */
export type Section =
  | SectionName
  | {
      /** Which section. */
      readonly id: SectionId;
      /** Whether it is turned by 180 degrees. */
      readonly turned: boolean;
    };

/** The board: four different sections, top left, top right, bottom left, bottom right. */
export type Sections = readonly [Section, Section, Section, Section];

/** Where a game can stand. */
export const PHASES = ['deal', 'turn', 'draw', 'over'] as const;

/**
 * Where the game stands. `deal`: the first cards are dealt. `turn`: a seat plays. `draw`: a turn has ended and its
 * player draws. `over`.
 */
export type Phase = (typeof PHASES)[number];

/** What lies open, and so stands in states and views alike. */
export interface OpenPart {
  /** Always `'kingdom-builder'`. */
  readonly game: 'kingdom-builder';
  /** The shape of a state, and of a view of it. */
  readonly schema: 1;
  /** The revision of the rules. */
  readonly rules: number;
  /** The options, resolved. */
  readonly options: ResolvedOptions;
  /** Where the game stands. */
  readonly phase: Phase;
  /** The seat on turn; while cards are dealt or drawn, the seat that gets one. */
  readonly player: Player;
  /** The terrain card played, or null if none lies there. */
  readonly terrain: Terrain | null;
  /** Settlements built in this turn's mandatory action so far: 0 to 3. */
  readonly built: number;
  /** Each seat's settlements: 20 integers, one for each row of the board; bit c stands for column c. */
  readonly settlements: readonly (readonly number[])[];
  /** For each seat, what it has from each location hex, in the order of {@link locations}. */
  readonly tiles: readonly (readonly TileStatus[])[];
  /** The discard pile: how many cards of each terrain, in the order of {@link TERRAINS}. */
  readonly discard: readonly number[];
}

/** A game of Kingdom Builder, secrets included. */
export interface KingdomBuilderState extends OpenPart {
  /** The generator, or null in manual mode. */
  readonly random: RandomState | null;
  /** Each seat's terrain card; null if it has none in hand. */
  readonly hands: readonly (Terrain | null)[];
  /** The draw pile: how many cards of each terrain are left, in the order of {@link TERRAINS}. It is drawn from at random. */
  readonly pile: readonly number[];
}

/** What one seat, or a spectator, knows. */
export interface KingdomBuilderView extends OpenPart {
  /** Whose view it is. */
  readonly viewer: Viewer;
  /** Whether the game draws by itself. */
  readonly seeded: boolean;
  /** Each seat's terrain card: the viewer's own, `'hidden'` for another's, null if there is none. */
  readonly hands: readonly (Terrain | 'hidden' | null)[];
  /** The cards of the pile and the hidden hands together: how many of each terrain. */
  readonly unseen: readonly number[];
  /** How many cards the pile has. */
  readonly pileSize: number;
}

/** A state or a view: what most functions take. */
export type KingdomBuilderSeen = KingdomBuilderState | KingdomBuilderView;

/** A seat's decision. */
export type KingdomBuilderMove =
  | {
      /** Build one settlement of the mandatory action. */
      readonly type: 'build';
      /** The seat. */
      readonly player: Player;
      /** Where. */
      readonly hex: Hex;
    }
  | {
      /** Use a location tile. */
      readonly type: 'tile';
      /** The seat. */
      readonly player: Player;
      /** Which tile. Of two equal tiles either will do. */
      readonly tile: Tile;
      /** The settlement to move (barn, harbor, paddock); null for a tile that builds. */
      readonly from: Hex | null;
      /** Where to build, or to move to. */
      readonly hex: Hex;
    }
  | {
      /** End the turn. */
      readonly type: 'end-turn';
      /** The seat. */
      readonly player: Player;
    };

/** A terrain card drawn from the pile: into the hand of the seat in `player`, or played at once when a card did not fit. */
export interface KingdomBuilderChance {
  /** A card is drawn. */
  readonly type: 'draw';
  /** Which. */
  readonly terrain: Terrain;
}

/** Why a game can end. */
export const END_REASONS = ['last-settlement', 'no-cards'] as const;

/** Why a game ended: somebody has built the last settlement, or all terrain cards have left the game. */
export type EndReason = (typeof END_REASONS)[number];

/** The types of Kingdom Builder, for code that works with any game. */
export interface KingdomBuilder extends Parts {
  /** See {@link KingdomBuilderState}. */
  State: KingdomBuilderState;
  /** See {@link KingdomBuilderView}. */
  View: KingdomBuilderView;
  /** See {@link KingdomBuilderMove}. */
  Move: KingdomBuilderMove;
  /** See {@link KingdomBuilderChance}. */
  Chance: KingdomBuilderChance;
  /** See {@link KingdomBuilderEvent}. */
  Event: KingdomBuilderEvent;
  /** See {@link KingdomBuilderOptions}. */
  Options: KingdomBuilderOptions;
  /** See {@link KingdomBuilderPosition}. */
  Position: KingdomBuilderPosition;
  /** See {@link KingdomBuilderIllegal}. */
  Illegal: KingdomBuilderIllegal;
  /** See {@link KingdomBuilderItem}. */
  Item: KingdomBuilderItem;
  /** See {@link EndReason}. */
  EndReason: EndReason;
}
