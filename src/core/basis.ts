import type { Input, Parts, Random, RandomState, Seen, Weighted } from './contract.js';
import type { OptionReader } from './read.js';

/** Receives events as they happen. Playouts pass none, and then no event is even built. */
export type Emit<T extends Parts> = (event: T['Event']) => void;

/**
 * What a game must give so that the rest of {@link Rules} can be derived for it, once for all games. Each derived
 * function is exported by the game under its own name, so that a bundler drops those that nobody uses.
 */
export interface Basis<T extends Parts> {
  /** The game's id. */
  readonly id: T['State']['game'];
  /**
   * The options with every default and random choice filled in; what is wrong is noted in the reader. In manual mode
   * there is no source, and the options must name what would be random.
   */
  resolve(read: OptionReader, random: Random | null): T['State']['options'];
  /** The first state, before any chance is resolved. */
  begin(options: T['State']['options'], random: RandomState | null, emit?: Emit<T>): T['State'];
  /** See {@link Rules.check}. */
  check(of: Seen<T>, input: Input<T>): T['Illegal'] | null;
  /**
   * The state after one legal move or one possible outcome. It tests nothing and draws nothing; the new state carries
   * the generator `random`, which is the old one unless core has just drawn from it.
   */
  play(state: T['State'], input: Input<T>, emit?: Emit<T>, random?: RandomState | null): T['State'];
  /** See {@link Rules.chance}. Called after every move: it must be fast when nothing is due. */
  chance(state: T['State']): readonly Weighted<T>[];
}
