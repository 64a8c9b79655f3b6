import type { Game, Input, Outcome, Parts, Player, RandomState, Seed } from '../core/contract.js';

/** The format of records that this version writes and reads. */
export const FORMAT = 1;

/**
 * A game from its start to its end, or as far as it has come: all that is needed to play it again. It is plain JSON.
 *
 * It keeps every outcome of chance, not only the seed, so that it can be replayed even if the generator changes. For
 * the same reason it holds every secret of the game: while the game goes on, it belongs to the host alone.
 */
export interface GameRecord<T extends Parts> {
  /** The shape of records, of games' moves and options apart; another number is another shape. */
  readonly format: 1;
  /** The game's id. */
  readonly game: T['State']['game'];
  /** The revision of the rules under which it was played. */
  readonly rules: number;
  /** The options with every default and every random choice filled in, as they stand in the state. */
  readonly options: T['State']['options'];
  /** The seed it was started with; null in manual mode, where the host supplied chance. */
  readonly seed: Seed | null;
  /** The generator that drew from the seed; null in manual mode. */
  readonly algorithm: RandomState['algorithm'] | null;
  /**
   * Moves and outcomes in the order in which they happened: the outcomes of the start, then each move followed by the
   * outcomes that its step resolved. {@link isMove} tells the two apart.
   */
  readonly log: readonly Input<T>[];
  /** How it ended; null while it goes on. */
  readonly result: GameResult<T> | null;
}

/**
 * How a recorded game ended. In a record from outside it says what it likes, its `reason` included, until `verify` has
 * found that the game gives it.
 */
export interface GameResult<T extends Parts = Parts> {
  /** The reason and the places, as the rules' `outcome` gives them. */
  readonly outcome: Outcome<T['EndReason'] & string>;
  /** Each side's points, in the order of the score. */
  readonly sides: readonly SideTotal[];
}

/** The points of one side. */
export interface SideTotal {
  /** The seats of the side, ascending. */
  readonly players: readonly Player[];
  /** All its points. */
  readonly total: number;
}

/** The record of a given game; of several games, the union of theirs, told apart by `game`. */
export type RecordOf<G> = G extends Game<infer T> ? GameRecord<T> : never;

/** What every move has. */
export interface Played {
  /** The seat that made it. */
  readonly player: Player;
}

/**
 * Whether an entry of a log is a seat's move. A move always has a `player`, an outcome of chance never has.
 *
 * @example
 * ```ts
 * import { kingdomBuilder } from 'kontorhaus/kingdom-builder';
 * import { isMove, recordGame } from 'kontorhaus/record';
 *
 * const { log } = recordGame(kingdomBuilder, { players: 2, seed: 1 }, (state) => kingdomBuilder.legalMoves(state)[0]!);
 * log.filter(isMove)[0]?.player; // => 0
 * log[0]?.type; // => 'draw'
 * ```
 */
export const isMove = <E extends object>(entry: E): entry is Extract<E, Played> => Object.hasOwn(entry, 'player');
