import { describe, expect, test } from 'vitest';
import {
  fromPosition,
  init,
  legalMoves,
  MANIFEST,
  type Manifest,
  outcome,
  type Season,
  type SpeicherstadtMove,
  score,
  turn,
} from '../../src/speicherstadt/index.js';
import { deckOf, following, table } from './table.js';

/* Which lines a score has, and why a game is over. */

/** A deck of these entries of the base game alone, one card of each, in the season given. */
const deck = (...cards: readonly (readonly [id: string, season: Season])[]): Manifest =>
  deckOf(
    cards.map(([id, season]) => {
      const entry = MANIFEST.base.find((each) => each.id === id);
      if (entry === undefined) throw new Error(`no entry ${id}`);
      return { ...entry, cards: [{ season }] };
    }),
  );

describe('a score', () => {
  test('has lines only for what gives points: merchants of the base game, no counting office where there is none', () => {
    const state = fromPosition({
      seats: [{ points: 2, cards: ['boatsmen-church', 'tea-trader', 'ship#1', 'bank'] }, {}, {}, {}],
    });
    expect(score(state).sides.map(({ items }) => items)).toEqual([
      [
        { category: 'track', points: 2 },
        { category: 'building', points: 3, card: 'boatsmen-church' },
        { category: 'merchant', points: 1, card: 'tea-trader' },
      ],
      [{ category: 'track', points: 0 }],
      [{ category: 'track', points: 0 }],
      [{ category: 'track', points: 0 }],
    ]);
    expect(score(table([{ cards: ['dressmaker'] }])).sides[0]?.items).toEqual([{ category: 'track', points: 0 }]);
  });
});

describe('the outcome', () => {
  test('is told once the game is over, not before', () => {
    expect(outcome(init({ players: 4, seed: 1 }))).toBeNull();
    expect(outcome(init({ players: 4, seed: 1, manifest: deck() }))?.reason).toBe('pile-empty');
  });

  test('neither an earlier fire nor another card of the last season is the last fire', () => {
    const reason = (manifest: Manifest): string | undefined => outcome(init({ players: 4, seed: 1, manifest }))?.reason;
    expect(reason(deck(['fire-1', 'B']))).toBe('pile-empty');
    expect(reason(deck(['fire-4', 'E']))).toBe('last-fire');
    // The bank is offered, and nobody buys it.
    let state = init({ players: 4, seed: 1, manifest: deck(['bank', 'E']) });
    expect(state.phase).toBe('demand');
    while (turn(state).kind !== 'over') state = following(state, legalMoves(state).at(-1) as SpeicherstadtMove);
    expect(outcome(state)?.reason).toBe('pile-empty');
  });
});
