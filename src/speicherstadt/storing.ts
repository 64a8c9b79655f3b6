import type { Player } from '../core/contract.js';
import type { Card } from './deck.js';
import {
  addCoins,
  addPoints,
  cardAt,
  type Draft,
  type Emit,
  goodAt,
  replaced,
  type Seen,
  setLoad,
  toStock,
} from './draft.js';
import { amountOf, cube, KINDS, MOST, sizeOf, withGoods } from './goods.js';
import type { CardNumber, SpeicherstadtIllegal } from './types.js';

// Cubes from and to a seat's places. A card number stands for a card, these for the rest.

/** The market hall. */
export const HALL = -1;

const QUAY = -2;

/** The lowest free space of a contract that takes a kind, or -1. */
export const freeSpace = (card: Card, load: number, kind: number): number => {
  const { spaces } = card;
  for (let space = 0; space < spaces.length; space++)
    if (spaces[space] === kind && ((load >> space) & 1) === 0) return space;
  return -1;
};

/** The highest space of a contract with a cube of a kind, or -1. */
export const filledSpace = (card: Card, load: number, kind: number): number => {
  for (let space = card.spaces.length - 1; space >= 0; space--)
    if (card.spaces[space] === kind && ((load >> space) & 1) === 1) return space;
  return -1;
};

/** Whether a card of a seat, which it owns, takes one more cube of a kind. */
export const accepts = (of: Seen, card: Card, kind: number): boolean => {
  switch (card.kind) {
    case 'contract':
      return freeSpace(card, of.loads[card.number] as number, kind) >= 0;
    case 'merchant':
    case 'point-storage':
      return card.good === kind;
    case 'warehouse':
      return sizeOf(of.loads[card.number] as number) < card.capacity;
    default:
      return false;
  }
};

/** Why a seat cannot put a cube of a kind onto a card (HALL for its market hall); null if it can. */
export const whyNotOnto = (of: Seen, player: Player, place: CardNumber, kind: number): SpeicherstadtIllegal | null => {
  const good = goodAt(kind);
  if (place === HALL) return of.halls[player] === -1 ? null : { code: 'no-space', good, card: null };
  const card = cardAt(of, place);
  if (accepts(of, card, kind)) return null;
  const takesIt = card.kind === 'warehouse' || (card.kind === 'contract' && card.spaces.includes(kind));
  return { code: takesIt ? 'no-space' : 'wrong-good', good, card: card.id };
};

/**
 * The number of the card that a move names, HALL for null; null if the seat does not own it. Moves name cards by id.
 */
export const ownPlace = (
  of: Seen,
  player: Player,
  number: CardNumber | undefined,
  id: string | null,
): number | null => {
  if (id === null) return HALL;
  return number !== undefined && (of.cards[player] as readonly number[]).includes(number) ? number : null;
};

/** The cubes of each kind that a seat has on its quay and ships. */
export const transitOf = (of: Seen, player: Player): number[] => {
  const counts = of.quay.slice();
  const cards = of.cards[player] as readonly CardNumber[];
  for (let i = 0; i < cards.length; i++) {
    const load = of.loads[cards[i] as number] as number;
    if (load === 0 || cardAt(of, cards[i] as number).kind !== 'ship') continue;
    for (let kind = 0; kind < KINDS; kind++) counts[kind] = (counts[kind] as number) + amountOf(load, kind);
  }
  return counts;
};

