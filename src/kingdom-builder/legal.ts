import type { Player, Random, Rules } from '../core/contract.js';
import { noLegalMove, viewerOf } from '../core/derive.js';
import { draw } from '../core/random.js';
import { isInt, isRecord } from '../core/read.js';
import { boardOf, kindAt } from './board.js';
import type { Tile } from './data/sections.js';
import type { Terrain } from './data/terrains.js';
import { HEXES, SIZE } from './hex.js';
import {
  count,
  either,
  has,
  hexesOf,
  lowestColumn,
  NO_HEXES,
  neighborsOfAll,
  nthHex,
  type Rows,
  toggled,
  touches,
} from './rows.js';
import { TILE_ACTIONS } from './tiles/index.js';
import { mandatory } from './tiles/mandatory.js';
import { type Action, groundOf, type Situation, targetRows } from './tiles/rule.js';
import { chance, chanceIsDue, supplyOf, toBuild } from './turn.js';
import {
  type Hex,
  type KingdomBuilderChance,
  type KingdomBuilderIllegal,
  type KingdomBuilderMove,
  type KingdomBuilderSeen,
  TILE_NEW,
  TILE_READY,
  TILE_USED,
} from './types.js';

/** The board as the seat on turn finds it. */
const situationOf = (of: KingdomBuilderSeen, player: Player): Situation => {
  let occupied = of.settlements[0] as Rows;
  for (let seat = 1; seat < of.settlements.length; seat++) occupied = either(occupied, of.settlements[seat] as Rows);
  return {
    board: boardOf(of.options.sections),
    own: of.settlements[player] as Rows,
    occupied,
    terrain: of.terrain,
    rulings: of.options.rulings,
  };
};

/** The settlements that make a hex adjacent: all but the one that moves; `from` is -1 when building. */
const othersThan = (own: Rows, from: Hex): Rows => (from < 0 ? own : toggled(own, from));

/**
 * The hexes where the seat on turn could put a settlement by an action, ascending, whether or not it holds the tile:
 * for analysis and tests. `tile` null is the mandatory action; `from` is the settlement to move, null when building.
 * Empty where `from` does not go with the tile, or is no own settlement.
 */
export const targetsOf = (of: KingdomBuilderSeen, tile: Tile | null, from: Hex | null): readonly Hex[] => {
  const action = tile === null ? mandatory : TILE_ACTIONS[tile];
  const situation = situationOf(of, of.player);
  if (from === null ? action.moves : !action.moves || !has(situation.own, from)) return [];
  const reach = neighborsOfAll(othersThan(situation.own, from ?? -1));
  return hexesOf(targetRows(action, situation, from ?? -1, reach, NO_HEXES.slice()));
};

/** The legal moves that differ in their hex alone: one tile, or the mandatory action, and one settlement to move. */
type VisitTargets = (tile: Tile | null, from: Hex | null, targets: Rows) => void;

/** Holds the targets of one visit. Fresh lists for each cost playouts a fifth of their speed. */
const visited: number[] = NO_HEXES.slice();

/** Visits all moves but the end of the turn, in the order of the list. The targets are good until the visit returns. */
const visitTargets = (of: KingdomBuilderSeen, supply: number, left: number, visit: VisitTargets): void => {
  const { player } = of;
  const situation = situationOf(of, player);
  const reach = neighborsOfAll(situation.own);
  if (left > 0) visit(null, null, targetRows(mandatory, situation, -1, reach, visited));
  // No tile between the settlements of the mandatory action. (Rulebook, "Extra actions".)
  if (left > 0 && of.built > 0) return;
  const statuses = of.tiles[player] as readonly number[];
  for (const { tile, at } of situation.board.tilesInPlay) {
    if (!at.some((index) => statuses[index] === TILE_READY)) continue;
    const action = TILE_ACTIONS[tile];
    if (action.on === 'card' && of.terrain === null) continue;
    if (!action.moves) {
      if (supply > 0) visit(tile, null, targetRows(action, situation, -1, reach, visited));
      continue;
    }
    for (const from of hexesOf(situation.own)) {
      const others = action.adjacent ? neighborsOfAll(othersThan(situation.own, from)) : reach;
      visit(tile, from, targetRows(action, situation, from, others, visited));
    }
  }
};

