import type { Parts, Player, Rules, Turn } from '../core/contract.js';
import { InvalidInputError } from '../core/errors.js';

/** The seat that a view belongs to. A spectator has nothing to decide, so a bot refuses its view. */
export const seatOf = <T extends Parts>(game: Rules<T>, view: T['View']): Player => {
  if (view.viewer === 'spectator')
    throw new InvalidInputError(game.id, [{ path: ['viewer'], code: 'viewer', expected: 'the view of a seat' }]);
  return view.viewer;
};

/** Whether the game waits for a seat: it has to move, and not to move is no choice. */
export const mustMove = (turn: Turn, seat: Player): boolean => turn.kind === 'decision' && turn.players.includes(seat);
