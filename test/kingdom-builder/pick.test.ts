import { describe, expect, test } from 'vitest';
import { createRandom } from '../../src/index.js';
import { apply, init, legalMoves, pickMove } from '../../src/kingdom-builder/index.js';
import type { KingdomBuilderState } from '../../src/kingdom-builder/types.js';

/** Every move that a source can lead to, in the order of the numbers that it gives. */
const allPicks = (state: KingdomBuilderState): readonly unknown[] => {
  const picks: unknown[] = [];
  for (let next = 0, total = 1; next < total; next++)
    picks.push(
      pickMove(state, state.player, (n) => {
        total = n;
        return next;
      }),
    );
  return picks;
};

describe('pickMove counts without listing', () => {
  test('and so picks the n-th move of the list for n, all along random games', () => {
    const random = createRandom('picks');
    const used = new Set<string>();
    for (let seed = 0; seed < 12; seed++) {
      const rulings = seed % 2 === 0 ? {} : { vacatedHex: 'candidate' as const };
      let state = init({ players: 2 + (seed % 3), seed, rulings });
      for (let moves = legalMoves(state); moves.length > 0; moves = legalMoves(state)) {
        expect(allPicks(state)).toEqual(moves);
        for (const move of moves) used.add(move.type === 'tile' ? move.tile : move.type);
        state = apply(state, moves[random(moves.length)] as (typeof moves)[number]);
      }
    }
    expect(used.size).toBe(10);
  });
});
