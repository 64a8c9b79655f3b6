import { createRandom } from 'kontorhaus';
import { apply, init, legalMoves, resample, view } from 'kontorhaus/speicherstadt';
import type { Case } from './measure.js';

/** Keeps the last result, so that no call is optimized away. */
export let kept: unknown;

/** Four players with Kaispeicher: the list of all seats' moves, a uniform choice, a checked move. */
export const speicherstadtCases = (): readonly Case[] => {
  const random = createRandom('bench');
  // States of random games, every seventh move: neither all early nor all late.
  const states = Array.from({ length: 20 }, (_, at) => init({ players: 4, kaispeicher: true, seed: at })).flatMap(
    (first) => {
      const sampled = [first];
      for (let state = first, moves = 1; state.phase !== 'over'; moves++) {
        const legal = legalMoves(state);
        state = apply(state, legal[random(legal.length)] as (typeof legal)[number]);
        if (moves % 7 === 0) sampled.push(state);
      }
      return sampled;
    },
  );
  const views = states.map((state) => view(state, state.player));
  const over = <T>(items: readonly T[], act: (item: T) => unknown): number => {
    for (const item of items) kept = act(item);
    return items.length;
  };
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
    { name: 'The Speicherstadt view', unit: 'calls', work: () => over(states, (state) => view(state, state.player)) },
    { name: 'The Speicherstadt resample', unit: 'calls', work: () => over(views, (seen) => resample(seen, random)) },
  ];
};
