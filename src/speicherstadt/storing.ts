import type { Player } from '../core/contract.js';
import type { CardKind } from './data/manifest.js';
import {
  cardAt,
  type Draft,
  discard,
  type Emit,
  gain,
  goodAt,
  HALL,
  idAt,
  placeOf,
  replaced,
  type Seen,
} from './draft.js';
import type { Field } from './fields.js';
import { amountOf, cube, type Good, KINDS, kindOf, sizeOf, withGoods } from './goods.js';
import type { MoveOf, MoveRule } from './moves.js';
import type { CardNumber, SpeicherstadtIllegal } from './types.js';

// Cubes from and to places. A card number stands for a card, HALL and these for the rest.

/** The transit place of the seat that loads. */
export const QUAY = -2;
/** The stock. */
export const STOCK = -3;
/** The bag. */
export const BAG = -4;
/** A Truck in use. */
export const TRUCK_BED = -5;

const NAMES = ['market-hall', 'quay', 'stock', 'bag', 'truck-bed'] as const;

const nameOf = (of: Seen, place: number): string => (place < 0 ? (NAMES[-1 - place] as string) : idAt(of, place));

const poolOf = (place: number): 'quay' | 'stock' | 'bag' => NAMES[-1 - place] as 'quay' | 'stock' | 'bag';

/** How many cubes of a kind lie at a place. */
export const amountAt = (of: Seen, player: Player | null, place: number, kind: number): number =>
  place >= 0
    ? amountOf(of.loads[place] as number, kind)
    : place === HALL
      ? Number(of.halls[player as Player] === kind)
      : place === TRUCK_BED
        ? amountOf(of.truck?.load ?? 0, kind)
        : (of[poolOf(place)][kind] as number);

/** Whether a card of a seat, or its market hall, takes one more cube of a kind. */
export const accepts = (of: Seen, player: Player, place: number, kind: number): boolean => {
  if (place === HALL) return (of.halls[player] as number) < 0;
  const { room, capacity } = cardAt(of, place);
  const load = of.loads[place] as number;
  return amountOf(load, kind) < amountOf(room, kind) && sizeOf(load) < capacity;
};

/** Why a seat cannot put a cube of a kind onto a card or into its market hall; null if it can. */
const whyNotOnto = (of: Seen, player: Player, place: number, kind: number): SpeicherstadtIllegal | null => {
  if (accepts(of, player, place, kind)) return null;
  const good = goodAt(kind);
  if (place === HALL) return { code: 'no-space', good, card: null };
  const { id: card, room } = cardAt(of, place);
  return { code: amountOf(room, kind) > 0 ? 'no-space' : 'wrong-good', good, card };
};

/** Why no such cube is there. */
export const noGood = (kind: number, need = 1, have = 0): SpeicherstadtIllegal => ({
  code: 'no-good',
  good: goodAt(kind),
  need,
  have,
});

/** The cubes of each kind that a seat can use: those on its quay and ships, in its hall and its warehouses. */
export const cubesOf = (of: Seen, player: Player): number[] => {
  const counts = of.quay.slice();
  const hall = of.halls[player] as number;
  if (hall >= 0) counts[hall] = (counts[hall] as number) + 1;
  const cards = of.cards[player] as readonly CardNumber[];
  for (let i = 0; i < cards.length; i++) {
    const load = of.loads[cards[i] as number] as number;
    if (load === 0 || cardAt(of, cards[i] as number).kind === 'contract') continue;
    for (let kind = 0; kind < KINDS; kind++) counts[kind] = (counts[kind] as number) + amountOf(load, kind);
  }
  return counts;
};

/** Where a seat's next cube of a kind comes from: the quay, else a ship, else the hall, else a warehouse. */
export const sourceOf = (of: Seen, player: Player, kind: number): number | undefined => {
  const holder = (what: CardKind): CardNumber | undefined =>
    (of.cards[player] as readonly CardNumber[]).find(
      (number) => amountOf(of.loads[number] as number, kind) > 0 && cardAt(of, number).kind === what,
    );
  if ((of.quay[kind] as number) > 0) return QUAY;
  return holder('ship') ?? (of.halls[player] === kind ? HALL : holder('warehouse'));
};

