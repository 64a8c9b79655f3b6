function stryNS_9fa48() {
  var g = typeof globalThis === 'object' && globalThis && globalThis.Math === Math && globalThis || new Function("return this")();
  var ns = g.__stryker__ || (g.__stryker__ = {});
  if (ns.activeMutant === undefined && g.process && g.process.env && g.process.env.__STRYKER_ACTIVE_MUTANT__) {
    ns.activeMutant = g.process.env.__STRYKER_ACTIVE_MUTANT__;
  }
  function retrieveNS() {
    return ns;
  }
  stryNS_9fa48 = retrieveNS;
  return retrieveNS();
}
stryNS_9fa48();
function stryCov_9fa48() {
  var ns = stryNS_9fa48();
  var cov = ns.mutantCoverage || (ns.mutantCoverage = {
    static: {},
    perTest: {}
  });
  function cover() {
    var c = cov.static;
    if (ns.currentTestId) {
      c = cov.perTest[ns.currentTestId] = cov.perTest[ns.currentTestId] || {};
    }
    var a = arguments;
    for (var i = 0; i < a.length; i++) {
      c[a[i]] = (c[a[i]] || 0) + 1;
    }
  }
  stryCov_9fa48 = cover;
  cover.apply(null, arguments);
}
function stryMutAct_9fa48(id) {
  var ns = stryNS_9fa48();
  function isActive(id) {
    if (ns.activeMutant === id) {
      if (ns.hitCount !== void 0 && ++ns.hitCount > ns.hitLimit) {
        throw new Error('Stryker: Hit count limit reached (' + ns.hitCount + ')');
      }
      return true;
    }
    return false;
  }
  stryMutAct_9fa48 = isActive;
  return isActive(id);
}
import type { Player, Random, Rules } from '../core/contract.js';
import { noLegalMove, viewerOf } from '../core/derive.js';
import { draw } from '../core/random.js';
import { isInt, isRecord } from '../core/read.js';
import { boardOf, kindAt } from './board.js';
import type { Tile } from './data/sections.js';
import type { Terrain } from './data/terrains.js';
import { HEXES, neighborsOf } from './hex.js';
import type { KingdomBuilderIllegal } from './illegal.js';
import { has, hexesOf, type Rows, touches } from './rows.js';
import { TILE_ACTIONS } from './tiles/index.js';
import { mandatory } from './tiles/mandatory.js';
import { type Action, groundOf, othersThan, targetHexes } from './tiles/rule.js';
import { chance, chanceIsDue, supplyOf, toBuild } from './turn.js';
import { type Hex, type KingdomBuilderChance, type KingdomBuilderMove, type KingdomBuilderSeen, TILE_NEW, TILE_READY, TILE_USED } from './types.js';

/**
 * The hexes where the seat on turn could put a settlement by an action, ascending, whether or not it holds the tile:
 * for analysis and tests. `tile` null is the mandatory action; `from` is the settlement to move, null when building.
 * Empty where `from` does not go with the tile, or is no own settlement.
 */
export const targetsOf = (of: KingdomBuilderSeen, tile: Tile | null, from: Hex | null): readonly Hex[] => {
  if (stryMutAct_9fa48("0")) {
    {}
  } else {
    stryCov_9fa48("0");
    const action = (stryMutAct_9fa48("3") ? tile !== null : stryMutAct_9fa48("2") ? false : stryMutAct_9fa48("1") ? true : (stryCov_9fa48("1", "2", "3"), tile === null)) ? mandatory : TILE_ACTIONS[tile];
    const own = of.settlements[of.player] as Rows;
    if (stryMutAct_9fa48("5") ? false : stryMutAct_9fa48("4") ? true : (stryCov_9fa48("4", "5"), (stryMutAct_9fa48("8") ? from !== null : stryMutAct_9fa48("7") ? false : stryMutAct_9fa48("6") ? true : (stryCov_9fa48("6", "7", "8"), from === null)) ? action.moves : stryMutAct_9fa48("11") ? !action.moves && !has(own, from) : stryMutAct_9fa48("10") ? false : stryMutAct_9fa48("9") ? true : (stryCov_9fa48("9", "10", "11"), (stryMutAct_9fa48("12") ? action.moves : (stryCov_9fa48("12"), !action.moves)) || (stryMutAct_9fa48("13") ? has(own, from) : (stryCov_9fa48("13"), !has(own, from)))))) return stryMutAct_9fa48("14") ? ["Stryker was here"] : (stryCov_9fa48("14"), []);
    return targetHexes(of, action, stryMutAct_9fa48("15") ? from && -1 : (stryCov_9fa48("15"), from ?? (stryMutAct_9fa48("16") ? +1 : (stryCov_9fa48("16"), -1))));
  }
};

/** The legal moves that differ in their hex alone: one tile, or the mandatory action, and one settlement to move. */
type VisitTargets = (tile: Tile | null, from: Hex | null, hexes: readonly Hex[]) => void;

/** The only own settlement beside a hex, or -1 where there are several. */
const onlyBeside = (own: Rows, hex: Hex): Hex => {
  if (stryMutAct_9fa48("17")) {
    {}
  } else {
    stryCov_9fa48("17");
    let found = stryMutAct_9fa48("18") ? +1 : (stryCov_9fa48("18"), -1);
    for (const neighbor of neighborsOf(hex)) {
      if (stryMutAct_9fa48("19")) {
        {}
      } else {
        stryCov_9fa48("19");
        if (stryMutAct_9fa48("22") ? false : stryMutAct_9fa48("21") ? true : stryMutAct_9fa48("20") ? has(own, neighbor) : (stryCov_9fa48("20", "21", "22"), !has(own, neighbor))) continue;
        if (stryMutAct_9fa48("26") ? found < 0 : stryMutAct_9fa48("25") ? found > 0 : stryMutAct_9fa48("24") ? false : stryMutAct_9fa48("23") ? true : (stryCov_9fa48("23", "24", "25", "26"), found >= 0)) return stryMutAct_9fa48("27") ? +1 : (stryCov_9fa48("27"), -1);
        found = neighbor;
      }
    }
    return found;
  }
};

