import type { CardEntry } from '../data/manifest.js';
import type { Scoring } from './rule.js';

/** A scoring building's points. (Public rules summaries, "Boatsmen Church".) */
export const building: Scoring = (_, { id, points }) => [{ category: 'building', points, card: id }];

/** Only the church's points are certain; the other three are placeholders for cards that were not seen. */
export const BUILDINGS: readonly CardEntry[] = [
  { id: 'boatsmen-church', kind: 'building', count: 1, seasons: [0, 0, 0, 1, 0], values: { points: 3 } },
  { id: 'michel', kind: 'building', count: 1, seasons: [0, 0, 0, 1, 0], values: { points: 5 } },
  { id: 'scoring-building-x2', kind: 'building', count: 1, seasons: [0, 0, 0, 1, 0], values: { points: 2 } },
  { id: 'scoring-building-x4', kind: 'building', count: 1, seasons: [0, 0, 0, 1, 0], values: { points: 4 } },
];
