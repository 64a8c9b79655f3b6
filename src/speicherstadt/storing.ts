import type { Player } from '../core/contract.js';
import { changed, replaced } from '../core/lists.js';
import type { CardKind } from './data/manifest.js';
import { type Card, cardAt, cardNamed } from './deck.js';
import { type Draft, discard, type Emit, gain, tellDiscarded } from './draft.js';
import type { Field } from './fields.js';
import { amountOf, cube, GOODS, type Good, kindOf, sizeOf } from './goods.js';
import type { MoveOf, MoveRule } from './moves.js';
import { cardsOfKind } from './owned.js';
import type { CardNumber, SpeicherstadtIllegal, SpeicherstadtSeen } from './types.js';

/** The market hall of the seat that acts. */
export const HALL = 'market-hall';
/** The Truck in use. */
export const TRUCK_BED = 'truck-bed';

/** Where cubes are: on a card, or where an event says by that name (`Place`); the quay is that of the seat that loads. */
export type CubePlace = Card | typeof HALL | typeof TRUCK_BED | 'quay' | 'stock' | 'bag';

const isCard = (place: CubePlace | undefined): place is Card => typeof place === 'object';

/** How many cubes of a kind are at a place. */
export const amountAt = (of: SpeicherstadtSeen, player: Player | null, place: CubePlace, good: Good): number => {
  const kind = kindOf(good);
  if (place === HALL) return Number(of.halls[player as Player] === kind);
  if (place === TRUCK_BED) return amountOf(of.truck?.load ?? 0, kind);
  return isCard(place) ? amountOf(of.loads[place.number] as number, kind) : (of[place][kind] as number);
};

/** Whether a place takes one more cube of a kind. */
export const hasRoom = (of: SpeicherstadtSeen, player: Player, place: CubePlace, good: Good): boolean => {
  if (!isCard(place)) return place !== HALL || (of.halls[player] as number) < 0;
  const kind = kindOf(good);
  const load = of.loads[place.number] as number;
  return amountOf(load, kind) < amountOf(place.room, kind) && sizeOf(load) < place.capacity;
};

/** Why a seat cannot take so many cubes of a kind: there are fewer where they would come from. */
export const noGood = (good: Good, need = 1, have = 0): SpeicherstadtIllegal => ({ code: 'no-good', good, need, have });

/** The cubes of each kind that a seat can use: those on its quay and ships, in its hall and its warehouses. */
export const cubesOf = (of: SpeicherstadtSeen, player: Player): readonly number[] => {
  const loads = (of.cards[player] as readonly CardNumber[])
    .filter((number) => of.loads[number] !== 0 && cardAt(of, number).kind !== 'contract')
    .map((number) => of.loads[number] as number);
  return of.quay.map((cubes, kind) =>
    loads.reduce((sum, load) => sum + amountOf(load, kind), cubes + Number(of.halls[player] === kind)),
  );
};

/** Where a seat's next cube of a kind comes from: the quay, else a ship, else the hall, else a warehouse. */
export const sourceOf = (of: SpeicherstadtSeen, player: Player, good: Good): CubePlace | undefined =>
  (['quay', ...cardsOfKind(of, player, 'ship'), HALL, ...cardsOfKind(of, player, 'warehouse')] as const).find(
    (place) => amountAt(of, player, place, good) > 0,
  );

/** Whether cubes stay at a place until they are moved again. */
export const isStore = (place: CubePlace | undefined): boolean =>
  place === HALL || (isCard(place) && place.kind === 'warehouse');

/** Puts a cube to a place (1), or takes it from there (-1). */
export const changeCubes = (next: Draft, player: Player | null, place: CubePlace, good: Good, by: 1 | -1): void => {
  const kind = kindOf(good);
  if (isCard(place)) next.loads = changed(next.loads, place.number, by * cube(kind));
  else if (place === HALL) next.halls = replaced(next.halls, player as Player, by < 0 ? -1 : kind);
  else if (place === TRUCK_BED) {
    const load = (next.truck?.load ?? 0) + by * cube(kind);
    next.truck = load === 0 ? null : { player: player as Player, load, placing: by < 0 };
  } else next[place] = changed(next[place], kind, by);
};

/** What a card pays for a cube that it does not keep. */
const PAYS: { readonly [K in CardKind]?: 'coins' | 'points' } = { merchant: 'coins', 'point-storage': 'points' };

