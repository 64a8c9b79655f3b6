import type { Player, Rules } from '../core/contract.js';
import { hasFields, isInt, isRecord } from '../core/read.js';
import { viewerOf } from '../core/turn.js';
import { boardOf, kindAt } from './board.js';
import type { Tile } from './data/sections.js';
import type { Terrain } from './data/terrains.js';
import { HEXES, neighborsOf } from './hex.js';
import type { KingdomBuilderIllegal } from './illegal.js';
import { freeRows, has, hexesOf, isFree, type Rows, rowsOf, touches } from './rows.js';
import { TILE_ACTIONS } from './tiles/index.js';
import { mandatory } from './tiles/mandatory.js';
import { type Action, adjacentTargets, groundOf, othersThan, targetHexes } from './tiles/rule.js';
import { TILE_NEW, TILE_READY, TILE_USED } from './tiles/status.js';
import { chance, chanceIsDue, settlementsToBuild, supplyOf } from './turn.js';
import type { Hex, KingdomBuilderChance, KingdomBuilderMove, KingdomBuilderSeen } from './types.js';

/** Sees the legal moves that differ in their hex alone: one tile, and one settlement to move. */
export type VisitTargets = (tile: Tile, from: Hex | null, hexes: readonly Hex[]) => void;

/** The only own settlement beside a hex, or -1 where there are several. */
const soleNeighborOf = (own: Rows, hex: Hex): Hex => {
  let found = -1;
  for (const neighbor of neighborsOf(hex)) {
    if (!has(own, neighbor)) continue;
    if (found >= 0) return -1;
    found = neighbor;
  }
  return found;
};

/**
 * Visits the moves of a tile. Where it moves a settlement next to others, lifting one takes away the targets that no
 * other touches, and nothing where they lie beside none, so there is no need to begin anew for each, unless none is
 * left or the hex just left counts.
 */
export const visitTile = (of: KingdomBuilderSeen, tile: Tile, visit: VisitTargets): void => {
  const action = TILE_ACTIONS[tile];
  const own = of.settlements[of.player] as Rows;
  const { reach } = action;
  if (reach !== undefined) {
    const free = freeRows(groundOf(action, boardOf(of.options.sections), of.terrain), of.settlements);
    for (const from of hexesOf(own))
      visit(
        tile,
        from,
        reach(from).filter((hex) => has(free, hex)),
      );
    return;
  }
  const hexes = targetHexes(of, action, -1);
  if (!action.moves) {
    visit(tile, null, hexes);
    return;
  }
  const only = hexes.length > 0 && touches(own, hexes[0] as Hex) ? hexes.map((hex) => soleNeighborOf(own, hex)) : null;
  // As a set, since it is asked for each settlement.
  const soleOnes = only && rowsOf(only.filter((hex) => hex >= 0));
  const depends = only === null && of.options.rulings.vacatedHex === 'candidate';
  for (const from of hexesOf(own)) {
    const left = soleOnes && has(soleOnes, from) ? hexes.filter((_, index) => only?.[index] !== from) : hexes;
    visit(tile, from, left.length > 0 && !depends ? left : targetHexes(of, action, from));
  }
};

/** The tiles that the seat on turn can use, in the order of the list; some may have no target. */
export const usableTiles = (of: KingdomBuilderSeen, left: number): readonly Tile[] => {
  const usable: Tile[] = [];
  // No tile between the settlements of the mandatory action. (Rulebook, "Extra actions".)
  if (left > 0 && of.built > 0) return usable;
  const statuses = of.tiles[of.player] as readonly number[];
  for (const { tile, at } of boardOf(of.options.sections).tilesInPlay) {
    // The first and the last location: no section has more than two.
    if (statuses[at[0] as number] !== TILE_READY && statuses[at[at.length - 1] as number] !== TILE_READY) continue;
    const { on, moves } = TILE_ACTIONS[tile];
    if ((moves || left > 0 || supplyOf(of, of.player) > 0) && (on !== 'card' || of.terrain !== null)) usable.push(tile);
  }
  return usable;
};

/** Whether the seat on turn, seen by whoever looks, is to move and is the one asked about. */
export const isToMove = (of: KingdomBuilderSeen, player: Player | undefined): boolean => {
  if (of.phase !== 'turn' || chanceIsDue(of)) return false;
  const viewer = viewerOf(of);
  return (viewer === undefined || viewer === of.player) && (player === undefined || player === of.player);
};

/**
 * All legal moves: settlements of the mandatory action by hex, then tiles in the order of {@link TILES} by settlement
 * moved and hex, then the end of the turn. See {@link Rules.legalMoves}. (Rulebook, "The game turn".)
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
  const left = settlementsToBuild(of);
  if (left > 0) for (const hex of targetHexes(of, mandatory, -1)) moves.push({ type: 'build', player: seat, hex });
  const push = (tile: Tile, from: Hex | null, hexes: readonly Hex[]): void => {
    for (const hex of hexes) moves.push({ type: 'tile', player: seat, tile, from, hex });
  };
  for (const tile of usableTiles(of, left)) visitTile(of, tile, push);
  if (left === 0) moves.push({ type: 'end-turn', player: seat });
  return moves;
};

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

/** The seat whose settlement stands on a hex, or -1. */
const seatOn = ({ settlements }: KingdomBuilderSeen, hex: Hex): number => {
  for (let seat = 0; seat < settlements.length; seat++) if (has(settlements[seat] as Rows, hex)) return seat;
  return -1;
};

