import type { Player } from '../core/contract.js';
import { locations } from './board.js';
import { TILES_PER_LOCATION } from './data/sections.js';
import { has, hexesOf } from './rows.js';
import { supplyOf, toBuild } from './turn.js';
import type { Hex, KingdomBuilderSeen } from './types.js';

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
  hexesOf(of.settlements[player] ?? []);

/** Settlements of the mandatory action that the seat on turn still has to build: 0 to 3. (Rulebook, "Mandatory action".) */
export const settlementsToBuild = (of: KingdomBuilderSeen): number =>
  of.phase === 'turn' ? toBuild(of, supplyOf(of, of.player)) : 0;

/** Tiles that lie on a location hex, 0 to 2; 0 on any other hex. (Rulebook, "Taking location tiles".) */
export const tilesLeft = (of: KingdomBuilderSeen, hex: Hex): number => {
  const index = locations(of.options.sections).findIndex((location) => location.hex === hex);
  return index < 0 ? 0 : TILES_PER_LOCATION - of.tiles.filter((statuses) => statuses[index] !== 0).length;
};
