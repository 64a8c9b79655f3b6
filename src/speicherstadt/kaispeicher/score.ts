import type { Card } from '../deck.js';
import type { KaispeicherItem } from './types.js';

/**
 * Which kind of card each of these counts. Contracts count complete or not, merchants are what turns goods into coins,
 * firemen whatever their strength, buildings those with points of their own. (The expansion's rulebook, "Accountant",
 * "Deichtorhallen", "Press", "Harbor Tour".)
 */
export const COUNTED_BY_KAISPEICHER = {
  accountant: 'contract',
  deichtorhallen: 'merchant',
  press: 'fireman',
  'harbor-tour': 'building',
} as const;

/**
 * The best scoring building once more; of equal ones the first. Null for any other card. (The expansion's rulebook,
 * "Mayor".)
 */
export const mayorItem = ({ id, points }: Card, buildings: readonly Card[]): KaispeicherItem | null => {
  if (id !== 'mayor') return null;
  const [best] = buildings.slice().sort((a, b) => b.points - a.points);
  return { category: id, points: points * (best?.points ?? 0), card: id, building: best?.id ?? null };
};
