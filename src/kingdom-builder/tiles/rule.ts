import { replaced } from '../../core/lists.js';
import { type Board, boardOf } from '../board.js';
import type { Terrain } from '../data/terrains.js';
import { hexAt, SIZE } from '../hex.js';
import type { OutsideCode } from '../illegal.js';
import { freeIn, lowestColumn, NO_HEXES, type Rows, toggled, touchedBy } from '../rows.js';
import type { Hex, KingdomBuilderSeen } from '../types.js';

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
  /** The hexes of that place, ascending, where they are few. */
  reach?(from: Hex): readonly Hex[];
  /** The code for a hex outside that place. */
  readonly outside?: OutsideCode;
}

/** The hexes of the right kinds, free or not. */
export const groundOf = ({ on }: Action, board: Board, terrain: Terrain | null): Rows => {
  if (on === 'card') return terrain === null ? NO_HEXES : board.kinds[terrain];
  return on.length > 1 ? board.buildable : board.kinds[on[0] as Terrain | 'water'];
};

/** The settlements that make a hex adjacent: all but the one that moves; `from` is -1 when building. */
export const othersThan = (own: Rows, from: Hex): Rows => (from < 0 ? own : toggled(own, from));

/** The possible hexes, ascending: all of them, or those beside own settlements, the one just left among them if it counts. */
const possibleHexes = (of: KingdomBuilderSeen, action: Action, from: Hex, adjacent: boolean): readonly Hex[] => {
  const { settlements } = of;
  const ground = groundOf(action, boardOf(of.options.sections), of.terrain);
  const own = settlements[of.player] as Rows;
  const hexes: Hex[] = [];
  const others = othersThan(own, from);
  const place = action.place?.(own, from);
  // The hex just left is no destination, but may keep others from being one.
  const taken =
    adjacent && from >= 0 && of.options.rulings.vacatedHex === 'candidate'
      ? replaced(settlements, of.player, others)
      : settlements;
  let above = 0;
  let here = others[0] as number;
  for (let row = 0; row < SIZE; row++) {
    const below = row < SIZE - 1 ? (others[row + 1] as number) : 0;
    let bits = ground[row] as number;
    // Many rows have no own settlement beside them.
    if (adjacent) bits = (above | here | below) === 0 ? 0 : bits & touchedBy(above | below, here, row);
    if (place !== undefined) bits &= place[row] as number;
    if (bits !== 0) bits &= freeIn(ground, taken, row);
    for (; bits !== 0; bits &= bits - 1) hexes.push(hexAt(row, lowestColumn(bits)));
    above = here;
    here = below;
  }
  return hexes;
};

/** The targets of an action that goes beside own settlements if it can; null where it need not. */
export const adjacentTargets = (of: KingdomBuilderSeen, action: Action, from: Hex): readonly Hex[] | null => {
  const hexes = possibleHexes(of, action, from, true);
  return hexes.length === 0 ? null : from < 0 ? hexes : hexes.filter((hex) => hex !== from);
};

/**
 * The hexes where the seat on turn can put a settlement by an action, ascending. For a move, `from` is lifted first: it
 * is no destination, and only the other own settlements make a hex adjacent. All sets are worked out row by row as they
 * are needed: a fifth of a playout goes here. (Rulebook, "Building rules"; docs/rulings.md for the vacated hex.)
 */
export const targetHexes = (of: KingdomBuilderSeen, action: Action, from: Hex): readonly Hex[] =>
  (action.adjacent ? adjacentTargets(of, action, from) : null) ?? possibleHexes(of, action, from, false);
