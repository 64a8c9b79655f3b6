import type { Player, Turn } from '../core/contract.js';
import { CHANCE_TURN, NO_PLAYERS, OVER_TURN } from '../core/derive.js';
import { actingPlayer, type Seen } from './draft.js';
import { anytimeMoves } from './kaispeicher/seam.js';
import { chanceIsDue } from './phases/supply.js';
import type { SpeicherstadtMove } from './types.js';

const DECISIONS: readonly Turn[] = [0, 1, 2, 3, 4].map((player) => ({
  kind: 'decision',
  players: [player],
  others: NO_PLAYERS,
}));

/** What the game waits for; `others` are the seats that may use a card at this point. See `Rules.turn`. */
export const turn = (of: Seen): Turn => {
  if (of.phase === 'over') return OVER_TURN;
  if (chanceIsDue(of)) return CHANCE_TURN;
  const acting = actingPlayer(of);
  const others: Player[] = [];
  for (let player = 0; player < of.options.players; player++) {
    const moves: SpeicherstadtMove[] = [];
    if (player !== acting) anytimeMoves(of, player, moves);
    if (moves.length > 0) others.push(player);
  }
  return others.length === 0 ? (DECISIONS[acting] as Turn) : { kind: 'decision', players: [acting], others };
};