/** Whether the seat on turn, seen by whoever looks, is to move and is the one asked about. */
const isToMove = (of: KingdomBuilderSeen, player: Player | undefined): boolean => {
  if (of.phase !== 'turn' || chanceIsDue(of)) return false;
  const viewer = viewerOf(of);
  return (viewer === undefined || viewer === of.player) && (player === undefined || player === of.player);
};

/**
 * All legal moves: settlements of the mandatory action by hex, then tiles in the order of {@link TILES} by settlement
 * moved and hex, then the end of the turn.
 *
 * @example
 * ```ts
 * import { init, legalMoves } from 'kontorhaus/kingdom-builder';
 *
 * const state = init({ players: 2, seed: 7 });
 * legalMoves(state).every((move) => move.type === 'build' && move.player === 0); // => true
 * ```
 */
export const legalMoves = (of: KingdomBuilderSeen, player?: Player): readonly KingdomBuilderMove[] => {
  const moves: KingdomBuilderMove[] = [];
  if (!isToMove(of, player)) return moves;
  const seat = of.player;
  const supply = supplyOf(of, seat);
  const left = toBuild(of, supply);
  visitTargets(of, supply, left, (tile, from, targets) => {
    for (let row = 0; row < SIZE; row++) {
      for (let bits = targets[row] as number; bits !== 0; bits &= bits - 1) {
        const hex = row * SIZE + lowestColumn(bits);
        moves.push(
          tile === null ? { type: 'build', player: seat, hex } : { type: 'tile', player: seat, tile, from, hex },
        );
      }
    }
  });
  if (left === 0) moves.push({ type: 'end-turn', player: seat });
  return moves;
};

/** One legal move, each equally likely, without listing them. See {@link Rules.pickMove}. */
export const pickMove = (of: KingdomBuilderSeen, player: Player, random: Random): KingdomBuilderMove => {
  if (!isInt(player, 0, 3) || !isToMove(of, player)) throw noLegalMove('kingdom-builder', player);
  const supply = supplyOf(of, player);
  const left = toBuild(of, supply);
  const groups: {
    readonly tile: Tile | null;
    readonly from: Hex | null;
    readonly targets: Rows;
    readonly size: number;
  }[] = [];
  let total = left === 0 ? 1 : 0;
  visitTargets(of, supply, left, (tile, from, targets) => {
    const size = count(targets);
    if (size > 0) groups.push({ tile, from, targets: targets.slice(), size });
    total += size;
  });
  let picked = draw(random, total);
  for (const { tile, from, targets, size } of groups) {
    if (picked < size) {
      const hex = nthHex(targets, picked);
      return tile === null ? { type: 'build', player, hex } : { type: 'tile', player, tile, from, hex };
    }
    picked -= size;
  }
  return { type: 'end-turn', player };
};

/** Whether a value is an object with so many fields: a move with more would not be the one JSON of that move. */
const hasFields = (input: unknown, fields: number): input is Record<string, unknown> =>
  isRecord(input) && Object.keys(input).length === fields;

/** Whether a value has the shape of a move: then its fields can be trusted below. */
const isMove = (input: unknown): input is KingdomBuilderMove => {
  if (!isRecord(input) || !isInt(input['player'], 0, 3)) return false;
  const { type, hex, from, tile } = input;
  if (type === 'end-turn') return hasFields(input, 2);
  if (!isInt(hex, 0, HEXES - 1)) return false;
  if (type === 'build') return hasFields(input, 3);
  if (type !== 'tile' || typeof tile !== 'string' || !Object.hasOwn(TILE_ACTIONS, tile)) return false;
  return hasFields(input, 5) && (TILE_ACTIONS[tile as Tile].moves ? isInt(from, 0, HEXES - 1) : from === null);
};

const isOutcome = (input: unknown): input is KingdomBuilderChance => isRecord(input) && input['type'] === 'draw';

