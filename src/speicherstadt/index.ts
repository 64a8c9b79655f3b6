/**
 * The Speicherstadt, with or without the expansion Kaispeicher: auctions by queueing, two to five players.
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
  derivePickMove,
  deriveStart,
  deriveStep,
  deriveTryApply,
  deriveUnsafe,
  deriveWithRandom,
} from '../core/derive.js';
import { basis } from './basis.js';
import { check, legalMoves } from './legal.js';
import { RULES } from './play.js';
import { fromPosition, parsePosition } from './position.js';
import { parseChance, parseMove, parseState, parseView } from './schema.js';
import { outcome, score } from './score/index.js';
import { explain, formatEvent, formatMove } from './text.js';
import { format } from './text-board.js';
import { turn } from './turn.js';
import type { Speicherstadt } from './types.js';
import { resample, view, viewEvents } from './view.js';

export { MANIFEST } from './data/built-in.js';
export { type Certainty, PROVENANCE, type Provenance } from './data/certainty.js';
export {
  type CardEntry,
  type CardKind,
  type CardValues,
  type EntryCard,
  type Manifest,
  SEASONS,
  type Season,
} from './data/manifest.js';
export type { Card } from './deck.js';
export { GOODS, type Good, type Goods } from './goods.js';
export { type ResolvedOptions, RULINGS, type Rulings, type SpeicherstadtOptions } from './options.js';
export type { FireResult } from './phases/fire.js';
export type { Offer } from './phases/purchase.js';
export * from './questions.js';
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
  resample,
  score,
  turn,
  view,
  viewEvents,
};

/**
 * As {@link init}, with the events and the cards and cubes drawn. See {@link Rules.start}.
 * @throws InvalidInputError when the options are not valid.
 *
 * @example
 * ```ts
 * import { start } from 'kontorhaus/speicherstadt';
 *
 * const { events, chance } = start({ players: 3, seed: 1 });
 * events[0]; // => { type: 'round-started', round: 1, player: 0 }
 * chance.length; // => 4
 * ```
 * @function
 */
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
 * @throws InvalidInputError when it is given a view or anything else that is not a state of this game.
 *
 * @example
 * ```ts
 * import { apply, init } from 'kontorhaus/speicherstadt';
 *
 * const before = init({ players: 3, seed: 1 });
 * const after = apply(before, { type: 'place', player: 0, column: 2, gray: false });
 * [before.columns[2], after.columns[2]]; // => [[], [0]]
 * ```
 * @function
 */
export const apply: Rules<Speicherstadt>['apply'] = deriveApply(basis);

/**
 * As {@link apply}, with events and the cards and cubes drawn. See {@link Rules.step}.
 * @throws IllegalMoveError when the move is not legal.
 * @throws InvalidInputError when it is given a view or anything else that is not a state of this game.
 *
 * @example
 * ```ts
 * import { init, step } from 'kontorhaus/speicherstadt';
 *
 * const state = init({ players: 3, seed: 1, firstPlayer: 2 });
 * const { events, chance } = step(state, { type: 'place', player: 2, column: 0, gray: false });
 * events.map(({ type }) => type); // => ['worker-placed']
 * chance; // => []
 * ```
 * @function
 */
export const step: Rules<Speicherstadt>['step'] = deriveStep(basis);

/**
 * As {@link step}, with an illegal move as a value. See {@link Rules.tryApply}.
 * @throws InvalidInputError when it is given a view or anything else that is not a state of this game.
 *
 * @example
 * ```ts
 * import { init, tryApply } from 'kontorhaus/speicherstadt';
 *
 * const state = init({ players: 3, seed: 1 });
 * tryApply(state, { type: 'place', player: 0, column: 5, gray: false });
 * // => { ok: false, error: { code: 'no-column', column: 5, columns: 4 } }
 * ```
 * @function
 */
export const tryApply: Rules<Speicherstadt>['tryApply'] = deriveTryApply(basis);

