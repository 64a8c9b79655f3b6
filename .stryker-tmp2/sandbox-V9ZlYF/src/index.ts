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
 * Every game of the library by its id, with schemas and text.
 *
 * @example
 * ```ts
 * import { games } from 'kontorhaus';
 *
 * Object.keys(games); // => ['kingdom-builder', 'kontor', 'speicherstadt']
 * ```
 */
export const games: Games = { 'kingdom-builder': kingdomBuilder, kontor, speicherstadt };
