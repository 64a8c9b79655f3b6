import type { Player } from '../../../core/contract.js';
import type { Seen } from '../../draft.js';
import { whyNotOwn } from '../../owned.js';
import type { SpeicherstadtIllegal } from '../../types.js';

/** Two cubes for one of another kind, any number of times. (The expansion's rulebook, "Harbor Master".) */
export const whyNotTwoForOne = (of: Seen, player: Player): SpeicherstadtIllegal | null =>
  whyNotOwn(of, player, 'harbor-master');
