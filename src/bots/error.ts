import type { Parts, Player, Rules } from '../core/contract.js';
import type { AnyIllegal } from '../core/errors.js';

/**
 * What went wrong in a match. `no-move`: a seat had to act and its bot gave null, or a bot gave undefined.
 * `illegal-move`: the bot gave a move that is not legal, or another seat's. `promise`: the bot gave a promise, as an
 * `async` function does, and not a move. `too-long`: the match came to its limit of
 * moves, which is nobody's fault if the caller has set it.
 */
export type BotFault = 'no-move' | 'illegal-move' | 'promise' | 'too-long';

/**
 * Thrown by `playMatch` for a bot that does not keep to the rules. The message names the game, the seat and the code,
 * never the state. What a bot throws itself passes through as it is. {@link isBotError} with the game as its second
 * argument gives `illegal` the game's type.
 *
 * @example
 * ```ts
 * import { isBotError, playMatch, randomBot } from 'kontorhaus/bots';
 * import { kontor } from 'kontorhaus/kontor';
 *
 * let reason = '';
 * try {
 *   const stubborn = () => ({ type: 'place', player: 0, cell: 3 }) as const;
 *   playMatch(kontor, [stubborn, randomBot(kontor)], { players: 2, seed: 1 });
 * } catch (error) {
 *   if (!isBotError(error, kontor)) throw error;
 *   reason = error.illegal === null ? error.code : kontor.explain(error.illegal);
 * }
 * reason; // => 'That is not possible now: a card or a pass is to be chosen.'
 * ```
 */
export class BotError<I extends AnyIllegal = AnyIllegal> extends Error {
  /** Always `'BotError'`, in every copy of the library. */
  override readonly name = 'BotError';
  /** The game's id. */
  readonly game: string;
  /** What went wrong, as a literal. */
  readonly code: BotFault;
  /** The seat whose bot it was; null for `too-long`. */
  readonly player: Player | null;
  /** For `illegal-move` the reason, as the rules' `check` gives it; null otherwise. */
  readonly illegal: I | null;

  /**
   * @param game - The game's id.
   * @param code - What went wrong.
   * @param player - The seat whose bot it was, or null.
   * @param illegal - For `illegal-move` the reason.
   */
  constructor(game: string, code: BotFault, player: Player | null, illegal: I | null = null) {
    const who = player === null ? '' : `: seat ${player}`;
    const why = code === 'promise' ? 'a bot gives its move at once: it must not be async' : illegal?.code;
    super(`${game}${who}: ${code}${why === undefined ? '' : ` (${why})`}`);
    this.game = game;
    this.code = code;
    this.player = player;
    this.illegal = illegal;
  }
}

/**
 * Whether an error is a {@link BotError}, whichever copy of the library threw it, and of a match of that game if one is
 * given: its `illegal` then has the type that the game's `explain` takes.
 *
 * @example
 * ```ts
 * import { isBotError, playMatch } from 'kontorhaus/bots';
 * import { kontor } from 'kontorhaus/kontor';
 *
 * let code = '';
 * try {
 *   playMatch(kontor, [() => null, () => null], { players: 2, seed: 1 });
 * } catch (error) {
 *   if (!isBotError(error, kontor)) throw error;
 *   code = error.code;
 * }
 * code; // => 'no-move'
 * ```
 */
export const isBotError = <T extends Parts = Parts>(error: unknown, game?: Rules<T>): error is BotError<T['Illegal']> =>
  error instanceof Error && error.name === 'BotError' && (game === undefined || (error as BotError).game === game.id);
