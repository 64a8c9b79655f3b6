import type { Player } from '../core/contract.js';
import type { Card } from './deck.js';
import {
  cardAt,
  type Draft,
  discard,
  type Emit,
  gain,
  goodAt,
  HALL,
  idAt,
  owns,
  placeOf,
  replaced,
  type Seen,
} from './draft.js';
import { amountOf, cube, KINDS, kindOf, sizeOf, withGoods } from './goods.js';
import type { MoveOf } from './moves.js';
import type { CardNumber, SpeicherstadtIllegal } from './types.js';

// Cubes from and to places. A card number stands for a card, HALL and these for the rest.

const QUAY = -2;
/** The stock. */
export const STOCK = -3;
/** The bag. */
export const BAG = -4;
/** A Truck in use. */
export const TRUCK_BED = -5;

const NAMES = ['market-hall', 'quay', 'stock', 'bag', 'truck-bed'] as const;

const nameOf = (of: Seen, place: number): string => (place < 0 ? (NAMES[-1 - place] as string) : idAt(of, place));

/** The lowest space of a contract for a kind that is filled (1) or free (0), or -1. */
export const spaceOf = (card: Card, load: number, kind: number, filled: 0 | 1): number => {
  for (let bit = 0; bit < card.spaces.length; bit++)
    if (card.spaces[bit] === kind && ((load >> bit) & 1) === filled) return bit;
  return -1;
};

/** Whether a card of a seat, or its market hall, takes one more cube of a kind. */
export const accepts = (of: Seen, player: Player, place: number, kind: number): boolean => {
  if (place === HALL) return (of.halls[player] as number) < 0;
  const card = cardAt(of, place);
  const load = of.loads[place] as number;
  return (
    card.good === kind ||
    spaceOf(card, load, kind, 0) >= 0 ||
    (card.kind === 'warehouse' && sizeOf(load) < card.capacity)
  );
};

/** Why a seat cannot put a cube of a kind onto a card or into its market hall; null if it can. */
export const whyNotOnto = (of: Seen, player: Player, place: number, kind: number): SpeicherstadtIllegal | null => {
  if (accepts(of, player, place, kind)) return null;
  const card = place === HALL ? null : cardAt(of, place);
  const isFull = card === null || card.kind === 'warehouse' || card.spaces.includes(kind);
  return {
    code: isFull ? 'no-space' : 'wrong-good',
    good: goodAt(kind),
    card: card?.id ?? null,
  } as SpeicherstadtIllegal;
};

/** Why a card that a move names, or needs, is not the seat's. */
export const whyNotOwn = (of: Seen, player: Player, id: string | null): SpeicherstadtIllegal | null =>
  id === null || owns(of, player, id) ? null : { code: 'not-your-card', card: id };

/** Why no such cube is there. */
export const noGood = (kind: number, need = 1, have = 0): SpeicherstadtIllegal => ({
  code: 'no-good',
  good: goodAt(kind),
  need,
  have,
});

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

/** Where a seat's next cube of a kind comes from: the quay, else a ship, else the hall, else a warehouse. */
export const sourceOf = (of: Seen, player: Player, kind: number): number => {
  const holder = (what: Card['kind']): CardNumber | undefined =>
    (of.cards[player] as readonly CardNumber[]).find(
      (number) => cardAt(of, number).kind === what && amountOf(of.loads[number] as number, kind) > 0,
    );
  if ((of.quay[kind] as number) > 0) return QUAY;
  return holder('ship') ?? (of.halls[player] === kind ? HALL : (holder('warehouse') as CardNumber));
};

