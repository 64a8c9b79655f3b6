import { describe, expect, test } from 'vitest';
import { cardsOf, fromPosition, GOODS, init, parsePosition } from '../../src/speicherstadt/index.js';
import { inPosition } from '../../src/speicherstadt/position-path.js';
import { LARGEST_DECK } from './large-deck.js';
import { small } from './table.js';

/* The parts of a position: what they default to, and what is said of those that are wrong. */

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

  test('is of the first season with cards', () => {
    const manifest = small('tea-trader', 'michel');
    expect(fromPosition({ seats: [{}, {}, {}, {}], manifest, phase: 'supply' })).toEqual(
      init({ players: 4, manifest, chance: 'manual' }),
    );
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

describe('what is wrong is told with what would do', () => {
  const tea = (cubes: number): readonly string[] => new Array<string>(cubes).fill('tea');
  const told = (position: object): readonly string[] => {
    const read = parsePosition({ seats: [{}, {}], ...position });
    return read.ok ? [] : read.error.map(({ path, code, expected }) => `${path.join('.')}: ${code}: ${expected}`);
  };

  test.each<readonly [string, object]>([
    ['row.1: card: the id of a card of this game', { row: ['bank', 'nobody'] }],
    ['row.0: card: a card that is not removed with 2 players', { row: ['port'] }],
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
    ['cubes.x: card: the id of a card of this game', { cubes: { x: ['carpet'] } }],
    [`cubes.ship#1.1: one-of: one of ${GOODS.join(', ')}`, { cubes: { 'ship#1': ['tea', 'tee'] } }],
    ['cubes.ship#1: list: a list of goods', { cubes: { 'ship#1': 'tea' } }],
    [
      'cubes.c-A-s.1: load: carpet only on a free space for it',
      { cubes: { 'c-A-s': ['tea', 'carpet'] }, seats: [{ cards: ['c-A-s'] }, {}] },
    ],
    [
      'cubes.c-A-s.1: load: tea only on a free space for it',
      { cubes: { 'c-A-s': ['tea', 'tea'] }, seats: [{ cards: ['c-A-s'] }, {}] },
    ],
    [
      'cubes.warehouse.7: load: at most 7 cubes of a kind',
      { cubes: { warehouse: tea(8) }, seats: [{ cards: ['warehouse'] }, {}] },
    ],
    [
      'cubes: rule: at most 4000 cards',
      { cubes: Object.fromEntries(new Array(4001).fill(0).map((_, at) => [`card ${at}`, []])) },
    ],
    ['stock.tea: cubes: at most 9 cubes of tea in all', { stock: { tea: 10 } }],
    ['stock.hemp: cubes: at most 3 cubes of hemp in all', { kaispeicher: true, stock: { hemp: 3 }, quay: ['hemp'] }],
    [
      'quay: cubes: at most 9 cubes of tea in all',
      { quay: tea(7), cubes: { warehouse: tea(3) }, seats: [{ cards: ['warehouse'] }, {}] },
    ],
    [
      'cubes.warehouse: cubes: at most 0 cubes of hemp in all',
      { cubes: { warehouse: ['tea', 'hemp'] }, seats: [{ cards: ['warehouse'] }, {}], stock: { tea: 8 } },
    ],
    [
      'truck.goods: cubes: at most 3 cubes of hemp in all',
      {
        kaispeicher: true,
        quay: ['hemp', 'hemp'],
        truck: { player: 0, goods: ['hemp', 'hemp'] },
        seats: [{ cards: ['truck'] }, {}, {}, {}],
      },
    ],
    ['seats.1.hall: cubes: at most 0 cubes of glass in all', { seats: [{ hall: 'tea' }, { hall: 'glass' }] }],
    ['round: round: 9, by the cards turned up so far', { row: ['bank'], round: 8 }],
    ['columns: list: one for each card of the row', { row: ['carpet-trader'], columns: [[], []] }],
    ['columns.0.1: workers: workers of the seats', { row: ['carpet-trader'], columns: [[1, 2]] }],
    [
      'reserved.0.worker: workers: workers of the seats',
      { kaispeicher: true, upper: ['theater'], row: ['bank'], reserved: [{ card: 'davidwache', worker: 7 }] },
    ],
    ['row.1: phase: a gap only in the purchase', { row: ['bank', null], phase: 'demand' }],
    ['quay: phase: no cubes outside loading', { row: ['bank'], quay: ['tea'] }],
    ['player: seat: a seat from 0 to 1', { player: 2 }],
    ['truck.player: seat: a seat from 0 to 1', { truck: { player: 3, goods: ['tea'] }, kaispeicher: true }],
    ['bought.1: seat: a seat from 0 to 1', { bought: [0, 2] }],
    ['stopped.0: seat: a seat from 0 to 1', { row: ['bank'], stopped: [2] }],
    ['player: phase: 1, as follows from the rest', { phase: 'purchase', row: ['bank'], columns: [[1, 0]], player: 0 }],
    ['player: phase: 0, as follows from the rest', { phase: 'supply', player: 1 }],
    ['player: phase: 0, as follows from the rest', { phase: 'over', player: 1 }],
    // The seats are looked at before the cards.
    ['player: seat: a seat from 0 to 1', { player: 2, row: ['nobody'] }],
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
    ['player: phase: workers placed in turn, from the start player on', { row: ['bank', 'c-C-l'], player: 1 }],
    [
      'columns: phase: workers placed in turn, from the start player on',
      { row: ['bank', 'c-C-l'], columns: [[1]], player: 1 },
    ],
    ['upper: phase: no cards after the purchase', { kaispeicher: true, phase: 'loading', upper: ['theater'] }],
    [
      "reserved.0.worker: workers: gray workers of the Storekeeper's owner alone, not more than are left",
      { kaispeicher: true, row: ['bank', 'c-C-l'], reserved: [{ card: 'davidwache', worker: 5 }] },
    ],
    [
      'reserved.0.worker: workers: 4 workers, at home and on the table',
      { kaispeicher: true, row: ['bank'], columns: [[0, 0, 0, 0]], reserved: [{ card: 'davidwache', worker: 0 }] },
    ],
    ['seed: seed-required: a seed for a seeded game', { chance: 'seeded' }],
  ])('%s', (issue, position) => {
    expect(told(position)).toEqual([issue]);
  });

  test('all cards of the largest manifest can be named, and as many coins and points as a state holds', () => {
    const options = { kaispeicher: true, manifest: LARGEST_DECK } as const;
    const cards = cardsOf(fromPosition({ ...options, seats: [{}, {}] }).options).filter(
      ({ kind }) => kind === 'building',
    );
    expect(cards.length).toBeGreaterThan(800);
    const own = { cards: cards.map((card) => card.id), coins: 1_000_000, points: -1_000_000 };
    const state = fromPosition({ ...options, seats: [own, { points: 1_000_000 }] });
    expect([state.cards[0]?.length, state.coins[0], state.points]).toEqual([
      cards.length,
      1_000_000,
      [-1_000_000, 1_000_000],
    ]);
    expect(told({ ...options, seats: [{ coins: 1_000_001 }, { points: -1_000_001 }] })).toEqual([
      'seats.0.coins: range: a whole number from 0 to 1000000',
      'seats.1.points: range: a whole number from -1000000 to 1000000',
    ]);
    expect(cardsOf(state.options).length).toBeLessThan(4000);
    expect(told({ pile: new Array<string>(4001).fill('bank') })).toEqual([expect.stringMatching(/^pile: /)]);
  });

  test('lists may be as long as that', () => {
    const most = Object.fromEntries(new Array(300).fill(0).map((_, at) => [`card ${at}`, []]));
    expect(told({ cubes: most })).toHaveLength(300);
    // Seven of each kind: a list of goods, but there are no such cubes.
    const all = GOODS.flatMap((good) => new Array<string>(7).fill(good));
    expect(told({ seats: [{ cards: ['warehouse'] }, {}], cubes: { warehouse: all } })).toEqual(
      ['hemp', 'fabric', 'glass'].map((good) => `cubes.warehouse: cubes: at most 0 cubes of ${good} in all`),
    );
  });

  test.each<readonly [readonly (string | number)[], readonly (string | number)[]]>([
    [['cards'], ['seats']],
    [
      ['cards', 1, 3],
      ['seats', 1, 'cards', 3],
    ],
    [
      ['coins', 0],
      ['seats', 0, 'coins'],
    ],
    [
      ['points', 2],
      ['seats', 2, 'points'],
    ],
    [
      ['halls', 1],
      ['seats', 1, 'hall'],
    ],
    [['loads'], ['cubes']],
    [
      ['loads', 0],
      ['cubes', 'bank'],
    ],
    [['bag', 3], ['cubes']],
    [['workers', 0], ['columns']],
    [['columns'], ['columns']],
    [['holders'], ['reserved']],
    [
      ['holders', 1],
      ['reserved', 1, 'worker'],
    ],
    [['pile', 2], ['pile']],
    [['season'], ['pile']],
    [['random'], ['seed']],
    [
      ['row', 1],
      ['row', 1],
    ],
    [[], []],
  ])('at the place that it has in a position: %j', (path, expected) => {
    // Not all can go wrong in a position.
    const state = init({ players: 2, seed: 1 });
    const issue = { code: 'rule', expected: 'something else' };
    expect(inPosition({ ...issue, path }, { seats: [{}, {}] }, state)).toEqual({ ...issue, path: expected });
  });
});
