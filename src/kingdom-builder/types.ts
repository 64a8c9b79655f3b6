import type { Parts, Player, RandomState, Seed, SharedIllegal, Viewer } from '../core/contract.js';
import type { SectionId, Tile } from './data/sections.js';
import { TERRAINS, type Terrain } from './data/terrains.js';

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

/** What a table may decide differently where the rulebook is silent, the default first; docs/rulings.md says more. */
export const RULINGS = {
  /** See {@link Rulings.lordsCountZero}. */
  lordsCountZero: [false, true],
  /** See {@link Rulings.vacatedHex}. */
  vacatedHex: ['excluded', 'candidate'],
} as const;

/** Decisions that differ from the default; no entry is the default. */
export interface Rulings {
  /** Lords: `true` lets a player without a settlement in a sector be first or second there. */
  readonly lordsCountZero?: boolean;
  /**
   * Barn and Harbor: whether the hex just left makes an adjacent destination "possible" (`'candidate'`) or is left
   * out (`'excluded'`, the default). It is never a destination itself.
   */
  readonly vacatedHex?: 'excluded' | 'candidate';
}

/** What a new game is made from. */
export interface KingdomBuilderOptions {
  /** 2 to 4 seats. */
  readonly players: number;
  /** The board; `'first-game'` is the rulebook's suggestion. Drawn from the seed if not given. */
  readonly sections?: Sections | 'first-game' | 'random';
  /** Three different cards; `'first-game'` is the rulebook's suggestion. Drawn from the seed if not given. */
  readonly cards?: readonly [Card, Card, Card] | 'first-game' | 'random';
  /** The seat that begins. Default 0; `'random'` draws it from the seed. */
  readonly firstPlayer?: Player | 'random';
  /** Decisions for doubtful points. */
  readonly rulings?: Rulings;
  /** Required when chance is seeded, refused when it is manual. */
  readonly seed?: Seed;
  /** `'seeded'` (the default): the game draws cards by itself. `'manual'`: the host does. */
  readonly chance?: 'seeded' | 'manual';
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

/** No tile from this location hex, so far. */
export const NO_TILE = 0;
/** A tile that can be used. */
export const TILE_READY = 1;
/** A tile used this turn. */
export const TILE_USED = 2;
/** A tile taken this turn, to be used from the next turn on. */
export const TILE_NEW = 3;
/** A tile had and lost: there is never another one from that hex. */
export const TILE_LOST = 4;

/** What a seat has from one location hex: see {@link NO_TILE}, {@link TILE_READY} and the others. */
export type TileStatus = typeof NO_TILE | typeof TILE_READY | typeof TILE_USED | typeof TILE_NEW | typeof TILE_LOST;

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
  /** The shape of this object. */
  readonly schema: 1;
  /** The revision of the rules. */
  readonly rules: number;
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

/** What happened within a step. */
export type KingdomBuilderEvent =
  | {
      /** A card went into a hand; others see it with terrain null. */
      readonly type: 'card-drawn';
      /** Whose hand. */
      readonly player: Player;
      /** The card, or null for those who may not see it. */
      readonly terrain: Terrain | null;
    }
  | {
      /** The discard pile was shuffled into a new draw pile. */
      readonly type: 'pile-reshuffled';
      /** How many cards it has. */
      readonly cards: number;
    }
  | {
      /** `turn-started`, `turn-ended`; `last-settlement`: the seat's supply ran out, so this round is the last. */
      readonly type: 'turn-started' | 'turn-ended' | 'last-settlement';
      /** Whose. */
      readonly player: Player;
    }
  | {
      /** `card-played`: shown at the start of a turn. `card-removed`: no free hex, so it left the game. `card-discarded`. */
      readonly type: 'card-played' | 'card-removed' | 'card-discarded';
      /** Whose turn it is. */
      readonly player: Player;
      /** The card. */
      readonly terrain: Terrain;
    }
  | {
      /** A settlement was built. */
      readonly type: 'settlement-built';
      /** Whose. */
      readonly player: Player;
      /** Where. */
      readonly hex: Hex;
      /** The tile that did it; null for the mandatory action. */
      readonly tile: Tile | null;
    }
  | {
      /** A settlement was moved. */
      readonly type: 'settlement-moved';
      /** Whose. */
      readonly player: Player;
      /** From where. */
      readonly from: Hex;
      /** To where. */
      readonly hex: Hex;
      /** The tile that did it. */
      readonly tile: Tile;
    }
  | {
      /** A tile was taken from a location hex, or lost because no own settlement is beside it any more. */
      readonly type: 'tile-taken' | 'tile-lost';
      /** Whose. */
      readonly player: Player;
      /** Which tile. */
      readonly tile: Tile;
      /** The location hex. */
      readonly location: Hex;
    }
  | {
      /** The game has ended. */
      readonly type: 'game-over';
    };

/**
 * Tower: not on the edge of the board. Tavern: not continuing a line of three or more own settlements. Paddock: not two
 * hexes away in a straight line.
 */
export type OutsideCode = 'not-on-edge' | 'not-at-line-end' | 'not-two-away';

/** Why a move is not legal. */
export type KingdomBuilderIllegal =
  | SharedIllegal
  | {
      /** The mandatory action is done. */
      readonly code: 'nothing-to-build';
    }
  | {
      /** The turn cannot end yet. */
      readonly code: 'must-build';
      /** Settlements still to build. */
      readonly toBuild: number;
    }
  | {
      /** No tile between the settlements of the mandatory action. (Rulebook, "Extra actions".) */
      readonly code: 'mid-mandatory';
      /** Settlements still to build. */
      readonly toBuild: number;
    }
  | {
      /** The seat has no such tile; `tile-used`: it was used this turn; `tile-new`: it was taken this turn. */
      readonly code: 'no-tile' | 'tile-used' | 'tile-new';
      /** Which tile. */
      readonly tile: Tile;
    }
  | {
      /** No settlement is left to build. */
      readonly code: 'no-supply';
    }
  | {
      /** The tile needs the terrain card of the turn, and no card is in play. */
      readonly code: 'no-card';
      /** Which tile. */
      readonly tile: Tile;
    }
  | {
      /** There is no own settlement to move. */
      readonly code: 'not-your-settlement';
      /** Where. */
      readonly from: Hex;
    }
  | {
      /** Somebody's settlement is there. */
      readonly code: 'occupied';
      /** Where. */
      readonly hex: Hex;
      /** Whose. */
      readonly by: Player;
    }
  | {
      /** The hex is not of a kind that this action can build on. */
      readonly code: 'wrong-terrain';
      /** Where. */
      readonly hex: Hex;
      /** What would do. */
      readonly need: readonly (Terrain | 'water')[];
      /** What is there. */
      readonly found: HexKind;
    }
  | {
      /** The hex is not in the one place that the tile is limited to. */
      readonly code: OutsideCode;
      /** The settlement to move; null for a tile that builds. */
      readonly from: Hex | null;
      /** Where. */
      readonly hex: Hex;
    }
  | {
      /** A hex beside an own settlement is possible, so it must be one of those. */
      readonly code: 'not-adjacent';
      /** Where. */
      readonly hex: Hex;
      /** The hexes that would be legal. */
      readonly possible: readonly Hex[];
    };

/** A kind of hex: the five terrains, and what cannot be built on without a tile. */
export type HexKind = Terrain | 'water' | 'mountain' | 'castle' | 'location';

/** All kinds of hexes. */
export const HEX_KINDS: readonly HexKind[] = [...TERRAINS, 'water', 'mountain', 'castle', 'location'];

/** A line of a score, with its reason. Settlements on water count for all but Fishermen. */
export type KingdomBuilderItem =
  | {
      /** 1 point for each settlement beside water, beside a mountain, or beside a castle or location. */
      readonly category: 'fishermen' | 'miners' | 'workers';
      /** Points. */
      readonly points: number;
      /** The settlements that score. */
      readonly hexes: readonly Hex[];
    }
  | {
      /** Castle: 3 points for each castle with a settlement beside it. Merchants: 4 for each linked castle or location. */
      readonly category: 'castle' | 'merchants';
      /** Points. */
      readonly points: number;
      /** The castle and location hexes that score. */
      readonly hexes: readonly Hex[];
    }
  | {
      /** 1 point for each row with a settlement. */
      readonly category: 'discoverers';
      /** Points. */
      readonly points: number;
      /** The rows. */
      readonly rows: readonly number[];
    }
  | {
      /** 1 point for each separate area of settlements. */
      readonly category: 'hermits';
      /** Points. */
      readonly points: number;
      /** The areas, each as its settlements. */
      readonly areas: readonly (readonly Hex[])[];
    }
  | {
      /** 1 point for every two settlements of the largest area. */
      readonly category: 'citizens';
      /** Points. */
      readonly points: number;
      /** The settlements of that area. */
      readonly hexes: readonly Hex[];
    }
  | {
      /** 2 points for each settlement of the fullest row. */
      readonly category: 'knights';
      /** Points. */
      readonly points: number;
      /** The row; null without settlements. Of equal rows the topmost. */
      readonly row: number | null;
      /** The settlements of that row. */
      readonly hexes: readonly Hex[];
    }
  | {
      /** 12 points for the most settlements of a sector, 6 for the next highest number. */
      readonly category: 'lords';
      /** Points. */
      readonly points: number;
      /** The four sectors, in the order of the sections. */
      readonly sectors: readonly LordsSector[];
    }
  | {
      /** 3 points for each settlement of the sector with the fewest. */
      readonly category: 'farmers';
      /** Points. */
      readonly points: number;
      /** The sector, 0 to 3 in the order of the sections. Of equal sectors the first. */
      readonly sector: number;
      /** The settlements there. */
      readonly hexes: readonly Hex[];
    };

/** A sector as the Lords see it. */
export interface LordsSector {
  /** 0 to 3 in the order of the sections. */
  readonly sector: number;
  /** The seat's settlements there. */
  readonly settlements: number;
  /** 12, 6 or 0. */
  readonly points: number;
}

/** A situation in short, for tests, puzzles and bug reports. */
export interface KingdomBuilderPosition {
  /** The board. */
  readonly sections: Sections;
  /** The three cards. Default: those of the first game. */
  readonly cards?: readonly [Card, Card, Card];
  /** For each seat its settlements as [row, column], zero-based from the top left. Their number is the number of seats. */
  readonly settlements: readonly (readonly (readonly [row: number, column: number])[])[];
  /**
   * For each seat the tiles that it can use. Each needs an own settlement beside a location of that kind. A location
   * hex beside an own settlement whose tile is not listed counts as taken and lost (as far as its two tiles go); one
   * beside none counts as never taken.
   */
  readonly tiles?: readonly (readonly Tile[])[];
  /** The seat on turn. Default 0. */
  readonly player?: Player;
  /** The terrain card played; null if there is none. Default: drawn by the seed, or the first that fits in the order of {@link TERRAINS}. */
  readonly terrain?: Terrain | null;
  /**
   * Settlements of the mandatory action still to build. Default: 3, or the supply if it is less; that number means
   * that the action has not begun.
   */
  readonly toBuild?: number;
  /** For each seat the card in hand; null for the seat on turn. Default: dealt by the seed, or in the order of {@link TERRAINS}. */
  readonly hands?: readonly (Terrain | null)[];
  /** How many cards of each terrain the pile has. Default, terrain by terrain: all that lie nowhere else. */
  readonly pile?: Readonly<Partial<Record<Terrain, number>>>;
  /** How many cards of each terrain were discarded. Default: none. */
  readonly discard?: Readonly<Partial<Record<Terrain, number>>>;
  /** The seat that began. Default 0. */
  readonly firstPlayer?: Player;
  /** Decisions for doubtful points. */
  readonly rulings?: Rulings;
  /** Deals the cards that are not given, and makes the game seeded unless `chance` says otherwise. */
  readonly seed?: Seed;
  /** Default: seeded with a seed, manual without. */
  readonly chance?: 'seeded' | 'manual';
}

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
}
