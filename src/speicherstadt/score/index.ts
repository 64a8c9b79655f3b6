import type { Outcome, Player, Rules } from '../../core/contract.js';
import { deriveScore, rankSides } from '../../core/ranking.js';
import { bonus } from '../cards/bonus.js';
import { building } from '../cards/building.js';
import { contract } from '../cards/contract.js';
import { countingOffice } from '../cards/counting-office.js';
import { merchant } from '../cards/merchant.js';
import type { Scoring } from '../cards/rule.js';
import { warehouse } from '../cards/warehouse.js';
import type { CardKind } from '../data/manifest.js';
import { type Card, deckOf } from '../deck.js';
import type { Seen } from '../draft.js';
import type { CardNumber, Speicherstadt, SpeicherstadtItem } from '../types.js';

/** How each kind of card scores, in the order of the items. The other kinds are not worth anything by themselves. */
const SCORINGS: readonly (readonly [CardKind, Scoring])[] = [
  ['contract', contract],
  ['counting-office', countingOffice],
  ['building', building],
  ['merchant', merchant],
  ['warehouse', warehouse],
  ['bonus', bonus],
];

const itemsOf = (of: Seen, player: Player): readonly SpeicherstadtItem[] => {
  const deck = deckOf(of.options);
  const cards = (of.cards[player] as readonly CardNumber[]).map((number) => deck.cards[number] as Card);
  const estate = { deck, cards, loads: of.loads, coins: of.coins[player] as number };
  const items: SpeicherstadtItem[] = [{ category: 'track', points: of.points[player] as number }];
  for (const [kind, scoring] of SCORINGS)
    for (const card of cards) if (card.kind === kind) items.push(...scoring(estate, card));
  return items;
};

/**
 * Every seat's points, each with its reason: the track, then contracts, counting offices, buildings, merchants,
 * warehouses and what counts other things. Midway they are counted as if the game ended now. (Public rules summaries,
 * "End"; the expansion's rulebook, "The New Trade Cards".)
 *
 * @example
 * ```ts
 * import { fromPosition, score } from 'kontorhaus/speicherstadt';
 *
 * const state = fromPosition({ seats: [{ cards: ['boatsmen-church'], points: 6 }, {}, {}, {}] });
 * score(state).sides[0]?.items;
 * // => [{ category: 'track', points: 6 }, { category: 'building', points: 3, card: 'boatsmen-church' }]
 * ```
 */
export const score: Rules<Speicherstadt>['score'] = deriveScore<Speicherstadt>((of) =>
  of.cards.map((_, player) => ({ players: [player], items: itemsOf(of, player) })),
);

/** The ranking by points, then coins; equal seats share a place. Null until the game is over. */
export const outcome = (of: Seen): Outcome | null =>
  of.phase === 'over'
    ? {
        reason: deckOf(of.options).hasLastFire ? 'last-fire' : 'pile-empty',
        ranking: rankSides(
          score(of).sides.map((side, player) => ({ ...side, tieBreaks: [of.coins[player] as number] })),
        ),
      }
    : null;
