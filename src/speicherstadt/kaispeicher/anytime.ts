import type { Player } from '../../core/contract.js';
import { deckOf } from '../deck.js';
import { cardAt, type Draft, type Emit, type Seen } from '../draft.js';
import { isLastFire } from '../phases/fire.js';
import { accepts, whyNotOwn } from '../storing.js';
import type { CardNumber, SpeicherstadtIllegal, SpeicherstadtMove } from '../types.js';
import { auctionHall } from './cards/auction-hall.js';
import type { SpecialId } from './cards/index.js';
import { smuggler } from './cards/smuggler.js';
import { truck } from './cards/truck.js';
import type { KaispeicherMove } from './types.js';

/** A move with a card that may be used at any decision of anybody. */
export type AnytimeMove = Extract<KaispeicherMove, { type: 'auction' | 'smuggle' | 'truck-take' | 'truck-put' }>;

/** What such a card can do. Its owner, and that it may be used now, is tested for all of them. */
export interface AnytimeCard<T extends AnytimeMove['type']> {
  /** All moves with it. */
  moves(of: Seen, player: Player, moves: SpeicherstadtMove[]): void;
  /** Why a move with it is not legal; the card that it names is the seat's. */
  check(of: Seen, move: Extract<AnytimeMove, { type: T }>): SpeicherstadtIllegal | null;
  /** Uses it. The decision that the game waits for stays due. */
  play(next: Draft, move: Extract<AnytimeMove, { type: T }>, emit: Emit): void;
}

/** Calls back with every own card that takes a cube of a kind, by id, then with null for the market hall. */
export const forPlaces = (of: Seen, player: Player, kind: number, act: (card: string | null) => void): void => {
  for (const number of of.cards[player] as readonly CardNumber[])
    if (accepts(of, player, number, kind)) act(cardAt(of, number).id);
  if (accepts(of, player, -1, kind)) act(null);
};

/** The card of each of the moves. */
const usedBy = (type: SpeicherstadtMove['type']): SpecialId | null =>
  type === 'auction'
    ? 'auction-hall'
    : type === 'smuggle'
      ? 'smuggler'
      : type === 'truck-take' || type === 'truck-put'
        ? 'truck'
        : null;

/** Whether a move is one with these cards. */
export const isAnytime = (move: SpeicherstadtMove): move is AnytimeMove => usedBy(move.type) !== null;

/** All moves of a seat with these cards, where nothing speaks against using one. */
export const anytimeMoves = (of: Seen, player: Player, moves: SpeicherstadtMove[]): void => {
  if (of.truck !== null || isLastFire(of)) return;
  // Asked for every seat at every decision: the numbers are read once.
  const { special } = deckOf(of.options);
  const cards = of.cards[player] as readonly CardNumber[];
  if (cards.includes(special['auction-hall'])) auctionHall.moves(of, player, moves);
  if (cards.includes(special.smuggler)) smuggler.moves(of, player, moves);
  if (cards.includes(special.truck)) truck.moves(of, player, moves);
};

/** Why a seat cannot use the card. */
export const checkAnytime = (of: Seen, move: AnytimeMove): SpeicherstadtIllegal | null => {
  const refused = whyNotOwn(of, move.player, usedBy(move.type)) ?? whyNotOwn(of, move.player, move.card);
  if (refused !== null) return refused;
  if (isLastFire(of)) return { code: 'too-late' };
  if (move.type === 'auction') return auctionHall.check(of, move);
  return move.type === 'smuggle' ? smuggler.check(of, move) : truck.check(of, move);
};

/** Uses one of these cards. */
export const playAnytime = (next: Draft, move: AnytimeMove, emit: Emit): void => {
  if (move.type === 'auction') auctionHall.play(next, move, emit);
  else if (move.type === 'smuggle') smuggler.play(next, move, emit);
  else truck.play(next, move, emit);
};
