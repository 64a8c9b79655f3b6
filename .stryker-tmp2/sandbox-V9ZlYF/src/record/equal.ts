import { isRecord } from '../core/read.js';

/** Whether two values of plain JSON are equal. The order of keys does not matter. */
export const isEqual = (a: unknown, b: unknown): boolean => {
  if (Array.isArray(a)) return Array.isArray(b) && a.length === b.length && a.every((part, i) => isEqual(part, b[i]));
  if (!isRecord(a) || !isRecord(b)) return a === b;
  const names = Object.keys(a);
  return (
    names.length === Object.keys(b).length && names.every((name) => Object.hasOwn(b, name) && isEqual(a[name], b[name]))
  );
};
