import type { Player } from '../../../core/contract.js';
import { entry } from '../../data/entry.js';
import type { CardEntry } from '../../data/manifest.js';
import { discardFrom, ownerOf, type Seen } from '../../draft.js';
import type { Expansion } from '../../expansion.js';
import type { Worker } from '../../types.js';
import { numberOf, owns } from '../owners.js';

const isGray = (worker: Worker): boolean => worker >= 5;

/** The gray workers at home with the Storekeeper's owner, if a seat is he; else 0. */
export const grayAtHome = (of: Seen, player: Player): number => {
  if (of.gray === 0 || !owns(of, player, 'storekeeper')) return 0;
  let home = of.gray;
  for (const column of of.columns) for (const worker of column) if (isGray(worker)) home--;
  for (const worker of of.holders) if (isGray(worker)) home--;
  return home;
};

/**
 * A gray worker leaves the game instead of returning; with the second one goes the card. (The expansion's rulebook,
 * "Storekeeper".)
 */
export const leaves: Expansion['leaves'] = (next, worker, emit) => {
  if (!isGray(worker)) return false;
  const player = ownerOf(worker);
  next.gray--;
  emit?.({ type: 'worker-returned', player, gray: true });
  if (next.gray === 0) discardFrom(next, player, numberOf(next, 'storekeeper'), emit);
  return true;
};

/** Comes with two gray workers. */
export const STOREKEEPER: CardEntry = entry('storekeeper', 'special', 'B');
