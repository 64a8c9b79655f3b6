import type { Player } from '../../../core/contract.js';
import { entry } from '../../data/entry.js';
import type { CardEntry } from '../../data/manifest.js';
import { type Draft, discardFrom, type Emit, goodAt, type Seen } from '../../draft.js';
import { KINDS, withGoods } from '../../goods.js';
import { putCube } from '../../storing.js';
import type { SpeicherstadtIllegal, SpeicherstadtMove } from '../../types.js';
import { forPlaces } from '../anytime.js';
import { numberOf } from '../owners.js';

/** Every cube of the stock onto everything that takes it. */
export const auctionMoves = (of: Seen, player: Player, moves: SpeicherstadtMove[]): void => {
  for (let kind = 0; kind < KINDS; kind++)
    if ((of.stock[kind] as number) > 0)
      forPlaces(of, player, kind, (card) => {
        moves.push({ type: 'auction', player, good: goodAt(kind), card });
      });
};

/** Why the stock does not give a cube. */
export const checkAuction = (of: Seen, kind: number): SpeicherstadtIllegal | null =>
  of.stock[kind] === 0 ? { code: 'not-in-stock', good: goodAt(kind) } : null;

/** A cube of choice from the stock, loaded at once. (The expansion's rulebook, "Auction Hall".) */
export const auction = (next: Draft, player: Player, kind: number, place: number, emit: Emit): void => {
  next.stock = withGoods(next.stock, kind, -1);
  putCube(next, player, place, kind, 'stock', emit);
  discardFrom(next, player, numberOf(next, 'auction-hall'), emit);
};

/** Discarded when used; at any point. */
export const AUCTION_HALL: CardEntry = entry('auction-hall', 'special', 'C');
