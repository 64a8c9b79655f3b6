/**
 * Kontor: a growing harbor, secret choices, zones won by goods; base, advanced, four players and thirteen scenarios.
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
  derivePickMove,
  deriveStart,
  deriveStep,
  deriveTryApply,
  deriveUnsafe,
  deriveWithRandom,
} from '../core/derive.js';
import { check, legalMoves } from './legal.js';
import { begin, play } from './play.js';
import { fromPosition, parsePosition } from './position.js';
import { parseChance, parseMove, parseState, parseView } from './schema.js';
import { outcome, score } from './score/index.js';
import { resolve } from './setup.js';
import { explain, format, formatMove } from './text.js';
import { chance, turn } from './turn.js';
import type { Kontor } from './types.js';
import { resample, view, viewEvents } from './view.js';

export { CELLS, type Cell, cellAt, columnOf, ORIGIN, rowOf, WIDTH } from './cells.js';
export {
  type CardSymbol,
  type DockCard,
  GOODS,
  type Good,
  MANIFEST,
  type Manifest,
  type SpecialCard,
  type WaterCard,
} from './data/cards.js';
export { type CardCertainty, type Certainty, cardCertainty } from './data/certainty.js';
export type * from './events.js';
export type * from './illegal.js';
export type * from './items.js';
export { type KontorOptions, type ResolvedOptions, RULINGS, type Rulings, type ScenarioId } from './options.js';
export { spacesOf } from './placement.js';
export type * from './position-type.js';
export { SCENARIOS } from './scenarios/index.js';
export { firstZones, type RankedSize } from './score/ranking.js';
export type * from './types.js';
export { type Goods, type WonBy, type Zone, zones } from './zones.js';
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
  resample,
  score,
  turn,
  view,
  viewEvents,
};

/** What everything below is derived from. */
const basis: Basis<Kontor> = { id: 'kontor', resolve, begin, check, play, chance };

/** As {@link init}, with the events and the cards dealt. See {@link Rules.start}. @function */
export const start: Rules<Kontor>['start'] = deriveStart(basis);

/**
 * The first state of a game. See {@link Rules.init}. (Rulebook, "Setup".)
 * @throws InvalidInputError when the options are not valid, or make no sense together.
 *
 * @example
 * ```ts
 * import { apply, init, legalMoves, outcome, turn } from 'kontorhaus/kontor';
 *
 * let state = init({ players: 2, ruleset: 'advanced', seed: 'a harbor in the fog' });
 * while (turn(state).kind === 'decision') state = apply(state, legalMoves(state)[0]!);
 * outcome(state)?.reason; // => 'board-full'
 * ```
 * @function
 */
export const init: Rules<Kontor>['init'] = deriveInit<Kontor>(start);

/**
 * The state after a move, or after an outcome in manual mode. See {@link Rules.apply}.
 * @throws IllegalMoveError when the move is not legal.
 * @throws InvalidInputError when it is given a view.
 * @function
 */
export const apply: Rules<Kontor>['apply'] = deriveApply(basis);

/**
 * As {@link apply}, with events and the cards turned up. See {@link Rules.step}.
 * @throws IllegalMoveError when the move is not legal.
 * @throws InvalidInputError when it is given a view.
 * @function
 */
export const step: Rules<Kontor>['step'] = deriveStep(basis);

/** As {@link step}, with an illegal move as a value. See {@link Rules.tryApply}. @function */
export const tryApply: Rules<Kontor>['tryApply'] = deriveTryApply(basis);

/** The same situation with another generator, or none. See {@link Rules.withRandom}. @function */
export const withRandom: Rules<Kontor>['withRandom'] = deriveWithRandom(basis);

/** The situation as text, without the generator. See {@link Rules.key}. @function */
export const key: Rules<Kontor>['key'] = deriveKey<Kontor>();

/** One legal move, each equally likely. See {@link Rules.pickMove}. @function */
export const pickMove: Rules<Kontor>['pickMove'] = derivePickMove<Kontor>('kontor', legalMoves);

/**
 * The legal moves whose fields equal all those given. See {@link Rules.movesFrom}.
 *
 * @example
 * ```ts
 * import { cellAt, fromPosition, movesFrom } from 'kontorhaus/kontor';
 *
 * // Black shows a Water card with the ship symbol; a player clicks on the red card 3.
 * const state = fromPosition({ ruleset: 'advanced', cells: [[1, 1, 36], [1, 2, 3]], shown: [null, 53] });
 * movesFrom(state, 1, { type: 'ship', remove: cellAt(1, 2) }).length; // => 1
 * ```
 * @function
 */
export const movesFrom: Rules<Kontor>['movesFrom'] = deriveMovesFrom<Kontor>(legalMoves);

/** Functions without the safety net. See {@link Unsafe}. */
export const unsafe: Unsafe<Kontor> = deriveUnsafe(basis);

/** Options from outside; what it accepts, {@link init} accepts. @function */
export const parseOptions: Game<Kontor>['parseOptions'] = deriveParseOptions(basis);

/**
 * Bounds and facts, over all options. Longest: at most 55 spaces are covered beyond those covered before, each after fewer
 * than ten rounds without one, and a round asks four seats three times. Widest: a ship that can go to any of the Water
 * cards of an 8 x 8 board, and remove a neighbor there.
 */
export const info: GameInfo = {
  players: [2, 4],
  hidden: true,
  simultaneous: true,
  longest: 6720,
  widest: 600,
  reveals: ['cards-revealed', 'best-card-shown', 'cards-ordered', 'game-over', 'zone-judged'],
};

/** Kontor as one object, with schemas and text: for servers, bots and tools. */
export const kontor: Game<Kontor> = {
  id: 'kontor',
  title: 'Kontor',
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
