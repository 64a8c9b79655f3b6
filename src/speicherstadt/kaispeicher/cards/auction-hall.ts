import type { Player } from '../../../core/contract.js';
import { discard, goodAt, placeOf, type Seen } from '../../draft.js';
import { isGood, isId, orNull } from '../../fields.js';
import { KINDS, kindOf } from '../../goods.js';
import type { MoveOf, MoveRule } from '../../moves.js';
import { moveCube, STOCK, whyNotOnto } from '../../storing.js';
import type { SpeicherstadtMove } from '../../types.js';
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
export const auctionHall: MoveRule<MoveOf<'auction'>> = {
  fields: [
    ['good', isGood],
    ['card', orNull(isId)],
  ],
  when: null,
  card: 'auction-hall',
  check: (of, { player, good, card }) =>
    of.stock[kindOf(good)] === 0
      ? { code: 'not-in-stock', good }
      : whyNotOnto(of, player, placeOf(of, card), kindOf(good)),
  play: (next, { player, good, card }, emit) => {
    moveCube(next, player, kindOf(good), STOCK, placeOf(next, card), emit);
    discard(next, 'auction-hall', player, emit);
  },
};
