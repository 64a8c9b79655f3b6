import type { Player } from '../../../core/contract.js';
import { goodAt, placeOf, type Seen } from '../../draft.js';
import { KINDS, kindOf } from '../../goods.js';
import type { MoveOf } from '../../moves.js';
import { whyNotOnto } from '../../storing.js';
import type { SpeicherstadtIllegal, SpeicherstadtMove } from '../../types.js';
import { forPlaces } from '../anytime.js';

/** All moves with the Auction Hall. */
export const auctionMoves = (of: Seen, player: Player, moves: SpeicherstadtMove[]): void => {
  for (let kind = 0; kind < KINDS; kind++)
    if ((of.stock[kind] as number) > 0)
      forPlaces(of, player, kind, (card) => {
        moves.push({ type: 'auction', player, good: goodAt(kind), card });
      });
};

/** A cube of choice from the stock, loaded at once. (The expansion's rulebook, "Auction Hall".) */
export const checkAuction = (of: Seen, { player, good, card }: MoveOf<'auction'>): SpeicherstadtIllegal | null =>
  of.stock[kindOf(good)] === 0
    ? { code: 'not-in-stock', good }
    : whyNotOnto(of, player, placeOf(of, card), kindOf(good));
