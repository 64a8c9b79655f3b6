import { checkInt, checkOneOf, checkPlayer } from '../core/arguments.js';
import type { Player } from '../core/contract.js';
import { refuseArgument } from '../core/errors.js';
import { isRecord } from '../core/read.js';
import type { Location } from './board.js';
import * as board from './board.js';
import { type HexKind, TILES, TILES_PER_LOCATION, type Tile } from './data/sections.js';
import * as grid from './hex.js';
import { DIRECTIONS, type Direction, HEXES, SIZE } from './hex.js';
import { has, hexesOf, type Rows } from './rows.js';
import * as scores from './score/index.js';
import { TILE_ACTIONS } from './tiles/index.js';
import { mandatory } from './tiles/mandatory.js';
import { targetHexes } from './tiles/rule.js';
import { isHeld, NO_TILE, type TileStatus } from './tiles/status.js';
import * as turns from './turn.js';
import { CARDS, type Card, type Hex, type KingdomBuilderSeen, type Section, type Sections } from './types.js';

export { isOnBoard } from './hex.js';
export { settlementsToBuild } from './turn.js';

/*
 * What user interfaces and bots ask besides the rules. All of it refuses a seat, hex, tile or list of sections that is
 * none. The rules ask the functions of the same names in other files, which test nothing.
 */

const GAME = 'kingdom-builder';

const checkHex = (hex: unknown, name = 'hex'): void => {
  checkInt(GAME, name, hex, 0, HEXES - 1);
};

const isSection = (section: unknown): boolean =>
  (typeof section === 'string' || isRecord(section)) &&
  board.SECTION_NAMES.includes(board.nameOf(section as unknown as Section));

const checkSections = (sections: unknown): void => {
  if (!Array.isArray(sections) || sections.length !== 4 || !sections.every(isSection))
    refuseArgument(GAME, 'sections', `four of ${board.SECTION_NAMES.join(', ')}`);
};

/** The boards of lists that were asked about, with the names that stood in each. To read one anew takes 20 times as long. */
const boards: WeakMap<Sections, { readonly names: string; readonly board: board.Board }> = new WeakMap();

/** The board of a list that is the caller's own, and so may have changed since it was read. */
const boardNow = (sections: Sections): board.Board => {
  checkSections(sections);
  const names = sections.map(board.nameOf).join();
  let read = boards.get(sections);
  if (read?.names !== names) {
    read = { names, board: board.buildBoard(sections) };
    boards.set(sections, read);
  }
  return read.board;
};

/**
 * The hex at a row and a column.
 * @throws InvalidInputError when they are not {@link isOnBoard on the board}.
 */
export const hexAt = (row: number, column: number): Hex => {
  checkInt(GAME, 'row', row, 0, SIZE - 1);
  checkInt(GAME, 'column', column, 0, SIZE - 1);
  return grid.hexAt(row, column);
};

/**
 * The row of a hex, 0 at the top.
 * @throws InvalidInputError for anything that is not a hex.
 */
export const rowOf = (hex: Hex): number => {
  checkHex(hex);
  return grid.rowOf(hex);
};

/**
 * The column of a hex, 0 on the left. Odd rows lie half a hex to the right.
 * @throws InvalidInputError for anything that is not a hex.
 */
export const columnOf = (hex: Hex): number => {
  checkHex(hex);
  return grid.columnOf(hex);
};

/**
 * The hexes in a straight line from a hex to the edge of the board, nearest first, the hex itself left out.
 * @throws InvalidInputError for anything that is not a hex or not a direction.
 *
 * @example
 * ```ts
 * import { hexAt, lineFrom } from 'kontorhaus/kingdom-builder';
 *
 * lineFrom(hexAt(0, 17), 'east'); // => [18, 19]
 * lineFrom(hexAt(0, 0), 'southeast').slice(0, 3); // => [20, 41, 61]
 * ```
 */
export const lineFrom = (hex: Hex, direction: Direction): readonly Hex[] => {
  checkHex(hex);
  checkOneOf(GAME, 'direction', direction, DIRECTIONS);
  return grid.lineFrom(hex, direction);
};

/**
 * The two to six hexes that touch a hex, ascending.
 * @throws InvalidInputError for anything that is not a hex.
 *
 * @example
 * ```ts
 * import { hexAt, neighborsOf } from 'kontorhaus/kingdom-builder';
 *
 * neighborsOf(hexAt(1, 0)); // => [0, 1, 21, 40, 41]
 * ```
 */
export const neighborsOf = (hex: Hex): readonly Hex[] => {
  checkHex(hex);
  return grid.neighborsOf(hex);
};

/**
 * Whether two hexes touch.
 * @throws InvalidInputError for anything that is not a hex; the issue names it `a` or `b`.
 */
export const areNeighbors = (a: Hex, b: Hex): boolean => {
  checkHex(a, 'a');
  checkHex(b, 'b');
  return grid.areNeighbors(a, b);
};

/**
 * The length of the shortest path between two hexes, in steps from neighbor to neighbor.
 * @throws InvalidInputError for anything that is not a hex; the issue names it `a` or `b`.
 */
export const distance = (a: Hex, b: Hex): number => {
  checkHex(a, 'a');
  checkHex(b, 'b');
  return grid.distance(a, b);
};

/**
 * The part of the board, 0 to 3 in the order of the sections, that a hex lies in.
 * @throws InvalidInputError for anything that is not a hex.
 */
export const sectorOf = (hex: Hex): number => {
  checkHex(hex);
  return board.sectorOf(hex);
};

