import { entry } from '../../data/entry.js';
import type { CardEntry } from '../../data/manifest.js';
import type { Expansion } from '../../expansion.js';
import { owns } from '../owners.js';

/** One fireman counts twice at every fire: the best one, since it never hurts. (The expansion's rulebook, "Fire Truck".) */
export const strengthOf: Expansion['strengthOf'] = (of, player, sum, best) =>
  best > 0 && owns(of, player, 'fire-truck') ? sum + best : sum;

/** Kept. */
export const FIRE_TRUCK: CardEntry = entry('fire-truck', 'special', 'C');