/**
 * Visits the moves of a tile that moves a settlement next to others. Lifting one takes away the targets that no other
 * touches, so there is no need to begin anew for each, unless none is left.
 */
const visitMoves = (of: KingdomBuilderSeen, tile: Tile, own: Rows, visit: VisitTargets): void => {
  if (stryMutAct_9fa48("28")) {
    {}
  } else {
    stryCov_9fa48("28");
    const action = TILE_ACTIONS[tile];
    const hexes = targetHexes(of, action, stryMutAct_9fa48("29") ? +1 : (stryCov_9fa48("29"), -1));
    const only = hexes.map(stryMutAct_9fa48("30") ? () => undefined : (stryCov_9fa48("30"), hex => onlyBeside(own, hex)));
    const areNear = stryMutAct_9fa48("33") ? hexes.length > 0 || touches(own, hexes[0] as Hex) : stryMutAct_9fa48("32") ? false : stryMutAct_9fa48("31") ? true : (stryCov_9fa48("31", "32", "33"), (stryMutAct_9fa48("36") ? hexes.length <= 0 : stryMutAct_9fa48("35") ? hexes.length >= 0 : stryMutAct_9fa48("34") ? true : (stryCov_9fa48("34", "35", "36"), hexes.length > 0)) && touches(own, hexes[0] as Hex));
    for (const from of hexesOf(own)) {
      if (stryMutAct_9fa48("37")) {
        {}
      } else {
        stryCov_9fa48("37");
        const left = only.includes(from) ? stryMutAct_9fa48("38") ? hexes : (stryCov_9fa48("38"), hexes.filter(stryMutAct_9fa48("39") ? () => undefined : (stryCov_9fa48("39"), (_, index) => stryMutAct_9fa48("42") ? only[index] === from : stryMutAct_9fa48("41") ? false : stryMutAct_9fa48("40") ? true : (stryCov_9fa48("40", "41", "42"), only[index] !== from)))) : hexes;
        visit(tile, from, (stryMutAct_9fa48("45") ? areNear || left.length > 0 : stryMutAct_9fa48("44") ? false : stryMutAct_9fa48("43") ? true : (stryCov_9fa48("43", "44", "45"), areNear && (stryMutAct_9fa48("48") ? left.length <= 0 : stryMutAct_9fa48("47") ? left.length >= 0 : stryMutAct_9fa48("46") ? true : (stryCov_9fa48("46", "47", "48"), left.length > 0)))) ? left : targetHexes(of, action, from));
      }
    }
  }
};

/** Visits all moves but the end of the turn, in the order of the list. */
const visitTargets = (of: KingdomBuilderSeen, supply: number, left: number, visit: VisitTargets): void => {
  if (stryMutAct_9fa48("49")) {
    {}
  } else {
    stryCov_9fa48("49");
    if (stryMutAct_9fa48("53") ? left <= 0 : stryMutAct_9fa48("52") ? left >= 0 : stryMutAct_9fa48("51") ? false : stryMutAct_9fa48("50") ? true : (stryCov_9fa48("50", "51", "52", "53"), left > 0)) visit(null, null, targetHexes(of, mandatory, stryMutAct_9fa48("54") ? +1 : (stryCov_9fa48("54"), -1)));
    // No tile between the settlements of the mandatory action. (Rulebook, "Extra actions".)
    if (stryMutAct_9fa48("57") ? left > 0 || of.built > 0 : stryMutAct_9fa48("56") ? false : stryMutAct_9fa48("55") ? true : (stryCov_9fa48("55", "56", "57"), (stryMutAct_9fa48("60") ? left <= 0 : stryMutAct_9fa48("59") ? left >= 0 : stryMutAct_9fa48("58") ? true : (stryCov_9fa48("58", "59", "60"), left > 0)) && (stryMutAct_9fa48("63") ? of.built <= 0 : stryMutAct_9fa48("62") ? of.built >= 0 : stryMutAct_9fa48("61") ? true : (stryCov_9fa48("61", "62", "63"), of.built > 0)))) return;
    const own = of.settlements[of.player] as Rows;
    const statuses = of.tiles[of.player] as readonly number[];
    for (const {
      tile,
      at
    } of boardOf(of.options.sections).tilesInPlay) {
      if (stryMutAct_9fa48("64")) {
        {}
      } else {
        stryCov_9fa48("64");
        // The first and the last location: no section has more than two.
        if (stryMutAct_9fa48("67") ? statuses[at[0] as number] !== TILE_READY || statuses[at[at.length - 1] as number] !== TILE_READY : stryMutAct_9fa48("66") ? false : stryMutAct_9fa48("65") ? true : (stryCov_9fa48("65", "66", "67"), (stryMutAct_9fa48("69") ? statuses[at[0] as number] === TILE_READY : stryMutAct_9fa48("68") ? true : (stryCov_9fa48("68", "69"), statuses[at[0] as number] !== TILE_READY)) && (stryMutAct_9fa48("71") ? statuses[at[at.length - 1] as number] === TILE_READY : stryMutAct_9fa48("70") ? true : (stryCov_9fa48("70", "71"), statuses[at[at.length - 1] as number] !== TILE_READY)))) continue;
        const action = TILE_ACTIONS[tile];
        if (stryMutAct_9fa48("74") ? action.on === 'card' || of.terrain === null : stryMutAct_9fa48("73") ? false : stryMutAct_9fa48("72") ? true : (stryCov_9fa48("72", "73", "74"), (stryMutAct_9fa48("76") ? action.on !== 'card' : stryMutAct_9fa48("75") ? true : (stryCov_9fa48("75", "76"), action.on === (stryMutAct_9fa48("77") ? "" : (stryCov_9fa48("77"), 'card')))) && (stryMutAct_9fa48("79") ? of.terrain !== null : stryMutAct_9fa48("78") ? true : (stryCov_9fa48("78", "79"), of.terrain === null)))) continue;
        if (stryMutAct_9fa48("82") ? false : stryMutAct_9fa48("81") ? true : stryMutAct_9fa48("80") ? action.moves : (stryCov_9fa48("80", "81", "82"), !action.moves)) {
          if (stryMutAct_9fa48("83")) {
            {}
          } else {
            stryCov_9fa48("83");
            if (stryMutAct_9fa48("87") ? supply <= 0 : stryMutAct_9fa48("86") ? supply >= 0 : stryMutAct_9fa48("85") ? false : stryMutAct_9fa48("84") ? true : (stryCov_9fa48("84", "85", "86", "87"), supply > 0)) visit(tile, null, targetHexes(of, action, stryMutAct_9fa48("88") ? +1 : (stryCov_9fa48("88"), -1)));
          }
        } else if (stryMutAct_9fa48("90") ? false : stryMutAct_9fa48("89") ? true : (stryCov_9fa48("89", "90"), action.adjacent)) visitMoves(of, tile, own, visit);else for (const from of hexesOf(own)) visit(tile, from, targetHexes(of, action, from));
      }
    }
  }
};

