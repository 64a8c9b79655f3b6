import { entry } from '../data/entry.js';
import type { CardEntry } from '../data/manifest.js';
import type { Scoring } from './rule.js';

/** A scoring building's points. (Public rules summaries, "Boatsmen Church".) */
export const building: Scoring = (_, { id, points }) => [{ category: 'building', points, card: id }];

/** Only the church's points are certain; the other three are placeholders for cards that were not seen. */
export const BUILDINGS: readonly CardEntry[] = [
  entry('boatsmen-church', 'building', 'D', { points: 3 }),
  entry('michel', 'building', 'D', { points: 5 }),
  entry('scoring-building-x2', 'building', 'D', { points: 2 }),
  entry('scoring-building-x4', 'building', 'D', { points: 4 }),
];
