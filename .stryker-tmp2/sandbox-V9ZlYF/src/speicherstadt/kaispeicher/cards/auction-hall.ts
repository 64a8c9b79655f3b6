import type { Player } from '../../../core/contract.js';
import { placeId, type Seen } from '../../draft.js';
import { GOOD, PLACE } from '../../fields.js';
import type { MoveOf, MoveRule } from '../../moves.js';
import { cubeRule, forCubes, placesOf, STOCK } from '../../storing.js';
import type { SpeicherstadtMove } from '../../types.js';

/** All moves with the Auction Hall. */
export const auctionMoves = (of: Seen, player: Player, moves: SpeicherstadtMove[]): void => {
  forCubes(of, player, [STOCK], placesOf(of, player), (good, _, to) => {
    moves.push({ type: 'auction', player, good, card: placeId(of, to) });
  });
};

/** A cube of choice from the stock, loaded at once. (The expansion's rulebook, "Auction Hall".) */
export const AUCTION: MoveRule<MoveOf<'auction'>> = cubeRule(
  [GOOD, PLACE],
  null,
  (_of, _move, place) => [STOCK, place],
  (of, { good }, _place, kind) => (of.stock[kind] === 0 ? { code: 'not-in-stock', good } : null),
  'auction-hall',
);
