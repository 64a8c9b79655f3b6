import { entry } from '../../data/entry.js';
import type { CardEntry } from '../../data/manifest.js';
import type { Expansion } from '../../expansion.js';
import { owns } from '../owners.js';

/** Two cubes for one of another kind from the stock, any number of times. (The expansion's rulebook, "Harbor Master".) */
export const tradesTwo: Expansion['tradesTwo'] = (of, player) => owns(of, player, 'harbor-master');

/** Kept. */
export const HARBOR_MASTER: CardEntry = entry('harbor-master', 'special', 'B');
