import type { Player } from '../../core/contract.js';
import { deckOf } from '../deck.js';
import { cardAt, type Draft, type Emit, goodAt, type Seen } from '../draft.js';
import { kindOf } from '../goods.js';
import { isLastFire } from '../phases/fire.js';
import { accepts, ownPlace, whyNotOnto } from '../storing.js';
import type { CardNumber, SpeicherstadtIllegal, SpeicherstadtMove } from '../types.js';
import { auction, auctionMoves, checkAuction } from './cards/auction-hall.js';
import { checkSmuggle, smuggle, smuggleMoves } from './cards/smuggler.js';
import { canUseTruck, checkPut, checkTake, putFromTruck, takeOntoTruck, truckMoves } from './cards/truck.js';
import { owns } from './owners.js';
import type { KaispeicherMove } from './types.js';

// The three cards that may be used at any decision of anybody.

/** A move with one of them. */
export type AnytimeMove = Extract<KaispeicherMove, { type: 'auction' | 'smuggle' | 'truck-take' | 'truck-put' }>;

/** Calls back with every own card that takes a cube of a kind, by id, then with null for the market hall. */
export const forPlaces = (of: Seen, player: Player, kind: number, act: (card: string | null) => void): void => {
  for (const number of of.cards[player] as readonly CardNumber[]) {
    const card = cardAt(of, number);
    if (accepts(of, card, kind)) act(card.id);
  }
  if (of.halls[player] === -1) act(null);
};

/** All moves of a seat with these cards, where nothing speaks against using one. */
export const anytimeMoves = (of: Seen, player: Player, moves: SpeicherstadtMove[]): void => {
  if (of.truck !== null || isLastFire(of)) return;
  if (owns(of, player, 'auction-hall')) auctionMoves(of, player, moves);
  if (owns(of, player, 'smuggler')) smuggleMoves(of, player, moves);
  if (owns(of, player, 'truck')) truckMoves(of, player, moves);
};

/** Whether a seat has such a move. */
export const hasAnytimeMove = (of: Seen, player: Player): boolean => {
  if (of.truck !== null || isLastFire(of)) return false;
  const isPossible = (list: (of: Seen, player: Player, moves: SpeicherstadtMove[]) => void): boolean => {
    const moves: SpeicherstadtMove[] = [];
    list(of, player, moves);
    return moves.length > 0;
  };
  return (
    (owns(of, player, 'auction-hall') && isPossible(auctionMoves)) ||
    (owns(of, player, 'smuggler') && isPossible(smuggleMoves)) ||
    (owns(of, player, 'truck') && canUseTruck(of, player))
  );
};

/** Why a seat cannot use the card. */
export const checkAnytime = (of: Seen, move: AnytimeMove): SpeicherstadtIllegal | null => {
  const { player } = move;
  const { numbers } = deckOf(of.options);
  const uses = move.type === 'auction' ? 'auction-hall' : move.type === 'smuggle' ? 'smuggler' : 'truck';
  if (!owns(of, player, uses)) return { code: 'not-your-card', card: uses };
  if (isLastFire(of)) return { code: 'too-late' };
  const kind = kindOf(move.good);
  const place = ownPlace(of, player, move.card === null ? undefined : numbers.get(move.card), move.card);
  if (place === null) return { code: 'not-your-card', card: move.card as string };
  switch (move.type) {
    case 'auction':
      return checkAuction(of, kind) ?? whyNotOnto(of, player, place, kind);
    case 'smuggle':
      return checkSmuggle(of, player, move.from, numbers.get(move.from), kind) ?? whyNotOnto(of, player, place, kind);
    case 'truck-take':
    case 'truck-put': {
      const card = cardAt(of, place);
      if (card.kind !== 'contract') return { code: 'wrong-good', good: goodAt(kind), card: card.id };
      return move.type === 'truck-take' ? checkTake(of, place, kind) : checkPut(of, place, kind);
    }
  }
};

/** Uses one of these cards. The decision that the game waits for stays due. */
export const playAnytime = (next: Draft, move: AnytimeMove, emit: Emit): void => {
  const { player } = move;
  const { numbers } = deckOf(next.options);
  const kind = kindOf(move.good);
  const place = move.card === null ? -1 : (numbers.get(move.card) as number);
  switch (move.type) {
    case 'auction':
      auction(next, player, kind, place, emit);
      break;
    case 'smuggle':
      smuggle(next, player, numbers.get(move.from) as number, kind, place, emit);
      break;
    case 'truck-take':
      takeOntoTruck(next, player, place, kind, emit);
      break;
    case 'truck-put':
      putFromTruck(next, player, place, kind, emit);
      break;
  }
};