/** The cubes of each kind that a seat can use, given those on its quay and ships. */
export const usableOf = (of: Seen, player: Player, transit: readonly number[]): number[] => {
  const counts = transit.slice();
  const hall = of.halls[player] as number;
  if (hall >= 0) counts[hall] = (counts[hall] as number) + 1;
  const cards = of.cards[player] as readonly CardNumber[];
  for (let i = 0; i < cards.length; i++) {
    const load = of.loads[cards[i] as number] as number;
    if (load === 0 || cardAt(of, cards[i] as number).kind !== 'warehouse') continue;
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
  for (const number of cards) if (cardAt(next, number).kind === 'ship' && takeFrom(next, number, kind)) return number;
  if (next.halls[player] === kind) {
    next.halls = replaced(next.halls, player, -1);
    return HALL;
  }
  // Legality makes sure that there is one.
  return cards.find((number) => cardAt(next, number).kind === 'warehouse' && takeFrom(next, number, kind)) as number;
};

const takeFrom = (next: Draft, number: CardNumber, kind: number): boolean => {
  const load = next.loads[number] as number;
  if (amountOf(load, kind) === 0) return false;
  setLoad(next, number, load - cube(kind));
  return true;
};

const nameOf = (of: Seen, place: number): string =>
  place === HALL ? 'market-hall' : place === QUAY ? 'quay' : cardAt(of, place).id;

/** Puts a cube that came from somewhere onto a card or into the market hall; merchants and point storages pay. */
export const putCube = (next: Draft, player: Player, place: number, kind: number, from: string, emit: Emit): void => {
  if (place === HALL) {
    next.halls = replaced(next.halls, player, kind);
    emit?.({ type: 'cube-moved', good: goodAt(kind), from, to: 'market-hall', player });
    return;
  }
  const card = cardAt(next, place);
  const load = next.loads[place] as number;
  if (card.kind === 'contract') setLoad(next, place, load | (1 << freeSpace(card, load, kind)));
  else if (card.kind === 'warehouse') setLoad(next, place, load + cube(kind));
  else {
    toStock(next, kind);
    emit?.({ type: 'cube-moved', good: goodAt(kind), from, to: 'stock', player });
    if (card.kind === 'merchant') addCoins(next, player, card.coins, card.id, emit);
    else addPoints(next, player, card.points, card.id, emit);
    return;
  }
  emit?.({ type: 'cube-moved', good: goodAt(kind), from, to: card.id, player });
};

/** Moves one of the seat's cubes onto a card or into the market hall. */
export const loadCube = (next: Draft, player: Player, place: number, kind: number, emit: Emit): void => {
  const from = takeCube(next, player, kind);
  putCube(next, player, place, kind, emit === undefined ? '' : nameOf(next, from), emit);
};

/** Returns one of the seat's cubes to the stock. */
export const returnCube = (next: Draft, player: Player, kind: number, emit: Emit): void => {
  const from = takeCube(next, player, kind);
  toStock(next, kind);
  emit?.({ type: 'cube-moved', good: goodAt(kind), from: nameOf(next, from), to: 'stock', player });
};

/** Takes a cube from the stock to the quay. */
export const takeFromStock = (next: Draft, player: Player, kind: number, emit: Emit): void => {
  next.stock = withGoods(next.stock, kind, -1);
  next.quay = withGoods(next.quay, kind, 1);
  emit?.({ type: 'cube-moved', good: goodAt(kind), from: 'stock', to: 'quay', player });
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
  for (let kind = 0; kind < KINDS; kind++) {
    const amount = (load >> (3 * kind)) & MOST;
    if (amount === 0) continue;
    next[to] = withGoods(next[to], kind, amount);
    for (let i = 0; i < amount; i++)
      emit?.({ type: 'cube-moved', good: goodAt(kind), from: cardAt(next, number).id, to, player });
  }
};

/** The market hall pays 1 coin for two cubes. (Public rules summaries, "Loading".) */
export const sell = (next: Draft, player: Player, first: number, second: number, emit: Emit): void => {
  returnCube(next, player, first, emit);
  returnCube(next, player, second, emit);
  addCoins(next, player, 1, 'sale', emit);
};

/** Throws a stored cube away, to the stock. */
export const discardStored = (next: Draft, player: Player, place: number, kind: number, emit: Emit): void => {
  if (place === HALL) next.halls = replaced(next.halls, player, -1);
  else setLoad(next, place, (next.loads[place] as number) - cube(kind));
  toStock(next, kind);
  emit?.({ type: 'cube-moved', good: goodAt(kind), from: nameOf(next, place), to: 'stock', player });
};
