import type { Player, Rules } from '../../core/contract.js';
import { deriveScore, rankSides } from '../../core/ranking.js';
import type { CardKind } from '../data/manifest.js';
import { type Card, deckOf } from '../deck.js';
import { sizeOf } from '../goods.js';
import { COUNTED_BY_KAISPEICHER, mayorItem } from '../kaispeicher/seam.js';
import { type CardOf, cardsOfKind } from '../owned.js';
import { LAST_SEASON } from '../phases/fire.js';
import type { Speicherstadt, SpeicherstadtItem, SpeicherstadtSeen } from '../types.js';

/**
 * What the cards count that give points for each of it: cards of a kind. (Public rules summaries, "Port": its
 * rate is reconstructed.)
 */
const COUNTED = { port: 'ship', ...COUNTED_BY_KAISPEICHER } as const;

/** So many points for each of what a card counts. */
const times = <C extends string>({ id, points }: Card, category: C, count: number): Times<C> => ({
  category,
  points: points * count,
  card: id,
  count,
});

interface Times<C> {
  readonly category: C;
  readonly points: number;
  readonly card: string;
  readonly count: number;
}

const itemsOf = (of: SpeicherstadtSeen, player: Player): readonly SpeicherstadtItem[] => {
  const { scale } = deckOf(of.options);
  const ofKind = <K extends CardKind>(kind: K): readonly CardOf<K>[] => cardsOfKind(of, player, kind);
  const filledOf = ({ number }: Card): number => sizeOf(of.loads[number] as number);
  const buildings = ofKind('building');
  const offices = ofKind('counting-office').map(({ id }) => id);
  return [
    { category: 'track', points: of.points[player] as number },
    // All or nothing. (Public rules summaries, "Contract".)
    ...ofKind('contract').map((card) => {
      const filled = filledOf(card);
      const spaces = card.capacity;
      return { category: card.kind, points: filled === spaces ? card.points : 0, card: card.id, filled, spaces };
    }),
    // More than the scale has steps for count as its last step. (The expansion's rulebook, "Counting Office".)
    ...(offices.length > 0
      ? [
          {
            category: 'counting-offices',
            points: scale[Math.min(offices.length, scale.length - 1)] ?? 0,
            cards: offices,
          } as const,
        ]
      : []),
    // (Public rules summaries, "Boatsmen Church", "Carpet Trader", "Coffee Roaster".)
    ...[...buildings, ...ofKind('merchant').filter(({ points }) => points > 0)].map(({ id, kind, points }) => ({
      category: kind,
      points,
      card: id,
    })),
    ...ofKind('warehouse').map((card) => times(card, card.kind, filledOf(card))),
    ...ofKind('bonus').map((card) => {
      const id = card.id as keyof typeof COUNTED | 'chamber-of-commerce';
      return (
        mayorItem(card, buildings) ??
        times(card, id, id === 'chamber-of-commerce' ? (of.coins[player] as number) : ofKind(COUNTED[id]).length)
      );
    }),
  ];
};

/**
 * Every seat's points, each with its reason: the track, then contracts, counting offices, buildings, merchants,
 * warehouses and what counts other things. Midway they are counted as if the game ended now. (Public rules summaries,
 * "End"; the expansion's rulebook, "The New Trade Cards".) See {@link Rules.score}.
 *
 * @example
 * ```ts
 * import { fromPosition, score } from 'kontorhaus/speicherstadt';
 *
 * const state = fromPosition({ seats: [{ cards: ['boatsmen-church'], points: 6 }, {}, {}, {}] });
 * score(state).sides[0]?.items;
 * // => [{ category: 'track', points: 6 }, { category: 'building', points: 3, card: 'boatsmen-church' }]
 * ```
 * @function
 */
export const score: Rules<Speicherstadt>['score'] = deriveScore<Speicherstadt>((of) =>
  of.cards.map((_, player) => ({ players: [player], items: itemsOf(of, player) })),
);

/**
 * The ranking by points, then coins; equal seats share a place. Null until the game is over. See {@link Rules.outcome}.
 *
 * @example
 * ```ts
 * import { apply, init, legalMoves, outcome, turn } from 'kontorhaus/speicherstadt';
 *
 * let state = init({ players: 3, seed: 1 });
 * outcome(state); // => null
 * while (turn(state).kind === 'decision') state = apply(state, legalMoves(state)[0]!);
 * outcome(state)?.ranking[0]; // => { place: 1, players: [0], tieBreaks: [5] }
 * ```
 * @function
 */
export const outcome: Rules<Speicherstadt>['outcome'] = (of) =>
  of.phase === 'over'
    ? {
        reason: deckOf(of.options).cards.some(({ kind, season }) => kind === 'fire' && season === LAST_SEASON)
          ? 'last-fire'
          : 'pile-empty',
        ranking: rankSides(
          score(of).sides.map((side, player) => ({ ...side, tieBreaks: [of.coins[player] as number] })),
        ),
      }
    : null;
