import type { Player } from '../../../core/contract.js';
import { type Draft, discard, type Emit } from '../../draft.js';
import type { MoveOf } from '../../moves.js';
import { owns } from '../../owned.js';
import { takeOffered } from '../../phases/purchase.js';
import type { SpeicherstadtMove, SpeicherstadtSeen } from '../../types.js';

const ID = 'fish-market';

/** Paying with the Fish Market. */
export const fishMarketMoves = (of: SpeicherstadtSeen, player: Player, moves: SpeicherstadtMove[]): void => {
  if (owns(of, player, ID)) moves.push({ type: ID, player });
};

/** It is discarded in place of any price. (The expansion's rulebook, "Fish Market".) */
export const buyWithFishMarket = (next: Draft, { player }: MoveOf<'fish-market'>, emit: Emit): void => {
  discard(next, ID, player, emit);
  takeOffered(next, ID, emit);
};