/** Whether the seat on turn, seen by whoever looks, is to move and is the one asked about. */
const isToMove = (of: KingdomBuilderSeen, player: Player | undefined): boolean => {
  if (stryMutAct_9fa48("91")) {
    {}
  } else {
    stryCov_9fa48("91");
    if (stryMutAct_9fa48("94") ? of.phase !== 'turn' && chanceIsDue(of) : stryMutAct_9fa48("93") ? false : stryMutAct_9fa48("92") ? true : (stryCov_9fa48("92", "93", "94"), (stryMutAct_9fa48("96") ? of.phase === 'turn' : stryMutAct_9fa48("95") ? false : (stryCov_9fa48("95", "96"), of.phase !== (stryMutAct_9fa48("97") ? "" : (stryCov_9fa48("97"), 'turn')))) || chanceIsDue(of))) return stryMutAct_9fa48("98") ? true : (stryCov_9fa48("98"), false);
    const viewer = viewerOf(of);
    return stryMutAct_9fa48("101") ? viewer === undefined || viewer === of.player || player === undefined || player === of.player : stryMutAct_9fa48("100") ? false : stryMutAct_9fa48("99") ? true : (stryCov_9fa48("99", "100", "101"), (stryMutAct_9fa48("103") ? viewer === undefined && viewer === of.player : stryMutAct_9fa48("102") ? true : (stryCov_9fa48("102", "103"), (stryMutAct_9fa48("105") ? viewer !== undefined : stryMutAct_9fa48("104") ? false : (stryCov_9fa48("104", "105"), viewer === undefined)) || (stryMutAct_9fa48("107") ? viewer !== of.player : stryMutAct_9fa48("106") ? false : (stryCov_9fa48("106", "107"), viewer === of.player)))) && (stryMutAct_9fa48("109") ? player === undefined && player === of.player : stryMutAct_9fa48("108") ? true : (stryCov_9fa48("108", "109"), (stryMutAct_9fa48("111") ? player !== undefined : stryMutAct_9fa48("110") ? false : (stryCov_9fa48("110", "111"), player === undefined)) || (stryMutAct_9fa48("113") ? player !== of.player : stryMutAct_9fa48("112") ? false : (stryCov_9fa48("112", "113"), player === of.player)))));
  }
};