/** Why an action cannot put a settlement on a hex that is not among its targets. */
const whyNot = (of: KingdomBuilderSeen, action: Action, from: Hex, hex: Hex): KingdomBuilderIllegal => {
  const by = seatOn(of, hex);
  if (by >= 0) return { code: 'occupied', hex, by };
  const found = kindAt(of.options.sections, hex);
  // Without a card an action that needs one was refused before.
  const need = action.on === 'card' ? [of.terrain as Terrain] : action.on;
  if (!(need as readonly string[]).includes(found)) return { code: 'wrong-terrain', hex, need, found };
  if (
    action.place !== undefined &&
    action.outside !== undefined &&
    !has(action.place(of.settlements[of.player] as Rows, from), hex)
  )
    return { code: action.outside, from: from < 0 ? null : from, hex };
  return { code: 'not-adjacent', hex, possible: targetHexes(of, action, from) };
};

/** Why the seat on turn cannot use this tile at all. */
const whyNoTile = (of: KingdomBuilderSeen, tile: Tile, left: number): KingdomBuilderIllegal | null => {
  if (left > 0 && of.built > 0) return { code: 'mid-mandatory', toBuild: left };
  const statuses = of.tiles[of.player] as readonly number[];
  const { locations } = boardOf(of.options.sections);
  const hasOne = (status: number): boolean =>
    statuses.some((held, index) => held === status && locations[index]?.tile === tile);
  if (!hasOne(TILE_READY))
    return { code: hasOne(TILE_NEW) ? 'tile-new' : hasOne(TILE_USED) ? 'tile-used' : 'no-tile', tile };
  const action = TILE_ACTIONS[tile];
  if (action.on === 'card' && of.terrain === null) return { code: 'no-card', tile };
  return !action.moves && supplyOf(of, of.player) === 0 ? { code: 'no-supply' } : null;
};

/**
 * Why a move or outcome is not legal, or null if it is. See {@link Rules.check}. (Rulebook, "Building rules" and "Using
 * extra actions".)
 *
 * @example
 * ```ts
 * import { check, fromPosition, hexAt } from 'kontorhaus/kingdom-builder';
 *
 * const state = fromPosition({
 *   sections: ['oasis', 'paddock', 'farm', 'tavern'],
 *   settlements: [[[5, 6]], [[0, 0]]],
 *   terrain: 'desert',
 * });
 * check(state, { type: 'build', player: 0, hex: hexAt(0, 0) }); // => { code: 'occupied', hex: 0, by: 1 }
 * ```
 */
export const check = (
  of: KingdomBuilderSeen,
  input: KingdomBuilderMove | KingdomBuilderChance,
): KingdomBuilderIllegal | null => {
  if (isOutcome(input)) return checkOutcome(of, input);
  if (!isMove(input)) return { code: 'no-such-move' };
  if (of.phase === 'over') return { code: 'game-over' };
  if (chanceIsDue(of)) return { code: 'chance-due' };
  if (!isToMove(of, input.player)) return { code: 'not-your-turn', players: [of.player] };
  const left = settlementsToBuild(of);
  if (input.type === 'end-turn') return left > 0 ? { code: 'must-build', toBuild: left } : null;
  const action = input.type === 'build' ? mandatory : TILE_ACTIONS[input.tile];
  if (input.type === 'build' && left === 0) return { code: 'nothing-to-build' };
  if (input.type === 'tile') {
    const refused = whyNoTile(of, input.tile, left);
    if (refused !== null) return refused;
  }
  const board = boardOf(of.options.sections);
  const own = of.settlements[of.player] as Rows;
  const from = input.type === 'tile' && input.from !== null ? input.from : -1;
  if (from >= 0 && !has(own, from)) return { code: 'not-your-settlement', from };
  const { hex } = input;
  const isPossible =
    isFree(groundOf(action, board, of.terrain), of.settlements, hex) &&
    (action.place === undefined || has(action.place(own, from), hex));
  // A possible hex beside an own settlement is a target, whatever others there are.
  return isPossible &&
    (!action.adjacent || touches(othersThan(own, from), hex) || adjacentTargets(of, action, from) === null)
    ? null
    : whyNot(of, action, from, hex);
};

/** An outcome must be a card that can be drawn now; a view cannot tell, so there none is. */
const checkOutcome = (of: KingdomBuilderSeen, input: KingdomBuilderChance): KingdomBuilderIllegal | null => {
  if (of.phase === 'over') return { code: 'game-over' };
  const possible =
    hasFields(input, 2) && 'pile' in of && chance(of).some(({ outcome }) => outcome.terrain === input.terrain);
  return possible ? null : { code: 'no-such-outcome' };
};
