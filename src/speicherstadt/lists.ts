import { replaced } from '../core/lists.js';

/** The counts with a change at one place. */
export const changed = (counts: readonly number[], index: number, change: number): readonly number[] =>
  replaced(counts, index, (counts[index] as number) + change);

/** The list with one more entry. */
export const added = <T>(list: readonly T[], value: T): readonly T[] => [...list, value];

/** The list without an entry that it has. */
export const without = <T>(list: readonly T[], value: T): readonly T[] => list.filter((each) => each !== value);
