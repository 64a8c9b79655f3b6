import type { Player, Random, Rules } from '../core/contract.js';
import { noLegalMove } from '../core/derive.js';
import { draw } from '../core/random.js';
import { isInt } from '../core/read.js';
import { boardOf } from './board.js';
import type { Tile } from './data/sections.js';
import { dependsOnLifted, isToMove, soleNeighborsOf, usableTiles, visitTile } from './legal.js';
import { count, hexesOf, isFree, type Rows } from './rows.js';
import { TILE_ACTIONS } from './tiles/index.js';
import { mandatory } from './tiles/mandatory.js';
import { targetHexes } from './tiles/rule.js';
import { settlementsToBuild } from './turn.js';
import type { Hex, KingdomBuilderMove, KingdomBuilderSeen } from './types.js';

/** The moves of a tile: a target each, or, where it moves settlements, a settlement and a target. */
interface Group {
  readonly tile: Tile;
  /** The targets before a settlement is lifted. */
  readonly hexes: readonly Hex[];
  /** See {@link soleNeighborsOf}. */
  readonly only: readonly Hex[] | null;
}

/**
 * The n-th of the legal moves of a group that go from settlement to settlement, or their number if there are fewer: so
 * -1 counts them.
 */
const nthOf = (of: KingdomBuilderSeen, { tile, hexes, only }: Group, n: number): KingdomBuilderMove | number => {
  const { reach } = TILE_ACTIONS[tile];
  const { buildable } = boardOf(of.options.sections);
  const { player, settlements } = of;
  let passed = 0;
  for (const from of hexesOf(settlements[player] as Rows)) {
    const near = reach === undefined ? hexes : reach(from);
    for (let index = 0; index < near.length; index++) {
      const hex = near[index] as Hex;
      if (reach === undefined ? only?.[index] === from : !isFree(buildable, settlements, hex)) continue;
      if (passed === n) return { type: 'tile', player, tile, from, hex };
      passed++;
    }
  }
  return passed;
};

/** How many moves a tile that moves settlements has, or the moves themselves where they do not follow from one list. */
const movesOf = (of: KingdomBuilderSeen, group: Group): number | readonly KingdomBuilderMove[] => {
  const { tile, hexes, only } = group;
  if (TILE_ACTIONS[tile].reach !== undefined) return nthOf(of, group, -1) as number;
  const settlements = count(of.settlements[of.player] as Rows);
  if (only === null && !dependsOnLifted(of, only)) return settlements * hexes.length;
  const first = only?.[0];
  if (only && (first === -1 || only.some((from) => from !== first)))
    // A target beside one settlement alone is none for that one; some target is left for each.
    return only.reduce((total, from) => (from < 0 ? total : total - 1), settlements * hexes.length);
  const moves: KingdomBuilderMove[] = [];
  visitTile(of, tile, (_tile, from, targets) => {
    for (const hex of targets) moves.push({ type: 'tile', player: of.player, tile, from, hex });
  });
  return moves;
};

/**
 * One legal move, each equally likely, without listing them. See {@link Rules.pickMove}.
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
  if (!isInt(player, 0, 3) || !isToMove(of, player)) throw noLegalMove('kingdom-builder', player);
  const left = settlementsToBuild(of);
  const builds = left > 0 ? targetHexes(of, mandatory, -1) : [];
  const groups: { readonly group: Group; readonly moves: number | readonly KingdomBuilderMove[] }[] = [];
  let total = left > 0 ? builds.length : 1;
  for (const tile of usableTiles(of, left)) {
    const action = TILE_ACTIONS[tile];
    const hexes = action.reach === undefined ? targetHexes(of, action, -1) : [];
    const only = action.moves ? soleNeighborsOf(of.settlements[player] as Rows, hexes) : null;
    const group = { tile, hexes, only };
    const moves = action.moves ? movesOf(of, group) : hexes.length;
    groups.push({ group, moves });
    total += typeof moves === 'number' ? moves : moves.length;
  }
  let picked = draw(random, total);
  const built = builds[picked];
  if (built !== undefined) return { type: 'build', player, hex: built };
  picked -= builds.length;
  for (const { group, moves } of groups) {
    const { tile, hexes } = group;
    const size = typeof moves === 'number' ? moves : moves.length;
    if (picked >= size) {
      picked -= size;
      continue;
    }
    if (typeof moves !== 'number') return moves[picked] as KingdomBuilderMove;
    if (TILE_ACTIONS[tile].moves) return nthOf(of, group, picked) as KingdomBuilderMove;
    return { type: 'tile', player, tile, from: null, hex: hexes[picked] as Hex };
  }
  return { type: 'end-turn', player };
};
