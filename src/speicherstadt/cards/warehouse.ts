import { entry } from '../data/entry.js';
import type { CardEntry } from '../data/manifest.js';
import { sizeOf } from '../goods.js';
import type { Scoring } from './rule.js';

/** Points for each cube in the warehouse. (Public rules summaries; the rate is reconstructed.) */
export const warehouse: Scoring = ({ loads }, { id, number, points }) => {
  const count = sizeOf(loads[number] as number);
  return [{ category: 'warehouse', points: points * count, card: id, count }];
};

/** Keeps 4 cubes. */
export const WAREHOUSE: CardEntry = entry('warehouse', 'warehouse', 'B', { capacity: 4, points: 1 });
