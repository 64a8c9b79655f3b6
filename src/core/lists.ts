/** The list with another entry at one place. */
export const replaced = <T>(list: readonly T[], index: number, value: T): readonly T[] => {
  const out = list.slice();
  out[index] = value;
  return out;
};

/** The list without one entry of this value; the same list if it has none. */
export const without = <T>(list: readonly T[], value: T): readonly T[] => {
  const at = list.indexOf(value);
  if (at < 0) return list;
  const out = list.slice();
  out.splice(at, 1);
  return out;
};

/** The counts with a change at one place. */
export const changed = (counts: readonly number[], index: number, change: number): readonly number[] =>
  replaced(counts, index, (counts[index] as number) + change);
