import type { Player } from '../../core/contract.js';
import { owns } from '../owned.js';
import { isLastFire } from '../phases/fire.js';
import type { SpeicherstadtMove, SpeicherstadtSeen } from '../types.js';
import { auctionMoves } from './cards/auction-hall.js';
import { smugglerMoves } from './cards/smuggler.js';
import { truckMoves } from './cards/truck.js';

/** All moves of a seat with cards that may be used at any decision of anybody. */
export const anytimeMoves = (of: SpeicherstadtSeen, player: Player, moves: SpeicherstadtMove[]): void => {
  if (!of.options.kaispeicher || of.truck !== null || isLastFire(of)) return;
  if (owns(of, player, 'auction-hall')) auctionMoves(of, player, moves);
  if (owns(of, player, 'smuggler')) smugglerMoves(of, player, moves);
  if (owns(of, player, 'truck')) truckMoves(of, player, moves);
};
