import type { Player } from '../../core/contract.js';
import { cardAt, HALL, owns, type Seen } from '../draft.js';
import { isLastFire } from '../phases/fire.js';
import { accepts } from '../storing.js';
import type { CardNumber, SpeicherstadtMove } from '../types.js';
import { auctionMoves } from './cards/auction-hall.js';
import { smugglerMoves } from './cards/smuggler.js';
import { truckMoves } from './cards/truck.js';

/** Calls back with every own card that takes a cube of a kind, by id, then with null for the market hall. */
export const forPlaces = (of: Seen, player: Player, kind: number, act: (card: string | null) => void): void => {
  for (const number of of.cards[player] as readonly CardNumber[])
    if (accepts(of, player, number, kind)) act(cardAt(of, number).id);
  if (accepts(of, player, HALL, kind)) act(null);
};

/** All moves of a seat with cards that may be used at any decision of anybody. */
export const anytimeMoves = (of: Seen, player: Player, moves: SpeicherstadtMove[]): void => {
  if (!of.options.kaispeicher || of.truck !== null || isLastFire(of)) return;
  if (owns(of, player, 'auction-hall')) auctionMoves(of, player, moves);
  if (owns(of, player, 'smuggler')) smugglerMoves(of, player, moves);
  if (owns(of, player, 'truck')) truckMoves(of, player, moves);
};