/**
 * What can be turned up or drawn now, in a fixed order: cards by number, each as likely as the others; cubes in the
 * order of `GOODS`, each kind as likely as it has cubes in the bag. See {@link Rules.chance}.
 * @throws InvalidInputError when it is given a view or anything else that is not a state of this game.
 *
 * @example
 * ```ts
 * import { chance, init } from 'kontorhaus/speicherstadt';
 *
 * const [first] = chance(init({ players: 2, chance: 'manual' }));
 * first; // => { outcome: { type: 'turn-up', card: 'c-A-s' }, weight: 1 }
 * ```
 * @function
 */
export const chance: Rules<Speicherstadt>['chance'] = deriveChance(basis);

/**
 * The same situation with another generator, or with none: then the host supplies chance. See {@link Rules.withRandom}.
 * @throws InvalidInputError when the seed is neither null, a safe integer nor a string, and when it is given a view or
 * anything else that is not a state of this game.
 *
 * @example
 * ```ts
 * import { init, withRandom } from 'kontorhaus/speicherstadt';
 *
 * const state = init({ players: 3, seed: 1 });
 * withRandom(state, null).state.random; // => null
 * withRandom(state, 'another future').state.random?.state.length; // => 4
 * ```
 * @function
 */
export const withRandom: Rules<Speicherstadt>['withRandom'] = deriveWithRandom(basis);

/**
 * The situation as text, without the generator. See {@link Rules.key}.
 *
 * @example
 * ```ts
 * import { init, key, withRandom } from 'kontorhaus/speicherstadt';
 *
 * const state = init({ players: 3, seed: 1 });
 * key(withRandom(state, 2).state) === key(state); // => true
 * ```
 * @function
 */
export const key: Rules<Speicherstadt>['key'] = deriveKey<Speicherstadt>();

/**
 * The legal moves whose fields equal all those given. See {@link Rules.movesFrom}.
 * @throws InvalidInputError for anything that is not a seat.
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

/**
 * One legal move of a seat, each equally likely. See {@link Rules.pickMove}.
 * @throws InvalidInputError when the seat has no legal move, for anything that is not a seat, and without a source.
 *
 * @example
 * ```ts
 * import { createRandom } from 'kontorhaus';
 * import { check, init, pickMove } from 'kontorhaus/speicherstadt';
 *
 * const state = init({ players: 3, seed: 1 });
 * check(state, pickMove(state, 0, createRandom('bot'))); // => null
 * ```
 * @function
 */
export const pickMove: Rules<Speicherstadt>['pickMove'] = derivePickMove<Speicherstadt>('speicherstadt', legalMoves);

/**
 * Functions without the safety net. See {@link Unsafe}.
 *
 * @example
 * ```ts
 * import { createRandom } from 'kontorhaus';
 * import { init, pickMove, turn, unsafe } from 'kontorhaus/speicherstadt';
 *
 * const random = createRandom('playout');
 * let state = init({ players: 3, seed: 1 });
 * for (let due = turn(state); due.kind === 'decision'; due = turn(state))
 *   state = unsafe.apply(state, pickMove(state, due.players[0]!, random));
 * turn(state).kind; // => 'over'
 * ```
 */
export const unsafe: Unsafe<Speicherstadt> = deriveUnsafe(basis);

/**
 * Options from outside; what it accepts, {@link init} accepts. See {@link Game.parseOptions}.
 *
 * @example
 * ```ts
 * import { parseOptions } from 'kontorhaus/speicherstadt';
 *
 * parseOptions({ players: 3, seed: 1 }).ok; // => true
 * const wrong = parseOptions({ players: 9, seed: 1 });
 * !wrong.ok && wrong.error[0]?.path; // => ['players']
 * ```
 * @function
 */
export const parseOptions: Game<Speicherstadt>['parseOptions'] = deriveParseOptions(basis);

/**
 * Bounds and facts, over all options, with the built-in cards. Longest: 160 workers placed in eight rounds, 2 gray ones,
 * 2 passes, at most 16 stops; an offer for each worker; 24 questions; 40 times done; 54 cubes come from ships, and every
 * trade gives fewer than it takes, so there are at most 55 trades and 109 cubes that are put somewhere at most three times
 * (hall, warehouse, card); and 8 moves with cards at any point. Widest: 932 trades, 80 places for cubes of eight kinds (and
 * as many from the stock), 39 cubes to smuggle to 10 places each, and the rest.
 */
export const info: GameInfo = {
  schema: 1,
  rules: RULES,
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
  formatEvent,
};
