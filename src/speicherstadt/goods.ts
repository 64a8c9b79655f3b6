/** The kinds of goods; the last three come with Kaispeicher. Counts in states and views stand in this order. */
export const GOODS = ['coffee', 'tea', 'saffron', 'rubber', 'carpet', 'hemp', 'fabric', 'glass'] as const;

/** A kind of goods: a color of cubes. */
export type Good = (typeof GOODS)[number];

/** How many kinds there are. */
export const KINDS = 8;

/** How many of them there are without Kaispeicher: the first ones. */
export const BASE_KINDS = 5;

/** How many cubes of each kind, in the order of {@link GOODS}. */
export type Goods = readonly number[];

/** No cubes: shared, since most counts are empty. */
export const NO_GOODS: Goods = [0, 0, 0, 0, 0, 0, 0, 0];

/** The place of a kind in {@link GOODS}; -1 for anything else. */
export const kindOf = (good: unknown): number => GOODS.indexOf(good as Good);

/** The kinds of which there are cubes, from one on. */
export const kindsIn = (counts: Goods, from = 0): readonly Good[] =>
  GOODS.filter((_, kind) => kind >= from && (counts[kind] as number) > 0);

/** The most cubes of one kind that a load can hold: a load gives three bits to each kind. */
export const MOST = 7;

/** One cube of a kind as a load. */
export const cube = (kind: number): number => 1 << (3 * kind);

/** As many cubes of each kind as a load can hold. */
export const ANY_CUBES = 0o77777777;

/** How many cubes of a kind a load holds. */
export const amountOf = (load: number, kind: number): number => (load >> (3 * kind)) & MOST;

/** How many cubes a load holds in all. */
export const sizeOf = (load: number): number => {
  let sum = 0;
  for (let rest = load; rest !== 0; rest >>= 3) sum += rest & MOST;
  return sum;
};

/** The cubes of a load by name, in the order of {@link GOODS}. */
export const goodsOf = (load: number): readonly Good[] =>
  GOODS.flatMap((good, kind) => new Array<Good>(amountOf(load, kind)).fill(good));
