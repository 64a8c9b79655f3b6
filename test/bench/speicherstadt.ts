import { createRandom } from 'kontorhaus';
import { apply, init, legalMoves } from 'kontorhaus/speicherstadt';
import type { Case } from './measure.js';

/** Four players with Kaispeicher: the list of all seats' moves, a uniform choice, a checked move. */
export const speicherstadtCases = (): readonly Case[] => {
  const random = createRandom('bench');
  let seed = 0;
  return [
    {
      name: 'The Speicherstadt playout: legalMoves, apply',
      unit: 'moves',
      work: () => {
        let state = init({ players: 4, kaispeicher: true, seed: seed++ });
        let done = 0;
        while (state.phase !== 'over') {
          const moves = legalMoves(state);
          state = apply(state, moves[random(moves.length)] as (typeof moves)[number]);
          done++;
        }
        return done;
      },
    },
  ];
};
