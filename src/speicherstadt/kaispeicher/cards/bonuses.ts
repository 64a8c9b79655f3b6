import { countKind, type Scoring } from '../../cards/rule.js';
import type { CardEntry } from '../../data/manifest.js';
import type { Card } from '../../deck.js';

const counting =
  (category: 'accountant' | 'deichtorhallen' | 'press' | 'harbor-tour', kind: Card['kind']): Scoring =>
  (estate, { id, points }) => {
    const count = countKind(estate, kind);
    return [{ category, points: points * count, card: id, count }];
  };

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

/** How Kaispeicher's bonus cards score, by id. */
export const BONUS_SCORING: Readonly<Record<string, Scoring>> = {
  // 1 point for each contract, complete or not. (The expansion's rulebook, "Accountant".)
  accountant: /* @__PURE__ */ counting('accountant', 'contract'),
  // 1 point for each card that turns goods into coins. (The expansion's rulebook, "Deichtorhallen".)
  deichtorhallen: /* @__PURE__ */ counting('deichtorhallen', 'merchant'),
  // 1 point for each fireman, whatever his strength. (The expansion's rulebook, "Press".)
  press: /* @__PURE__ */ counting('press', 'fireman'),
  // 1 point for each building with points of its own. (The expansion's rulebook, "Harbor Tour".)
  'harbor-tour': /* @__PURE__ */ counting('harbor-tour', 'building'),
  mayor,
};

/** What counts something else at the end. */
export const MORE_BONUSES: readonly CardEntry[] = [
  { id: 'accountant', kind: 'bonus', count: 1, seasons: [0, 0, 0, 1, 0], values: { points: 1 } },
  { id: 'deichtorhallen', kind: 'bonus', count: 1, seasons: [0, 0, 0, 1, 0], values: { points: 1 } },
  { id: 'press', kind: 'bonus', count: 1, seasons: [0, 0, 1, 0, 0], values: { points: 1 } },
  { id: 'harbor-tour', kind: 'bonus', count: 1, seasons: [0, 0, 0, 1, 0], values: { points: 1 } },
  { id: 'mayor', kind: 'bonus', count: 1, seasons: [0, 0, 0, 1, 0], values: { points: 1 } },
];
