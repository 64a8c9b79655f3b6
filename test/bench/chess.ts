import { Chess } from 'chess.js';
import { createRandom } from 'kontorhaus';
import type { Case } from './measure.js';

/** Random chess by chess.js: the list of moves, a uniform choice, a checked move; at most 200 plies a game. */
export const chessCase = (): Case => {
  const random = createRandom('chess');
  return {
    name: 'chess.js playout: moves(), move()',
    unit: 'moves',
    work: () => {
      const chess = new Chess();
      let plies = 0;
      while (plies < 200) {
        const moves = chess.moves();
        if (moves.length === 0) break;
        chess.move(moves[random(moves.length)] as string);
        plies++;
      }
      return plies;
    },
  };
};
