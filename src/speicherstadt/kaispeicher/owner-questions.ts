import type { Player } from '../../core/contract.js';
import type { Draft, Emit } from '../draft.js';
import type { MoveOf } from '../moves.js';
import { owns } from '../owned.js';
import { settleFire } from '../phases/fire.js';
import { startPurchase } from '../phases/purchase.js';
import type { Asked, SpeicherstadtMove, SpeicherstadtSeen } from '../types.js';
import { canInsure } from './cards/insurance.js';
import { swapMoves } from './cards/snitch.js';
import { truckMoves } from './cards/truck.js';

/** A card that may be used now asks its owner: then the game waits for the answer. */
export const ask = (next: Draft, player: Player, card: Asked, emit: Emit): void => {
  next.asked = card;
  next.player = player;
  emit?.({ type: 'card-asked', player, card });
};

/**
 * The card that a seat is asked about at a fire: a winner about the Squad Leader, a loser about the Insurance, if he has
 * the coins for it. Null when there is nothing to ask.
 */
export const askedAtFire = (of: SpeicherstadtSeen, player: Player, wins: boolean): Asked | null => {
  const card = wins ? 'squad-leader' : 'insurance';
  return owns(of, player, card) && (wins || canInsure(of, player)) ? card : null;
};

/** The purchase begins, unless the Snitch's owner has two workers to swap: then he is asked first. */
export const endDemand = (next: Draft, emit: Emit): void => {
  const owner = next.cards.findIndex((_, player) => {
    const moves: SpeicherstadtMove[] = [];
    if (owns(next, player, 'snitch')) swapMoves(next, player, moves);
    return moves.length > 0;
  });
  if (owner < 0) startPurchase(next, emit);
  else ask(next, owner, 'snitch', emit);
};

/** Whether something comes before the decision of the phase: a question, or a Truck in use. */
export const isInterrupted = ({ asked, truck }: SpeicherstadtSeen): boolean => asked !== null || truck !== null;

/** The moves of the seat that comes first: with a Truck in use, or with an answer to give. */
export const interruptMoves = (of: SpeicherstadtSeen, moves: SpeicherstadtMove[]): void => {
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