/**
 * All legal moves: settlements of the mandatory action by hex, then tiles in the order of {@link TILES} by settlement
 * moved and hex, then the end of the turn. (Rulebook, "The game turn".)
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
  if (stryMutAct_9fa48("114")) {
    {}
  } else {
    stryCov_9fa48("114");
    const moves: KingdomBuilderMove[] = stryMutAct_9fa48("115") ? ["Stryker was here"] : (stryCov_9fa48("115"), []);
    if (stryMutAct_9fa48("118") ? false : stryMutAct_9fa48("117") ? true : stryMutAct_9fa48("116") ? isToMove(of, player) : (stryCov_9fa48("116", "117", "118"), !isToMove(of, player))) return moves;
    const seat = of.player;
    const supply = supplyOf(of, seat);
    const left = toBuild(of, supply);
    visitTargets(of, supply, left, (tile, from, hexes) => {
      if (stryMutAct_9fa48("119")) {
        {}
      } else {
        stryCov_9fa48("119");
        if (stryMutAct_9fa48("122") ? tile !== null : stryMutAct_9fa48("121") ? false : stryMutAct_9fa48("120") ? true : (stryCov_9fa48("120", "121", "122"), tile === null)) for (const hex of hexes) moves.push(stryMutAct_9fa48("123") ? {} : (stryCov_9fa48("123"), {
          type: stryMutAct_9fa48("124") ? "" : (stryCov_9fa48("124"), 'build'),
          player: seat,
          hex
        }));else for (const hex of hexes) moves.push(stryMutAct_9fa48("125") ? {} : (stryCov_9fa48("125"), {
          type: stryMutAct_9fa48("126") ? "" : (stryCov_9fa48("126"), 'tile'),
          player: seat,
          tile,
          from,
          hex
        }));
      }
    });
    if (stryMutAct_9fa48("129") ? left !== 0 : stryMutAct_9fa48("128") ? false : stryMutAct_9fa48("127") ? true : (stryCov_9fa48("127", "128", "129"), left === 0)) moves.push(stryMutAct_9fa48("130") ? {} : (stryCov_9fa48("130"), {
      type: stryMutAct_9fa48("131") ? "" : (stryCov_9fa48("131"), 'end-turn'),
      player: seat
    }));
    return moves;
  }
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
  if (stryMutAct_9fa48("132")) {
    {}
  } else {
    stryCov_9fa48("132");
    if (stryMutAct_9fa48("135") ? !isInt(player, 0, 3) && !isToMove(of, player) : stryMutAct_9fa48("134") ? false : stryMutAct_9fa48("133") ? true : (stryCov_9fa48("133", "134", "135"), (stryMutAct_9fa48("136") ? isInt(player, 0, 3) : (stryCov_9fa48("136"), !isInt(player, 0, 3))) || (stryMutAct_9fa48("137") ? isToMove(of, player) : (stryCov_9fa48("137"), !isToMove(of, player))))) throw noLegalMove(stryMutAct_9fa48("138") ? "" : (stryCov_9fa48("138"), 'kingdom-builder'), player);
    const supply = supplyOf(of, player);
    const left = toBuild(of, supply);
    const groups: {
      readonly tile: Tile | null;
      readonly from: Hex | null;
      readonly hexes: readonly Hex[];
    }[] = stryMutAct_9fa48("139") ? ["Stryker was here"] : (stryCov_9fa48("139"), []);
    let total = (stryMutAct_9fa48("142") ? left !== 0 : stryMutAct_9fa48("141") ? false : stryMutAct_9fa48("140") ? true : (stryCov_9fa48("140", "141", "142"), left === 0)) ? 1 : 0;
    visitTargets(of, supply, left, (tile, from, hexes) => {
      if (stryMutAct_9fa48("143")) {
        {}
      } else {
        stryCov_9fa48("143");
        groups.push(stryMutAct_9fa48("144") ? {} : (stryCov_9fa48("144"), {
          tile,
          from,
          hexes
        }));
        stryMutAct_9fa48("145") ? total -= hexes.length : (stryCov_9fa48("145"), total += hexes.length);
      }
    });
    let picked = draw(random, total);
    for (const {
      tile,
      from,
      hexes
    } of groups) {
      if (stryMutAct_9fa48("146")) {
        {}
      } else {
        stryCov_9fa48("146");
        const hex = hexes[picked];
        if (stryMutAct_9fa48("149") ? hex === undefined : stryMutAct_9fa48("148") ? false : stryMutAct_9fa48("147") ? true : (stryCov_9fa48("147", "148", "149"), hex !== undefined)) return (stryMutAct_9fa48("152") ? tile !== null : stryMutAct_9fa48("151") ? false : stryMutAct_9fa48("150") ? true : (stryCov_9fa48("150", "151", "152"), tile === null)) ? stryMutAct_9fa48("153") ? {} : (stryCov_9fa48("153"), {
          type: stryMutAct_9fa48("154") ? "" : (stryCov_9fa48("154"), 'build'),
          player,
          hex
        }) : stryMutAct_9fa48("155") ? {} : (stryCov_9fa48("155"), {
          type: stryMutAct_9fa48("156") ? "" : (stryCov_9fa48("156"), 'tile'),
          player,
          tile,
          from,
          hex
        });
        stryMutAct_9fa48("157") ? picked += hexes.length : (stryCov_9fa48("157"), picked -= hexes.length);
      }
    }
    return stryMutAct_9fa48("158") ? {} : (stryCov_9fa48("158"), {
      type: stryMutAct_9fa48("159") ? "" : (stryCov_9fa48("159"), 'end-turn'),
      player
    });
  }
};

/** Whether a value is an object with so many fields: a move with more would not be the one JSON of that move. */
const hasFields = stryMutAct_9fa48("160") ? () => undefined : (stryCov_9fa48("160"), (() => {
  const hasFields = (input: unknown, fields: number): input is Record<string, unknown> => stryMutAct_9fa48("163") ? isRecord(input) || Object.keys(input).length === fields : stryMutAct_9fa48("162") ? false : stryMutAct_9fa48("161") ? true : (stryCov_9fa48("161", "162", "163"), isRecord(input) && (stryMutAct_9fa48("165") ? Object.keys(input).length !== fields : stryMutAct_9fa48("164") ? true : (stryCov_9fa48("164", "165"), Object.keys(input).length === fields)));
  return hasFields;
})());

