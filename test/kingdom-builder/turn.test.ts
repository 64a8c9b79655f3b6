import { describe, expect, test } from 'vitest';
import { apply, chance, check, fromPosition, init, legalMoves, step, turn } from '../../src/kingdom-builder/index.js';
import type { KingdomBuilderPosition, KingdomBuilderState, Sections } from '../../src/kingdom-builder/types.js';
import {
  build,
  buildAll,
  buildAt,
  codeOf,
  draw,
  endOf,
  endTurn,
  eventsOf,
  FIRST_GAME,
  placesOf,
  playTurn,
  type Spot,
  supplyOf,
  terrainOf,
  tileTo,
  use,
} from './table.js';

const at = (position: Partial<KingdomBuilderPosition>): KingdomBuilderState =>
  fromPosition({ sections: FIRST_GAME, settlements: [[], []], ...position });

const builds = (state: KingdomBuilderState): readonly Spot[] =>
  legalMoves(state).flatMap((move): Spot[] =>
    move.type === 'build' ? [[Math.floor(move.hex / 20), move.hex % 20]] : [],
  );

const total = (counts: readonly number[]): number => counts.reduce((a, b) => a + b, 0);

describe('the mandatory action', () => {
  test('the first settlement goes on any free hex of the terrain played', () => {
    expect(builds(at({ terrain: 'canyon' }))).toEqual(placesOf(FIRST_GAME, 'canyon'));
  });

  test('each settlement goes beside an own one if it can', () => {
    const after = build(at({ terrain: 'canyon' }), [0, 7]);
    expect(builds(after)).toEqual([
      [0, 8],
      [1, 7],
    ]);
  });

  test('with nothing possible beside an own one, anywhere', () => {
    expect(builds(at({ terrain: 'canyon', settlements: [[[0, 0]], []] }))).toEqual(placesOf(FIRST_GAME, 'canyon'));
  });

  test("an opponent's settlements do not help", () => {
    expect(builds(at({ terrain: 'canyon', settlements: [[], [[0, 7]]] }))).toHaveLength(
      placesOf(FIRST_GAME, 'canyon').length - 1,
    );
  });

  test('the three may go to several areas', () => {
    const state = at({
      terrain: 'canyon',
      settlements: [
        [
          [0, 7],
          [5, 1],
        ],
        [],
      ],
    });
    const after = build(build(state, [1, 7]), [5, 2]);
    expect(builds(after)).toContainEqual([1, 8]);
    expect(builds(after)).not.toContainEqual([0, 10]);
  });

  test('three settlements, then nothing more', () => {
    const done = buildAll(at({ terrain: 'canyon' }));
    expect(supplyOf(done, 0)).toBe(37);
    expect(codeOf(done, buildAt(0, [0, 7]))).toBe('nothing-to-build');
    expect(legalMoves(done)).toEqual([endOf(0)]);
  });

  test('the turn cannot end before', () => {
    let state = at({ terrain: 'canyon' });
    for (const toBuild of [3, 2, 1]) {
      expect(check(state, endOf(0))).toEqual({ code: 'must-build', toBuild });
      state = build(state, builds(state)[0] ?? [0, 0]);
    }
    expect(check(state, endOf(0))).toBe(null);
  });

  test('with fewer than three settlements left, as many as there are', () => {
    const state = at({ terrain: 'canyon', settlements: [placesOf(FIRST_GAME, 'forest').slice(0, 38), []] });
    expect(check(state, endOf(0))).toEqual({ code: 'must-build', toBuild: 2 });
    const done = buildAll(state);
    expect(supplyOf(done, 0)).toBe(0);
    expect(legalMoves(done)).toEqual([endOf(0)]);
  });

  test('a supply emptied by a tile before it: then it is done', () => {
    const forest = placesOf(FIRST_GAME, 'forest').filter(([row, column]) => row > 9 && column > 9);
    const others = placesOf(FIRST_GAME, 'desert');
    const own = [...forest, [15, 11] as Spot, ...others].slice(0, 39);
    const state = at({ terrain: 'canyon', settlements: [own, []], tiles: [['farm'], []] });
    expect(check(state, endOf(0))).toEqual({ code: 'must-build', toBuild: 1 });
    const farm = legalMoves(state).find((move) => move.type === 'tile');
    if (farm === undefined) throw new Error('the farm can be used');
    const after = apply(state, farm);
    expect(supplyOf(after, 0)).toBe(0);
    expect(check(after, endOf(0))).toBe(null);
    expect(legalMoves(after).some((move) => move.type === 'build')).toBe(false);
  });
});

