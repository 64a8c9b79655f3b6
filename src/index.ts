/**
 * What all games share: types, errors, chance, and `games`.
 * @module
 */
export type * from './core/contract.js';
export { pickOutcome } from './core/derive.js';
export { IllegalMoveError, InvalidInputError, isIllegalMoveError, isInvalidInputError } from './core/errors.js';
export { createRandom } from './core/random.js';
