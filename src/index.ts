/**
 * What all games share: types, errors, chance, and `games`.
 * @module
 */
import type { Game } from './core/contract.js';
import { kingdomBuilder } from './kingdom-builder/index.js';
import type { KingdomBuilder } from './kingdom-builder/types.js';
import { kontor } from './kontor/index.js';
import type { Kontor } from './kontor/types.js';
import { speicherstadt } from './speicherstadt/index.js';
import type { Speicherstadt } from './speicherstadt/types.js';

export { pickOutcome } from './core/chance.js';
export type * from './core/contract.js';
export { deriveMovesFrom } from './core/derive.js';
export {
  type AnyIllegal,
  IllegalMoveError,
  InvalidInputError,
  isIllegalMoveError,
  isInvalidInputError,
} from './core/errors.js';
export { createRandom } from './core/random.js';
export * from './core/standard-schema.js';

/** Every game of the library by its id. */
export interface Games {
  /** Kingdom Builder. */
  readonly 'kingdom-builder': Game<KingdomBuilder>;
  /** Kontor. */
  readonly kontor: Game<Kontor>;
  /** The Speicherstadt, with Kaispeicher. */
  readonly speicherstadt: Game<Speicherstadt>;
}

/**
 * Every game of the library by its id, with schemas and text. Under an id that is only known when the program runs the
 * game is one of several: take it as {@link AnyGame}, or nothing can be passed to it.
 *
 * @example
 * ```ts
 * import { type AnyGame, games } from 'kontorhaus';
 *
 * const widest = (id: keyof typeof games): number => {
 *   const game: AnyGame = games[id];
 *   return game.legalMoves(game.init({ players: 2, seed: 1 })).length;
 * };
 * Object.keys(games); // => ['kingdom-builder', 'kontor', 'speicherstadt']
 * widest('kontor'); // => 12
 * ```
 */
export const games: Games = { 'kingdom-builder': kingdomBuilder, kontor, speicherstadt };