/** Whether a value has the shape of a move: then its fields can be trusted below. */
const isMove = (input: unknown): input is KingdomBuilderMove => {
  if (stryMutAct_9fa48("166")) {
    {}
  } else {
    stryCov_9fa48("166");
    if (stryMutAct_9fa48("169") ? !isRecord(input) && !isInt(input['player'], 0, 3) : stryMutAct_9fa48("168") ? false : stryMutAct_9fa48("167") ? true : (stryCov_9fa48("167", "168", "169"), (stryMutAct_9fa48("170") ? isRecord(input) : (stryCov_9fa48("170"), !isRecord(input))) || (stryMutAct_9fa48("171") ? isInt(input['player'], 0, 3) : (stryCov_9fa48("171"), !isInt(input[stryMutAct_9fa48("172") ? "" : (stryCov_9fa48("172"), 'player')], 0, 3))))) return stryMutAct_9fa48("173") ? true : (stryCov_9fa48("173"), false);
    const {
      type,
      hex,
      from,
      tile
    } = input;
    if (stryMutAct_9fa48("176") ? type !== 'end-turn' : stryMutAct_9fa48("175") ? false : stryMutAct_9fa48("174") ? true : (stryCov_9fa48("174", "175", "176"), type === (stryMutAct_9fa48("177") ? "" : (stryCov_9fa48("177"), 'end-turn')))) return hasFields(input, 2);
    if (stryMutAct_9fa48("180") ? false : stryMutAct_9fa48("179") ? true : stryMutAct_9fa48("178") ? isInt(hex, 0, HEXES - 1) : (stryCov_9fa48("178", "179", "180"), !isInt(hex, 0, stryMutAct_9fa48("181") ? HEXES + 1 : (stryCov_9fa48("181"), HEXES - 1)))) return stryMutAct_9fa48("182") ? true : (stryCov_9fa48("182"), false);
    if (stryMutAct_9fa48("185") ? type !== 'build' : stryMutAct_9fa48("184") ? false : stryMutAct_9fa48("183") ? true : (stryCov_9fa48("183", "184", "185"), type === (stryMutAct_9fa48("186") ? "" : (stryCov_9fa48("186"), 'build')))) return hasFields(input, 3);
    if (stryMutAct_9fa48("189") ? (type !== 'tile' || typeof tile !== 'string') && !Object.hasOwn(TILE_ACTIONS, tile) : stryMutAct_9fa48("188") ? false : stryMutAct_9fa48("187") ? true : (stryCov_9fa48("187", "188", "189"), (stryMutAct_9fa48("191") ? type !== 'tile' && typeof tile !== 'string' : stryMutAct_9fa48("190") ? false : (stryCov_9fa48("190", "191"), (stryMutAct_9fa48("193") ? type === 'tile' : stryMutAct_9fa48("192") ? false : (stryCov_9fa48("192", "193"), type !== (stryMutAct_9fa48("194") ? "" : (stryCov_9fa48("194"), 'tile')))) || (stryMutAct_9fa48("196") ? typeof tile === 'string' : stryMutAct_9fa48("195") ? false : (stryCov_9fa48("195", "196"), typeof tile !== (stryMutAct_9fa48("197") ? "" : (stryCov_9fa48("197"), 'string')))))) || (stryMutAct_9fa48("198") ? Object.hasOwn(TILE_ACTIONS, tile) : (stryCov_9fa48("198"), !Object.hasOwn(TILE_ACTIONS, tile))))) return stryMutAct_9fa48("199") ? true : (stryCov_9fa48("199"), false);
    return stryMutAct_9fa48("202") ? hasFields(input, 5) || (TILE_ACTIONS[tile as Tile].moves ? isInt(from, 0, HEXES - 1) : from === null) : stryMutAct_9fa48("201") ? false : stryMutAct_9fa48("200") ? true : (stryCov_9fa48("200", "201", "202"), hasFields(input, 5) && (TILE_ACTIONS[tile as Tile].moves ? isInt(from, 0, stryMutAct_9fa48("203") ? HEXES + 1 : (stryCov_9fa48("203"), HEXES - 1)) : stryMutAct_9fa48("206") ? from !== null : stryMutAct_9fa48("205") ? false : stryMutAct_9fa48("204") ? true : (stryCov_9fa48("204", "205", "206"), from === null)));
  }
};
const isOutcome = stryMutAct_9fa48("207") ? () => undefined : (stryCov_9fa48("207"), (() => {
  const isOutcome = (input: unknown): input is KingdomBuilderChance => stryMutAct_9fa48("210") ? isRecord(input) || input['type'] === 'draw' : stryMutAct_9fa48("209") ? false : stryMutAct_9fa48("208") ? true : (stryCov_9fa48("208", "209", "210"), isRecord(input) && (stryMutAct_9fa48("212") ? input['type'] !== 'draw' : stryMutAct_9fa48("211") ? true : (stryCov_9fa48("211", "212"), input[stryMutAct_9fa48("213") ? "" : (stryCov_9fa48("213"), 'type')] === (stryMutAct_9fa48("214") ? "" : (stryCov_9fa48("214"), 'draw')))));
  return isOutcome;
})());

/** The seat whose settlement stands on a hex, or -1. */
const seatOn = ({
  settlements
}: KingdomBuilderSeen, hex: Hex): number => {
  if (stryMutAct_9fa48("215")) {
    {}
  } else {
    stryCov_9fa48("215");
    for (let seat = 0; stryMutAct_9fa48("218") ? seat >= settlements.length : stryMutAct_9fa48("217") ? seat <= settlements.length : stryMutAct_9fa48("216") ? false : (stryCov_9fa48("216", "217", "218"), seat < settlements.length); stryMutAct_9fa48("219") ? seat-- : (stryCov_9fa48("219"), seat++)) if (stryMutAct_9fa48("221") ? false : stryMutAct_9fa48("220") ? true : (stryCov_9fa48("220", "221"), has(settlements[seat] as Rows, hex))) return seat;
    return stryMutAct_9fa48("222") ? +1 : (stryCov_9fa48("222"), -1);
  }
};

/** Why an action cannot put a settlement on a hex that is not among its targets. */
const whyNot = (of: KingdomBuilderSeen, action: Action, from: Hex, hex: Hex, targets: readonly Hex[]): KingdomBuilderIllegal => {
  if (stryMutAct_9fa48("223")) {
    {}
  } else {
    stryCov_9fa48("223");
    const by = seatOn(of, hex);
    if (stryMutAct_9fa48("227") ? by < 0 : stryMutAct_9fa48("226") ? by > 0 : stryMutAct_9fa48("225") ? false : stryMutAct_9fa48("224") ? true : (stryCov_9fa48("224", "225", "226", "227"), by >= 0)) return stryMutAct_9fa48("228") ? {} : (stryCov_9fa48("228"), {
      code: stryMutAct_9fa48("229") ? "" : (stryCov_9fa48("229"), 'occupied'),
      hex,
      by
    });
    const found = kindAt(of.options.sections, hex);
    // Without a card an action that needs one was refused before.
    const need = (stryMutAct_9fa48("232") ? action.on !== 'card' : stryMutAct_9fa48("231") ? false : stryMutAct_9fa48("230") ? true : (stryCov_9fa48("230", "231", "232"), action.on === (stryMutAct_9fa48("233") ? "" : (stryCov_9fa48("233"), 'card')))) ? stryMutAct_9fa48("234") ? [] : (stryCov_9fa48("234"), [of.terrain as Terrain]) : action.on;
    if (stryMutAct_9fa48("237") ? false : stryMutAct_9fa48("236") ? true : stryMutAct_9fa48("235") ? (need as readonly string[]).includes(found) : (stryCov_9fa48("235", "236", "237"), !(need as readonly string[]).includes(found))) return stryMutAct_9fa48("238") ? {} : (stryCov_9fa48("238"), {
      code: stryMutAct_9fa48("239") ? "" : (stryCov_9fa48("239"), 'wrong-terrain'),
      hex,
      need,
      found
    });
    if (stryMutAct_9fa48("242") ? action.place !== undefined && action.outside !== undefined || !has(action.place(of.settlements[of.player] as Rows, from), hex) : stryMutAct_9fa48("241") ? false : stryMutAct_9fa48("240") ? true : (stryCov_9fa48("240", "241", "242"), (stryMutAct_9fa48("244") ? action.place !== undefined || action.outside !== undefined : stryMutAct_9fa48("243") ? true : (stryCov_9fa48("243", "244"), (stryMutAct_9fa48("246") ? action.place === undefined : stryMutAct_9fa48("245") ? true : (stryCov_9fa48("245", "246"), action.place !== undefined)) && (stryMutAct_9fa48("248") ? action.outside === undefined : stryMutAct_9fa48("247") ? true : (stryCov_9fa48("247", "248"), action.outside !== undefined)))) && (stryMutAct_9fa48("249") ? has(action.place(of.settlements[of.player] as Rows, from), hex) : (stryCov_9fa48("249"), !has(action.place(of.settlements[of.player] as Rows, from), hex))))) return stryMutAct_9fa48("250") ? {} : (stryCov_9fa48("250"), {
      code: action.outside,
      from: (stryMutAct_9fa48("254") ? from >= 0 : stryMutAct_9fa48("253") ? from <= 0 : stryMutAct_9fa48("252") ? false : stryMutAct_9fa48("251") ? true : (stryCov_9fa48("251", "252", "253", "254"), from < 0)) ? null : from,
      hex
    });
    return stryMutAct_9fa48("255") ? {} : (stryCov_9fa48("255"), {
      code: stryMutAct_9fa48("256") ? "" : (stryCov_9fa48("256"), 'not-adjacent'),
      hex,
      possible: targets
    });
  }
};

