import type { Random } from '../../src/core/contract.js';
import { pickFrom, shuffled } from '../../src/core/random.js';
import { mutated } from '../../src/testing/hostile.js';
import { jsonCopy, partsOf } from '../../src/testing/plain.js';

type Key = string | number;
type Box = Record<Key, unknown>;

/** A place within a value. */
interface Place {
  readonly path: readonly Key[];
  readonly value: unknown;
}

const placesOf = (whole: unknown): readonly Place[] => partsOf(whole).filter(({ path }) => path.length > 0);

const boxOf = (whole: unknown, { path }: Place): Box =>
  path.slice(0, -1).reduce<unknown>((box, key) => (box as Box)[key], whole) as Box;

const set = (whole: unknown, place: Place, value: unknown): void => {
  boxOf(whole, place)[place.path.at(-1) as Key] = value;
};

/** Whether two paths lead to the same kind of place: equal but for indices. */
const areAlike = (a: Place, b: Place): boolean =>
  a.path.length === b.path.length && a.path.every((key, i) => typeof key === 'number' || key === b.path[i]);

/** Lists of a value. */
const listsOf = (whole: unknown): unknown[][] =>
  partsOf(whole).flatMap(({ value }) =>
    // With another `constructor`, which an earlier change may have given it, a list cannot be spliced.
    Array.isArray(value) && value.constructor === Array ? [value as unknown[]] : [],
  );

/** A change that may leave a value nearly right; it does nothing where there is nothing to change. */
type Change = (whole: unknown, random: Random, others: readonly unknown[]) => void;

const numbersOf = (whole: unknown): readonly Place[] =>
  placesOf(whole).filter(({ path, value }) => typeof value === 'number' && path[0] !== 'random');

/** Adds to one number and takes it from another, so that sums stay right. */
const shift: Change = (whole, random) => {
  const numbers = numbersOf(whole);
  if (numbers.length < 2) return;
  const one = pickFrom(numbers, random);
  const near = numbers.filter((place) => place !== one && (areAlike(one, place) || random(8) === 0));
  if (near.length === 0) return;
  const other = pickFrom(near, random);
  const by = 1 + random(3);
  set(whole, one, (one.value as number) + by);
  set(whole, other, (other.value as number) - by);
};

/** Changes one number a little, or a single bit of it. */
const nudge: Change = (whole, random) => {
  const numbers = numbersOf(whole);
  if (numbers.length === 0) return;
  const one = pickFrom(numbers, random);
  const value = one.value as number;
  set(whole, one, random(2) === 0 ? value + random(5) - 2 : value ^ (1 << random(20)));
};

/** Exchanges two places: neighbors of one kind, or any two. */
const swap: Change = (whole, random) => {
  const places = placesOf(whole);
  if (places.length < 2) return;
  const one = pickFrom(places, random);
  const near = places.filter((place) =>
    random(6) === 0 ? typeof place.value === typeof one.value : areAlike(one, place),
  );
  if (near.length === 0) return;
  const other = pickFrom(near, random);
  const [left, right] = [jsonCopy(one.value), jsonCopy(other.value)];
  set(whole, one, right);
  // The first may have been a part of the second.
  if (!one.path.every((key, i) => key === other.path[i]) && !other.path.every((key, i) => key === one.path[i]))
    set(whole, other, left);
};

/** Moves an entry from one list to another, or to another place of the same. */
const transfer: Change = (whole, random) => {
  const lists = listsOf(whole);
  const full = lists.filter((list) => list.length > 0);
  if (full.length === 0) return;
  const from = pickFrom(full, random);
  const [entry] = from.splice(random(from.length), 1);
  const to = pickFrom(lists, random);
  to.splice(random(to.length + 1), 0, jsonCopy(entry));
};

/** A card twice. */
const duplicate: Change = (whole, random) => {
  const full = listsOf(whole).filter((list) => list.length > 0);
  if (full.length === 0) return;
  const list = pickFrom(full, random);
  list.splice(random(list.length + 1), 0, jsonCopy(pickFrom(list, random)));
};

/** Another order. */
const reorder: Change = (whole, random) => {
  const long = listsOf(whole).filter((list) => list.length > 1);
  if (long.length === 0) return;
  const list = pickFrom(long, random);
  list.splice(0, list.length, ...(random(2) === 0 ? list.toReversed() : shuffled(list, random)));
};

/** A part of another value of the same kind, from the same place. */
const graft: Change = (whole, random, others) => {
  const other = others.length === 0 ? whole : pickFrom(others, random);
  const places = placesOf(other).filter(({ path }) => path.length === 1 || random(4) === 0);
  if (places.length === 0) return;
  const place = pickFrom(places, random);
  const here = placesOf(whole).some(({ path }) => path.join() === place.path.join());
  if (here) set(whole, place, jsonCopy(place.value));
};

/** A list far too long, a text without end, or a value in a hundred lists. */
const swell: Change = (whole, random) => {
  const places = placesOf(whole);
  if (places.length === 0) return;
  const place = pickFrom(places, random);
  const { value } = place;
  const nested = (): unknown => {
    let deep: unknown = value;
    for (let i = 0; i < 100; i++) deep = [deep];
    return deep;
  };
  if (Array.isArray(value) && value.length > 0) set(whole, place, Array(300).fill(value).flat());
  else if (typeof value === 'string') set(whole, place, value.repeat(1000));
  else set(whole, place, nested());
};

const CHANGES: readonly Change[] = [shift, shift, nudge, nudge, swap, swap, transfer, duplicate, reorder, graft, graft];

/** A copy of a plain value with one change, which leaves it nearly right. `others` are as in {@link twisted}. */
export const nudged = (value: unknown, others: readonly unknown[], random: Random): unknown => {
  const copy: unknown = jsonCopy(value);
  pickFrom(CHANGES, random)(copy, random, others);
  return copy;
};

/**
 * A copy of a plain value with one to four changes: most of them nearly right, so that a parser has to look closely.
 * `others` are values of the same kind, to take parts from.
 */
export const twisted = (value: unknown, others: readonly unknown[], random: Random): unknown => {
  if (random(4) === 0) return mutated(value, random);
  const copy: unknown = jsonCopy(value);
  for (let i = random(4); i >= 0; i--) pickFrom(CHANGES, random)(copy, random, others);
  // What is too long comes last: another change would have to walk through it.
  if (random(12) === 0) swell(copy, random, others);
  return random(12) === 0 ? mutated(copy, random) : copy;
};
