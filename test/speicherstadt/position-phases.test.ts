import { describe, expect, test } from 'vitest';
import {
  apply,
  chance,
  fromPosition,
  init,
  outcome,
  parsePosition,
  type SpeicherstadtChance,
  turn,
} from '../../src/speicherstadt/index.js';
import { written } from './written.js';

/* Positions in every phase: what follows from them, and what cannot have come about. */

describe('the supply', () => {
  test('goes on where it was, above the board too', () => {
    let state = init({ players: 2, kaispeicher: true, chance: 'manual' });
    let above = 0;
    for (; state.phase === 'supply'; state = apply(state, chance(state)[0]?.outcome as SpeicherstadtChance)) {
      expect(fromPosition(written(state))).toEqual(state);
      above += Number(state.upper.length > 0);
    }
    expect(above).toBeGreaterThan(1);
  });

  test('that is through goes on to the demand', () => {
    const laid = { seats: [{}, {}], row: ['carpet-trader', 'fireman#1', 'c-A-s'] };
    const state = fromPosition({ ...laid, phase: 'supply' });
    expect(state).toMatchObject({ phase: 'demand', player: 0, round: 1 });
    expect(state).toEqual(fromPosition(laid));
  });

  test('has a generator with a seed, said or not', () => {
    const seeded = fromPosition({ seats: [{}, {}], seed: 1 });
    expect(seeded.random).not.toBeNull();
    expect(fromPosition({ seats: [{}, {}], seed: 1, chance: 'seeded' })).toEqual(seeded);
    expect(fromPosition({ seats: [{}, {}], chance: 'manual' }).random).toBeNull();
    expect(fromPosition({ seats: [{}, {}], seed: 1, chance: 'manual' })).toEqual(fromPosition({ seats: [{}, {}] }));
  });
});

describe('whose turn it is to place', () => {
  const next = (columns: readonly (readonly number[])[], more: object = {}): number => {
    const seats = [{ cards: ['storekeeper'] }, {}, {}];
    const row = ['bank', 'harbor-master', 'smuggler'];
    return fromPosition({ kaispeicher: true, seats, row, columns, ...more }).player;
  };

  test('is that of the seat after the last one in turn that has placed most', () => {
    expect(next([])).toBe(0);
    expect(next([[0]])).toBe(1);
    expect(next([[0], [1]])).toBe(2);
    expect(next([[0], [1], [2]])).toBe(0);
    // Seat 1 has the start marker.
    expect(next([], { firstPlayer: 1 })).toBe(1);
    expect(next([[1]], { firstPlayer: 1 })).toBe(2);
    expect(next([[1, 2]], { firstPlayer: 1 })).toBe(0);
    // Some have passed with Break cards: seat 1 has placed two, seats 0 and 2 one each.
    expect(next([[0, 1, 2, 1]])).toBe(2);
    expect(next([[2]])).toBe(0);
  });

  test('reserved cards count, and gray workers as their owner', () => {
    const reserved = (...workers: readonly number[]): object => ({
      reserved: workers.map((worker, at) => ({ card: ['theater', 'light-house', 'press'][at], worker })),
    });
    expect(next([], reserved(0))).toBe(1);
    expect(next([], reserved(0, 1))).toBe(2);
    expect(next([[0, 1, 2]], reserved(5))).toBe(1);
    expect(next([[0, 1, 2, 5]])).toBe(1);
    expect(next([[0, 1, 2, 5, 1]])).toBe(2);
  });

  test('may be said, and goes to whoever has workers', () => {
    expect(next([[0]], { player: 2 })).toBe(2);
    // All of seat 1 stand.
    expect(next([[0, 1, 1, 1, 1]])).toBe(2);
    expect(
      next([
        [0, 0, 0, 0, 1, 1, 1, 1],
        [5, 5, 2],
      ]),
    ).toBe(2);
    expect(() => next([[0, 1, 1, 1, 1]], { player: 1 })).toThrow('player: phase');
  });
});

