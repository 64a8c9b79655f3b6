import fc from 'fast-check';
import type { Random } from '../../../src/core/contract.js';
import { pickFrom } from '../../../src/core/random.js';

/** Seeds that can stand in a command. */
export const anySeed: fc.Arbitrary<number | string> = fc.oneof(
  fc.integer(),
  fc.maxSafeInteger(),
  fc.string({ maxLength: 6 }),
  fc.constantFrom(0, '', '0', '__proto__'),
);

/** One of several things; undefined if there are none. */
export const some = <E>(list: readonly E[], random: Random): E | undefined =>
  list.length === 0 ? undefined : pickFrom(list, random);
