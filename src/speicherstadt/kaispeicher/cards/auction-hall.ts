import { entry } from '../../data/entry.js';
import type { CardEntry } from '../../data/manifest.js';
import { discardFrom, goodAt } from '../../draft.js';
import { KINDS, kindOf, withGoods } from '../../goods.js';
import { placeOf, putCube, STOCK, whyNotOnto } from '../../storing.js';
import { type AnytimeCard, forPlaces } from '../anytime.js';
import { numberOf } from '../owners.js';

/** A cube of choice from the stock, loaded at once. (The expansion's rulebook, "Auction Hall".) */
export const auctionHall: AnytimeCard<'auction'> = {
  moves: (of, player, moves) => {
    for (let kind = 0; kind < KINDS; kind++)
      if ((of.stock[kind] as number) > 0)
        forPlaces(of, player, kind, (card) => {
          moves.push({ type: 'auction', player, good: goodAt(kind), card });
        });
  },
  check: (of, { player, good, card }) =>
    of.stock[kindOf(good)] === 0
      ? { code: 'not-in-stock', good }
      : whyNotOnto(of, player, placeOf(of, card), kindOf(good)),
  play: (next, { player, good, card }, emit) => {
    const kind = kindOf(good);
    next.stock = withGoods(next.stock, kind, -1);
    putCube(next, player, placeOf(next, card), kind, STOCK, emit);
    discardFrom(next, player, numberOf(next, 'auction-hall'), emit);
  },
};

/** Discarded when used; at any point. */
export const AUCTION_HALL: CardEntry = entry('auction-hall', 'special', 'C');
