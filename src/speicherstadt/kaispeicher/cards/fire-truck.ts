import type { Player } from '../../../core/contract.js';
import { owns } from '../../owned.js';
import type { SpeicherstadtSeen } from '../../types.js';

/** One fireman counts twice: the best one, since it never hurts. (The expansion's rulebook, "Fire Truck".) */
export const extraStrength = (of: SpeicherstadtSeen, player: Player, best: number): number =>
  owns(of, player, 'fire-truck') ? best : 0;
