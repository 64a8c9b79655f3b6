import type { Player } from '../../../core/contract.js';
import { cardNamed } from '../../deck.js';
import { CARD, GOOD } from '../../fields.js';
import { sizeOf } from '../../goods.js';
import type { MoveOf, MoveRule } from '../../moves.js';
import { cardsOfKind } from '../../owned.js';
import { cubeRule, forCubes, idOf, TRUCK_BED } from '../../storing.js';
import type { SpeicherstadtIllegal, SpeicherstadtMove, SpeicherstadtSeen } from '../../types.js';

/** Its id: a Truck in use goes on with moves that need it. */
export const TRUCK = 'truck';

/** Cubes that the Truck takes at most. */
export const BED = 3;

/** Why no more cubes are taken: the Truck is full, or the placing has begun. */
const whyClosed = ({ truck }: SpeicherstadtSeen): SpeicherstadtIllegal | null => {
  const cubes = sizeOf(truck?.load ?? 0);
  return truck?.placing || cubes === BED ? { code: 'truck-closed', cubes } : null;
};

/** All moves with the Truck. */
export const truckMoves = (of: SpeicherstadtSeen, player: Player, moves: SpeicherstadtMove[]): void => {
  const contracts = cardsOfKind(of, player, 'contract');
  forCubes(of, player, whyClosed(of) === null ? contracts : [], [TRUCK_BED], (good, from) => {
    moves.push({ type: 'truck-take', player, good, card: idOf(from) as string });
  });
  forCubes(of, player, [TRUCK_BED], contracts, (good, _, to) => {
    moves.push({ type: 'truck-put', player, good, card: idOf(to) as string });
  });
};

/** The Truck drives between contracts alone. */
const whyNotContract = (
  of: SpeicherstadtSeen,
  { card }: MoveOf<'truck-take' | 'truck-put'>,
): SpeicherstadtIllegal | null => (cardNamed(of, card)?.kind === 'contract' ? null : { code: 'not-a-contract', card });

/**
 * Up to 3 cubes from own contracts, then all of them back onto own contracts: each left a fitting space, so there always
 * is one. (The expansion's rulebook, "Truck".)
 */
export const TRUCK_TAKE: MoveRule<MoveOf<'truck-take'>> = cubeRule(
  [GOOD, CARD],
  (_of, _move, place) => [place, TRUCK_BED],
  (of, move) => whyNotContract(of, move) ?? whyClosed(of),
  TRUCK,
);

/** See {@link TRUCK_TAKE}. */
export const TRUCK_PUT: MoveRule<MoveOf<'truck-put'>> = cubeRule(
  [GOOD, CARD],
  (_of, _move, place) => [TRUCK_BED, place],
  whyNotContract,
  TRUCK,
);