/** Puts a cube to a place (1), or takes it from there (-1). */
export const changeCubes = (next: Draft, player: Player | null, place: number, kind: number, by: 1 | -1): void => {
  if (place === HALL) next.halls = replaced(next.halls, player as Player, by < 0 ? -1 : kind);
  else if (place === TRUCK_BED) {
    const load = (next.truck?.load ?? 0) + by * cube(kind);
    next.truck = load === 0 ? null : { player: player as Player, load, placing: by < 0 };
  } else if (place < 0) {
    const pool = NAMES[-1 - place] as 'quay' | 'stock' | 'bag';
    next[pool] = withGoods(next[pool], kind, by);
  } else {
    const card = cardAt(next, place);
    const load = next.loads[place] as number;
    next.loads = replaced(
      next.loads,
      place,
      // A contract's space was filled, or it was not.
      card.kind === 'contract' ? load ^ (1 << spaceOf(card, load, kind, by < 0 ? 1 : 0)) : load + by * cube(kind),
    );
  }
};

/** Moves a cube; what a merchant or a point storage takes goes to the stock, and it pays. */
export const moveCube = (
  next: Draft,
  player: Player | null,
  kind: number,
  from: number,
  to: number,
  emit: Emit,
): void => {
  const buyer = to < 0 || cardAt(next, to).good < 0 ? null : cardAt(next, to);
  const place = buyer === null ? to : STOCK;
  changeCubes(next, player, from, kind, -1);
  changeCubes(next, player, place, kind, 1);
  emit?.({ type: 'cube-moved', good: goodAt(kind), from: nameOf(next, from), to: nameOf(next, place), player });
  if (buyer === null) return;
  const pay = buyer.kind === 'merchant' ? 'coins' : 'points';
  gain(next, pay, player as Player, buyer[pay], buyer.id, emit);
};

/** Moves one of the seat's cubes onto a card, into the market hall or to the stock. */
export const loadCube = (next: Draft, player: Player, kind: number, to: number, emit: Emit): void =>
  moveCube(next, player, kind, sourceOf(next, player, kind), to, emit);

/** Empties a ship, or the quay. */
const empty = (next: Draft, player: Player | null, from: number, to: number, emit: Emit): void => {
  for (let kind = 0; kind < KINDS; kind++) {
    const cubes = from < 0 ? (next.quay[kind] as number) : amountOf(next.loads[from] as number, kind);
    for (let i = 0; i < cubes; i++) moveCube(next, player, kind, from, to, emit);
  }
};

/** Empties a seat's quay and its ships into the stock. */
export const emptyAll = (next: Draft, player: Player, emit: Emit): void => {
  empty(next, player, QUAY, STOCK, emit);
  for (const number of next.cards[player] as readonly CardNumber[])
    if (cardAt(next, number).kind === 'ship') empty(next, player, number, STOCK, emit);
};

/** A card that nobody bought leaves the game, and its cubes go where the table plays that they go. */
export const discardUnbought = (next: Draft, number: CardNumber, emit: Emit): void => {
  empty(next, null, number, next.options.rulings.unboughtCubes === 'bag' ? BAG : STOCK, emit);
  discard(next, idAt(next, number), null, emit);
};

/** Takes a cube from the stock to the quay. */
export const takeFromStock = (next: Draft, player: Player, kind: number, emit: Emit): void =>
  moveCube(next, player, kind, STOCK, QUAY, emit);

/** Makes a move with one cube. What is used up by it is discarded: the Truck when it is empty again. */
export const moveGood = (
  next: Draft,
  move: MoveOf<'load' | 'discard' | 'auction' | 'smuggle' | 'truck-take' | 'truck-put'>,
  emit: Emit,
): void => {
  const { type, player, good } = move;
  const kind = kindOf(good);
  const place = placeOf(next, move.card);
  const isTaken = type === 'discard' || type === 'truck-take';
  const other =
    type === 'load'
      ? sourceOf(next, player, kind)
      : type === 'smuggle'
        ? placeOf(next, move.from)
        : type === 'discard' || type === 'auction'
          ? STOCK
          : TRUCK_BED;
  moveCube(next, player, kind, isTaken ? place : other, isTaken ? other : place, emit);
  const card = type === 'auction' ? 'auction-hall' : type === 'smuggle' ? 'smuggler' : 'truck';
  if (type !== 'load' && type !== 'discard' && next.truck === null) discard(next, card, player, emit);
};
