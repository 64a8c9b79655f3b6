/**
 * Kingdom Builder: hexes, eight location tiles, ten scoring cards, two to four players.
 * @module
 */
import type { Game, GameInfo, Rules, Unsafe } from '../core/contract.js';
import {
  type Basis,
  deriveApply,
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
import { check, legalMoves } from './legal.js';
import { pickMove } from './pick.js';
import { begin, play } from './play.js';
import { fromPosition, parsePosition } from './position.js';
import { parseChance, parseMove, parseState, parseView } from './schema.js';
import { outcome, score } from './score/index.js';
import { resolve } from './setup.js';
import { explain, format, formatMove } from './text.js';
import { chance, turn } from './turn.js';
import type { KingdomBuilder } from './types.js';
import { resample, view, viewEvents } from './view.js';

export { castles, kindAt, type Location, locations, sectorOf } from './board.js';
export { SECTIONS, type SectionId, TILES, type Tile } from './data/sections.js';
export { TERRAINS, type Terrain } from './data/terrains.js';
export type * from './events.js';
export * from './hex.js';
export type * from './illegal.js';
export type * from './items.js';
export { targetsOf } from './legal.js';
export {
  type HeldTile,
  settlementAt,
  settlementsOf,
  tilesLeft,
  tilesOf,
} from './questions.js';
export { scoreCard } from './score/index.js';
export { settlementsToBuild, supplyOf } from './turn.js';
export * from './types.js';
export {
  chance,
  check,
  explain,
  format,
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

/** What everything below is derived from. */
const basis: Basis<KingdomBuilder> = { id: 'kingdom-builder', resolve, begin, check, play, chance };

/** As {@link init}, with the events and the cards dealt. See {@link Rules.start}. @function */
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
 * @throws InvalidInputError when it is given a view.
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
 * @throws InvalidInputError when it is given a view.
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

/** The same situation with another generator, or none. See {@link Rules.withRandom}. @function */
export const withRandom: Rules<KingdomBuilder>['withRandom'] = deriveWithRandom(basis);

/** The situation as text, without the generator. See {@link Rules.key}. @function */
export const key: Rules<KingdomBuilder>['key'] = deriveKey<KingdomBuilder>();

/**
 * The legal moves whose fields equal all those given. See {@link Rules.movesFrom}.
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

/** Functions without the safety net. See {@link Unsafe}. */
export const unsafe: Unsafe<KingdomBuilder> = deriveUnsafe(basis);

/** Options from outside; what it accepts, {@link init} accepts. @function */
export const parseOptions: Game<KingdomBuilder>['parseOptions'] = deriveParseOptions(basis);

/**
 * Bounds and facts, over all options. Longest: in each of at most 14 turns (40 settlements, three a turn) a seat ends
 * its turn and moves a settlement with each of at most five tiles, from the second turn on, and it builds 40 times.
 * Widest: settlements that Barn and Harbor could move to every hex of the commonest terrain and of water, and hexes that
 * the last settlement could be built on, on the board that has most of them. (test/kingdom-builder/bounds.test.ts.)
 */
export const info: GameInfo = {
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
};