/** Whether cubes stay at a place until they are moved again. */
export const isStore = (of: Seen, place: number): boolean => place === HALL || cardAt(of, place).kind === 'warehouse';

/** Puts a cube to a place (1), or takes it from there (-1). */
export const changeCubes = (next: Draft, player: Player | null, place: number, kind: number, by: 1 | -1): void => {
  if (place >= 0) next.loads = replaced(next.loads, place, (next.loads[place] as number) + by * cube(kind));
  else if (place === HALL) next.halls = replaced(next.halls, player as Player, by < 0 ? -1 : kind);
  else if (place === TRUCK_BED) {
    const load = (next.truck?.load ?? 0) + by * cube(kind);
    next.truck = load === 0 ? null : { player: player as Player, load, placing: by < 0 };
  } else next[poolOf(place)] = withGoods(next[poolOf(place)], kind, by);
};

/** Moves a cube; what a merchant or a point storage takes goes on to the stock, and it pays. */
export const moveCube = (
  next: Draft,
  player: Player | null,
  kind: number,
  from: number,
  to: number,
  emit: Emit,
): void => {
  const card = to < 0 ? null : cardAt(next, to);
  const pays = card?.kind === 'merchant' ? 'coins' : card?.kind === 'point-storage' ? 'points' : null;
  changeCubes(next, player, from, kind, -1);
  changeCubes(next, player, pays === null ? to : STOCK, kind, 1);
  emit?.({ type: 'cube-moved', good: goodAt(kind), from: nameOf(next, from), to: nameOf(next, to), player });
  if (card !== null && pays !== null) gain(next, pays, player as Player, card[pays], card.id, emit);
};

/** Empties a ship, or the quay. */
const empty = (next: Draft, player: Player | null, from: number, to: number, emit: Emit): void => {
  for (let kind = 0; kind < KINDS; kind++)
    for (let cubes = amountAt(next, player, from, kind); cubes > 0; cubes--)
      moveCube(next, player, kind, from, to, emit);
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

/** Where a seat can put cubes: its cards, and its market hall. */
export const placesOf = (of: Seen, player: Player): readonly number[] => [
  ...(of.cards[player] as readonly CardNumber[]),
  HALL,
];

/** Calls back for every cube that can be moved from one of some places to one of others, kind by kind. */
export const forCubes = (
  of: Seen,
  player: Player,
  froms: readonly number[],
  tos: readonly number[],
  act: (good: Good, from: number, to: number) => void,
): void => {
  for (const from of froms)
    for (let kind = 0; kind < KINDS; kind++)
      if (amountAt(of, player, from, kind) > 0)
        for (const to of tos) if (to < HALL || accepts(of, player, to, kind)) act(goodAt(kind), from, to);
};

/** A move with one cube. */
type CubeMove = MoveOf<'load' | 'discard' | 'auction' | 'smuggle' | 'truck-take' | 'truck-put'>;

/**
 * The rule for a move with one cube: from which place to which it goes, given the place of its card, and what speaks
 * against it besides a cube that is not there and a place that is full. What is used up by it is discarded: the Truck
 * when it is empty again.
 */
export const cubeRule = <M extends CubeMove>(
  fields: readonly Field[],
  when: 'loading' | null,
  path: (of: Seen, move: M, card: number) => readonly [from: number | undefined, to: number],
  whyNot?: (of: Seen, move: M, card: number, kind: number) => SpeicherstadtIllegal | null,
  card?: string,
): MoveRule<M> => ({
  fields,
  when,
  card,
  check: (of, move) => {
    const { player, good } = move;
    const place = placeOf(of, move.card);
    const kind = kindOf(good);
    const refused = whyNot?.(of, move, place, kind) ?? null;
    if (refused !== null) return refused;
    const [from, to] = path(of, move, place);
    if (from === undefined || amountAt(of, player, from, kind) === 0) return noGood(kind);
    return to < HALL ? null : whyNotOnto(of, player, to, kind);
  },
  play: (next, move, emit) => {
    const { player, good } = move;
    const [from, to] = path(next, move, placeOf(next, move.card));
    moveCube(next, player, kindOf(good), from as number, to, emit);
    if (card !== undefined && next.truck === null) discard(next, card, player, emit);
  },
});
