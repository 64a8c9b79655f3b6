/**
 * The Speicherstadt, with or without the expansion Kaispeicher: auctions by queueing, two to five players.
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
import { chance } from './phases/supply.js';
import { begin, play } from './play.js';
import { fromPosition, parsePosition } from './position.js';
import { parseChance, parseMove, parseState, parseView } from './schema.js';
import { outcome, score } from './score/index.js';
import { resolve } from './setup.js';
import { explain, format, formatMove, nameOf } from './text.js';
import { turn } from './turn.js';
import type { Speicherstadt } from './types.js';
import { resample, view, viewEvents } from './view.js';

export { MANIFEST } from './data/built-in.js';
export {
  type CardEntry,
  type CardKind,
  type CardValues,
  type CardVariant,
  type Components,
  type Manifest,
  SEASONS,
  type Season,
} from './data/manifest.js';
export { PROVENANCE, type Provenance } from './data/provenance.js';
export { type Card, cardsOf } from './deck.js';
export { GOODS, type Good, type Goods, goodsOf } from './goods.js';
export { type FireResult, fireResult } from './phases/fire.js';
export { type Offer, offerOf } from './phases/purchase.js';
export * from './types.js';
export {
  chance,
  check,
  explain,
  format,
  formatMove,
  fromPosition,
  legalMoves,
  nameOf,
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
const basis: Basis<Speicherstadt> = { id: 'speicherstadt', resolve, begin, check, play, chance };

/** As {@link init}, with the events and the cards dealt. See {@link Rules.start}. @function */
export const start: Rules<Speicherstadt>['start'] = deriveStart(basis);

/**
 * The first state of a game. See {@link Rules.init}. (Public rules summaries and the expansion's rulebook,
 * "Setup".)
 * @throws InvalidInputError when the options are not valid.
 *
 * @example
 * ```ts
 * import { apply, init, legalMoves, outcome, turn } from 'kontorhaus/speicherstadt';
 *
 * let state = init({ players: 3, kaispeicher: true, seed: 'a table by the window' });
 * while (turn(state).kind === 'decision') state = apply(state, legalMoves(state)[0]!);
 * outcome(state)?.reason; // => 'last-fire'
 * ```
 * @function
 */
export const init: Rules<Speicherstadt>['init'] = deriveInit<Speicherstadt>(start);

/**
 * The state after a move, or after an outcome in manual mode. See {@link Rules.apply}.
 * @throws IllegalMoveError when the move is not legal.
 * @throws InvalidInputError when it is given a view.
 * @function
 */
export const apply: Rules<Speicherstadt>['apply'] = deriveApply(basis);

/**
 * As {@link apply}, with events and the cards drawn. See {@link Rules.step}.
 * @throws IllegalMoveError when the move is not legal.
 * @throws InvalidInputError when it is given a view.
 * @function
 */
export const step: Rules<Speicherstadt>['step'] = deriveStep(basis);

/** As {@link step}, with an illegal move as a value. See {@link Rules.tryApply}. @function */
export const tryApply: Rules<Speicherstadt>['tryApply'] = deriveTryApply(basis);

/** The same situation with another generator, or none. See {@link Rules.withRandom}. @function */
export const withRandom: Rules<Speicherstadt>['withRandom'] = deriveWithRandom(basis);

/** The situation as text, without the generator. See {@link Rules.key}. @function */
export const key: Rules<Speicherstadt>['key'] = deriveKey<Speicherstadt>();

/**
 * The legal moves whose fields equal all those given. See {@link Rules.movesFrom}.
 *
 * @example
 * ```ts
 * import { fromPosition, movesFrom } from 'kontorhaus/speicherstadt';
 *
 * const state = fromPosition({
 *   seats: [{ cards: ['ship#1', 'c-A-s', 'tea-trader'] }, {}, {}, {}],
 *   phase: 'loading',
 *   cubes: { 'ship#1': ['tea', 'tea', 'rubber'] },
 * });
 * // A player clicks on a tea cube: where can it go?
 * movesFrom(state, 0, { type: 'load', good: 'tea' }).map((move) => 'card' in move && move.card);
 * // => ['c-A-s', 'tea-trader', null]
 * ```
 * @function
 */
export const movesFrom: Rules<Speicherstadt>['movesFrom'] = deriveMovesFrom<Speicherstadt>(legalMoves);

/** One legal move of a seat, each equally likely. See {@link Rules.pickMove}. @function */
export const pickMove: Rules<Speicherstadt>['pickMove'] = derivePickMove<Speicherstadt>('speicherstadt', legalMoves);

/** Functions without the safety net. See {@link Unsafe}. */
export const unsafe: Unsafe<Speicherstadt> = deriveUnsafe(basis);

/** Options from outside; what it accepts, {@link init} accepts. @function */
export const parseOptions: Game<Speicherstadt>['parseOptions'] = deriveParseOptions(basis);

/**
 * Bounds and facts, over all options. Longest: 160 workers placed in eight rounds, 2 gray ones, 2 passes, at most 16
 * stops; an offer for each worker; 24 questions; 40 times done; 54 cubes come from ships, and every trade gives fewer
 * than it takes, so there are at most 55 trades and 109 cubes that are put somewhere at most three times (hall,
 * warehouse, card); and 8 moves with cards at any point. Widest: 932 trades, 80 places for cubes of eight kinds (and as
 * many from the stock), 39 cubes to smuggle to 10 places each, and the rest.
 */
export const info: GameInfo = {
  players: [2, 5],
  // Nobody knows more than another: only what comes next is unknown, and to all.
  hidden: false,
  simultaneous: false,
  longest: 800,
  widest: 1600,
  reveals: ['card-turned-up', 'cube-drawn'],
};

/** The Speicherstadt as one object, with schemas and text: for servers, bots and tools. */
export const speicherstadt: Game<Speicherstadt> = {
  id: 'speicherstadt',
  title: 'The Speicherstadt',
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
