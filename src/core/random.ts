import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import type { Issue, Random, RandomState, Seed } from './contract.js';
import { InvalidInputError, refuseArgument } from './errors.js';
import { isInt } from './read.js';

/** Whether a value can seed a game: a safe integer or a string. */
export const isSeed = (value: unknown): value is Seed => typeof value === 'string' || Number.isSafeInteger(value);

/** What every function says that is given something else as a seed. */
export const SEED_ISSUE: Issue = { path: ['seed'], code: 'seed', expected: 'a safe integer or a string' };

/** Spreads the bits of a 32-bit integer (the two rounds of multiply and shift are a bijection). */
const scramble = (word: number): number => {
  let h = Math.imul(word ^ (word >>> 16), 0x21f0aaad);
  h = Math.imul(h ^ (h >>> 15), 0x735a2d97);
  return (h ^ (h >>> 15)) | 0;
};

/** One word of a seed's hash; each salt gives another one. */
const wordOf = (text: string, salt: number): number => {
  let word = salt;
  for (let i = 0; i < text.length; i++) word = scramble(word ^ text.charCodeAt(i));
  return scramble(word ^ text.length);
};

/**
 * The generator that a seed stands for. The seed is hashed: plain seeding would give neighboring seeds related first
 * draws. Number and text seeds are told apart, and each `purpose` has a stream of its own, so that a game whose
 * random setup is given outright still draws the same cards.
 */
export const randomStateOf = (seed: Seed, purpose: string): RandomState => {
  const text = `${typeof seed}:${seed}:${purpose}`;
  return {
    algorithm: 'xoroshiro128plus',
    // The last word is never zero: all four must not be.
    state: [wordOf(text, 1), wordOf(text, 2), wordOf(text, 3), wordOf(text, 4) || 1],
  };
};

/**
 * A whole number from 0 to n - 1, each equally likely. That n is a whole number from 1 to 2^32 is not tested: the rules
 * count what they draw from. pure-rand's own `uniformInt` also serves larger ranges, which no game draws from, and would
 * cost each rules bundle 0.4 kB.
 */
const below = (generator: { next(): number }, n: number): number => {
  // Unsigned 32-bit integers are divided many times faster than other numbers, if the remainder, too, is made one by
  // `>>> 0`: NaN is none. 2^32 itself is 0 as such an integer.
  const range = n >>> 0;
  for (;;) {
    const word = generator.next() >>> 0;
    const result = range === 0 ? word : (word % range) >>> 0;
    // Words beyond the last full multiple of n would make small results likelier: they are drawn again.
    if (word - result <= 0x100000000 - n) return result;
  }
};

/** A source that goes on from a stored generator, and what to store of it then. */
export const sourceFrom = (random: RandomState): readonly [source: Random, store: () => RandomState] => {
  const generator = xoroshiro128plusFromState(random.state);
  return [
    (n) => below(generator, n),
    () => ({ algorithm: 'xoroshiro128plus', state: generator.getState() as [number, number, number, number] }),
  ];
};

/** A source over one of a seed's streams. */
export const randomOf = (seed: Seed, purpose: string): Random => sourceFrom(randomStateOf(seed, purpose))[0];

/** What is wrong with a range to draw from. */
const RANGE_ISSUE: Issue = { path: ['n'], code: 'range', expected: 'a whole number from 1 to 4294967296 (2^32)' };

/** A source over one of a seed's streams for code that is not ours, which hears of a range that cannot be drawn from. */
export const callersRandom = (seed: Seed, purpose: string): Random => {
  const random = randomOf(seed, purpose);
  return (n) => {
    if (!isInt(n, 1, 0x100000000)) throw new InvalidInputError('kontorhaus', [RANGE_ISSUE]);
    return random(n);
  };
};

/**
 * A source of chance from a seed, for bots, resampling and tests. It is independent of the games' own generators:
 * `createRandom(1)` says nothing about what a game with seed 1 draws.
 * @throws InvalidInputError when the seed is neither a safe integer nor a string; the source itself throws one when it is
 * asked for anything but a whole number from 1 to 2^32.
 *
 * @example
 * ```ts
 * import { createRandom } from 'kontorhaus';
 *
 * const random = createRandom('demo');
 * const die = 1 + random(6);
 * die >= 1 && die <= 6; // => true
 * ```
 */
export const createRandom = (seed: Seed): Random => {
  if (!isSeed(seed)) throw new InvalidInputError('kontorhaus', [SEED_ISSUE]);
  return callersRandom(seed, 'caller');
};

/** A fresh generator for a sampled state, drawn from the caller's source. */
export const freshRandomState = (random: Random): RandomState => {
  const word = (): number => draw(random, 0x100000000) | 0;
  const state: [number, number, number, number] = [word(), word(), word(), word()];
  if ((state[0] | state[1] | state[2] | state[3]) === 0) state[0] = 1;
  return { algorithm: 'xoroshiro128plus', state };
};

/**
 * A draw from a source that came from outside. `Math.random` has the type of a source, and would give results that look
 * right and are not.
 * @throws InvalidInputError when the source gives anything but a whole number from 0 to n - 1.
 */
export const draw = (random: Random, n: number): number => {
  // Where no source is given, a caller in JavaScript hears that, too.
  const drawn = typeof random === 'function' ? random(n) : -1;
  if (!isInt(drawn, 0, n - 1)) refuseArgument('kontorhaus', 'random', `a source of whole numbers below ${n}`);
  return drawn;
};

/** A source that came from outside, with all its draws tested. */
export const testedSource =
  (random: Random): Random =>
  (n) =>
    draw(random, n);

/** One of several things, each equally likely. The list must not be empty. */
export const pickFrom = <T>(items: readonly T[], random: Random): T => items[draw(random, items.length)] as T;

/**
 * The items in random order; the list given stays as it was. Setup shuffles with the game's own source, so the draws are
 * not tested: a source from outside comes as a {@link testedSource}.
 */
export const shuffled = <T>(items: readonly T[], random: Random): T[] => {
  const out = items.slice();
  for (let i = out.length - 1; i > 0; i--) {
    const j = random(i + 1);
    const kept = out[i] as T;
    out[i] = out[j] as T;
    out[j] = kept;
  }
  return out;
};
