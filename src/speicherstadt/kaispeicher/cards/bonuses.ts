import { countKind, type Scoring } from '../../cards/rule.js';
import { entry } from '../../data/entry.js';
import type { CardEntry, Season } from '../../data/manifest.js';
import type { Card } from '../../deck.js';

/** What each of four cards counts, and its season. */
const COUNTED: readonly (readonly [category: CountingCard, kind: Card['kind'], season: Season])[] = [
  // 1 point for each contract, complete or not. (The expansion's rulebook, "Accountant".)
  ['accountant', 'contract', 'D'],
  // 1 point for each card that turns goods into coins. (The expansion's rulebook, "Deichtorhallen".)
  ['deichtorhallen', 'merchant', 'D'],
  // 1 point for each fireman, whatever his strength. (The expansion's rulebook, "Press".)
  ['press', 'fireman', 'C'],
  // 1 point for each building with points of its own. (The expansion's rulebook, "Harbor Tour".)
  ['harbor-tour', 'building', 'D'],
];

type CountingCard = 'accountant' | 'deichtorhallen' | 'press' | 'harbor-tour';

/** The best scoring building once more; of equal ones only one. (The expansion's rulebook, "Mayor".) */
const mayor: Scoring = ({ cards }, { id, points }) => {
  let best: Card | null = null;
  for (const card of cards) if (card.kind === 'building' && (best === null || card.points > best.points)) best = card;
  return [
    {
      category: 'mayor',
      points: best === null ? 0 : points * best.points,
      card: id,
      building: best === null ? null : best.id,
    },
  ];
};

/** How Kaispeicher's bonus cards score. */
export const bonusOf: Scoring = (estate, card) => {
  const counted = COUNTED.find(([id]) => id === card.id);
  if (counted === undefined) return mayor(estate, card);
  const [category, kind] = counted;
  const count = countKind(estate, kind);
  return [{ category, points: card.points * count, card: card.id, count }];
};

/** What counts something else at the end. */
export const MORE_BONUSES: readonly CardEntry[] = COUNTED.map(([id, , season]) =>
  entry(id, 'bonus', season, { points: 1 }),
).concat(entry('mayor', 'bonus', 'D', { points: 1 }));
