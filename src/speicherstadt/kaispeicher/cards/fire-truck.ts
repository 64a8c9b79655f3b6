import type { Player } from '../../../core/contract.js';
import type { Seen } from '../../draft.js';
import { owns } from '../../owned.js';

/** One fireman counts twice: the best one, since it never hurts. (The expansion's rulebook, "Fire Truck".) */
export const extraStrength = (of: Seen, player: Player, best: number): number =>
  owns(of, player, 'fire-truck') ? best : 0;
