import type { Player } from '../../../core/contract.js';
import { entry } from '../../data/entry.js';
import type { CardEntry } from '../../data/manifest.js';
import { addCoins, cardAt, type Draft, type Emit } from '../../draft.js';
import type { CardNumber } from '../../types.js';

/** 4 coins from the stock. (The expansion's rulebook, "Thrift Institution".) */
export const thriftInstitution = (next: Draft, player: Player, card: CardNumber, emit: Emit): void => {
  addCoins(next, player, cardAt(next, card).coins, 'thrift-institution', emit);
};

/** Discarded as soon as it is bought. */
export const THRIFT_INSTITUTION: CardEntry = entry('thrift-institution', 'special', 'C', { coins: 4 });
