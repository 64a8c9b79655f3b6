import type { Rules } from '../../core/contract.js';
import { deriveScore, rankSides } from '../../core/ranking.js';
import { boardOf } from '../board.js';
import { hasEmptySupply } from '../turn.js';
import type { Card, KingdomBuilder, KingdomBuilderSeen } from '../types.js';
import { castle } from './castle.js';
import { citizens } from './citizens.js';
import { discoverers } from './discoverers.js';
import { farmers } from './farmers.js';
import { fishermen } from './fishermen.js';
import { hermits } from './hermits.js';
import { knights } from './knights.js';
import { lords } from './lords.js';
import { merchants } from './merchants.js';
import { miners } from './miners.js';
import type { Scoring, Table } from './table.js';
import { workers } from './workers.js';

/** How each card scores, and the castles. */
const SCORINGS: Readonly<Record<Card | 'castle', Scoring>> = {
  fishermen,
  merchants,
  discoverers,
  hermits,
  citizens,
  miners,
  workers,
  knights,
  lords,
  farmers,
  castle,
};

const tableOf = (of: KingdomBuilderSeen): Table => ({
  board: boardOf(of.options.sections),
  settlements: of.settlements,
  rulings: of.options.rulings,
});

/**
 * Every seat's points: the game's three cards in their order, then castles. Each item says what it counts. See
 * {@link Rules.score}.
 *
 * @example
 * ```ts
 * import { init, score } from 'kontorhaus/kingdom-builder';
 *
 * const { sides } = score(init({ players: 3, cards: 'first-game', seed: 1 }));
 * sides.map((side) => side.total); // => [0, 0, 0]
 * sides[0]?.items.map((item) => item.category); // => ['fishermen', 'knights', 'merchants', 'castle']
 * ```
 * @function
 */
export const score: Rules<KingdomBuilder>['score'] = deriveScore<KingdomBuilder>((of) => {
  const table = tableOf(of);
  return of.settlements.map((_, player) => ({
    players: [player],
    items: [...of.options.cards, 'castle' as const].map((card) => SCORINGS[card](table, player)),
  }));
});

/** See `scoreCard` of questions.ts. */
export const scoreCard = (of: KingdomBuilderSeen, card: Card | 'castle'): readonly number[] => {
  const table = tableOf(of);
  return of.settlements.map((_, player) => SCORINGS[card](table, player).points);
};

/**
 * The ranking by points; equal seats share the victory. Null until the game is over. See {@link Rules.outcome}. (Rulebook,
 * "End of game".)
 *
 * @example
 * ```ts
 * import { apply, init, legalMoves, outcome, turn } from 'kontorhaus/kingdom-builder';
 *
 * let state = init({ players: 2, sections: 'first-game', cards: 'first-game', seed: 1 });
 * outcome(state); // => null
 * while (turn(state).kind === 'decision') state = apply(state, legalMoves(state)[0]!);
 * outcome(state)?.ranking[0]; // => { place: 1, players: [0], tieBreaks: [] }
 * ```
 * @function
 */
export const outcome: Rules<KingdomBuilder>['outcome'] = (of) =>
  of.phase === 'over'
    ? {
        reason: hasEmptySupply(of) ? 'last-settlement' : 'no-cards',
        ranking: rankSides(score(of).sides.map((side) => ({ ...side, tieBreaks: [] }))),
      }
    : null;
