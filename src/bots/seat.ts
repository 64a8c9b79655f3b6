import { checkView } from '../core/arguments.js';
import type { Parts, Player, Rules, Turn } from '../core/contract.js';
import { refuseArgument } from '../core/errors.js';

/**
 * The seat that a view belongs to. A bot refuses all else: a state, which would show it everything, the view of another
 * game, and that of a spectator, who has nothing to decide.
 */
export const seatOf = <T extends Parts>(game: Rules<T>, view: T['View']): Player => {
  checkView(game.id, view);
  const { viewer } = view;
  return viewer === 'spectator' ? refuseArgument(game.id, 'viewer', 'the view of a seat') : viewer;
};

/** Whether the game waits for a seat: it has to move, and not to move is no choice. */
export const mustMove = (turn: Turn, seat: Player): boolean => turn.kind === 'decision' && turn.players.includes(seat);