/** Why an action cannot put a settlement on a hex that is not among its targets. */
const whyNot = (
  of: KingdomBuilderSeen,
  action: Action,
  situation: Situation,
  from: Hex,
  hex: Hex,
  targets: Rows,
): KingdomBuilderIllegal => {
  if (has(situation.occupied, hex))
    return { code: 'occupied', hex, by: of.settlements.findIndex((rows) => has(rows, hex)) };
  const found = kindAt(of.options.sections, hex);
  // Without a card an action that needs one was refused before.
  const need = action.on === 'card' ? [of.terrain as Terrain] : action.on;
  if (!(need as readonly string[]).includes(found)) return { code: 'wrong-terrain', hex, need, found };
  if (action.place !== undefined && action.outside !== undefined && !has(action.place(situation.own, from), hex))
    return { code: action.outside, from: from < 0 ? null : from, hex };
  return { code: 'not-adjacent', hex, possible: hexesOf(targets) };
};

/** Why the seat on turn cannot use this tile at all. */
const whyNoTile = (of: KingdomBuilderSeen, tile: Tile, supply: number): KingdomBuilderIllegal | null => {
  const left = toBuild(of, supply);
  if (left > 0 && of.built > 0) return { code: 'mid-mandatory', toBuild: left };
  const statuses = of.tiles[of.player] as readonly number[];
  const { tilesInPlay } = boardOf(of.options.sections);
  const held = tilesInPlay.find((entry) => entry.tile === tile)?.at.map((index) => statuses[index]) ?? [];
  if (!held.includes(TILE_READY))
    return { code: held.includes(TILE_NEW) ? 'tile-new' : held.includes(TILE_USED) ? 'tile-used' : 'no-tile', tile };
  const action = TILE_ACTIONS[tile];
  if (action.on === 'card' && of.terrain === null) return { code: 'no-card', tile };
  return !action.moves && supply === 0 ? { code: 'no-supply' } : null;
};

/** Why a move or outcome is not legal, or null if it is. See {@link Rules.check}. */
export const check = (
  of: KingdomBuilderSeen,
  input: KingdomBuilderMove | KingdomBuilderChance,
): KingdomBuilderIllegal | null => {
  if (isOutcome(input)) return checkOutcome(of, input);
  if (!isMove(input)) return { code: 'no-such-move' };
  if (of.phase === 'over') return { code: 'game-over' };
  if (chanceIsDue(of)) return { code: 'chance-due' };
  if (!isToMove(of, input.player)) return { code: 'not-your-turn', players: [of.player] };
  const supply = supplyOf(of, of.player);
  const left = toBuild(of, supply);
  if (input.type === 'end-turn') return left > 0 ? { code: 'must-build', toBuild: left } : null;
  const action = input.type === 'build' ? mandatory : TILE_ACTIONS[input.tile];
  if (input.type === 'build' && left === 0) return { code: 'nothing-to-build' };
  if (input.type === 'tile') {
    const refused = whyNoTile(of, input.tile, supply);
    if (refused !== null) return refused;
  }
  const situation = situationOf(of, of.player);
  const from = input.type === 'tile' && input.from !== null ? input.from : -1;
  if (from >= 0 && !has(situation.own, from)) return { code: 'not-your-settlement', from };
  const { hex } = input;
  const others = othersThan(situation.own, from);
  // A hex beside an own settlement is a target if it is ground at all: then there is no need to look for others.
  const isGround = action.place === undefined && has(groundOf(action, situation), hex);
  if (isGround && touches(others, hex) && !has(situation.occupied, hex)) return null;
  const targets = targetRows(action, situation, from, neighborsOfAll(others), visited);
  return has(targets, hex) ? null : whyNot(of, action, situation, from, hex, targets);
};

/** An outcome must be a card that can be drawn now; a view cannot tell, so there none is. */
const checkOutcome = (of: KingdomBuilderSeen, input: KingdomBuilderChance): KingdomBuilderIllegal | null => {
  if (of.phase === 'over') return { code: 'game-over' };
  const possible =
    hasFields(input, 2) && 'pile' in of && chance(of).some(({ outcome }) => outcome.terrain === input.terrain);
  return possible ? null : { code: 'no-such-outcome' };
};
