/**
 * Bots for every game, and matches between them.
 * @module
 */
export { BotError, type BotFault, isBotError } from './error.js';
export { greedyBot } from './greedy.js';
export { playMatch } from './match.js';
export { mctsBot } from './mcts.js';
export { randomBot } from './random.js';
export type * from './types.js';
