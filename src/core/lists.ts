/** The list with another entry at one place. */
export const replaced = <T>(list: readonly T[], index: number, value: T): readonly T[] => {
  const out = list.slice();
  out[index] = value;
  return out;
};
