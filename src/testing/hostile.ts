import fc from 'fast-check';
import type { Random } from '../core/contract.js';
import { pickFrom } from '../core/random.js';
import { jsonCopy, partsOf } from './plain.js';

/** Lists within lists, deeper than a call stack. */
const deep = (): unknown => {
  let value: unknown = [];
  for (let i = 0; i < 20_000; i++) value = [value];
  return value;
};

/** An object with a key that an assignment would not set. */
const own = (name: string, value: unknown): unknown => JSON.parse(`{${JSON.stringify(name)}:${JSON.stringify(value)}}`);

/** Values that nobody writes by accident alone. JSON gives infinity for 1e999. */
export const HOSTILE: readonly unknown[] = [
  null,
  undefined,
  true,
  false,
  0,
  -0,
  1,
  -1,
  0.5,
  255,
  2 ** 31,
  2 ** 32,
  2 ** 53,
  -(2 ** 31),
  JSON.parse('1e999'),
  Number.NaN,
  '',
  '0',
  'x',
  '__proto__',
  'constructor',
  'toString',
  [],
  [[]],
  [null],
  [0],
  {},
  { length: 3 },
  own('__proto__', {}),
  own('constructor', 0),
];

/** Values that are too long or too deep to be walked through again and again. */
export const HUGE: readonly unknown[] = [Array(10_000).fill(0), 'x'.repeat(10_000), deep()];

/** Anything at all. */
export const garbage: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(...HOSTILE),
  fc.jsonValue(),
  fc.anything({ withBigInt: true, withNullPrototype: true, withSparseArray: true }),
);

/** Huge values come in the last change alone: what comes after would have to walk through them. */
const WILD: readonly unknown[] = [...HOSTILE, ...HUGE];

/** A copy, since it may be changed in its turn; JSON cannot take primitive values such as NaN, nor the huge ones. */
const copyOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !HUGE.includes(value) ? jsonCopy(value) : value;

type Box = Record<string | number, unknown>;

/** One change somewhere in a value: small ones, that nearly pass, and wild ones. */
const change = (whole: unknown, random: Random, values: readonly unknown[]): unknown => {
  const places = partsOf(whole).filter(({ path }) => path.length > 0);
  if (places.length === 0) return copyOf(pickFrom(values, random));
  const place = pickFrom(places, random);
  const { value } = place;
  const name = place.path.at(-1) as string | number;
  const parent = place.path.slice(0, -1).reduce<unknown>((box, step) => (box as Box)[step], whole) as Box;
  const set = (other: unknown): void => {
    // Not an assignment, which would not make a key of `__proto__`.
    Object.defineProperty(parent, name, { value: other, enumerable: true, writable: true, configurable: true });
  };
  const kind = random(10);
  if (kind < 2 && typeof value === 'number') set(value + (random(2) === 0 ? 1 : -1) * (random(3) === 0 ? 4 : 1));
  else if (kind < 2 && typeof value === 'boolean') set(!value);
  else if (kind < 5) {
    // Another part of the same value: often of the right kind.
    const alike = places.filter(
      (other) => typeof other.value === typeof value && Array.isArray(other.value) === Array.isArray(value),
    );
    set(copyOf(pickFrom(random(3) === 0 ? places : alike, random).value));
  } else if (kind === 5 && Array.isArray(parent) && parent.constructor === Array) {
    // With another `constructor`, which an earlier change may have given it, a list cannot be spliced.
    const at = Number(name);
    if (random(2) === 0) parent.splice(at, 1);
    else parent.splice(at, 0, copyOf(value));
  } else if (kind === 5 || kind === 6) delete parent[name];
  else if (kind === 7)
    Object.defineProperty(
      Array.isArray(parent) ? whole : parent,
      pickFrom(['__proto__', 'constructor', 'more', 'toString'], random),
      {
        value: copyOf(pickFrom(values, random)),
        enumerable: true,
        writable: true,
        configurable: true,
      },
    );
  else set(copyOf(pickFrom(values, random)));
  return whole;
};

/** A copy of a plain value with one to three changes. */
export const mutated = (value: unknown, random: Random): unknown => {
  let copy: unknown = jsonCopy(value);
  for (let i = random(3); i >= 0; i--) copy = change(copy, random, i > 0 ? HOSTILE : WILD);
  return copy;
};

/** For every key of an object, the object with that key in its prototype's disguise alone. */
export const disguised = (value: object): readonly unknown[] =>
  Object.keys(value).map((name) => {
    const copy = jsonCopy(value) as Record<string, unknown>;
    const hidden = own('__proto__', { [name]: copy[name] }) as object;
    delete copy[name];
    return Object.defineProperty(copy, '__proto__', Object.getOwnPropertyDescriptor(hidden, '__proto__') ?? {});
  });
