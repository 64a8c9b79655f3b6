/**
 * Kingdom Builder: hexes, eight location tiles, ten scoring cards, two to four players.
 * @module
 */
import type { Game, GameInfo, Rules, Unsafe } from '../core/contract.js';
import {
  deriveApply,
  deriveChance,
  deriveInit,
  deriveKey,
  deriveMovesFrom,
  deriveParseOptions,
  deriveStart,
  deriveStep,
  deriveTryApply,
  deriveUnsafe,
  deriveWithRandom,
} from '../core/derive.js';
import { basis } from './basis.js';
import { check, legalMoves } from './legal.js';
import { pickMove } from './pick.js';
import { RULES } from './play.js';
import { fromPosition, parsePosition } from './position.js';
import { parseChance, parseMove, parseState, parseView } from './schema.js';
import { outcome, score } from './score/index.js';
import { explain, formatEvent, formatMove } from './text.js';
import { format } from './text-board.js';
import { turn } from './turn.js';
import type { KingdomBuilder } from './types.js';
import { resample, view, viewEvents } from './view.js';

export type { Location } from './board.js';
export { HEX_KINDS, type HexKind, SECTIONS, type SectionId, TILES, type Tile } from './data/sections.js';
export { TERRAINS, type Terrain } from './data/terrains.js';
export type * from './events.js';
export { DIRECTIONS, type Direction, HEXES, SIZE } from './hex.js';
export type * from './illegal.js';
export type * from './items.js';
export { type KingdomBuilderOptions, type ResolvedOptions, RULINGS, type Rulings } from './options.js';
export * from './questions.js';
export { NO_TILE, TILE_LOST, TILE_NEW, TILE_READY, TILE_USED, type TileStatus } from './tiles/status.js';
export * from './types.js';
export {
  check,
  explain,
  format,
  formatEvent,
  formatMove,
  fromPosition,
  legalMoves,
  outcome,
  parseChance,
  parseMove,
  parsePosition,
  parseState,
  parseView,
  pickMove,
  resample,
  score,
  turn,
  view,
  viewEvents,
};

/**
 * As {@link init}, with the events and the cards drawn. See {@link Rules.start}.
 * @throws InvalidInputError when the options are not valid.
 *
 * @example
 * ```ts
 * import { start } from 'kontorhaus/kingdom-builder';
 *
 * const { events, chance } = start({ players: 2, sections: 'first-game', cards: 'first-game', seed: 1 });
 * events[0]; // => { type: 'card-drawn', player: 0, terrain: 'canyon' }
 * chance.length; // => 2
 * ```
 * @function
 */
export const start: Rules<KingdomBuilder>['start'] = deriveStart(basis);

/**
 * The first state of a game. See {@link Rules.init}. (Rulebook, "Setup".)
 * @throws InvalidInputError when the options are not valid.
 *
 * @example
 * ```ts
 * import { apply, init, legalMoves, outcome, turn } from 'kontorhaus/kingdom-builder';
 *
 * let state = init({ players: 2, sections: 'first-game', cards: 'first-game', seed: 'a table by the window' });
 * while (turn(state).kind === 'decision') state = apply(state, legalMoves(state)[0]!);
 * outcome(state)?.reason; // => 'last-settlement'
 * ```
 * @function
 */
export const init: Rules<KingdomBuilder>['init'] = deriveInit<KingdomBuilder>(start);

/**
 * The state after a move, or after an outcome in manual mode. See {@link Rules.apply}.
 * @throws IllegalMoveError when the move is not legal.
 * @throws InvalidInputError when it is given a view or anything else that is not a state of this game.
 *
 * @example
 * ```ts
 * import { apply, init, legalMoves } from 'kontorhaus/kingdom-builder';
 *
 * const before = init({ players: 2, seed: 1 });
 * const after = apply(before, legalMoves(before)[0]!);
 * [before.built, after.built]; // => [0, 1]
 * ```
 * @function
 */
export const apply: Rules<KingdomBuilder>['apply'] = deriveApply(basis);

/**
 * As {@link apply}, with events and the cards drawn. See {@link Rules.step}.
 * @throws IllegalMoveError when the move is not legal.
 * @throws InvalidInputError when it is given a view or anything else that is not a state of this game.
 *
 * @example
 * ```ts
 * import { init, legalMoves, step } from 'kontorhaus/kingdom-builder';
 *
 * const { events, chance } = step(init({ players: 2, seed: 1 }), legalMoves(init({ players: 2, seed: 1 }))[0]!);
 * events[0]?.type; // => 'settlement-built'
 * chance; // => []
 * ```
 * @function
 */
export const step: Rules<KingdomBuilder>['step'] = deriveStep(basis);

/**
 * As {@link step}, with an illegal move as a value. See {@link Rules.tryApply}.
 * @throws InvalidInputError when it is given a view or anything else that is not a state of this game.
 *
 * @example
 * ```ts
 * import { init, tryApply } from 'kontorhaus/kingdom-builder';
 *
 * const state = init({ players: 2, seed: 1 });
 * tryApply(state, { type: 'end-turn', player: 0 }); // => { ok: false, error: { code: 'must-build', toBuild: 3 } }
 * ```
 * @function
 */
export const tryApply: Rules<KingdomBuilder>['tryApply'] = deriveTryApply(basis);

