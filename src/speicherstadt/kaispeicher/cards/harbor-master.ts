import type { Player } from '../../../core/contract.js';
import { whyNotOwn } from '../../owned.js';
import type { SpeicherstadtIllegal, SpeicherstadtSeen } from '../../types.js';

/** Two cubes for one of another kind, any number of times. (The expansion's rulebook, "Harbor Master".) */
export const whyNotTwoForOne = (of: SpeicherstadtSeen, player: Player): SpeicherstadtIllegal | null =>
  whyNotOwn(of, player, 'harbor-master');
