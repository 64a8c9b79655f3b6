import type { Player } from '../../core/contract.js';
import type { Draft, Emit, Seen } from '../draft.js';
import type { MoveOf } from '../moves.js';
import { owns } from '../owned.js';
import { settleFire } from '../phases/fire.js';
import { startPurchase } from '../phases/purchase.js';
import type { Asked, SpeicherstadtMove } from '../types.js';
import { canInsure } from './cards/insurance.js';
import { swapMoves } from './cards/snitch.js';
import { truckMoves } from './cards/truck.js';

/** A card that may be used now asks its owner: then the game waits for the answer. */
const ask = (next: Draft, player: Player, card: Asked, emit: Emit): true => {
  next.asked = card;
  next.player = player;
  emit?.({ type: 'card-asked', player, card });
  return true;
};

/** Asks a winner with the Squad Leader, or a loser with the Insurance; false without such a card. */
export const asksAtFire = (next: Draft, player: Player, wins: boolean, emit: Emit): boolean => {
  const card = wins ? 'squad-leader' : 'insurance';
  return owns(next, player, card) && (wins || canInsure(next, player)) && ask(next, player, card, emit);
};

/** Asks the Snitch's owner, if there are two workers to swap; false if not. */
export const asksBeforePurchase = (next: Draft, emit: Emit): boolean =>
  next.cards.some((_, player) => {
    const moves: SpeicherstadtMove[] = [];
    if (owns(next, player, 'snitch')) swapMoves(next, player, moves);
    return moves.length > 0 && ask(next, player, 'snitch', emit);
  });

/** The moves of the seat that comes first: with a Truck in use, or with an answer to give. */
export const interruptMoves = (of: Seen, moves: SpeicherstadtMove[]): void => {
  const { asked, player, truck } = of;
  if (truck !== null) truckMoves(of, truck.player, moves);
  else {
    if (asked === 'snitch') swapMoves(of, player, moves);
    else moves.push({ type: asked === 'insurance' ? 'insure' : 'double', player });
    moves.push({ type: 'decline', player });
  }
};

/** After a no the game goes on as it would without the card. */
export const answerNo = (next: Draft, _move: MoveOf<'decline'>, emit: Emit): void => {
  if (next.asked === 'snitch') startPurchase(next, emit);
  else settleFire(next, 1, emit);
};
