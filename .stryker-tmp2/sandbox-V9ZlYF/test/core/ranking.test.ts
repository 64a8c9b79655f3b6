import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Ranked, rankSides } from '../../src/core/ranking.js';

const side = (seat: number, total: number, ...tieBreaks: number[]): Ranked => ({ players: [seat], total, tieBreaks });

test('most points first; equal sides share a place, and the places after it stay empty', () => {
  const ranks = rankSides([side(0, 3), side(1, 7), side(2, 7), side(3, 1)]);
  expect(ranks.map(({ place, players }) => [place, players[0]])).toEqual([
    [1, 1],
    [1, 2],
    [3, 0],
    [4, 3],
  ]);
});

test('tie-breaks decide between equal totals, the first of them before the second', () => {
  const ranks = rankSides([side(0, 5, 1, 9), side(1, 5, 2, 0), side(2, 5, 1, 9), side(3, 6, 0, 0)]);
  expect(ranks.map(({ place, players }) => [place, players[0]])).toEqual([
    [1, 3],
    [2, 1],
    [3, 0],
    [3, 2],
  ]);
});

test('a side is ahead of exactly those that a plain comparison of lists puts behind it', () => {
  const sides = fc.array(fc.tuple(fc.nat(2), fc.nat(2), fc.nat(2)), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(sides, (strengths) => {
      const ranks = rankSides(strengths.map(([total, ...tieBreaks], seat) => side(seat, total, ...tieBreaks)));
      const text = (seat: number): string => (strengths[seat] as number[]).join('');
      for (const { place, players } of ranks) {
        const seat = players[0] as number;
        expect(place).toBe(1 + strengths.filter((_, other) => text(other) > text(seat)).length);
      }
    }),
  );
});