/**
 * What is printed on a hex.
 * @throws InvalidInputError for anything that is not a hex, and for anything but four sections.
 *
 * @example
 * ```ts
 * import { hexAt, kindAt } from 'kontorhaus/kingdom-builder';
 *
 * kindAt(['tavern', 'paddock', 'oasis', 'farm'], hexAt(3, 3)); // => 'castle'
 * ```
 */
export const kindAt = (sections: Sections, hex: Hex): HexKind => {
  checkSections(sections);
  checkHex(hex);
  return board.kindAt(sections, hex);
};

/**
 * The location hexes of a board, ascending: `state.tiles[seat][i]` belongs to the i-th of them.
 * @throws InvalidInputError for what are not four sections.
 *
 * @example
 * ```ts
 * import { locations } from 'kontorhaus/kingdom-builder';
 *
 * locations(['tavern', 'paddock', 'oasis', 'farm'])[0]; // => { hex: 58, tile: 'paddock' }
 * ```
 */
export const locations = (sections: Sections): readonly Location[] => boardNow(sections).locations;

/**
 * The castle hexes of a board, ascending.
 * @throws InvalidInputError for what are not four sections.
 */
export const castles = (sections: Sections): readonly Hex[] => boardNow(sections).castles;

/**
 * Whose settlement stands on a hex, or null.
 * @throws InvalidInputError for anything that is not a hex.
 *
 * @example
 * ```ts
 * import { fromPosition, hexAt, settlementAt } from 'kontorhaus/kingdom-builder';
 *
 * const state = fromPosition({
 *   sections: ['oracle', 'oasis', 'harbor', 'barn'],
 *   settlements: [[], [[5, 12]]],
 * });
 * settlementAt(state, hexAt(5, 12)); // => 1
 * settlementAt(state, hexAt(5, 13)); // => null
 * ```
 */
export const settlementAt = (of: KingdomBuilderSeen, hex: Hex): Player | null => {
  checkHex(hex);
  const seat = of.settlements.findIndex((rows) => has(rows, hex));
  return seat < 0 ? null : seat;
};

/**
 * A seat's settlements on the board, ascending.
 * @throws InvalidInputError for anything that is not a seat.
 */
export const settlementsOf = (of: KingdomBuilderSeen, player: Player): readonly Hex[] => {
  checkPlayer(of, player);
  return hexesOf(of.settlements[player] as Rows);
};

/**
 * Settlements that a seat has left to build, of 40.
 * @throws InvalidInputError for anything that is not a seat.
 */
export const supplyOf = (of: KingdomBuilderSeen, player: Player): number => {
  checkPlayer(of, player);
  return turns.supplyOf(of, player);
};

/**
 * The hexes where the seat on turn could put a settlement by an action, ascending, whether or not it holds the tile:
 * for analysis and tests. `tile` null is the mandatory action; `from` is the settlement to move, null when building.
 * Empty where `from` does not go with the tile, or is no own settlement.
 * @throws InvalidInputError for anything that is not a tile, or neither a hex nor null.
 */
export const targetsOf = (of: KingdomBuilderSeen, tile: Tile | null, from: Hex | null): readonly Hex[] => {
  if (tile !== null) checkOneOf(GAME, 'tile', tile, TILES);
  if (from !== null) checkHex(from, 'from');
  const action = tile === null ? mandatory : TILE_ACTIONS[tile];
  const own = of.settlements[of.player] as Rows;
  if (from === null ? action.moves : !action.moves || !has(own, from)) return [];
  return targetHexes(of, action, from ?? -1);
};

/**
 * Tiles that lie on a location hex, 0 to 2; 0 on any other hex. (Rulebook, "Taking location tiles".)
 * @throws InvalidInputError for anything that is not a hex.
 */
export const tilesLeft = (of: KingdomBuilderSeen, hex: Hex): number => {
  checkHex(hex);
  const index = board.boardOf(of.options.sections).locations.findIndex((location) => location.hex === hex);
  return index < 0 ? 0 : TILES_PER_LOCATION - of.tiles.filter((statuses) => statuses[index] !== NO_TILE).length;
};

/** A tile that a seat holds. */
export interface HeldTile {
  /** Which tile. */
  readonly tile: Tile;
  /** The location hex that it came from. */
  readonly location: Hex;
  /** Ready, used this turn, or taken this turn. */
  readonly status: TileStatus;
}

/**
 * The tiles that a seat holds, in the order of their location hexes.
 * @throws InvalidInputError for anything that is not a seat.
 */
export const tilesOf = (of: KingdomBuilderSeen, player: Player): readonly HeldTile[] => {
  checkPlayer(of, player);
  const statuses = of.tiles[player] as readonly TileStatus[];
  return board.boardOf(of.options.sections).locations.flatMap(({ hex, tile }, index) => {
    const status = statuses[index] as TileStatus;
    return isHeld(status) ? [{ tile, location: hex, status }] : [];
  });
};

/**
 * The points of one card, or of the castles, for each seat: of any card, in play or not. (Rulebook, the card.)
 * @throws InvalidInputError when there is no such card.
 *
 * @example
 * ```ts
 * import { fromPosition, scoreCard } from 'kontorhaus/kingdom-builder';
 *
 * const state = fromPosition({
 *   sections: ['oasis', 'paddock', 'farm', 'tavern'],
 *   settlements: [[[0, 0], [9, 9]], [[5, 6]]],
 * });
 * scoreCard(state, 'hermits'); // => [2, 1]
 * ```
 */
export const scoreCard = (of: KingdomBuilderSeen, card: Card | 'castle'): readonly number[] => {
  checkOneOf(GAME, 'card', card, [...CARDS, 'castle']);
  return scores.scoreCard(of, card);
};
