import type { Board } from '../board.js';
import type { Terrain } from '../data/terrains.js';
import { SIZE } from '../hex.js';
import { ALL_HEXES, has, NO_HEXES, type Rows } from '../rows.js';
import type { Hex, OutsideCode, Rulings } from '../types.js';

/** What the legality of an action depends on: the board as the seat on turn finds it. */
export interface Situation {
  /** The sections. */
  readonly board: Board;
  /** The seat's settlements. */
  readonly own: Rows;
  /** Everybody's settlements. */
  readonly occupied: Rows;
  /** The card played. */
  readonly terrain: Terrain | null;
  /** The decisions for doubtful points. */
  readonly rulings: Rulings;
}

/** An action that puts a settlement on a hex: one of the mandatory three, or that of a tile. */
export interface Action {
  /** Whether it moves a settlement instead of building one from the supply. */
  readonly moves: boolean;
  /** What it can go on: the terrain of the card played, or these kinds. */
  readonly on: 'card' | readonly (Terrain | 'water')[];
  /** Whether a hex beside an own settlement must be chosen if there is one. (Rulebook, "Building rules".) */
  readonly adjacent: boolean;
  /** Where else it is limited to, given the own settlements and the one that moves. */
  place?(own: Rows, from: Hex): Rows;
  /** The code for a hex outside that place. */
  readonly outside?: OutsideCode;
}

/** The hexes of the right kinds, free or not. */
export const groundOf = ({ on }: Action, { board, terrain }: Situation): Rows => {
  if (on === 'card') return terrain === null ? NO_HEXES : board.kinds[terrain];
  return on.length > 1 ? board.buildable : board.kinds[on[0] as Terrain | 'water'];
};

/**
 * The hexes where an action can put a settlement. For a move, `from` is lifted first: it is no destination, and only
 * the other own settlements make a hex adjacent; `reach` is what those touch. They are written to `targets`.
 * (Rulebook, "Building rules"; docs/rulings.md for the vacated hex.)
 */
export const targetRows = (action: Action, situation: Situation, from: Hex, reach: Rows, targets: number[]): Rows => {
  const ground = groundOf(action, situation);
  const { occupied, own, rulings } = situation;
  const place = action.place?.(own, from) ?? ALL_HEXES;
  let adjacent = 0;
  if (action.adjacent) {
    for (let row = 0; row < SIZE; row++)
      adjacent |=
        (ground[row] as number) & (place[row] as number) & (reach[row] as number) & ~(occupied[row] as number);
    if (adjacent === 0 && action.moves && rulings.vacatedHex === 'candidate' && has(ground, from) && has(reach, from))
      adjacent = 1;
  }
  const within = adjacent === 0 ? ALL_HEXES : reach;
  for (let row = 0; row < SIZE; row++)
    targets[row] =
      (ground[row] as number) & (place[row] as number) & (within[row] as number) & ~(occupied[row] as number);
  return targets;
};
