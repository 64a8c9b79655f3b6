import type { Issue, Parts, Rules } from './contract.js';

// In the classes below, what a constructor sets is declared only: every rules bundle carries them.

/** Any game's reason why a move is not legal. */
export interface AnyIllegal {
  /** The reason as a literal. */
  readonly code: string;
}

/**
 * Thrown by `apply` and `step` for a move that is not legal. The message is the game and the code, never the state:
 * it may end up in a log. For a sentence, pass `illegal` to the game's `explain`; {@link isIllegalMoveError} with the
 * game as its second argument gives it the game's type. A game of your own throws it too.
 *
 * @example
 * ```ts
 * import { isIllegalMoveError } from 'kontorhaus';
 * import { init, kontor } from 'kontorhaus/kontor';
 *
 * let reason = '';
 * try {
 *   kontor.apply(init({ players: 2, seed: 1 }), { type: 'place', player: 0, cell: 3 });
 * } catch (error) {
 *   if (!isIllegalMoveError(error, kontor)) throw error;
 *   reason = kontor.explain(error.illegal);
 * }
 * reason; // => 'That is not possible now: a card or a pass is to be chosen.'
 * ```
 */
export class IllegalMoveError<I extends AnyIllegal = AnyIllegal> extends Error {
  /** Always `'IllegalMoveError'`, in every copy of the library. */
  override readonly name = 'IllegalMoveError';
  /** The id of the game that refused the move. */
  declare readonly game: string;
  /** The reason as a literal: `illegal.code`. */
  declare readonly code: I['code'];
  /** The reason with its data, as `check` gives it. */
  declare readonly illegal: I;

  /**
   * @param game - The id of the game that refuses the move.
   * @param illegal - The reason, as its `check` gives it.
   */
  constructor(game: string, illegal: I) {
    super(`${game}: ${illegal.code}`);
    this.game = game;
    this.code = illegal.code;
    this.illegal = illegal;
  }
}

/**
 * Thrown for arguments that are not valid: each function that throws it says so, and for which arguments. Data from
 * outside goes through the parsers first, which return the same issues as values. A game of your own throws it too.
 *
 * @example
 * ```ts
 * import { InvalidInputError } from 'kontorhaus';
 *
 * const issues = [{ path: ['heaps', 0], code: 'range', expected: 'a whole number from 1 to 9' }];
 * new InvalidInputError('nim', issues).message; // => 'nim: heaps.0: range (a whole number from 1 to 9)'
 * ```
 */
export class InvalidInputError extends Error {
  /** Always `'InvalidInputError'`, in every copy of the library. */
  override readonly name = 'InvalidInputError';
  /** The id of the game. */
  declare readonly game: string;
  /** All that is wrong. */
  declare readonly issues: readonly Issue[];

  /**
   * @param game - The id of the game.
   * @param issues - All that is wrong; the message names each.
   */
  constructor(game: string, issues: readonly Issue[]) {
    // Keys from outside may hold anything: what is shown of them is short and on one line.
    const where = ({ path }: Issue): string => JSON.stringify(path.join('.')).slice(1, -1).slice(0, 60) || 'input';
    super(`${game}: ${issues.map((issue) => `${where(issue)}: ${issue.code} (${issue.expected})`).join('; ')}`);
    this.game = game;
    this.issues = issues;
  }
}

/** Refuses an argument; the issue has its name. */
export const refuseArgument = (game: string, name: string, expected: string): never => {
  throw new InvalidInputError(game, [{ path: [name], code: name, expected }]);
};

const isNamed = (error: unknown, name: string): boolean => error instanceof Error && error.name === name;

/**
 * Whether an error is an {@link IllegalMoveError}, whichever copy of the library threw it, and of that game if one is
 * given: its `illegal` then has the type that the game's `explain` takes. `instanceof` does not hold between the ES
 * module and the CommonJS build. {@link IllegalMoveError} has an example.
 */
export const isIllegalMoveError = <T extends Parts = Parts>(
  error: unknown,
  game?: Rules<T>,
): error is IllegalMoveError<T['Illegal']> =>
  isNamed(error, 'IllegalMoveError') && (game === undefined || (error as IllegalMoveError).game === game.id);

/**
 * Whether an error is an {@link InvalidInputError}, whichever copy of the library threw it.
 *
 * @example
 * ```ts
 * import { isInvalidInputError } from 'kontorhaus';
 * import { init } from 'kontorhaus/kontor';
 *
 * let codes: readonly string[] = [];
 * try {
 *   init({ players: 2, startingCoins: 11, seed: 1 });
 * } catch (error) {
 *   if (!isInvalidInputError(error)) throw error;
 *   codes = error.issues.map(({ code }) => code);
 * }
 * codes; // => ['range']
 * ```
 */
export const isInvalidInputError = (error: unknown): error is InvalidInputError => isNamed(error, 'InvalidInputError');
