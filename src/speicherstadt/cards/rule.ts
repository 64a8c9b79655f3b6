import type { Card, Deck } from '../deck.js';
import type { SpeicherstadtItem } from '../types.js';

/** What the cards of one seat are counted by at the end. */
export interface Estate {
  /** The cards of the game. */
  readonly deck: Deck;
  /** The seat's cards, in the order of purchase. */
  readonly cards: readonly Card[];
  /** What lies on each card of the game, by number. */
  readonly loads: readonly number[];
  /** The seat's coins. */
  readonly coins: number;
}

/** How a card scores at the end; an empty list for one that another card's line has counted. */
export type Scoring = (estate: Estate, card: Card) => readonly SpeicherstadtItem[];

/** How many of a seat's cards are of a kind. */
export const countKind = (estate: Estate, kind: Card['kind']): number =>
  estate.cards.reduce((sum, card) => (card.kind === kind ? sum + 1 : sum), 0);