describe('a question at a fire', () => {
  const seats = [
    { cards: ['fireman#6', 'squad-leader'], points: 1 },
    { cards: ['insurance'], coins: 2 },
    { cards: ['fireman#1'] },
    {},
  ];
  const position = { kaispeicher: true, seats, fire: 'fire-2' };
  const issuesOf = (more: object): readonly string[] => {
    const read = parsePosition({ ...position, ...more });
    return read.ok ? [] : read.error.map(({ path, code }) => `${path.join('.')}: ${code}`);
  };

  test('is the same as after the fire was turned up', () => {
    const before = fromPosition({ kaispeicher: true, seats, phase: 'supply', pile: ['fire-2', 'bank', 'thief'] });
    const asked = apply(before, { type: 'turn-up', card: 'fire-2' });
    expect(fromPosition({ ...position, asked: 'squad-leader', pile: ['bank', 'thief'] })).toEqual(asked);
    // The first has gained, and who has the fewest points loses: seats 1 and 3 in this order.
    const doubled = apply(asked, { type: 'double', player: 0 });
    expect(doubled).toMatchObject({ asked: 'insurance', player: 1, settled: 1, points: [5, 0, 0, 0] });
    const later = [{ cards: ['fireman#6'], points: 5 }, ...seats.slice(1)];
    expect(fromPosition({ ...position, seats: later, asked: 'insurance', pile: ['bank', 'thief'] })).toEqual(doubled);
  });

  test('with a seed the answer turns up what is due', () => {
    const state = fromPosition({ ...position, asked: 'insurance', seed: 1 });
    expect(turn(state)).toMatchObject({ kind: 'decision', players: [1] });
    expect(apply(state, { type: 'insure', player: 1 })).toMatchObject({ phase: 'demand', points: [1, 0, 0, -2] });
  });

  test.each<readonly [string, object, readonly string[]]>([
    ['in the order of the seats', { asked: 'insurance' }, []],
    ['a fire without a question', {}, ['fire: phase']],
    ['a question without a fire', { asked: 'insurance', fire: null, phase: 'supply' }, ['fire: phase']],
    ['another card than a fire', { asked: 'insurance', fire: 'bank' }, ['fire: card']],
    ['a fire that is still in the pile', { asked: 'insurance', pile: ['fire-2'] }, ['fire: card']],
    ['no such card', { asked: 'insurance', fire: 'fire-5' }, ['fire: card']],
    ['outside the supply', { asked: 'insurance', phase: 'loading' }, ['asked: phase']],
    ['about a card that nobody owns', { asked: 'snitch', fire: null, row: ['bank'] }, ['asked: card']],
    ['a seat that does not lose', { asked: 'insurance', seats: [seats[1], {}, seats[2], seats[0]] }, []],
    [
      'a seat that gains',
      { asked: 'insurance', seats: [{}, { cards: ['insurance', 'fireman#6'] }, {}, {}] },
      ['asked: phase'],
    ],
    [
      'a seat that does not gain',
      { asked: 'squad-leader', seats: [{}, { cards: ['fireman#6'] }, { cards: ['squad-leader'] }, {}] },
      ['asked: phase'],
    ],
    [
      'too few coins',
      { asked: 'insurance', seats: [seats[0], { cards: ['insurance'], coins: 1 }, seats[2], {}] },
      ['seats.1.coins: phase'],
    ],
    ['another seat', { asked: 'insurance', player: 2 }, ['player: phase']],
    [
      'without Kaispeicher',
      { asked: 'insurance', kaispeicher: false, seats: [{}, {}, {}, {}] },
      ['asked: kaispeicher'],
    ],
  ])('%s', (_, more, issues) => {
    expect(issuesOf(more).slice(0, 1)).toEqual(issues);
  });

  test('the Snitch is asked about when all workers stand', () => {
    const row = ['bank', 'theater'];
    const owner = [{}, {}, {}, { cards: ['snitch'] }];
    const columns = [
      [0, 1, 2, 3, 0, 1, 2, 3],
      [0, 1, 2, 3, 0, 1, 2, 3],
    ];
    const given = { kaispeicher: true, seats: owner, row, columns };
    expect(fromPosition({ ...given, asked: 'snitch' })).toEqual(fromPosition(given));
    expect(fromPosition(given)).toMatchObject({ asked: 'snitch', player: 3 });
    expect(issuesOf({ ...given, fire: null, asked: 'snitch', columns: [columns[0], [0, 1, 2]] })).toEqual([
      'asked: phase',
    ]);
  });
});

describe('the end of the game', () => {
  const seats = [{ points: 7 }, { points: 9, cards: ['port'] }, {}];

  test('comes when no card is left, or with the last fire', () => {
    const state = fromPosition({ seats, phase: 'over' });
    expect(state).toMatchObject({ phase: 'over', round: 13, season: 5, pile: [], player: 0 });
    expect(outcome(state)?.ranking[0]).toMatchObject({ place: 1, players: [1] });
    expect(fromPosition({ seats, phase: 'over', seed: 1 }).random).not.toBeNull();
  });

  test.each<readonly [string, object, readonly string[]]>([
    ['cards are left', { phase: 'over', pile: ['michel', 'fire-3'] }, ['pile: phase']],
    ['the last fire is left', { phase: 'over', pile: [] }, ['pile: phase']],
    ['the last fire is out', { phase: 'loading', pile: null }, ['phase: phase']],
    ['somebody has bought', { phase: 'over', bought: [1] }, ['bought: phase']],
    ['another seat has the marker', { phase: 'over', player: 1 }, ['player: phase']],
  ])('but not when %s', (_, more, issues) => {
    const read = parsePosition({ seats, ...more });
    expect(read.ok ? [] : read.error.map(({ path, code }) => `${path.join('.')}: ${code}`)).toEqual(issues);
  });
});
