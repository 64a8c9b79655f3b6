import type { Player } from '../core/contract.js';
import type { CardKind } from './data/manifest.js';
import { type Card, cardAt, cardNamed } from './deck.js';
import type { CardNumber, SpeicherstadtIllegal, SpeicherstadtSeen } from './types.js';

/** A card of a kind. */
export type CardOf<K extends CardKind> = Card & { readonly kind: K };

/** A seat's cards of a kind, in the order of purchase. */
export const cardsOfKind = <K extends CardKind>(of: SpeicherstadtSeen, player: Player, kind: K): readonly CardOf<K>[] =>
  (of.cards[player] as readonly CardNumber[])
    .filter((number) => cardAt(of, number).kind === kind)
    .map((number) => cardAt(of, number) as CardOf<K>);

/** Whether a seat owns a card. Nobody owns one that the game does not have. */
export const owns = (of: SpeicherstadtSeen, player: Player, id: string): boolean =>
  (of.cards[player] as readonly (CardNumber | undefined)[]).includes(cardNamed(of, id)?.number);

/** Why a card that a move names, or needs, is not the seat's. */
export const whyNotOwn = (of: SpeicherstadtSeen, player: Player, id: string | null): SpeicherstadtIllegal | null =>
  id === null || owns(of, player, id) ? null : { code: 'not-your-card', card: id };
