import type { Player } from '../core/contract.js';
import { type Card, deckOf } from './deck.js';
import {
  addCoins,
  addPoints,
  cardAt,
  type Draft,
  type Emit,
  goodAt,
  idAt,
  replaced,
  type Seen,
  setLoad,
} from './draft.js';
import { amountOf, cube, KINDS, sizeOf, withGoods } from './goods.js';
import type { CardNumber, SpeicherstadtIllegal } from './types.js';

// Cubes from and to places. A card number stands for a card, these for the rest.

/** The market hall of the seat that acts. */
export const HALL = -1;
const QUAY = -2;
/** The stock. */
export const STOCK = -3;
/** The bag. */
export const BAG = -4;
/** A Truck in use. */
export const TRUCK_BED = -5;

const NAMES = ['market-hall', 'quay', 'stock', 'bag', 'truck-bed'] as const;

const nameOf = (of: Seen, place: number): string => (place < 0 ? (NAMES[-1 - place] as string) : idAt(of, place));

/** Tells that a cube was moved. */
export const cubeMoved = (
  next: Draft,
  kind: number,
  from: number,
  to: number,
  player: Player | null,
  emit: Emit,
): void => emit?.({ type: 'cube-moved', good: goodAt(kind), from: nameOf(next, from), to: nameOf(next, to), player });

/** The lowest space of a contract for a kind that is filled (1) or free (0), or -1. */
export const spaceOf = (card: Card, load: number, kind: number, filled: 0 | 1): number => {
  for (let bit = 0; bit < card.spaces.length; bit++)
    if (card.spaces[bit] === kind && ((load >> bit) & 1) === filled) return bit;
  return -1;
};

/** How much room a card has for a kind: the space of a contract, anything from 0 on; -1 if it does not take it. */
const roomOn = (of: Seen, card: Card, kind: number): number => {
  const load = of.loads[card.number] as number;
  if (card.kind === 'contract') return spaceOf(card, load, kind, 0);
  if (card.kind === 'warehouse') return card.capacity - sizeOf(load) - 1;
  return card.good === kind ? 0 : -1;
};

/** Whether a card of a seat, or its market hall, takes one more cube of a kind. */
export const accepts = (of: Seen, player: Player, place: number, kind: number): boolean =>
  place === HALL ? of.halls[player] === -1 : roomOn(of, cardAt(of, place), kind) >= 0;

/** Why a seat cannot put a cube of a kind onto a card or into its market hall; null if it can. */
export const whyNotOnto = (of: Seen, player: Player, place: number, kind: number): SpeicherstadtIllegal | null => {
  if (accepts(of, player, place, kind)) return null;
  const good = goodAt(kind);
  if (place === HALL) return { code: 'no-space', good, card: null };
  const { id, spaces, kind: what } = cardAt(of, place);
  return { code: what === 'warehouse' || spaces.includes(kind) ? 'no-space' : 'wrong-good', good, card: id };
};

/** The number of a card by the id in a move, HALL for null; -6 for an unknown id. */
export const placeOf = (of: Seen, id: string | null): number => (id === null ? HALL : numberOfId(of, id));

/** The number of a card by its id; one that no card has if there is none. */
export const numberOfId = (of: Seen, id: string): CardNumber => deckOf(of.options).numbers.get(id) ?? -6;

/** Why a card that a move names is not the seat's. */
export const whyNotOwn = (of: Seen, player: Player, id: string | null): SpeicherstadtIllegal | null =>
  id === null || (of.cards[player] as readonly CardNumber[]).includes(numberOfId(of, id))
    ? null
    : { code: 'not-your-card', card: id };

/** The cubes of each kind that a seat has on its quay and ships and, if asked for, in its hall and warehouses. */
export const cubesOf = (of: Seen, player: Player, stored: boolean): number[] => {
  const counts = of.quay.slice();
  const hall = of.halls[player] as number;
  if (stored && hall >= 0) counts[hall] = (counts[hall] as number) + 1;
  const cards = of.cards[player] as readonly CardNumber[];
  for (let i = 0; i < cards.length; i++) {
    const load = of.loads[cards[i] as number] as number;
    if (load === 0) continue;
    const what = cardAt(of, cards[i] as number).kind;
    if (what === 'ship' || (stored && what === 'warehouse'))
      for (let kind = 0; kind < KINDS; kind++) counts[kind] = (counts[kind] as number) + amountOf(load, kind);
  }
  return counts;
};

