import type { Player } from '../../../core/contract.js';
import { type Draft, discard, type Emit } from '../../draft.js';
import type { MoveOf } from '../../moves.js';
import { owns } from '../../owned.js';
import { continueDemand } from '../../phases/demand.js';
import type { SpeicherstadtIllegal, SpeicherstadtMove, SpeicherstadtSeen } from '../../types.js';

const ID = 'coffee-break';

/** Passing with a Break card. */
export const passMoves = (of: SpeicherstadtSeen, player: Player, moves: SpeicherstadtMove[]): void => {
  if (of.breaks > 0 && owns(of, player, ID)) moves.push({ type: 'pass', player });
};

/** Nobody passes without a Break card; where none is left, the card has gone with the last one. */
export const checkPass = ({ breaks }: SpeicherstadtSeen): SpeicherstadtIllegal | null =>
  breaks > 0 ? null : { code: 'not-your-card', card: ID };

/**
 * A Break card is discarded instead of placing a worker; the card goes with the last one. (The expansion's rulebook,
 * "Coffee Break".)
 */
export const pass = (next: Draft, { player }: MoveOf<'pass'>, emit: Emit): void => {
  next.breaks--;
  emit?.({ type: 'passed', player, left: next.breaks });
  if (next.breaks === 0) discard(next, ID, player, emit);
  continueDemand(next, emit);
};
