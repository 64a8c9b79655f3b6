import { entry } from '../../data/entry.js';
import type { CardEntry } from '../../data/manifest.js';
import { cardAt, discardFrom, goodAt, type Seen, setLoad } from '../../draft.js';
import { amountOf, cube, KINDS, kindOf, sizeOf } from '../../goods.js';
import { cubeMoved, numberOfId, spaceOf, TRUCK_BED, whyNotOnto } from '../../storing.js';
import type { CardNumber } from '../../types.js';
import type { AnytimeCard } from '../anytime.js';
import { numberOf } from '../owners.js';

/** Cubes that the Truck takes at most. */
const BED = 3;

const bedOf = ({ truck }: Seen): number => truck?.load ?? 0;

const canTake = (of: Seen): boolean => of.truck?.placing !== true && sizeOf(bedOf(of)) < BED;

/**
 * Up to 3 cubes from own contracts, then all of them back onto own contracts: each left a fitting space, so there always
 * is one. (The expansion's rulebook, "Truck".)
 */
export const truck: AnytimeCard<'truck-take' | 'truck-put'> = {
  moves: (of, player, moves) => {
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
  },
  check: (of, { type, player, good, card: id }) => {
    const number = numberOfId(of, id);
    const card = cardAt(of, number);
    const kind = kindOf(good);
    const takes = type === 'truck-take';
    if (card.kind !== 'contract') return { code: 'wrong-good', good, card: id };
    if (takes && !canTake(of)) return { code: 'truck-closed', cubes: sizeOf(bedOf(of)) };
    const isThere = takes ? spaceOf(card, of.loads[number] as number, kind, 1) >= 0 : amountOf(bedOf(of), kind) > 0;
    if (!isThere) return { code: 'no-good', good, need: 1, have: 0 };
    return takes ? null : whyNotOnto(of, player, number, kind);
  },
  play: (next, { type, player, good, card: id }, emit) => {
    const number = numberOfId(next, id);
    const kind = kindOf(good);
    const takes = type === 'truck-take';
    const load = next.loads[number] as number;
    const bit = 1 << spaceOf(cardAt(next, number), load, kind, takes ? 1 : 0);
    const bed = bedOf(next) + (takes ? cube(kind) : -cube(kind));
    // The space was filled, or it was not.
    setLoad(next, number, load ^ bit);
    next.truck = bed === 0 ? null : { player, load: bed, placing: !takes };
    cubeMoved(next, kind, takes ? number : TRUCK_BED, takes ? TRUCK_BED : number, player, emit);
    if (bed === 0) discardFrom(next, player, numberOf(next, 'truck'), emit);
  },
};

/** Discarded when used; at any point. */
export const TRUCK: CardEntry = entry('truck', 'special', 'D');