/**
 * The cards that can be drawn now, each as likely as it has copies. See {@link Rules.chance}.
 * @throws InvalidInputError when it is given a view or anything else that is not a state of this game.
 *
 * @example
 * ```ts
 * import { chance, init } from 'kontorhaus/kingdom-builder';
 *
 * const state = init({ players: 2, sections: 'first-game', cards: 'first-game', chance: 'manual' });
 * chance(state)[0]; // => { outcome: { type: 'draw', terrain: 'grassland' }, weight: 5 }
 * ```
 * @function
 */
export const chance: Rules<KingdomBuilder>['chance'] = deriveChance(basis);

/**
 * The same situation with another generator, or with none: then the host supplies chance. See {@link Rules.withRandom}.
 * @throws InvalidInputError when the seed is neither null, a safe integer nor a string, and when it is given a view or
 * anything else that is not a state of this game.
 *
 * @example
 * ```ts
 * import { init, withRandom } from 'kontorhaus/kingdom-builder';
 *
 * const state = init({ players: 2, seed: 1 });
 * withRandom(state, null).state.random; // => null
 * withRandom(state, 'another future').state.random?.state.length; // => 4
 * ```
 * @function
 */
export const withRandom: Rules<KingdomBuilder>['withRandom'] = deriveWithRandom(basis);

/**
 * The situation as text, without the generator. See {@link Rules.key}.
 *
 * @example
 * ```ts
 * import { init, key, withRandom } from 'kontorhaus/kingdom-builder';
 *
 * const state = init({ players: 2, seed: 1 });
 * key(withRandom(state, 2).state) === key(state); // => true
 * ```
 * @function
 */
export const key: Rules<KingdomBuilder>['key'] = deriveKey<KingdomBuilder>();

/**
 * The legal moves whose fields equal all those given. See {@link Rules.movesFrom}.
 * @throws InvalidInputError for anything that is not a seat.
 *
 * @example
 * ```ts
 * import { fromPosition, movesFrom } from 'kontorhaus/kingdom-builder';
 *
 * const state = fromPosition({
 *   sections: ['barn', 'paddock', 'oasis', 'farm'],
 *   settlements: [[[1, 6], [9, 0]], []],
 *   tiles: [['barn'], []],
 *   terrain: 'grassland',
 * });
 * // A player clicks on the barn and on a settlement: where can it go?
 * movesFrom(state, 0, { tile: 'barn', from: 26 }).length > 0; // => true
 * ```
 * @function
 */
export const movesFrom: Rules<KingdomBuilder>['movesFrom'] = deriveMovesFrom<KingdomBuilder>(legalMoves);

/**
 * Functions without the safety net. See {@link Unsafe}.
 *
 * @example
 * ```ts
 * import { createRandom } from 'kontorhaus';
 * import { init, pickMove, turn, unsafe } from 'kontorhaus/kingdom-builder';
 *
 * const random = createRandom('playout');
 * let state = init({ players: 2, seed: 1 });
 * for (let due = turn(state); due.kind === 'decision'; due = turn(state))
 *   state = unsafe.apply(state, pickMove(state, due.players[0]!, random));
 * turn(state).kind; // => 'over'
 * ```
 */
export const unsafe: Unsafe<KingdomBuilder> = deriveUnsafe(basis);

/**
 * Options from outside; what it accepts, {@link init} accepts. See {@link Game.parseOptions}.
 *
 * @example
 * ```ts
 * import { parseOptions } from 'kontorhaus/kingdom-builder';
 *
 * parseOptions({ players: 2, seed: 1 }).ok; // => true
 * const wrong = parseOptions({ players: 9, seed: 1 });
 * !wrong.ok && wrong.error[0]?.path; // => ['players']
 * ```
 * @function
 */
export const parseOptions: Game<KingdomBuilder>['parseOptions'] = deriveParseOptions(basis);

/**
 * Bounds and facts, over all options. Longest: in each of at most 14 turns (40 settlements, three a turn) a seat ends
 * its turn and moves a settlement with each of at most five tiles, from the second turn on, and it builds 40 times.
 * Widest: settlements that Barn and Harbor could move to every hex of the commonest terrain and of water, and hexes
 * that the last settlement could be built on, on the board that has most of them.
 * (test/kingdom-builder/bounds.test.ts.)
 */
export const info: GameInfo = {
  schema: 1,
  rules: RULES,
  players: [2, 4],
  hidden: true,
  simultaneous: false,
  longest: 476,
  widest: 5870,
  reveals: ['card-played'],
};

/** Kingdom Builder as one object, with schemas and text: for servers, bots and tools. */
export const kingdomBuilder: Game<KingdomBuilder> = {
  id: 'kingdom-builder',
  title: 'Kingdom Builder',
  info,
  init,
  legalMoves,
  apply,
  score,
  start,
  step,
  tryApply,
  check,
  turn,
  outcome,
  chance,
  withRandom,
  view,
  viewEvents,
  resample,
  pickMove,
  movesFrom,
  key,
  unsafe,
  fromPosition,
  parseOptions,
  parsePosition,
  parseState,
  parseView,
  parseMove,
  parseChance,
  explain,
  format,
  formatMove,
  formatEvent,
};
