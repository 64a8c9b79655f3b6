import {
  type Goods,
  type KontorState,
  type KontorView,
  type OpenPart,
  type WonBy,
  zones,
} from '../../src/kontor/index.js';

/* What of a state, or of a view, can be known from events. */

/** A pile, by what is known of it. */
export interface Pile {
  readonly top: number | null;
  readonly hidden: number;
  readonly under: readonly number[];
}

/** A completed zone. */
export interface Completed {
  readonly cells: readonly number[];
  readonly goods: readonly Goods[];
  readonly keeper: 0 | 1 | null;
  readonly by: WonBy | null;
}

/** How many cards of a hand are not known: Dock, Water, special. */
export type Counts = readonly [number, number, number];

/** All that can be known from events. */
export interface Table {
  board: readonly number[];
  laid: readonly number[];
  covered: readonly number[];
  extent: OpenPart['extent'];
  ship: number | null;
  shown: readonly (number | null)[];
  sailed: boolean;
  gap: number | null;
  coins: readonly number[];
  water: Pile;
  docks: readonly Pile[];
  owed: readonly number[];
  last: number | null;
  reason: string | null;
  hands: readonly (readonly number[])[];
  hidden: readonly Counts[];
  /** The cards that only the listener has seen, by seat; none of the others'. */
  secret: readonly (readonly number[])[];
  unseen: readonly (readonly number[])[];
}

/** What lies open in a state or a view, in the order of {@link Table}. */
const openPart = (of: OpenPart) => ({
  board: of.board,
  laid: of.laid,
  covered: of.covered,
  extent: of.extent,
  ship: of.ship,
  shown: of.shown,
  sailed: of.sailed,
  gap: of.gap,
  coins: of.coins,
  water: of.water,
  docks: of.docks,
  owed: of.owed,
  last: of.last,
  reason: of.reason,
});

/** A view in the words of this file. */
export const tableOfView = (seen: KontorView): Table => ({
  ...openPart(seen),
  hands: seen.hands,
  hidden: seen.hidden,
  secret: seen.hands.map((_, seat) => (seat === seen.viewer ? seen.secret : [])),
  unseen: seen.unseen,
});

/** A state in the words of this file. */
export const tableOfState = (state: KontorState): Table => ({
  ...openPart(state),
  hands: state.hands,
  hidden: state.hands.map((): Counts => [0, 0, 0]),
  secret: state.secret,
  unseen: state.pools,
});

/** Centers with their Warehouses by `side:cell`, as the state has them. */
export const warehousesOf = (of: KontorState | KontorView): Readonly<Record<string, Goods>> =>
  Object.fromEntries(
    zones(of).flatMap(({ centers, warehouses }) =>
      centers.flatMap((cell, side) => (cell === null ? [] : [[`${side}:${cell}`, warehouses[side] as Goods]])),
    ),
  );

/** The completed zones of a state by their first cells. */
export const completedOf = (of: KontorState | KontorView): Readonly<Record<number, Completed>> =>
  Object.fromEntries(
    zones(of).flatMap(({ cells, complete, goods, leader, by }) =>
      complete ? [[cells[0] as number, { cells, goods, keeper: leader, by }]] : [],
    ),
  );
