/**
 * All that Kaispeicher changes in the phases of The Speicherstadt. The base game calls these and knows no card of the
 * expansion; without it they change nothing, since nobody owns such a card and the rows above the board are empty. Beside
 * this, the cards, the moves and the types of the expansion join those of the base game in `data/built-in.ts`, `moves.ts`
 * and the files of types.
 */

/** At every decision of anybody: moves of their owners, though it is not their turn. */
export { anytimeMoves } from './anytime.js';
/** Purchase: what cards do that act as soon as they are bought. */
export { AT_ONCE } from './at-once.js';
/** Demand: a Break card instead of a worker. */
export { passMoves } from './cards/coffee-break.js';
/** Fire: one fireman counts twice. */
export { extraStrength } from './cards/fire-truck.js';
/** Purchase: another way to pay. */
export { fishMarketMoves } from './cards/fish-market.js';
/** Loading: a cube for two. */
export { whyNotTwoForOne } from './cards/harbor-master.js';
/** Where a worker stands on a reserved card. */
export { RESERVED_SPOTS } from './cards/snitch.js';
/** Demand: workers for one game; purchase: they leave. */
export { grayAtHome, grayLeaves } from './cards/storekeeper.js';
/** The id of the Truck: while it is in use, only its own moves are legal. */
export { TRUCK } from './cards/truck.js';
/** What it adds to a state agrees with the rest. */
export { kaispeicherIssues, truckPhaseIssues } from './consistency.js';
/** Questions to owners of cards: at a fire, and before the purchase. They come before the decision of the phase. */
export { answerNo, ask, askedAtFire, endDemand, interruptMoves, isInterrupted } from './owner-questions.js';
/** Demand: cards above the board are reserved; purchase: they are offered last. */
export { releaseReserved, reservedQueue, reserveMoves } from './reserve.js';
/** Scores of cards that count other cards. */
export { COUNTED_BY_KAISPEICHER, mayorItem } from './score.js';