describe('cards', () => {
  test('the card is shown and played by itself when the turn starts', () => {
    const state = buildAll(at({ terrain: 'canyon', hands: [null, 'forest'] }));
    const drawing = endTurn(state);
    expect(drawing.phase).toBe('draw');
    const { state: next, events } = step(drawing, { type: 'draw', terrain: 'desert' });
    expect([next.player, next.terrain, next.hands]).toEqual([1, 'forest', ['desert', null]]);
    expect(events).toEqual([
      { type: 'card-drawn', player: 0, terrain: 'desert' },
      { type: 'turn-started', player: 1 },
      { type: 'card-played', player: 1, terrain: 'forest' },
    ]);
    expect([state, drawing, next].map(({ pile, discard }) => [total(pile), total(discard)])).toEqual([
      [23, 0],
      [23, 1],
      [22, 1],
    ]);
  });

  test('at the end of a turn the card is discarded before the draw, so it can come back at once', () => {
    const state = at({
      terrain: 'canyon',
      hands: [null, 'forest'],
      pile: { grassland: 0, canyon: 0, desert: 0, 'flower-field': 0, forest: 0 },
    });
    const drawing = endTurn(buildAll(state));
    expect(chance(drawing)).toEqual([{ outcome: { type: 'draw', terrain: 'canyon' }, weight: 1 }]);
    expect(draw(drawing, 'canyon').hands[0]).toBe('canyon');
  });

  test('the discards are shuffled when a card is to be drawn and none is left, not before', () => {
    const state = at({
      terrain: 'canyon',
      hands: [null, 'forest'],
      pile: { grassland: 1, canyon: 0, desert: 0, 'flower-field': 0, forest: 0 },
      discard: { desert: 2 },
    });
    const first = draw(endTurn(buildAll(state)), 'grassland');
    expect([total(first.pile), total(first.discard)]).toEqual([0, 3]);
    const drawing = endTurn(buildAll(first));
    // The card of seat 1 was discarded meanwhile and takes part.
    expect([total(drawing.pile), total(drawing.discard)]).toEqual([0, 4]);
    const { state: second, events } = step(drawing, { type: 'draw', terrain: 'forest' });
    expect([total(second.pile), total(second.discard)]).toEqual([3, 0]);
    expect(events[0]).toEqual({ type: 'pile-reshuffled', cards: 4 });
  });

  test('a player with an empty hand draws first', () => {
    const state = at({ terrain: 'canyon', hands: [null, null] });
    const next = draw(endTurn(buildAll(state)), 'desert');
    expect([next.player, next.phase, next.terrain]).toEqual([1, 'turn', null]);
    expect(turn(next)).toEqual({ kind: 'chance' });
    expect(draw(next, 'forest').terrain).toBe('forest');
  });

  test('with nothing to draw there is no mandatory action, no Oracle, no Barn', () => {
    const sections: Sections = ['oracle', 'barn', 'oasis', 'farm'];
    const none = { grassland: 0, canyon: 0, desert: 0, 'flower-field': 0, forest: 0 };
    const state = fromPosition({
      sections,
      settlements: [
        [
          [3, 6],
          [2, 17],
          [15, 11],
        ],
        [],
      ],
      tiles: [['oracle', 'barn', 'farm'], []],
      terrain: null,
      hands: [null, null],
      pile: none,
      discard: none,
    });
    expect(turn(state).kind).toBe('decision');
    expect(check(state, endOf(0))).toBe(null);
    expect(check(state, tileTo(0, 'oracle', null, [4, 5]))).toEqual({ code: 'no-card', tile: 'oracle' });
    expect(check(state, tileTo(0, 'barn', [3, 6], [4, 5]))).toEqual({ code: 'no-card', tile: 'barn' });
    expect(eventsOf(state, tileTo(0, 'farm', null, [14, 11]))).toEqual(['settlement-built']);
    expect(eventsOf(state, endOf(0))).toEqual(['turn-ended', 'turn-started']);
    // The next player has no card either, and nobody waits for chance.
    expect(turn(endTurn(state))).toEqual({ kind: 'decision', players: [1], others: [] });
  });
});

