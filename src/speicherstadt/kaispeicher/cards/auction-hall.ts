import type { Player } from '../../../core/contract.js';
import { CUBE } from '../../fields.js';
import type { MoveOf, MoveRule } from '../../moves.js';
import { amountAt, cubeRule, forCubes, idOf, placesOf } from '../../storing.js';
import type { SpeicherstadtMove, SpeicherstadtSeen } from '../../types.js';

/** All moves with the Auction Hall. */
export const auctionMoves = (of: SpeicherstadtSeen, player: Player, moves: SpeicherstadtMove[]): void => {
  forCubes(of, player, ['stock'], placesOf(of, player), (good, _, to) => {
    moves.push({ type: 'auction', player, good, card: idOf(to) });
  });
};

/** A cube of choice from the stock, loaded at once. (The expansion's rulebook, "Auction Hall".) */
export const AUCTION: MoveRule<MoveOf<'auction'>> = cubeRule(
  CUBE,
  (_of, _move, place) => ['stock', place],
  (of, { good, player }) => (amountAt(of, player, 'stock', good) === 0 ? { code: 'not-in-stock', good } : null),
  'auction-hall',
);
