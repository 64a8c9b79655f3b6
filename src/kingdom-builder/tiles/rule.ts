import type { Board } from '../board.js';
import type { Tile } from '../data/sections.js';
import type { Terrain } from '../data/terrains.js';
import { both, has, isEmpty, NO_HEXES, neighborsOfAll, type Rows, toggled, without } from '../rows.js';
import type { Hex, KingdomBuilderIllegal, Rulings } from '../types.js';

/** What the legality of an action depends on: the board as the seat on turn finds it. */
export interface Situation {
  /** The sections. */
  readonly board: Board;
  /** The seat's settlements. */
  readonly own: Rows;
  /** Everybody's settlements. */
  readonly occupied: Rows;
  /** The hexes that touch an own settlement. */
  readonly reach: Rows;
  /** The card played. */
  readonly terrain: Terrain | null;
  /** The decisions for doubtful points. */
  readonly rulings: Rulings;
}

/** An action that puts a settlement on a hex: one of the mandatory three, or that of a tile. */
export interface Action {
  /** The tile; null for the mandatory action. */
  readonly tile: Tile | null;
  /** Whether it moves a settlement instead of building one from the supply. */
  readonly moves: boolean;
  /** What it can go on: the terrain of the card played, or these kinds. */
  readonly on: 'card' | readonly (Terrain | 'water')[];
  /** Whether a hex beside an own settlement must be chosen if there is one. (Rulebook, "Building rules".) */
  readonly adjacent: boolean;
  /** Where else it is limited to, given the own settlements and the one that moves. */
  place?(own: Rows, from: Hex): Rows;
  /** Why a hex outside that place is refused. */
  refuse?(from: Hex, hex: Hex): KingdomBuilderIllegal;
}

/** The hexes of the right kind and place, free or not. */
const groundOf = (action: Action, { board, own, terrain }: Situation, from: Hex): Rows => {
  const kinds = action.on === 'card' ? (terrain === null ? [] : [terrain]) : action.on;
  const ground = kinds.length > 1 ? board.buildable : kinds[0] === undefined ? NO_HEXES : board.kinds[kinds[0]];
  return action.place === undefined ? ground : both(ground, action.place(own, from));
};

/**
 * The hexes where an action can put a settlement. For a move, `from` is lifted first: it is no destination, and only
 * the other own settlements make a hex adjacent. (Rulebook, "Building rules"; docs/rulings.md for the vacated hex.)
 */
export const targetRows = (action: Action, situation: Situation, from: Hex): Rows => {
  const ground = groundOf(action, situation, from);
  const free = without(ground, situation.occupied);
  if (!action.adjacent) return free;
  const reach = action.moves ? neighborsOfAll(toggled(situation.own, from)) : situation.reach;
  const adjacent = both(free, reach);
  const vacatedCounts =
    action.moves && situation.rulings.vacatedHex === 'candidate' && has(ground, from) && has(reach, from);
  return isEmpty(adjacent) && !vacatedCounts ? free : adjacent;
};
