import { describe, expect, test } from 'vitest';
import { createRandom } from '../../src/core/random.js';
import { TERRAINS } from '../../src/kingdom-builder/data/terrains.js';
import {
  fromPosition,
  hexAt,
  init,
  kindAt,
  legalMoves,
  neighborsOf,
  outcome,
  pickMove,
  score,
  scoreCard,
  step,
  turn,
} from '../../src/kingdom-builder/index.js';
import type { KingdomBuilderPosition, KingdomBuilderState } from '../../src/kingdom-builder/types.js';
import { buildAll, drawAny, endOf, endTurn, eventsOf, FIRST_GAME, placesOf, playTurn, supplyOf } from './table.js';

const FOREST = placesOf(FIRST_GAME, 'forest');

/** Three seats; these have one settlement left each. */
const lastOf = (seats: readonly number[], more: Partial<KingdomBuilderPosition> = {}): KingdomBuilderState => {
  const desert = placesOf(FIRST_GAME, 'desert');
  const grass = placesOf(FIRST_GAME, 'grassland');
  const places = [FOREST.slice(0, 39), desert.slice(0, 39), grass.slice(0, 39)];
  return fromPosition({
    sections: FIRST_GAME,
    settlements: places.map((spots, seat) => (seats.includes(seat) ? spots : spots.slice(0, 20))),
    terrain: 'canyon',
    hands: flowersBut(more.player ?? 0),
    ...more,
  });
};

/** Flower fields in every hand but that of the seat on turn. */
const flowersBut = (player: number) => [0, 1, 2].map((seat) => (seat === player ? null : ('flower-field' as const)));

/** The seats that play until the game is over, from the one on turn. */
const seatsUntilOver = (state: KingdomBuilderState): readonly number[] => {
  const seats: number[] = [];
  let now = state;
  while (turn(now).kind !== 'over') {
    seats.push(now.player);
    now = endTurn(buildAll(now));
    now = drawAny(now);
  }
  return seats;
};

describe('the end of the game', () => {
  test('the round in which a supply ran out is played to its end: the seat before the start player is the last', () => {
    expect(seatsUntilOver(lastOf([0]))).toEqual([0, 1, 2]);
    expect(seatsUntilOver(lastOf([1], { player: 1 }))).toEqual([1, 2]);
    expect(seatsUntilOver(lastOf([2], { player: 2 }))).toEqual([2]);
  });

  test('so it is with another start player', () => {
    expect(seatsUntilOver(lastOf([0], { firstPlayer: 1 }))).toEqual([0]);
    expect(seatsUntilOver(lastOf([0], { player: 0, firstPlayer: 2 }))).toEqual([0, 1]);
    expect(seatsUntilOver(lastOf([2], { player: 2, firstPlayer: 2 }))).toEqual([2, 0, 1]);
  });

  test('a round without cards is the last only if nobody has or can draw one', () => {
    const none = { grassland: 0, canyon: 0, desert: 0, 'flower-field': 0, forest: 0 };
    const last = { sections: FIRST_GAME, settlements: [[], []], player: 1, pile: none } as const;
    expect(endTurn(fromPosition({ ...last, terrain: null, hands: [null, null] })).phase).toBe('over');
    const held = endTurn(fromPosition({ ...last, terrain: null, hands: ['forest', null] }));
    expect([held.phase, held.player, held.terrain]).toEqual(['turn', 0, 'forest']);
    // The card just played can be drawn again.
    expect(endTurn(buildAll(fromPosition({ ...last, terrain: 'canyon', hands: [null, null] }))).phase).toBe('draw');
  });

  test('everybody has the same number of turns', () => {
    const random = createRandom('turns');
    for (const players of [2, 3, 4])
      for (const firstPlayer of [0, 1]) {
        let state = init({ players, seed: `${players} ${firstPlayer}`, firstPlayer });
        const turns = new Array<number>(players).fill(0);
        while (turn(state).kind === 'decision') {
          const move = pickMove(state, state.player, random);
          if (move.type === 'end-turn') turns[move.player] = (turns[move.player] ?? 0) + 1;
          state = step(state, move).state;
        }
        expect(new Set(turns).size).toBe(1);
      }
  });

  test('the last settlement is announced when it is built, and the turn goes on', () => {
    const state = lastOf([0]);
    const [last] = legalMoves(state);
    if (last === undefined) throw new Error('there is one to build');
    expect(eventsOf(state, last)).toContain('last-settlement');
    const after = step(state, last).state;
    expect(supplyOf(after, 0)).toBe(0);
    expect(turn(after)).toEqual({ kind: 'decision', players: [0], others: [] });
    expect(legalMoves(after)).toEqual([endOf(0)]);
  });

  test('it ends with the last turn, without another draw', () => {
    const done = buildAll(lastOf([2], { player: 2 }));
    expect(outcome(done)).toBe(null);
    expect(eventsOf(done, endOf(2))).toEqual(['card-discarded', 'turn-ended', 'game-over']);
    expect(turn(endTurn(done))).toEqual({ kind: 'over' });
  });

  test('until then the game goes on, round after round', () => {
    let state = lastOf([]);
    for (let turns = 0; turns < 6; turns++) state = playTurn(state);
    expect(turn(state).kind).toBe('decision');
  });
});

