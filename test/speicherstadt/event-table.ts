import { cardsOf, GOODS, type Good, goodsOf, type OpenPart } from '../../src/speicherstadt/index.js';
import { at } from './reference.js';

/* What of a state, or of a view, can be known from events. */

/** A row of cards, lowest or leftmost first; null where one is gone. */
type Row = readonly (string | null)[];

/** All that can be known from events. */
export interface Table {
  phase: string;
  round: number;
  /** The seat with the start marker. */
  start: number;
  row: Row;
  columns: readonly (readonly number[])[];
  upper: Row;
  reserved: Row;
  holders: readonly number[];
  coins: readonly number[];
  points: readonly number[];
  workers: readonly number[];
  cards: readonly (readonly string[])[];
  halls: readonly (Good | null)[];
  /** What lies on cards, for each that holds anything, the kinds in the order of `GOODS`. */
  loads: Readonly<Record<string, readonly Good[]>>;
  bag: readonly Good[];
  stock: readonly Good[];
  quay: readonly Good[];
  truck: { readonly player: number; readonly cubes: readonly Good[]; readonly placing: boolean } | null;
  gray: number;
  breaks: number;
  stopped: readonly number[];
  bought: readonly number[];
  fire: string | null;
  settled: number;
  asked: string | null;
  /** Cards of the current season that have not been turned up, and how many are left in all. */
  pile: readonly string[];
  pileSize: number;
}

/** In the order of `GOODS`. */
export const inOrder = (goods: readonly Good[]): readonly Good[] =>
  goods.toSorted((a, b) => GOODS.indexOf(a) - GOODS.indexOf(b));

/** The cubes of counts by kind. */
export const named = (counts: readonly number[]): readonly Good[] =>
  GOODS.flatMap((good, kind) => new Array<Good>(at(counts, kind)).fill(good));

/** A state, or a view, in the words of this file. */
export const tableOf = (
  of: OpenPart &
    ({ readonly pile: readonly number[] } | { readonly unseen: readonly number[]; readonly pileSize: number }),
): Omit<Table, 'pileSize'> & { readonly pileSize: number | null } => {
  const cards = cardsOf(of.options);
  const idOf = (number: number): string => at(cards, number).id;
  const seatsIn = (bits: number): readonly number[] =>
    [0, 1, 2, 3, 4].filter((seat) => Math.floor(bits / 2 ** seat) % 2 === 1);
  return {
    phase: of.phase,
    round: of.round,
    start: (of.options.firstPlayer + of.round - 1) % of.options.players,
    row: of.row.map((number) => (number < 0 ? null : idOf(number))),
    columns: of.columns,
    upper: of.upper.map(idOf),
    reserved: of.reserved.map(idOf),
    holders: of.holders,
    coins: of.coins,
    points: of.points,
    workers: of.workers,
    cards: of.cards.map((own) => own.map(idOf)),
    halls: of.halls.map((kind) => (kind < 0 ? null : at(GOODS, kind))),
    loads: Object.fromEntries(
      cards.flatMap((card) => {
        const cubes = goodsOf(at(of.loads, card.number));
        return cubes.length > 0 ? [[card.id, cubes]] : [];
      }),
    ),
    bag: named(of.bag),
    stock: named(of.stock),
    quay: named(of.quay),
    truck:
      of.truck === null ? null : { player: of.truck.player, cubes: goodsOf(of.truck.load), placing: of.truck.placing },
    gray: of.gray,
    breaks: of.breaks,
    stopped: seatsIn(of.stopped),
    bought: seatsIn(of.bought),
    fire: of.fire < 0 ? null : idOf(of.fire),
    settled: of.settled,
    asked: of.asked,
    pile: ('pile' in of ? of.pile : of.unseen).map(idOf),
    pileSize: 'pile' in of ? null : of.pileSize,
  };
};
