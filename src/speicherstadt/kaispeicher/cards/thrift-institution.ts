import { entry } from '../../data/entry.js';
import type { CardEntry } from '../../data/manifest.js';
import { addCoins, cardAt } from '../../draft.js';
import type { Bought } from './rule.js';

/** 4 coins from the stock. (The expansion's rulebook, "Thrift Institution".) */
export const thriftInstitution: Bought = (next, player, card, emit) => {
  addCoins(next, player, cardAt(next, card).coins, 'thrift-institution', emit);
};

/** Discarded as soon as it is bought. */
export const THRIFT_INSTITUTION: CardEntry = entry('thrift-institution', 'special', 'C', { coins: 4 });
