import type { Player } from '../../../core/contract.js';
import { entry } from '../../data/entry.js';
import type { CardEntry } from '../../data/manifest.js';
import { cardAt, type Draft, discardFrom, type Emit, goodAt, type Seen, setLoad } from '../../draft.js';
import { amountOf, cube, KINDS, sizeOf } from '../../goods.js';
import { filledSpace, freeSpace } from '../../storing.js';
import type { CardNumber, SpeicherstadtIllegal, SpeicherstadtMove } from '../../types.js';
import { numberOf } from '../owners.js';

/** Cubes that the Truck takes at most. */
const BED = 3;

const canTake = (of: Seen): boolean => of.truck === null || (!of.truck.placing && sizeOf(of.truck.load) < BED);

/** Taking cubes from own contracts, then putting them onto own contracts. */
export const truckMoves = (of: Seen, player: Player, moves: SpeicherstadtMove[]): void => {
  const bed = of.truck?.load ?? 0;
  const takes = canTake(of);
  for (const number of of.cards[player] as readonly CardNumber[]) {
    const card = cardAt(of, number);
    if (card.kind !== 'contract') continue;
    const load = of.loads[number] as number;
    for (let kind = 0; kind < KINDS; kind++) {
      if (takes && load !== 0 && filledSpace(card, load, kind) >= 0)
        moves.push({ type: 'truck-take', player, good: goodAt(kind), card: card.id });
      if (amountOf(bed, kind) > 0 && freeSpace(card, load, kind) >= 0)
        moves.push({ type: 'truck-put', player, good: goodAt(kind), card: card.id });
    }
  }
};

/** Whether the Truck could be used: there is a cube on an own contract. */
export const canUseTruck = (of: Seen, player: Player): boolean =>
  (of.cards[player] as readonly CardNumber[]).some(
    (number) => of.loads[number] !== 0 && cardAt(of, number).kind === 'contract',
  );

/** Why a cube cannot be taken. */
export const checkTake = (of: Seen, number: CardNumber, kind: number): SpeicherstadtIllegal | null => {
  if (!canTake(of)) return { code: 'truck-closed', cubes: sizeOf(of.truck?.load ?? 0) };
  const card = cardAt(of, number);
  return filledSpace(card, of.loads[number] as number, kind) >= 0
    ? null
    : { code: 'no-cube', good: goodAt(kind), card: card.id };
};

/** Why a cube cannot be put. */
export const checkPut = (of: Seen, number: CardNumber, kind: number): SpeicherstadtIllegal | null => {
  const good = goodAt(kind);
  if (amountOf(of.truck?.load ?? 0, kind) === 0) return { code: 'not-on-truck', good };
  const card = cardAt(of, number);
  if (freeSpace(card, of.loads[number] as number, kind) >= 0) return null;
  return { code: card.spaces.includes(kind) ? 'no-space' : 'wrong-good', good, card: card.id };
};

/** Up to 3 cubes from own contracts ... (The expansion's rulebook, "Truck".) */
export const takeOntoTruck = (next: Draft, player: Player, number: CardNumber, kind: number, emit: Emit): void => {
  const card = cardAt(next, number);
  const load = next.loads[number] as number;
  setLoad(next, number, load & ~(1 << filledSpace(card, load, kind)));
  next.truck = { player, load: (next.truck?.load ?? 0) + cube(kind), placing: false };
  emit?.({ type: 'cube-moved', good: goodAt(kind), from: card.id, to: 'truck-bed', player });
};

/** ... back onto own contracts, all of them; each left a fitting space, so there always is one. */
export const putFromTruck = (next: Draft, player: Player, number: CardNumber, kind: number, emit: Emit): void => {
  const card = cardAt(next, number);
  const load = next.loads[number] as number;
  const left = (next.truck?.load ?? 0) - cube(kind);
  setLoad(next, number, load | (1 << freeSpace(card, load, kind)));
  next.truck = left === 0 ? null : { player, load: left, placing: true };
  emit?.({ type: 'cube-moved', good: goodAt(kind), from: 'truck-bed', to: card.id, player });
  if (left === 0) discardFrom(next, player, numberOf(next, 'truck'), emit);
};

/** Discarded when used; at any point. */
export const TRUCK: CardEntry = entry('truck', 'special', 'D');
