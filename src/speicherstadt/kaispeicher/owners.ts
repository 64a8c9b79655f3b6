import type { Player } from '../../core/contract.js';
import { deckOf } from '../deck.js';
import type { Seen } from '../draft.js';
import type { CardNumber } from '../types.js';
import type { SpecialId } from './cards/index.js';

/** The number of a one-of-a-kind card; -1 if the game has none such. */
export const numberOf = (of: Seen, id: SpecialId): CardNumber => deckOf(of.options).special[id];

/** Whether a seat owns a one-of-a-kind card. */
export const owns = (of: Seen, player: Player, id: SpecialId): boolean =>
  (of.cards[player] as readonly CardNumber[]).includes(numberOf(of, id));

/** The seat that owns a one-of-a-kind card, or -1. */
export const ownerOfCard = (of: Seen, id: SpecialId): Player =>
  of.cards.findIndex((cards) => cards.includes(numberOf(of, id)));
