/**
 * For those who test rules: the tree of a game counted node by node.
 * @module
 */
export { countNodes, type LevelCount } from './count.js';
export { type Division, divide, perft } from './perft.js';
