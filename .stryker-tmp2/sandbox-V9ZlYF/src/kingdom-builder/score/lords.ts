import { sumOf } from '../../core/sum.js';
import { SECTORS } from '../board.js';
import { both, count } from '../rows.js';
import type { Scoring } from './table.js';

/**
 * In each sector 12 points for the most settlements and 6 for the next highest number; ties get the full value.
 * Whether somebody without a settlement there can score is a ruling. (Rulebook, "Lords"; docs/rulings.md.)
 */
export const lords: Scoring = ({ settlements, rulings }, player) => {
  const sectors = SECTORS.map((rows, sector) => {
    const numbers = settlements.map((own) => count(both(own, rows)));
    const mine = numbers[player] as number;
    const highest = Math.max(...numbers);
    const next = Math.max(...numbers.filter((number) => number < highest), -1);
    const scores = mine > 0 || rulings.lordsCountZero;
    return { sector, settlements: mine, points: !scores ? 0 : mine === highest ? 12 : mine === next ? 6 : 0 };
  });
  return { category: 'lords', points: sumOf(sectors.map(({ points }) => points)), sectors };
};
