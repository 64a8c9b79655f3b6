import type fc from 'fast-check';
import type { Game, Parts, Random, Viewer } from '../../src/core/contract.js';

/** For each type of move the values to try in each of its fields, whether legal or not. */
export type Fields = Readonly<Record<string, Readonly<Record<string, readonly unknown[]>>>>;

/** A game, and what the fuzzing targets need to know of it. */
export interface Subject<T extends Parts> {
  readonly game: Game<T>;
  /** Valid seeded options of every kind. */
  readonly options: fc.Arbitrary<T['Options']>;
  /** Positions, valid or not. */
  readonly positions: fc.Arbitrary<T['Position']>;
  /** The most moves of a game with the options of a state. */
  longest(state: T['State']): number;
  readonly fields: Fields;
  /** All outcomes of chance that there are. */
  readonly outcomes: readonly T['Chance'][];
  /** The state with another secret that the viewer cannot tell from the true one; null if there is none. */
  disguise(state: T['State'], viewer: Viewer, random: Random): T['State'] | null;
}
