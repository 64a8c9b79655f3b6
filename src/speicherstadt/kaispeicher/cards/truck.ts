import type { Player } from '../../../core/contract.js';
import { cardAt, goodAt, placeOf, type Seen } from '../../draft.js';
import { amountOf, KINDS, kindOf, sizeOf } from '../../goods.js';
import type { MoveOf } from '../../moves.js';
import { noGood, spaceOf, whyNotOnto } from '../../storing.js';
import type { CardNumber, SpeicherstadtIllegal, SpeicherstadtMove } from '../../types.js';

/** Cubes that the Truck takes at most. */
const BED = 3;

const bedOf = ({ truck }: Seen): number => truck?.load ?? 0;

const canTake = (of: Seen): boolean => of.truck?.placing !== true && sizeOf(bedOf(of)) < BED;

/** All moves with the Truck. */
export const truckMoves = (of: Seen, player: Player, moves: SpeicherstadtMove[]): void => {
  for (const number of of.cards[player] as readonly CardNumber[]) {
    const card = cardAt(of, number);
    const load = of.loads[number] as number;
    for (let kind = 0; kind < KINDS; kind++) {
      if (canTake(of) && spaceOf(card, load, kind, 1) >= 0)
        moves.push({ type: 'truck-take', player, good: goodAt(kind), card: card.id });
      if (amountOf(bedOf(of), kind) > 0 && spaceOf(card, load, kind, 0) >= 0)
        moves.push({ type: 'truck-put', player, good: goodAt(kind), card: card.id });
    }
  }
};

/**
 * Up to 3 cubes from own contracts, then all of them back onto own contracts: each left a fitting space, so there always
 * is one. (The expansion's rulebook, "Truck".)
 */
export const checkTruck = (
  of: Seen,
  { type, player, good, card: id }: MoveOf<'truck-take' | 'truck-put'>,
): SpeicherstadtIllegal | null => {
  const number = placeOf(of, id);
  const card = cardAt(of, number);
  const kind = kindOf(good);
  const takes = type === 'truck-take';
  if (card.kind !== 'contract') return { code: 'wrong-good', good, card: id };
  if (takes && !canTake(of)) return { code: 'truck-closed', cubes: sizeOf(bedOf(of)) };
  const isThere = takes ? spaceOf(card, of.loads[number] as number, kind, 1) >= 0 : amountOf(bedOf(of), kind) > 0;
  if (!isThere) return noGood(kind);
  return takes ? null : whyNotOnto(of, player, number, kind);
};
