import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createRandom, pickFrom } from '../../src/core/random.js';
import { TERRAINS } from '../../src/kingdom-builder/data/terrains.js';
import {
  apply,
  chance,
  check,
  init,
  key,
  legalMoves,
  start,
  step,
  turn,
  withRandom,
} from '../../src/kingdom-builder/index.js';
import type { KingdomBuilderState } from '../../src/kingdom-builder/types.js';

/** The same state without its generator. */
const manual = (state: KingdomBuilderState): KingdomBuilderState => ({ ...state, random: null });

const total = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

describe('chance', () => {
  test('manual mode fed the outcomes of a seeded game is the same game, but for the generator', () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 2, max: 4 }), (seed, players) => {
        const random = createRandom(seed);
        const seeded = start({ players, seed, firstPlayer: 'random' });
        const { sections, cards, firstPlayer, rulings } = seeded.state.options;
        let byHand = init({ players, sections, cards, firstPlayer, rulings, chance: 'manual' });
        for (const outcome of seeded.chance) byHand = apply(byHand, outcome);
        expect(byHand).toEqual(manual(seeded.state));

        let state = seeded.state;
        let outcomes = 0;
        while (turn(state).kind === 'decision') {
          const move = pickFrom(legalMoves(state), random);
          const next = step(state, move);
          const events = [];
          const moved = step(byHand, move);
          expect(moved.chance).toEqual([]);
          events.push(...moved.events);
          byHand = moved.state;
          for (const outcome of next.chance) {
            expect(turn(byHand)).toEqual({ kind: 'chance' });
            expect(check(byHand, outcome)).toBe(null);
            const drawn = step(byHand, outcome);
            events.push(...drawn.events);
            byHand = drawn.state;
            outcomes++;
          }
          state = next.state;
          expect(turn(byHand)).toEqual(turn(state));
          expect(key(byHand)).toBe(key(state));
          expect(events).toEqual(next.events);
        }
        expect(byHand).toEqual(manual(state));
        expect(outcomes).toBeGreaterThan(0);
      }),
      { numRuns: 15 },
    );
  });

  test('a seeded game never waits for chance, and the same seed and moves give the same game', () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 2, max: 4 }), (seed, players) => {
        const play = (): KingdomBuilderState => {
          const random = createRandom(seed);
          let state = init({ players, seed });
          while (turn(state).kind !== 'over') {
            expect(chance(state)).toEqual([]);
            state = apply(state, pickFrom(legalMoves(state), random));
          }
          return state;
        };
        expect(play()).toEqual(play());
      }),
      { numRuns: 3 },
    );
  });

  test('the first card of a game: five of each terrain, in their order', () => {
    const state = init({ players: 2, sections: 'first-game', cards: 'first-game', chance: 'manual' });
    expect(turn(state)).toEqual({ kind: 'chance' });
    expect(legalMoves(state)).toEqual([]);
    expect(chance(state)).toEqual(TERRAINS.map((terrain) => ({ outcome: { type: 'draw', terrain }, weight: 5 })));
    const drawn = apply(state, { type: 'draw', terrain: 'desert' });
    expect(chance(drawn).map(({ weight }) => weight)).toEqual([5, 5, 4, 5, 5]);
  });

  test('cards are dealt from the start player on, one each; his is played', () => {
    let state = init({ players: 3, sections: 'first-game', cards: 'first-game', firstPlayer: 2, chance: 'manual' });
    expect(state.player).toBe(2);
    for (const terrain of ['forest', 'canyon', 'desert'] as const) state = apply(state, { type: 'draw', terrain });
    expect(state.hands).toEqual(['canyon', 'desert', null]);
    expect([state.player, state.terrain]).toEqual([2, 'forest']);
    expect(total(state.pile)).toBe(22);
  });

  test('no card is lost: 25 in pile, discards, hands and play, but for those that fitted nowhere', () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 2, max: 4 }), (seed, players) => {
        const random = createRandom(seed);
        let state = init({ players, seed });
        let removed = 0;
        while (turn(state).kind !== 'over') {
          const next = step(state, pickFrom(legalMoves(state), random));
          removed += next.events.filter((event) => event.type === 'card-removed').length;
          state = next.state;
          const held = state.hands.filter((card) => card !== null).length + (state.terrain === null ? 0 : 1);
          expect(total(state.pile) + total(state.discard) + held + removed).toBe(25);
        }
      }),
      { numRuns: 10 },
    );
  });

  test('another generator branches the game; none makes it manual', () => {
    const state = init({ players: 2, seed: 1 });
    expect(withRandom(state, null).state).toEqual(manual(state));
    expect(key(withRandom(state, 2).state)).toBe(key(state));
    const random = createRandom(0);
    const play = (from: KingdomBuilderState, steps: number): KingdomBuilderState =>
      steps === 0 ? from : play(apply(from, pickFrom(legalMoves(from), random)), steps - 1);
    const [a, b] = [play(withRandom(state, 2).state, 60), play(withRandom(state, 3).state, 60)];
    expect(key(a)).not.toBe(key(b));
  });
});
