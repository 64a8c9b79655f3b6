import { describe, expect, test } from 'vitest';
import { apply, fromPosition, init, outcome, parsePosition, turn } from '../../src/speicherstadt/index.js';

/* The parts of a position: what they may be, what they default to, and what cannot have come about. */

describe('what is not given', () => {
  test('is as at the start of a game', () => {
    for (const players of [2, 3, 4, 5])
      for (const kaispeicher of [false, true]) {
        const seats = new Array(players).fill({});
        expect(fromPosition({ seats, kaispeicher, phase: 'supply' })).toEqual(
          init({ players, kaispeicher, chance: 'manual' }),
        );
        expect(fromPosition({ seats })).toEqual({ ...init({ players, chance: 'manual' }), phase: 'loading' });
      }
  });

  test('is the demand with a row, and the supply with a fire', () => {
    const seats = [{ cards: ['insurance'] }, { cards: ['fireman#1'] }];
    expect(fromPosition({ seats: [{}, {}] }).phase).toBe('loading');
    expect(fromPosition({ seats: [{}, {}], row: ['bank'] }).phase).toBe('demand');
    expect(
      fromPosition({ seats, kaispeicher: true, asked: 'insurance', fire: 'fire-1', row: ['warehouse'] }).phase,
    ).toBe('supply');
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
    ['without Kaispeicher', { asked: 'insurance', kaispeicher: false, seats: [{}, {}, {}, {}] }, [': kaispeicher']],
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

describe('what is wrong is told with what would do', () => {
  const tea = (cubes: number): readonly string[] => new Array<string>(cubes).fill('tea');
  const told = (position: object): readonly string[] => {
    const read = parsePosition({ seats: [{}, {}], ...position });
    return read.ok ? [] : read.error.map(({ path, code, expected }) => `${path.join('.')}: ${code}: ${expected}`);
  };

  test.each<readonly [string, object]>([
    ['row.1: card: the id of a card of this game', { row: ['bank', 'nobody'] }],
    ['row.0: card: the id of a card of this game, such as ship#1', { row: ['ship'] }],
    ['upper.1: card: the id of a card of this game', { upper: ['theater', 'x'], kaispeicher: true }],
    [
      'reserved.0.card: card: the id of a card of this game',
      { reserved: [{ card: 'x', worker: 0 }], kaispeicher: true },
    ],
    [
      'seats.1.cards.2: card: the id of a card of this game',
      { seats: [{}, { cards: ['bank', 'warehouse', 'theater'] }] },
    ],
    ['fire: card: the id of a card of this game', { fire: 'fire-5', phase: 'supply' }],
    ['pile.1: card: the id of a card of this game, such as fireman#1', { pile: ['bank', 'fireman'] }],
    ['cubes.x: card: the id of a card of this game', { cubes: { x: ['tea'] } }],
    ['cubes.ship#1: list: a list of goods', { cubes: { 'ship#1': ['tee'] } }],
    [
      'cubes.c-A-s: load: carpet only on a free space for it',
      { cubes: { 'c-A-s': ['tea', 'carpet'] }, seats: [{ cards: ['c-A-s'] }, {}] },
    ],
    [
      'cubes.c-A-s: load: tea only on a free space for it',
      { cubes: { 'c-A-s': ['tea', 'tea'] }, seats: [{ cards: ['c-A-s'] }, {}] },
    ],
    [
      'cubes.warehouse: load: at most 7 cubes of a kind',
      { cubes: { warehouse: tea(8) }, seats: [{ cards: ['warehouse'] }, {}] },
    ],
    ['cubes: cubes: at most 9 cubes of tea in all', { stock: { tea: 10 } }],
    ['cubes: cubes: at most 3 cubes of hemp in all', { kaispeicher: true, stock: { hemp: 3 }, quay: ['hemp'] }],
    ['cubes: cubes: at most 0 cubes of glass in all', { seats: [{ hall: 'glass' }, {}] }],
    ['round: round: 9, by the cards turned up so far', { row: ['bank'], round: 8 }],
    ['columns: list: one for each card of the row', { row: ['carpet-trader'], columns: [[], []] }],
    ['columns: workers: workers of the seats', { row: ['carpet-trader'], columns: [[2]] }],
    [
      'columns: workers: workers of the seats',
      { kaispeicher: true, upper: ['theater'], row: ['bank'], reserved: [{ card: 'davidwache', worker: 7 }] },
    ],
    ['row: phase: a gap only in the purchase', { row: [null], phase: 'demand' }],
    ['quay: phase: no cubes outside loading', { row: ['bank'], quay: ['tea'] }],
    ['player: seat: a seat from 0 to 1', { player: 2 }],
    ['truck: seat: a seat from 0 to 1', { truck: { player: 3, goods: ['tea'] }, kaispeicher: true }],
    ['bought: seat: a seat from 0 to 1', { bought: [0, 2] }],
    ['stopped: seat: a seat from 0 to 1', { row: ['bank'], stopped: [2] }],
    ['player: phase: 1, as follows from the rest', { phase: 'purchase', row: ['bank'], columns: [[1, 0]], player: 0 }],
    ['asked: card: a card that a seat owns', { kaispeicher: true, asked: 'insurance', fire: 'fire-1' }],
    [
      'asked: phase: a gain of seat 1 at the fire',
      {
        kaispeicher: true,
        asked: 'squad-leader',
        fire: 'fire-1',
        seats: [{ cards: ['fireman#1'] }, { cards: ['squad-leader'] }],
      },
    ],
    [
      'asked: phase: a loss of seat 0 at the fire',
      { kaispeicher: true, asked: 'insurance', fire: 'fire-1', seats: [{ cards: ['fireman#1', 'insurance'] }, {}] },
    ],
    ['seed: seed-required: a seed for a seeded game', { chance: 'seeded' }],
  ])('%s', (issue, position) => {
    expect(told(position)).toEqual([issue]);
  });
});