/** Why the seat on turn cannot use this tile at all. */
const whyNoTile = (of: KingdomBuilderSeen, tile: Tile, supply: number): KingdomBuilderIllegal | null => {
  if (stryMutAct_9fa48("257")) {
    {}
  } else {
    stryCov_9fa48("257");
    const left = toBuild(of, supply);
    if (stryMutAct_9fa48("260") ? left > 0 || of.built > 0 : stryMutAct_9fa48("259") ? false : stryMutAct_9fa48("258") ? true : (stryCov_9fa48("258", "259", "260"), (stryMutAct_9fa48("263") ? left <= 0 : stryMutAct_9fa48("262") ? left >= 0 : stryMutAct_9fa48("261") ? true : (stryCov_9fa48("261", "262", "263"), left > 0)) && (stryMutAct_9fa48("266") ? of.built <= 0 : stryMutAct_9fa48("265") ? of.built >= 0 : stryMutAct_9fa48("264") ? true : (stryCov_9fa48("264", "265", "266"), of.built > 0)))) return stryMutAct_9fa48("267") ? {} : (stryCov_9fa48("267"), {
      code: stryMutAct_9fa48("268") ? "" : (stryCov_9fa48("268"), 'mid-mandatory'),
      toBuild: left
    });
    const statuses = of.tiles[of.player] as readonly number[];
    const {
      locations
    } = boardOf(of.options.sections);
    const hasOne = stryMutAct_9fa48("269") ? () => undefined : (stryCov_9fa48("269"), (() => {
      const hasOne = (status: number): boolean => stryMutAct_9fa48("270") ? statuses.every((held, index) => held === status && locations[index]?.tile === tile) : (stryCov_9fa48("270"), statuses.some(stryMutAct_9fa48("271") ? () => undefined : (stryCov_9fa48("271"), (held, index) => stryMutAct_9fa48("274") ? held === status || locations[index]?.tile === tile : stryMutAct_9fa48("273") ? false : stryMutAct_9fa48("272") ? true : (stryCov_9fa48("272", "273", "274"), (stryMutAct_9fa48("276") ? held !== status : stryMutAct_9fa48("275") ? true : (stryCov_9fa48("275", "276"), held === status)) && (stryMutAct_9fa48("278") ? locations[index]?.tile !== tile : stryMutAct_9fa48("277") ? true : (stryCov_9fa48("277", "278"), (stryMutAct_9fa48("279") ? locations[index].tile : (stryCov_9fa48("279"), locations[index]?.tile)) === tile))))));
      return hasOne;
    })());
    if (stryMutAct_9fa48("282") ? false : stryMutAct_9fa48("281") ? true : stryMutAct_9fa48("280") ? hasOne(TILE_READY) : (stryCov_9fa48("280", "281", "282"), !hasOne(TILE_READY))) return stryMutAct_9fa48("283") ? {} : (stryCov_9fa48("283"), {
      code: hasOne(TILE_NEW) ? stryMutAct_9fa48("284") ? "" : (stryCov_9fa48("284"), 'tile-new') : hasOne(TILE_USED) ? stryMutAct_9fa48("285") ? "" : (stryCov_9fa48("285"), 'tile-used') : stryMutAct_9fa48("286") ? "" : (stryCov_9fa48("286"), 'no-tile'),
      tile
    });
    const action = TILE_ACTIONS[tile];
    if (stryMutAct_9fa48("289") ? action.on === 'card' || of.terrain === null : stryMutAct_9fa48("288") ? false : stryMutAct_9fa48("287") ? true : (stryCov_9fa48("287", "288", "289"), (stryMutAct_9fa48("291") ? action.on !== 'card' : stryMutAct_9fa48("290") ? true : (stryCov_9fa48("290", "291"), action.on === (stryMutAct_9fa48("292") ? "" : (stryCov_9fa48("292"), 'card')))) && (stryMutAct_9fa48("294") ? of.terrain !== null : stryMutAct_9fa48("293") ? true : (stryCov_9fa48("293", "294"), of.terrain === null)))) return stryMutAct_9fa48("295") ? {} : (stryCov_9fa48("295"), {
      code: stryMutAct_9fa48("296") ? "" : (stryCov_9fa48("296"), 'no-card'),
      tile
    });
    return (stryMutAct_9fa48("299") ? !action.moves || supply === 0 : stryMutAct_9fa48("298") ? false : stryMutAct_9fa48("297") ? true : (stryCov_9fa48("297", "298", "299"), (stryMutAct_9fa48("300") ? action.moves : (stryCov_9fa48("300"), !action.moves)) && (stryMutAct_9fa48("302") ? supply !== 0 : stryMutAct_9fa48("301") ? true : (stryCov_9fa48("301", "302"), supply === 0)))) ? stryMutAct_9fa48("303") ? {} : (stryCov_9fa48("303"), {
      code: stryMutAct_9fa48("304") ? "" : (stryCov_9fa48("304"), 'no-supply')
    }) : null;
  }
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
export const check = (of: KingdomBuilderSeen, input: KingdomBuilderMove | KingdomBuilderChance): KingdomBuilderIllegal | null => {
  if (stryMutAct_9fa48("305")) {
    {}
  } else {
    stryCov_9fa48("305");
    if (stryMutAct_9fa48("307") ? false : stryMutAct_9fa48("306") ? true : (stryCov_9fa48("306", "307"), isOutcome(input))) return checkOutcome(of, input);
    if (stryMutAct_9fa48("310") ? false : stryMutAct_9fa48("309") ? true : stryMutAct_9fa48("308") ? isMove(input) : (stryCov_9fa48("308", "309", "310"), !isMove(input))) return stryMutAct_9fa48("311") ? {} : (stryCov_9fa48("311"), {
      code: stryMutAct_9fa48("312") ? "" : (stryCov_9fa48("312"), 'no-such-move')
    });
    if (stryMutAct_9fa48("315") ? of.phase !== 'over' : stryMutAct_9fa48("314") ? false : stryMutAct_9fa48("313") ? true : (stryCov_9fa48("313", "314", "315"), of.phase === (stryMutAct_9fa48("316") ? "" : (stryCov_9fa48("316"), 'over')))) return stryMutAct_9fa48("317") ? {} : (stryCov_9fa48("317"), {
      code: stryMutAct_9fa48("318") ? "" : (stryCov_9fa48("318"), 'game-over')
    });
    if (stryMutAct_9fa48("320") ? false : stryMutAct_9fa48("319") ? true : (stryCov_9fa48("319", "320"), chanceIsDue(of))) return stryMutAct_9fa48("321") ? {} : (stryCov_9fa48("321"), {
      code: stryMutAct_9fa48("322") ? "" : (stryCov_9fa48("322"), 'chance-due')
    });
    if (stryMutAct_9fa48("325") ? false : stryMutAct_9fa48("324") ? true : stryMutAct_9fa48("323") ? isToMove(of, input.player) : (stryCov_9fa48("323", "324", "325"), !isToMove(of, input.player))) return stryMutAct_9fa48("326") ? {} : (stryCov_9fa48("326"), {
      code: stryMutAct_9fa48("327") ? "" : (stryCov_9fa48("327"), 'not-your-turn'),
      players: stryMutAct_9fa48("328") ? [] : (stryCov_9fa48("328"), [of.player])
    });
    const supply = supplyOf(of, of.player);
    const left = toBuild(of, supply);
    if (stryMutAct_9fa48("331") ? input.type !== 'end-turn' : stryMutAct_9fa48("330") ? false : stryMutAct_9fa48("329") ? true : (stryCov_9fa48("329", "330", "331"), input.type === (stryMutAct_9fa48("332") ? "" : (stryCov_9fa48("332"), 'end-turn')))) return (stryMutAct_9fa48("336") ? left <= 0 : stryMutAct_9fa48("335") ? left >= 0 : stryMutAct_9fa48("334") ? false : stryMutAct_9fa48("333") ? true : (stryCov_9fa48("333", "334", "335", "336"), left > 0)) ? stryMutAct_9fa48("337") ? {} : (stryCov_9fa48("337"), {
      code: stryMutAct_9fa48("338") ? "" : (stryCov_9fa48("338"), 'must-build'),
      toBuild: left
    }) : null;
    const action = (stryMutAct_9fa48("341") ? input.type !== 'build' : stryMutAct_9fa48("340") ? false : stryMutAct_9fa48("339") ? true : (stryCov_9fa48("339", "340", "341"), input.type === (stryMutAct_9fa48("342") ? "" : (stryCov_9fa48("342"), 'build')))) ? mandatory : TILE_ACTIONS[input.tile];
    if (stryMutAct_9fa48("345") ? input.type === 'build' || left === 0 : stryMutAct_9fa48("344") ? false : stryMutAct_9fa48("343") ? true : (stryCov_9fa48("343", "344", "345"), (stryMutAct_9fa48("347") ? input.type !== 'build' : stryMutAct_9fa48("346") ? true : (stryCov_9fa48("346", "347"), input.type === (stryMutAct_9fa48("348") ? "" : (stryCov_9fa48("348"), 'build')))) && (stryMutAct_9fa48("350") ? left !== 0 : stryMutAct_9fa48("349") ? true : (stryCov_9fa48("349", "350"), left === 0)))) return stryMutAct_9fa48("351") ? {} : (stryCov_9fa48("351"), {
      code: stryMutAct_9fa48("352") ? "" : (stryCov_9fa48("352"), 'nothing-to-build')
    });
    if (stryMutAct_9fa48("355") ? input.type !== 'tile' : stryMutAct_9fa48("354") ? false : stryMutAct_9fa48("353") ? true : (stryCov_9fa48("353", "354", "355"), input.type === (stryMutAct_9fa48("356") ? "" : (stryCov_9fa48("356"), 'tile')))) {
      if (stryMutAct_9fa48("357")) {
        {}
      } else {
        stryCov_9fa48("357");
        const refused = whyNoTile(of, input.tile, supply);
        if (stryMutAct_9fa48("360") ? refused === null : stryMutAct_9fa48("359") ? false : stryMutAct_9fa48("358") ? true : (stryCov_9fa48("358", "359", "360"), refused !== null)) return refused;
      }
    }
    const board = boardOf(of.options.sections);
    const own = of.settlements[of.player] as Rows;
    const from = (stryMutAct_9fa48("363") ? input.type === 'tile' || input.from !== null : stryMutAct_9fa48("362") ? false : stryMutAct_9fa48("361") ? true : (stryCov_9fa48("361", "362", "363"), (stryMutAct_9fa48("365") ? input.type !== 'tile' : stryMutAct_9fa48("364") ? true : (stryCov_9fa48("364", "365"), input.type === (stryMutAct_9fa48("366") ? "" : (stryCov_9fa48("366"), 'tile')))) && (stryMutAct_9fa48("368") ? input.from === null : stryMutAct_9fa48("367") ? true : (stryCov_9fa48("367", "368"), input.from !== null)))) ? input.from : stryMutAct_9fa48("369") ? +1 : (stryCov_9fa48("369"), -1);
    if (stryMutAct_9fa48("372") ? from >= 0 || !has(own, from) : stryMutAct_9fa48("371") ? false : stryMutAct_9fa48("370") ? true : (stryCov_9fa48("370", "371", "372"), (stryMutAct_9fa48("375") ? from < 0 : stryMutAct_9fa48("374") ? from > 0 : stryMutAct_9fa48("373") ? true : (stryCov_9fa48("373", "374", "375"), from >= 0)) && (stryMutAct_9fa48("376") ? has(own, from) : (stryCov_9fa48("376"), !has(own, from))))) return stryMutAct_9fa48("377") ? {} : (stryCov_9fa48("377"), {
      code: stryMutAct_9fa48("378") ? "" : (stryCov_9fa48("378"), 'not-your-settlement'),
      from
    });
    const {
      hex
    } = input;
    const isPossible = stryMutAct_9fa48("381") ? has(groundOf(action, board, of.terrain), hex) && seatOn(of, hex) < 0 || action.place === undefined || has(action.place(own, from), hex) : stryMutAct_9fa48("380") ? false : stryMutAct_9fa48("379") ? true : (stryCov_9fa48("379", "380", "381"), (stryMutAct_9fa48("383") ? has(groundOf(action, board, of.terrain), hex) || seatOn(of, hex) < 0 : stryMutAct_9fa48("382") ? true : (stryCov_9fa48("382", "383"), has(groundOf(action, board, of.terrain), hex) && (stryMutAct_9fa48("386") ? seatOn(of, hex) >= 0 : stryMutAct_9fa48("385") ? seatOn(of, hex) <= 0 : stryMutAct_9fa48("384") ? true : (stryCov_9fa48("384", "385", "386"), seatOn(of, hex) < 0)))) && (stryMutAct_9fa48("388") ? action.place === undefined && has(action.place(own, from), hex) : stryMutAct_9fa48("387") ? true : (stryCov_9fa48("387", "388"), (stryMutAct_9fa48("390") ? action.place !== undefined : stryMutAct_9fa48("389") ? false : (stryCov_9fa48("389", "390"), action.place === undefined)) || has(action.place(own, from), hex))));
    // A possible hex beside an own settlement is a target, whatever others there are.
    if (stryMutAct_9fa48("393") ? isPossible || !action.adjacent || touches(othersThan(own, from), hex) : stryMutAct_9fa48("392") ? false : stryMutAct_9fa48("391") ? true : (stryCov_9fa48("391", "392", "393"), isPossible && (stryMutAct_9fa48("395") ? !action.adjacent && touches(othersThan(own, from), hex) : stryMutAct_9fa48("394") ? true : (stryCov_9fa48("394", "395"), (stryMutAct_9fa48("396") ? action.adjacent : (stryCov_9fa48("396"), !action.adjacent)) || touches(othersThan(own, from), hex))))) return null;
    const targets = targetHexes(of, action, from);
    return targets.includes(hex) ? null : whyNot(of, action, from, hex, targets);
  }
};

/** An outcome must be a card that can be drawn now; a view cannot tell, so there none is. */
const checkOutcome = (of: KingdomBuilderSeen, input: KingdomBuilderChance): KingdomBuilderIllegal | null => {
  if (stryMutAct_9fa48("397")) {
    {}
  } else {
    stryCov_9fa48("397");
    if (stryMutAct_9fa48("400") ? of.phase !== 'over' : stryMutAct_9fa48("399") ? false : stryMutAct_9fa48("398") ? true : (stryCov_9fa48("398", "399", "400"), of.phase === (stryMutAct_9fa48("401") ? "" : (stryCov_9fa48("401"), 'over')))) return stryMutAct_9fa48("402") ? {} : (stryCov_9fa48("402"), {
      code: stryMutAct_9fa48("403") ? "" : (stryCov_9fa48("403"), 'game-over')
    });
    const possible = stryMutAct_9fa48("406") ? hasFields(input, 2) && 'pile' in of || chance(of).some(({
      outcome
    }) => outcome.terrain === input.terrain) : stryMutAct_9fa48("405") ? false : stryMutAct_9fa48("404") ? true : (stryCov_9fa48("404", "405", "406"), (stryMutAct_9fa48("408") ? hasFields(input, 2) || 'pile' in of : stryMutAct_9fa48("407") ? true : (stryCov_9fa48("407", "408"), hasFields(input, 2) && (stryMutAct_9fa48("409") ? "" : (stryCov_9fa48("409"), 'pile')) in of)) && (stryMutAct_9fa48("410") ? chance(of).every(({
      outcome
    }) => outcome.terrain === input.terrain) : (stryCov_9fa48("410"), chance(of).some(stryMutAct_9fa48("411") ? () => undefined : (stryCov_9fa48("411"), ({
      outcome
    }) => stryMutAct_9fa48("414") ? outcome.terrain !== input.terrain : stryMutAct_9fa48("413") ? false : stryMutAct_9fa48("412") ? true : (stryCov_9fa48("412", "413", "414"), outcome.terrain === input.terrain))))));
    return possible ? null : stryMutAct_9fa48("415") ? {} : (stryCov_9fa48("415"), {
      code: stryMutAct_9fa48("416") ? "" : (stryCov_9fa48("416"), 'no-such-outcome')
    });
  }
};