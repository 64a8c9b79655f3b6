import { checkPlayer } from '../core/arguments.js';
import type { Player, Random, Rules } from '../core/contract.js';
import { noLegalMove } from '../core/derive.js';
import { draw } from '../core/random.js';
import type { Tile } from './data/sections.js';
import { isToMove, usableTiles, type VisitTargets, visitTile } from './legal.js';
import { mandatory } from './tiles/mandatory.js';
import { targetHexes } from './tiles/rule.js';
import { settlementsToBuild } from './turn.js';
import type { Hex, KingdomBuilderMove, KingdomBuilderSeen } from './types.js';

/**
 * One legal move, each equally likely, without listing them. See {@link Rules.pickMove}.
 * @throws InvalidInputError when the seat has no legal move, for anything that is not a seat, and without a source.
 *
 * @example
 * ```ts
 * import { createRandom } from 'kontorhaus';
 * import { check, init, pickMove } from 'kontorhaus/kingdom-builder';
 *
 * const state = init({ players: 2, seed: 1 });
 * check(state, pickMove(state, 0, createRandom('bot'))); // => null
 * ```
 */
export const pickMove = (of: KingdomBuilderSeen, player: Player, random: Random): KingdomBuilderMove => {
  checkPlayer(of, player);
  if (!isToMove(of, player)) throw noLegalMove('kingdom-builder', player);
  const left = settlementsToBuild(of);
  const builds = left > 0 ? targetHexes(of, mandatory, -1) : [];
  const groups: { readonly tile: Tile; readonly from: Hex | null; readonly hexes: readonly Hex[] }[] = [];
  let total = left > 0 ? builds.length : 1;
  const add: VisitTargets = (tile, from, hexes) => {
    groups.push({ tile, from, hexes });
    total += hexes.length;
  };
  for (const tile of usableTiles(of, left)) visitTile(of, tile, add);
  let picked = draw(random, total);
  const built = builds[picked];
  if (built !== undefined) return { type: 'build', player, hex: built };
  picked -= builds.length;
  for (const { tile, from, hexes } of groups) {
    const hex = hexes[picked];
    if (hex !== undefined) return { type: 'tile', player, tile, from, hex };
    picked -= hexes.length;
  }
  return { type: 'end-turn', player };
};