describe('the ranking', () => {
  /** Two seats with these settlements and an empty supply for seat 1, whose turn is the last. */
  const over = (more: Partial<KingdomBuilderPosition>): KingdomBuilderState =>
    endTurn(buildAll(fromPosition({ sections: FIRST_GAME, settlements: [], player: 1, ...more })));

  test('most points win, item by item, castles included', () => {
    const state = over({ settlements: [[], FOREST.slice(0, 40)] });
    const totals = score(state).sides.map(({ total }) => total);
    expect(totals[1]).toBeGreaterThan(totals[0] ?? 0);
    expect(outcome(state)).toEqual({
      reason: 'last-settlement',
      ranking: [
        { place: 1, players: [1], tieBreaks: [] },
        { place: 2, players: [0], tieBreaks: [] },
      ],
    });
  });

  test('players with equal points share a place, and the places after it stay empty', () => {
    const state = fromPosition({
      sections: FIRST_GAME,
      cards: ['farmers', 'lords', 'miners'],
      settlements: [[], [], FOREST.slice(0, 40)],
      player: 2,
    });
    const ended = endTurn(buildAll(state));
    const totals = score(ended).sides.map(({ total }) => total);
    expect(totals[0]).toBe(totals[1]);
    expect(outcome(ended)?.ranking).toEqual([
      { place: 1, players: [2], tieBreaks: [] },
      { place: 2, players: [0], tieBreaks: [] },
      { place: 2, players: [1], tieBreaks: [] },
    ]);
  });

  test('there is no tie-breaker: equal players share the victory', () => {
    // Seats 0 and 1 have a castle each. Seat 2 has built everything where nothing pays.
    const plain = TERRAINS.flatMap((terrain) => placesOf(FIRST_GAME, terrain)).filter(
      ([row, column]) =>
        row > 10 &&
        neighborsOf(hexAt(row, column)).every(
          (hex) => !['mountain', 'castle', 'location'].includes(kindAt(FIRST_GAME, hex)),
        ),
    );
    const cards = ['farmers', 'merchants', 'miners'] as const;
    const ended = endTurn(
      fromPosition({ sections: FIRST_GAME, cards, settlements: [[[3, 2]], [[7, 14]], plain.slice(0, 40)], player: 2 }),
    );
    expect(score(ended).sides.map(({ total }) => total)).toEqual([3, 3, 0]);
    expect(outcome(ended)?.ranking.map(({ place, players }) => [place, ...players])).toEqual([
      [1, 0],
      [1, 1],
      [3, 2],
    ]);
  });

  test('midway the score counts as if the game ended now', () => {
    const state = init({ players: 2, seed: 1, sections: 'first-game', cards: 'first-game' });
    expect(score(state).sides.map(({ total }) => total)).toEqual([0, 0]);
    const later = playTurn(state);
    const [knights] = scoreCard(later, 'knights');
    expect(knights).toBeGreaterThanOrEqual(2);
    expect(score(later).sides[0]?.items.find(({ category }) => category === 'knights')?.points).toBe(knights);
  });
});
