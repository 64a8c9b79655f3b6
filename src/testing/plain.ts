import { isEqual } from '../core/equal.js';
import { isRecord } from '../core/read.js';

/** A value in short, for a message: JSON as far as it goes, with what JSON would hide. */
export const brief = (value: unknown, length = 160): string => {
  const hidden = (_: string, part: unknown): unknown => {
    if (part === undefined || typeof part === 'function' || typeof part === 'symbol' || typeof part === 'bigint')
      return `<${String(part)}>`;
    return typeof part === 'number' && (!Number.isFinite(part) || Object.is(part, -0))
      ? `<${Object.is(part, -0) ? '-0' : part}>`
      : part;
  };
  const text = JSON.stringify(value, hidden);
  return text.length > length ? `${text.slice(0, length)}…` : text;
};

/** The first place where two plain values differ, with both values there; null if they are equal. */
export const difference = (actual: unknown, expected: unknown, path = ''): string | null => {
  if (isEqual(actual, expected)) return null;
  const differs = (): string => `at ${path || 'the top'}: ${brief(actual)} instead of ${brief(expected)}`;
  if (Array.isArray(actual) && Array.isArray(expected)) {
    for (let i = 0; i < Math.min(actual.length, expected.length); i++) {
      const found = difference(actual[i], expected[i], `${path}[${i}]`);
      if (found !== null) return found;
    }
    return differs();
  }
  if (!isRecord(actual) || !isRecord(expected)) return differs();
  for (const name of Object.keys(expected)) {
    if (!Object.hasOwn(actual, name)) return `at ${path}.${name}: nothing instead of ${brief(expected[name])}`;
    const found = difference(actual[name], expected[name], `${path}.${name}`);
    if (found !== null) return found;
  }
  const extra = Object.keys(actual).find((name) => !Object.hasOwn(expected, name)) as string;
  return `at ${path}.${extra}: ${brief(actual[extra])} instead of nothing`;
};

/** Where a value is not plain JSON, and why; null if it is. */
export const notPlain = (value: unknown, path = ''): string | null => {
  const at = path || 'the top';
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return null;
  if (typeof value === 'number')
    return Number.isFinite(value) && !Object.is(value, -0) ? null : `${brief(value)} at ${at}`;
  if (typeof value !== 'object') return `${typeof value} at ${at}`;
  if (Array.isArray(value)) {
    if (Object.getPrototypeOf(value) !== Array.prototype) return `a class of arrays at ${at}`;
    if (Reflect.ownKeys(value).length !== value.length + 1) return `a list with holes or keys at ${at}`;
    for (let i = 0; i < value.length; i++) {
      const found = notPlain(value[i], `${path}[${i}]`);
      if (found !== null) return found;
    }
    return null;
  }
  if (Object.getPrototypeOf(value) !== Object.prototype) return `no plain object at ${at}`;
  for (const name of Reflect.ownKeys(value)) {
    if (typeof name === 'symbol') return `a symbol as a key at ${at}`;
    const property = Object.getOwnPropertyDescriptor(value, name);
    if (property === undefined || !('value' in property) || !property.enumerable)
      return `a key that is computed or hidden at ${at}.${name}`;
    const found = notPlain(property.value, `${path}.${name}`);
    if (found !== null) return found;
  }
  return null;
};

/** The same value made of new parts, as it comes back from storage. */
export const jsonCopy = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** Freezes a value with all its parts, and returns it. */
export const deepFreeze = <T>(value: T): T => {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const part of Object.values(value)) deepFreeze(part);
  return value;
};

/** JSON with the keys in one order, without the generator at the top: equal texts are equal situations. */
export const canonical = (value: unknown): string => {
  const sorted = (_: string, part: unknown): unknown =>
    isRecord(part) ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))) : part;
  if (!isRecord(value)) return JSON.stringify(value, sorted);
  const { random: _, ...rest } = value;
  return JSON.stringify(rest, sorted);
};

/** Something within a value, with the path to it. */
interface Part {
  readonly path: readonly (string | number)[];
  readonly value: unknown;
}

/** Everything within a value, the value itself first. */
export const partsOf = (value: unknown): readonly Part[] => {
  const parts: Part[] = [];
  const walk = (part: unknown, path: readonly (string | number)[]): void => {
    parts.push({ path, value: part });
    if (Array.isArray(part)) for (let i = 0; i < part.length; i++) walk(part[i], [...path, i]);
    else if (isRecord(part)) for (const name of Object.keys(part)) walk(part[name], [...path, name]);
  };
  walk(value, []);
  return parts;
};
