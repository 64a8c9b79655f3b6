import { describe, expect, test } from 'vitest';
import { createRandom } from '../../src/index.js';
import { apply, fromPosition, init, legalMoves, pickMove } from '../../src/kingdom-builder/index.js';
import type { KingdomBuilderPosition, KingdomBuilderState } from '../../src/kingdom-builder/types.js';

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

  /* Barn at (2, 16): each own settlement may have other targets, and not from one list. */
  test.each<readonly [string, Partial<KingdomBuilderPosition>, number]>([
    // Five grassland hexes lie beside (0, 0) or (1, 2) alone: for the one two are left, for the other three.
    [
      'targets beside one settlement alone',
      {
        settlements: [
          [
            [0, 0],
            [1, 2],
            [1, 15],
          ],
          [],
        ],
      },
      2 + 3 + 5,
    ],
    // All four lie beside (0, 1): when it moves itself, it can go to any free one.
    [
      'targets beside the one settlement that moves',
      {
        settlements: [
          [
            [0, 1],
            [1, 15],
          ],
          [],
        ],
      },
      4 + 59,
    ],
    // Of two that touch each other, the hex just left counts for either: there is none to go to.
    [
      'the hex just left, as a candidate',
      {
        settlements: [
          [
            [10, 12],
            [11, 11],
            [1, 15],
          ],
          [],
        ],
        terrain: 'canyon',
        rulings: { vacatedHex: 'candidate' },
      },
      0 + 0 + 55,
    ],
  ])('with %s', (_, position, barns) => {
    const state = fromPosition({
      sections: ['oracle', 'barn', 'farm', 'oasis'],
      settlements: [[], []],
      tiles: [['barn'], []],
      terrain: 'grassland',
      ...position,
    });
    const moves = legalMoves(state);
    expect(moves.filter(({ type }) => type === 'tile')).toHaveLength(barns);
    expect(allPicks(state)).toEqual(moves);
  });
});
