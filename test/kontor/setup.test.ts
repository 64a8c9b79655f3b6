import { describe, expect, test } from 'vitest';
import { pickOutcome } from '../../src/core/chance.js';
import { createRandom } from '../../src/core/random.js';
import { apply, cellAt, chance, init, start, turn } from '../../src/kontor/index.js';

/* How a game begins. */

describe('setup', () => {
  test('cross, hands, piles and coins', () => {
    const state = init({ players: 2, seed: 1 });
    expect(state.board.filter((card) => card >= 0)).toHaveLength(9);
    expect(state.hands.map((hand) => hand.length)).toEqual([5, 5]);
    expect(state.secret).toEqual(state.hands);
    expect(state.water).toMatchObject({ hidden: 43 - 8 - 4 - 1, under: [] });
    expect(state.docks.map(({ hidden }) => hidden)).toEqual([18, 18]);
    expect(state.coins).toEqual([3, 3]);
    expect(state.ship).toBeNull();
    expect(state.options).toMatchObject({ ruleset: 'base', scenario: null, startingCoins: 3, manifest: null });
  });

  test('four players share the decks evenly and get a special card each', () => {
    const state = init({ players: 4, seed: 1 });
    expect(state.docks.map(({ hidden }) => hidden)).toEqual([7, 7, 7, 7]);
    expect(state.hands.map((hand) => hand.filter((card) => card >= 88).length)).toEqual([1, 1, 1, 1]);
    expect(state.pools[3]).toHaveLength(2);
    expect(state.coins).toEqual([4, 4, 4, 4]);
    expect(state.ship).toBe(cellAt(0, 0));
  });

  test.each([
    ['grand-canal', 18, 3, null],
    ['always-go-small', 0, 3, [9, 10, 51, 52]],
    ['tic-tac-toe', 27, 3, [9, 10, 51, 52]],
    ['gullivers-travels', 0, 3, [1, 2, 9, 10]],
    ['great-island', 15, 3, [9, 10]],
  ] as const)('%s', (scenario, waters, coins, leftOut) => {
    const state = init({ players: 2, scenario, seed: 3 });
    expect(state.board.filter((card) => card >= 0)).toHaveLength(waters + 1);
    expect(state.coins).toEqual([coins, coins]);
    const cards = [...state.pools.flat(), ...state.hands.flat()];
    for (const card of leftOut ?? []) expect(cards).not.toContain(card);
  });

  test('the events of the start show nothing but the table', () => {
    const { events } = start({ players: 2, seed: 1 });
    expect(events.filter(({ type }) => type === 'water-dealt')).toHaveLength(8);
    expect(events.filter(({ type }) => type === 'card-dealt')).toHaveLength(10);
    expect(events.filter(({ type }) => type === 'card-turned-up')).toHaveLength(3);
  });

  test('startingCoins', () => {
    expect(init({ players: 2, startingCoins: 4, seed: 1 }).coins).toEqual([4, 4]);
  });

  test('manual chance deals from the unknown cards alone', () => {
    let state = init({ players: 2, ruleset: 'advanced', chance: 'manual' });
    const random = createRandom(1);
    let dealt = 0;
    while (turn(state).kind === 'chance') {
      const outcomes = chance(state);
      expect(outcomes.every(({ weight }) => weight === 1)).toBe(true);
      state = apply(state, pickOutcome(outcomes, random));
      dealt++;
    }
    expect(dealt).toBe(8 + 4 + 1 + 2 * (3 + 1));
    expect(state.phase).toBe('choose');
  });
});