/** Moves a cube; what a merchant or a point storage takes goes on to the stock, and it pays. */
export const moveCube = (
  next: Draft,
  player: Player | null,
  good: Good,
  from: CubePlace,
  to: CubePlace,
  emit: Emit,
): void => {
  const pays = isCard(to) && PAYS[to.kind];
  changeCubes(next, player, from, good, -1);
  changeCubes(next, player, pays ? 'stock' : to, good, 1);
  emit?.({ type: 'cube-moved', good, from: (idOf(from) ?? from) as string, to: (idOf(to) ?? to) as string, player });
  if (pays) gain(next, pays, player as Player, to[pays], to.id, emit);
};

/** Empties a ship, or the quay. */
const empty = (next: Draft, player: Player | null, from: CubePlace, to: 'stock' | 'bag', emit: Emit): void => {
  for (const good of GOODS)
    for (let cubes = amountAt(next, player, from, good); cubes > 0; cubes--)
      moveCube(next, player, good, from, to, emit);
};

/** Empties a seat's quay and its ships into the stock. */
export const emptyAll = (next: Draft, player: Player, emit: Emit): void => {
  for (const place of ['quay', ...cardsOfKind(next, player, 'ship')] as const)
    empty(next, player, place, 'stock', emit);
};

/** A card that nobody bought leaves the game, and its cubes go where the table plays that they go. */
export const discardUnbought = (next: Draft, number: CardNumber, emit: Emit): void => {
  const card = cardAt(next, number);
  empty(next, null, card, next.options.rulings.unboughtCubes ?? 'stock', emit);
  tellDiscarded(card.id, null, emit);
};

/** Where a seat can put cubes: its cards, and its market hall. */
export const placesOf = (of: SpeicherstadtSeen, player: Player): readonly CubePlace[] => [
  ...(of.cards[player] as readonly CardNumber[]).map((number) => cardAt(of, number)),
  HALL,
];

/** What a move calls a place where cubes are put: the id of the card, or null for the market hall. */
export const idOf = (place: CubePlace): string | null => (isCard(place) ? place.id : null);

/** Calls back for every cube that can be moved from one of some places to one of others, kind by kind. */
export const forCubes = (
  of: SpeicherstadtSeen,
  player: Player,
  froms: readonly CubePlace[],
  tos: readonly CubePlace[],
  act: (good: Good, from: CubePlace, to: CubePlace) => void,
): void => {
  for (const from of froms)
    for (const good of GOODS)
      if (amountAt(of, player, from, good) > 0)
        for (const to of tos) if (hasRoom(of, player, to, good)) act(good, from, to);
};

/** A move with one cube. */
type CubeMove = MoveOf<'load' | 'discard' | 'auction' | 'smuggle' | 'truck-take' | 'truck-put'>;

/**
 * The rule for a move with one cube: from which place to which it goes, given the place of its card, and what speaks
 * against it besides a cube that is not there and a place that is full. With a card it may be made at any point, and the
 * card is used up by it; the Truck when it is empty again. Without one it is made when loading.
 */
export const cubeRule = <M extends CubeMove>(
  fields: readonly Field[],
  path: (of: SpeicherstadtSeen, move: M, place: CubePlace) => readonly [from: CubePlace | undefined, to: CubePlace],
  whyNot: (of: SpeicherstadtSeen, move: M, from: CubePlace | undefined, to: CubePlace) => SpeicherstadtIllegal | null,
  card?: string,
): MoveRule<M> => {
  // Its seat owns the card.
  const pathOf = (of: SpeicherstadtSeen, move: M): readonly [from: CubePlace | undefined, to: CubePlace] =>
    path(of, move, move.card === null ? HALL : (cardNamed(of, move.card) as Card));
  return {
    fields,
    when: card === undefined ? 'loading' : null,
    card,
    check: (of, move) => {
      const { player, good } = move;
      const [from, to] = pathOf(of, move);
      const refused = whyNot(of, move, from, to);
      if (refused !== null) return refused;
      if (from === undefined || amountAt(of, player, from, good) === 0) return noGood(good);
      if (hasRoom(of, player, to, good)) return null;
      const isWrong = isCard(to) && amountOf(to.room, kindOf(good)) === 0;
      return { code: isWrong ? 'wrong-good' : 'no-space', good, card: move.card as string };
    },
    play: (next, move, emit) => {
      const { player, good } = move;
      const [from, to] = pathOf(next, move);
      moveCube(next, player, good, from as CubePlace, to, emit);
      if (card !== undefined && next.truck === null) discard(next, card, player, emit);
    },
  };
};
