/**
 * Kontor: a growing harbor, secret choices, zones won by goods; base, advanced, four players and thirteen scenarios.
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
import type { Kontor } from './types.js';
import { resample, view, viewEvents } from './view.js';

export { CELLS, type Cell, ORIGIN, WIDTH } from './cells.js';
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
export type { CardCertainty, Certainty } from './data/certainty.js';
export type * from './events.js';
export type * from './illegal.js';
export type * from './items.js';
export { type KontorOptions, type ResolvedOptions, RULINGS, type Rulings } from './options.js';
export type * from './position-type.js';
export * from './questions.js';
export { SCENARIOS, type ScenarioId } from './scenarios/index.js';
export type { RankedSize } from './score/ranking.js';
export * from './types.js';
export type { Goods, WonBy, Zone } from './zones.js';
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
 * As {@link init}, with the events and the cards turned up. See {@link Rules.start}.
 * @throws InvalidInputError when the options are not valid.
 *
 * @example
 * ```ts
 * import { start } from 'kontorhaus/kontor';
 *
 * const { events, chance } = start({ players: 2, seed: 1 });
 * events.at(-1); // => { type: 'round-started' }
 * // Eight Water cards of the harbor, two hands of five, and the top cards of three piles.
 * chance.length; // => 21
 * ```
 * @function
 */
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
 * @throws InvalidInputError when it is given a view or anything else that is not a state of this game.
 *
 * @example
 * ```ts
 * import { apply, init, turn } from 'kontorhaus/kontor';
 *
 * const before = init({ players: 2, seed: 1 });
 * const after = apply(before, { type: 'choose', player: 1, card: null });
 * turn(before); // => { kind: 'decision', players: [0, 1], others: [] }
 * turn(after); // => { kind: 'decision', players: [0], others: [] }
 * ```
 * @function
 */
export const apply: Rules<Kontor>['apply'] = deriveApply(basis);

/**
 * As {@link apply}, with events and the cards turned up. See {@link Rules.step}.
 * @throws IllegalMoveError when the move is not legal.
 * @throws InvalidInputError when it is given a view or anything else that is not a state of this game.
 *
 * @example
 * ```ts
 * import { init, step } from 'kontorhaus/kontor';
 *
 * const { events, chance } = step(init({ players: 2, seed: 1 }), { type: 'choose', player: 1, card: null });
 * events; // => [{ type: 'choice-made', player: 1 }]
 * chance; // => []
 * ```
 * @function
 */
export const step: Rules<Kontor>['step'] = deriveStep(basis);

/**
 * As {@link step}, with an illegal move as a value. See {@link Rules.tryApply}.
 * @throws InvalidInputError when it is given a view or anything else that is not a state of this game.
 *
 * @example
 * ```ts
 * import { cellAt, init, tryApply } from 'kontorhaus/kontor';
 *
 * const state = init({ players: 2, seed: 1 });
 * tryApply(state, { type: 'place', player: 0, cell: cellAt(1, 1) });
 * // => { ok: false, error: { code: 'wrong-phase', phase: 'choose' } }
 * ```
 * @function
 */
export const tryApply: Rules<Kontor>['tryApply'] = deriveTryApply(basis);

/**
 * The cards that can be dealt now, each as likely as any other. See {@link Rules.chance}.
 * @throws InvalidInputError when it is given a view or anything else that is not a state of this game.
 *
 * @example
 * ```ts
 * import { chance, init } from 'kontorhaus/kontor';
 *
 * chance(init({ players: 2, chance: 'manual' }))[0]; // => { outcome: { type: 'deal', card: 13 }, weight: 1 }
 * ```
 * @function
 */
export const chance: Rules<Kontor>['chance'] = deriveChance(basis);

/**
 * The same situation with another generator, or with none: then the host supplies chance. See {@link Rules.withRandom}.
 * @throws InvalidInputError when the seed is neither null, a safe integer nor a string, and when it is given a view or
 * anything else that is not a state of this game.
 *
 * @example
 * ```ts
 * import { init, withRandom } from 'kontorhaus/kontor';
 *
 * const state = init({ players: 2, seed: 1 });
 * withRandom(state, null).state.random; // => null
 * withRandom(state, 'another future').state.random?.state.length; // => 4
 * ```
 * @function
 */
export const withRandom: Rules<Kontor>['withRandom'] = deriveWithRandom(basis);

/**
 * The situation as text, without the generator. See {@link Rules.key}.
 *
 * @example
 * ```ts
 * import { init, key, withRandom } from 'kontorhaus/kontor';
 *
 * const state = init({ players: 2, seed: 1 });
 * key(withRandom(state, 2).state) === key(state); // => true
 * ```
 * @function
 */
export const key: Rules<Kontor>['key'] = deriveKey<Kontor>();

/**
 * One legal move of a seat, each equally likely. See {@link Rules.pickMove}.
 * @throws InvalidInputError when the seat has no legal move, for anything that is not a seat, and without a source.
 *
 * @example
 * ```ts
 * import { createRandom } from 'kontorhaus';
 * import { check, init, pickMove } from 'kontorhaus/kontor';
 *
 * const state = init({ players: 2, seed: 1 });
 * check(state, pickMove(state, 0, createRandom('bot'))); // => null
 * ```
 * @function
 */
export const pickMove: Rules<Kontor>['pickMove'] = derivePickMove<Kontor>('kontor', legalMoves);

/**
 * The legal moves whose fields equal all those given. See {@link Rules.movesFrom}.
 * @throws InvalidInputError for anything that is not a seat.
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

/**
 * Functions without the safety net. See {@link Unsafe}.
 *
 * @example
 * ```ts
 * import { createRandom } from 'kontorhaus';
 * import { init, pickMove, turn, unsafe } from 'kontorhaus/kontor';
 *
 * const random = createRandom('playout');
 * let state = init({ players: 2, seed: 1 });
 * for (let due = turn(state); due.kind === 'decision'; due = turn(state))
 *   state = unsafe.apply(state, pickMove(state, due.players[0]!, random));
 * turn(state).kind; // => 'over'
 * ```
 */
export const unsafe: Unsafe<Kontor> = deriveUnsafe(basis);

/**
 * Options from outside; what it accepts, {@link init} accepts. See {@link Game.parseOptions}.
 *
 * @example
 * ```ts
 * import { parseOptions } from 'kontorhaus/kontor';
 *
 * parseOptions({ players: 2, seed: 1 }).ok; // => true
 * const wrong = parseOptions({ players: 9, seed: 1 });
 * !wrong.ok && wrong.error[0]?.path; // => ['players']
 * ```
 * @function
 */
export const parseOptions: Game<Kontor>['parseOptions'] = deriveParseOptions(basis);

/**
 * Bounds and facts, over all options. Longest: at most 55 spaces are covered beyond those covered before, each after
 * fewer than ten rounds without one, and a round asks four seats three times. Widest: a ship that can go to any of the
 * Water cards of an 8 x 8 board, and remove a neighbor there.
 */
export const info: GameInfo = {
  schema: 1,
  rules: RULES,
  players: [2, 4],
  hidden: true,
  simultaneous: true,
  longest: 6720,
  widest: 600,
  // A round that begins tells that some hand still has a card to lay.
  reveals: ['cards-revealed', 'best-card-shown', 'cards-ordered', 'round-started', 'game-over', 'zone-judged'],
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
  formatEvent,
};
