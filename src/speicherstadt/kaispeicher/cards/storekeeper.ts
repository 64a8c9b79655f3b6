import { entry } from '../../data/entry.js';
import type { CardEntry } from '../../data/manifest.js';
import { discardFrom } from '../../draft.js';
import type { Expansion } from '../../expansion.js';
import { numberOf, owns } from '../owners.js';

/** The gray workers at home with the Storekeeper's owner, if a seat is he; else 0. */
export const grayAtHome: Expansion['grayAtHome'] = (of, player) => {
  if (!owns(of, player, 'storekeeper')) return 0;
  let home = of.gray;
  for (const column of of.columns) for (const worker of column) if (worker >= 5) home--;
  for (const worker of of.holders) if (worker >= 5) home--;
  return home;
};

/** A gray worker leaves the game, with the second one the card. (The expansion's rulebook, "Storekeeper".) */
export const grayLeaves: Expansion['grayLeaves'] = (next, player, emit) => {
  next.gray--;
  if (next.gray === 0) discardFrom(next, player, numberOf(next, 'storekeeper'), emit);
};

/** Comes with two gray workers. */
export const STOREKEEPER: CardEntry = entry('storekeeper', 'special', 'B');