/** Takes a cube from the quay, else a ship, else the hall, else a warehouse; says from where. */
const takeCube = (next: Draft, player: Player, kind: number): number => {
  if ((next.quay[kind] as number) > 0) {
    next.quay = withGoods(next.quay, kind, -1);
    return QUAY;
  }
  const cards = next.cards[player] as readonly CardNumber[];
  const holds = (what: Card['kind']): CardNumber | undefined =>
    cards.find((number) => cardAt(next, number).kind === what && amountOf(next.loads[number] as number, kind) > 0);
  const ship = holds('ship');
  if (ship === undefined && next.halls[player] === kind) {
    next.halls = replaced(next.halls, player, -1);
    return HALL;
  }
  // Legality makes sure that there is one.
  const number = ship ?? (holds('warehouse') as CardNumber);
  setLoad(next, number, (next.loads[number] as number) - cube(kind));
  return number;
};

/** Puts a cube that came from somewhere onto a card or into the market hall; merchants and point storages pay. */
export const putCube = (next: Draft, player: Player, place: number, kind: number, from: number, emit: Emit): void => {
  if (place === HALL) next.halls = replaced(next.halls, player, kind);
  else {
    const card = cardAt(next, place);
    const load = next.loads[place] as number;
    if (card.kind === 'contract') setLoad(next, place, load | (1 << roomOn(next, card, kind)));
    else if (card.kind === 'warehouse') setLoad(next, place, load + cube(kind));
    else {
      next.stock = withGoods(next.stock, kind, 1);
      cubeMoved(next, kind, from, STOCK, player, emit);
      if (card.kind === 'merchant') addCoins(next, player, card.coins, card.id, emit);
      else addPoints(next, player, card.points, card.id, emit);
      return;
    }
  }
  cubeMoved(next, kind, from, place, player, emit);
};

/** Moves one of the seat's cubes onto a card or into the market hall. */
export const loadCube = (next: Draft, player: Player, place: number, kind: number, emit: Emit): void =>
  putCube(next, player, place, kind, takeCube(next, player, kind), emit);

/** Returns one of the seat's cubes to the stock. */
export const returnCube = (next: Draft, player: Player, kind: number, emit: Emit): void => {
  const from = takeCube(next, player, kind);
  next.stock = withGoods(next.stock, kind, 1);
  cubeMoved(next, kind, from, STOCK, player, emit);
};

/** Takes a cube from the stock to the quay. */
export const takeFromStock = (next: Draft, player: Player, kind: number, emit: Emit): void => {
  next.stock = withGoods(next.stock, kind, -1);
  next.quay = withGoods(next.quay, kind, 1);
  cubeMoved(next, kind, STOCK, QUAY, player, emit);
};

/** Throws away a stored cube. */
export const discardStored = (next: Draft, player: Player, place: number, kind: number, emit: Emit): void => {
  if (place === HALL) next.halls = replaced(next.halls, player, -1);
  else setLoad(next, place, (next.loads[place] as number) - cube(kind));
  next.stock = withGoods(next.stock, kind, 1);
  cubeMoved(next, kind, place, STOCK, player, emit);
};

/** Empties a ship into the stock or, if nobody bought it and the table plays so, into the bag. */
export const emptyShip = (
  next: Draft,
  number: CardNumber,
  to: 'stock' | 'bag',
  player: Player | null,
  emit: Emit,
): void => {
  const load = next.loads[number] as number;
  if (load === 0) return;
  setLoad(next, number, 0);
  for (let kind = 0; kind < KINDS; kind++)
    for (let i = amountOf(load, kind); i > 0; i--) {
      next[to] = withGoods(next[to], kind, 1);
      cubeMoved(next, kind, number, to === 'bag' ? BAG : STOCK, player, emit);
    }
};

/** Empties the quay into the stock. */
export const emptyQuay = (next: Draft, player: Player, emit: Emit): void => {
  for (let kind = 0; kind < KINDS; kind++) while ((next.quay[kind] as number) > 0) returnCube(next, player, kind, emit);
};