describe('a terrain without a free hex', () => {
  const [first, second, third, ...rest] = placesOf(FIRST_GAME, 'canyon');
  if (first === undefined || second === undefined || third === undefined) throw new Error('there are canyons');

  /** All canyon hexes are taken by others but for these. */
  const crowded = (free: readonly Spot[], more: Partial<KingdomBuilderPosition> = {}): KingdomBuilderState => {
    const taken = [first, second, third, ...rest].filter((spot) => !free.includes(spot));
    return at({ settlements: [[], taken.slice(0, 40), taken.slice(40)], hands: [null, 'forest', 'canyon'], ...more });
  };

  test('within the mandatory action: the card leaves the game, the rest is built on the new one', () => {
    const { state, events } = step(crowded([first], { terrain: 'canyon' }), buildAt(0, first));
    expect(events.at(-1)).toEqual({ type: 'card-removed', player: 0, terrain: 'canyon' });
    expect([state.terrain, state.built]).toEqual([null, 1]);
    expect(legalMoves(state)).toEqual([]);
    const next = draw(state, 'desert');
    expect(check(next, endOf(0))).toEqual({ code: 'must-build', toBuild: 2 });
    expect(builds(next).every((spot) => terrainOf(next, spot) === 'desert')).toBe(true);
    // The removed card is neither in the pile nor among the discards.
    expect(next.discard[1]).toBe(0);
    expect((next.pile[1] ?? 0) + 1).toBe(5 - 1);
  });

  test('a new card that does not fit leaves the game as well', () => {
    const { state, events } = step(filled(crowded([first], { terrain: 'canyon' })), {
      type: 'draw',
      terrain: 'canyon',
    });
    expect(events).toEqual([
      { type: 'card-played', player: 0, terrain: 'canyon' },
      { type: 'card-removed', player: 0, terrain: 'canyon' },
    ]);
    expect(turn(state)).toEqual({ kind: 'chance' });
  });

  test('after the mandatory action: a new card all the same, and three settlements in all', () => {
    let state = crowded([first, second, third], { terrain: 'canyon' });
    state = build(state, first);
    for (const spot of [second, third]) state = build(state, spot);
    expect([state.built, state.terrain, turn(state).kind]).toEqual([3, null, 'chance']);
    const next = draw(state, 'grassland');
    expect(legalMoves(next)).toEqual([endOf(0)]);
    expect(eventsOf(next, endOf(0))).toContain('card-discarded');
  });

  test('before it: a tile fills the terrain', () => {
    const sections: Sections = ['oracle', 'paddock', 'oasis', 'farm'];
    const [last, ...taken] = placesOf(sections, 'canyon');
    if (last === undefined) throw new Error('there are canyons');
    const state = fromPosition({
      sections,
      settlements: [[[3, 6]], taken.slice(0, 40), taken.slice(40)],
      tiles: [['oracle'], [], []],
      terrain: 'canyon',
    });
    const after = use(state, 'oracle', null, last);
    expect([after.built, after.terrain]).toEqual([0, null]);
    expect(check(draw(after, 'desert'), endOf(0))).toEqual({ code: 'must-build', toBuild: 3 });
  });

  test('at the start of a turn: the card in hand', () => {
    const full = crowded([], { terrain: 'desert', hands: [null, 'canyon', 'forest'] });
    const { state, events } = step(endTurn(buildAll(full)), { type: 'draw', terrain: 'grassland' });
    expect(events.slice(1)).toEqual([
      { type: 'turn-started', player: 1 },
      { type: 'card-played', player: 1, terrain: 'canyon' },
      { type: 'card-removed', player: 1, terrain: 'canyon' },
    ]);
    expect([state.player, state.terrain, turn(state).kind]).toEqual([1, null, 'chance']);
  });

  test('if no card is left that fits, the mandatory action ends, and the turn goes on without a card', () => {
    const none = { grassland: 0, canyon: 1, desert: 0, 'flower-field': 0, forest: 0 };
    const state = crowded([first], { terrain: 'canyon', pile: none });
    const last = draw(build(state, first), 'canyon');
    expect(total(last.pile) + total(last.discard)).toBe(0);
    expect(turn(last).kind).toBe('decision');
    expect(legalMoves(last)).toEqual([endOf(0)]);
    // No card to discard and none to draw: the next turn starts at once.
    expect(endTurn(last).player).toBe(1);
  });

  /** The one free canyon is built on, so a card is due. */
  function filled(state: KingdomBuilderState): KingdomBuilderState {
    return build(state, first ?? [0, 0]);
  }
});

describe('turns', () => {
  test('go round clockwise from the start player', () => {
    let state = init({ players: 4, seed: 5, firstPlayer: 2 });
    const seats: number[] = [];
    for (let turns = 0; turns < 8; turns++) {
      seats.push(state.player);
      state = playTurn(state);
    }
    expect(seats).toEqual([2, 3, 0, 1, 2, 3, 0, 1]);
  });

  test('end by a move of their own', () => {
    const done = buildAll(at({ terrain: 'canyon' }));
    expect(done.player).toBe(0);
    expect(endTurn(done).tiles).toBe(done.tiles);
    expect(eventsOf(done, endOf(0))).toEqual(['card-discarded', 'turn-ended']);
  });
});
