import type { Issue } from './contract.js';

// In the classes below, what a constructor sets is declared only: every rules bundle carries them.

/** Any game's reason why a move is not legal. */
export interface AnyIllegal {
  /** The reason as a literal. */
  readonly code: string;
}

/**
 * Thrown by `apply` and `step` for a move that is not legal. The message is the game and the code, never the state:
 * it may end up in a log. For a sentence, pass `illegal` to the game's `explain`.
 */
export class IllegalMoveError extends Error {
  /** Always `'IllegalMoveError'`, in every copy of the library. */
  override readonly name = 'IllegalMoveError';
  /** The id of the game that refused the move. */
  declare readonly game: string;
  /** The reason as a literal: `illegal.code`. */
  declare readonly code: string;
  /** The reason with its data, as `check` gives it. */
  declare readonly illegal: AnyIllegal;

  /** @internal */
  constructor(game: string, illegal: AnyIllegal) {
    super(`${game}: ${illegal.code}`);
    this.game = game;
    this.code = illegal.code;
    this.illegal = illegal;
  }
}

/**
 * Thrown by `init`, `start`, `fromPosition`, `withRandom`, `view` and `pickMove` for arguments that are not valid.
 * Data from outside goes through the parsers first, which return the same issues as values.
 */
export class InvalidInputError extends Error {
  /** Always `'InvalidInputError'`, in every copy of the library. */
  override readonly name = 'InvalidInputError';
  /** The id of the game. */
  declare readonly game: string;
  /** All that is wrong. */
  declare readonly issues: readonly Issue[];

  /** @internal */
  constructor(game: string, issues: readonly Issue[]) {
    // Keys from outside may hold anything: what is shown of them is short and on one line.
    const where = ({ path }: Issue): string => JSON.stringify(path.join('.')).slice(1, -1).slice(0, 60) || 'input';
    super(`${game}: ${issues.map((issue) => `${where(issue)}: ${issue.code} (${issue.expected})`).join('; ')}`);
    this.game = game;
    this.issues = issues;
  }
}

const isNamed = (error: unknown, name: string): boolean => error instanceof Error && error.name === name;

/**
 * Whether an error is an {@link IllegalMoveError}, whichever copy of the library threw it. `instanceof` does not hold
 * between the ES module and the CommonJS build.
 */
export const isIllegalMoveError = (error: unknown): error is IllegalMoveError => isNamed(error, 'IllegalMoveError');

/** Whether an error is an {@link InvalidInputError}, whichever copy of the library threw it. */
export const isInvalidInputError = (error: unknown): error is InvalidInputError => isNamed(error, 'InvalidInputError');
