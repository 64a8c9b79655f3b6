import type { Parts, Player, Rank, Rules, Score, Seen } from './contract.js';
import { sumOf } from './sum.js';

/** Adds up the items of each side. */
export const deriveScore =
  <T extends Parts>(
    sides: (of: Seen<T>) => readonly { readonly players: readonly Player[]; readonly items: readonly T['Item'][] }[],
  ): Rules<T>['score'] =>
  (of): Score<T> => ({
    sides: sides(of).map(({ players, items }) => ({
      players,
      total: sumOf(items.map(({ points }) => points)),
      items,
    })),
  });

/** What {@link rankSides} compares. */
export interface Ranked {
  /** The seats of the side. */
  readonly players: readonly Player[];
  /** Its points. */
  readonly total: number;
  /** What decides between equal points, most important first; more is better. */
  readonly tieBreaks: readonly number[];
}

/** Above zero if the second side is ahead. */
const compareSides = (a: Ranked, b: Ranked): number =>
  a.tieBreaks.reduce(
    (difference, mine, index) => difference || (b.tieBreaks[index] as number) - mine,
    b.total - a.total,
  );

/** Places by total, then by each tie-break; equal sides share a place. */
export const rankSides = (sides: readonly Ranked[]): readonly Rank[] =>
  sides
    .slice()
    .sort(compareSides)
    .map((side) => ({
      place: 1 + sides.filter((other) => compareSides(side, other) > 0).length,
      players: side.players,
      tieBreaks: side.tieBreaks,
    }));
