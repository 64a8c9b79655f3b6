import type { Player } from '../core/contract.js';
import { locations } from './board.js';
import { TILES_PER_LOCATION, type Tile } from './data/sections.js';
import { isHeld } from './play.js';
import { has, hexesOf, NO_HEXES } from './rows.js';
import { type Hex, type KingdomBuilderSeen, NO_TILE, type TileStatus } from './types.js';

/**
 * Whose settlement stands on a hex, or null.
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
  const seat = of.settlements.findIndex((rows) => has(rows, hex));
  return seat < 0 ? null : seat;
};

/** A seat's settlements on the board, ascending. */
export const settlementsOf = (of: KingdomBuilderSeen, player: Player): readonly Hex[] =>
  hexesOf(of.settlements[player] ?? NO_HEXES);

/** Tiles that lie on a location hex, 0 to 2; 0 on any other hex. (Rulebook, "Taking location tiles".) */
export const tilesLeft = (of: KingdomBuilderSeen, hex: Hex): number => {
  const index = locations(of.options.sections).findIndex((location) => location.hex === hex);
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

/** The tiles that a seat holds, in the order of their location hexes. */
export const tilesOf = (of: KingdomBuilderSeen, player: Player): readonly HeldTile[] =>
  locations(of.options.sections).flatMap(({ hex, tile }, index) => {
    const status = of.tiles[player]?.[index] ?? NO_TILE;
    return isHeld(status) ? [{ tile, location: hex, status }] : [];
  });
