import type { Player, Rules, Turn } from '../core/contract.js';
import { CHANCE_TURN, OVER_TURN } from '../core/turn.js';
import { anytimeMoves } from './kaispeicher/seam.js';
import { chanceIsDue } from './phases/supply.js';
import { actingPlayer } from './seats.js';
import type { SpeicherstadtMove, SpeicherstadtSeen } from './types.js';

/**
 * What the game waits for; `others` are the seats that may use a card at this point. See {@link Rules.turn}.
 *
 * @example
 * ```ts
 * import { fromPosition, turn } from 'kontorhaus/speicherstadt';
 *
 * const state = fromPosition({ seats: [{ coins: 2 }, {}, {}], phase: 'purchase', row: ['bank'], columns: [[0, 2]] });
 * turn(state); // => { kind: 'decision', players: [0], others: [] }
 * ```
 */
export const turn = (of: SpeicherstadtSeen): Turn => {
  if (of.phase === 'over') return OVER_TURN;
  if (chanceIsDue(of)) return CHANCE_TURN;
  const acting = actingPlayer(of);
  const mayAct = (player: Player): boolean => {
    const moves: SpeicherstadtMove[] = [];
    anytimeMoves(of, player, moves);
    return player !== acting && moves.length > 0;
  };
  return { kind: 'decision', players: [acting], others: [...of.coins.keys()].filter(mayAct) };
};
