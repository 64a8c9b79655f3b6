import { describe, expect, test } from 'vitest';
import { entries } from '../../src/speicherstadt/data/entry.js';
import {
  fireResult,
  legalMoves,
  MANIFEST,
  offerOf,
  type SpeicherstadtMove,
  type SpeicherstadtState,
  score,
} from '../../src/speicherstadt/index.js';
import {
  actors,
  buy,
  decline,
  done,
  eventsOf,
  following,
  idsOf,
  isLegal,
  itemsOf,
  load,
  loading,
  loadOn,
  place,
  pointsOf,
  table,
  trade,
  turnUp,
  whyNot,
} from './table.js';

/* Each of the 35 kinds of cards of Kaispeicher. */

/** The third fire, worth 3, in a game of four. */
const fire = (cards: readonly (readonly string[])[], coins = 5): SpeicherstadtState =>
  turnUp(
    table(
      cards.map((each) => ({ cards: each, coins })),
      { phase: 'supply', pile: ['fire-3'] },
    ),
    'fire-3',
  );

const reserve = (player: number, card: string, gray = false): SpeicherstadtMove => ({
  type: 'reserve',
  player,
  card,
  gray,
});

test('Accountant: 1 point for each contract', () => {
  expect(itemsOf(table([{ cards: ['accountant', 'c-A-s', 'kc-D-s'] }]), 'accountant')).toEqual([
    { category: 'accountant', points: 2, card: 'accountant', count: 2 },
  ]);
});

describe('Auction Hall', () => {
  const auction = (card: string | null, good: 'tea' | 'carpet' = 'tea'): SpeicherstadtMove => ({
    type: 'auction',
    player: 0,
    good,
    card,
  });
  const seat = { cards: ['auction-hall', 'c-A-s', 'tea-trader', 'tea-house', 'warehouse'] };

  test('takes a cube from the stock and loads it at once, in any phase, at any decision of anybody', () => {
    const state = table([seat], { row: ['bank'], player: 2, stock: { tea: 1 } });
    expect(actors(state)).toEqual([[2], [0]]);
    expect(loadOn(following(state, auction('c-A-s')), 'c-A-s')).toBe(0o10);
    expect(following(state, auction('tea-trader')).coins[0]).toBe(6);
    const scored = following(state, auction('tea-house'));
    expect(scored.points[0]).toBe(2);
    expect(scored.stock[1]).toBe(1);
    expect(loadOn(following(state, auction('warehouse')), 'warehouse')).toBe(0o10);
    const kept = following(state, auction(null));
    expect(kept.halls[0]).toBe(1);
    expect(idsOf(kept, 0)).not.toContain('auction-hall');
    expect(kept.player).toBe(2);
    expect(actors(kept)).toEqual([[2], []]);
    expect(legalMoves(state, 0)).toHaveLength(5);
    // Who must act is not among those who may.
    expect(actors(table([seat], { row: ['bank'], stock: { tea: 1 } }))).toEqual([[0], []]);
  });

  test('not for an exchange, and not without the cube', () => {
    const state = table([seat], { row: ['bank'], stock: { tea: 1 } });
    expect(whyNot(state, auction(null, 'carpet'))).toEqual({ code: 'not-in-stock', good: 'carpet' });
    expect(whyNot(state, { ...auction(null), player: 1 } as SpeicherstadtMove)).toEqual({
      code: 'not-your-card',
      card: 'auction-hall',
    });
    expect(whyNot(state, auction('c-A-m'))).toEqual({ code: 'not-your-card', card: 'c-A-m' });
    expect(whyNot(state, auction('auction-hall'))).toEqual({ code: 'wrong-good', good: 'tea', card: 'auction-hall' });
  });

  test('its coins can pay at once', () => {
    const state = table([{ cards: ['auction-hall', 'dressmaker'], coins: 0 }], {
      phase: 'purchase',
      row: ['bank'],
      columns: [[0, 1, 1]],
      stock: { fabric: 1 },
    });
    expect(isLegal(state, buy(0))).toBe(false);
    const rich = following(state, { type: 'auction', player: 0, good: 'fabric', card: 'dressmaker' });
    expect(following(rich, buy(0)).coins[0]).toBe(0);
  });
});

const SELLERS = [
  ['Carpet Storage', 'carpet-storage', 'carpet', 0, 2],
  ['Dressmaker', 'dressmaker', 'fabric', 3, 0],
  ['Gaffer', 'gaffer', 'glass', 3, 0],
  ['Roasting House', 'roasting-house', 'coffee', 0, 2],
  ['Ropemaker', 'ropemaker', 'hemp', 3, 0],
  ['Rubber Factory', 'rubber-factory', 'rubber', 0, 2],
  ['Spice Storage', 'spice-storage', 'saffron', 0, 2],
  ['Tea House', 'tea-house', 'tea', 0, 2],
] as const;

test.each(SELLERS)('%s', (_, card, good, coins, points) => {
  const state = loading([card, 'ship#1'], { 'ship#1': [good, good] });
  const once = following(state, load(good, card));
  expect([once.coins[0], once.points[0]]).toEqual([5 + coins, points]);
  const twice = following(once, load(good, card));
  expect([twice.coins[0], twice.points[0]]).toEqual([5 + 2 * coins, 2 * points]);
  expect(twice.stock.reduce((sum, cubes) => sum + cubes, 0)).toBe(2);
  expect(pointsOf(twice, 'merchant')).toBe(0);
  const other = good === 'tea' ? 'coffee' : 'tea';
  expect(whyNot(loading([card, 'ship#1'], { 'ship#1': [other] }), load(other, card))).toEqual({
    code: 'wrong-good',
    good: other,
    card,
  });
});

test('every bonus card makes a line of its own in the score', () => {
  const bonus = MANIFEST.base.concat(MANIFEST.kaispeicher).filter(({ kind }) => kind === 'bonus');
  const cards = bonus.map(({ id }) => id);
  const counted = ['ship#1', 'c-A-s', 'tea-trader', 'fireman#1', 'theater'];
  const [side] = score(table([{ cards: [...cards, ...counted], coins: 3 }])).sides;
  const lines = side?.items.filter((item) => 'card' in item && cards.includes(item.card));
  expect(lines?.map(({ category, points }) => [category, points])).toEqual([
    ['chamber-of-commerce', 3],
    ['port', 1],
    ['accountant', 1],
    ['deichtorhallen', 1],
    ['press', 1],
    ['harbor-tour', 1],
    ['mayor', 2],
  ]);
});

test('a card may have a value of 0', () => {
  expect(entries('building', 'points', {}, ['ruin', 'C', 0], ['site', 'C'])).toEqual([
    { id: 'ruin', kind: 'building', values: { points: 0 }, cards: [{ season: 'C' }] },
    { id: 'site', kind: 'building', values: {}, cards: [{ season: 'C' }] },
  ]);
});

test.each([
  ['City Hall', 'city-hall', 5],
  ['Davidwache', 'davidwache', 3],
  ['Light House', 'light-house', 1],
  ['Music Hall', 'music-hall', 4],
  ['Theater', 'theater', 2],
] as const)('%s: a building of its own points', (_, card, points) => {
  expect(itemsOf(table([{ cards: [card] }]), 'building')).toEqual([{ category: 'building', points, card }]);
});

test('Coffee Break: two passes, then it is gone', () => {
  const pass: SpeicherstadtMove = { type: 'pass', player: 0 };
  const state = table([{ cards: ['coffee-break'] }], { row: ['bank'] });
  const once = following(state, pass);
  expect([once.player, once.breaks, once.workers[0]]).toEqual([1, 1, 4]);
  expect(whyNot(once, pass)).toEqual({ code: 'not-your-turn', players: [1] });
  const again = following(once, place(1, 0), place(2, 0), place(3, 0), pass);
  expect(idsOf(again, 0)).toEqual([]);
  const late = following(again, place(1, 0), place(2, 0), place(3, 0));
  expect(whyNot(late, pass)).toEqual({ code: 'not-your-card', card: 'coffee-break' });
  // Twice in a row when nobody else has workers: it is the same seat's turn again.
  const alone = table([{ cards: ['coffee-break'] }], {
    row: ['bank', 'c-C-l'],
    columns: [
      [1, 1, 1, 1, 2, 2, 2, 2],
      [3, 3, 3, 3],
    ],
    player: 0,
  });
  const passed = following(alone, pass, pass);
  expect([passed.player, passed.breaks]).toEqual([0, 0]);
});

test('Contract: 1 good for 4, 2 goods for 8', () => {
  const state = table([{ cards: ['kc-C-s', 'kc-D-m'] }], {
    cubes: { 'kc-C-s': ['fabric'], 'kc-D-m': ['hemp', 'fabric'] },
  });
  expect(itemsOf(state, 'contract').map(({ points }) => points)).toEqual([4, 8]);
});

test('Counting Office: those of both sets are one kind', () => {
  const cards = ['counting-office#3', 'counting-office-k#2'];
  expect(itemsOf(table([{ cards }]), 'counting-offices')).toEqual([{ category: 'counting-offices', points: 3, cards }]);
});

test('Deichtorhallen: merchants of both sets', () => {
  expect(
    pointsOf(table([{ cards: ['deichtorhallen', 'ropemaker', 'coffee-roaster', 'rubber-factory'] }]), 'deichtorhallen'),
  ).toBe(2);
});

test('Fireman: adds to the strength', () => {
  expect(fire([['fireman-k#5'], ['fireman-k#4'], ['fireman-k#1'], ['fireman-k#2']]).points).toEqual([3, 0, -3, 0]);
});

test('Fire Truck: the best fireman counts twice, and none is 0', () => {
  const state = table([{ cards: ['fire-truck', 'fireman-k#2', 'fireman-k#1'] }, { cards: ['fireman-k#4'] }]);
  expect(fireResult(state).sums).toEqual([5, 4, 0, 0]);
  expect(fireResult(table([{ cards: ['fire-truck'] }])).sums).toEqual([0, 0, 0, 0]);
});

test('Fish Market: also for a reserved card, and in the round in which it was bought', () => {
  const state = table([{ coins: 1 }], {
    phase: 'purchase',
    row: ['fish-market'],
    columns: [[0]],
    reserved: [
      { card: 'theater', worker: 0 },
      { card: 'insurance', worker: 1 },
    ],
  });
  expect(whyNot(state, { type: 'fish-market', player: 0 })).toEqual({ code: 'not-your-card', card: 'fish-market' });
  const paid = following(state, buy(0), { type: 'fish-market', player: 0 });
  expect(idsOf(paid, 0)).toEqual(['theater']);
  expect(paid.coins[0]).toBe(0);
  expect(paid.bought).toBe(1);
  expect(eventsOf(following(state, buy(0)), { type: 'fish-market', player: 0 }).map(({ type }) => type)).toEqual([
    'card-discarded',
    'worker-returned',
    'card-bought',
    'card-offered',
  ]);
});

test('Harbor Master: two cubes for one of another kind from the stock', () => {
  const cubes = { 'ship#1': ['tea', 'tea', 'rubber'] } as const;
  const state = loading(['harbor-master', 'ship#1'], cubes, { stock: { carpet: 1 } });
  const traded = following(state, trade('tea', 'rubber', null, 'carpet'));
  expect(traded.quay).toEqual([0, 0, 0, 0, 1, 0, 0, 0]);
  expect(traded.stock).toEqual([0, 1, 0, 1, 0, 0, 0, 0]);
  expect(whyNot(state, trade('tea', 'tea', null, 'saffron'))).toEqual({ code: 'not-in-stock', good: 'saffron' });
  expect(whyNot(loading(['ship#1'], cubes, { stock: { carpet: 1 } }), trade('tea', 'tea', null, 'carpet'))).toEqual({
    code: 'not-your-card',
    card: 'harbor-master',
  });
});

test('Harbor Tour: 1 point for each scoring building', () => {
  expect(pointsOf(table([{ cards: ['harbor-tour', 'light-house', 'michel', 'port'] }]), 'harbor-tour')).toBe(2);
});

describe('Insurance', () => {
  const insured = fire([['fireman#1'], ['insurance'], ['fireman#2'], ['fireman#3']]);

  test('2 coins, or the loss', () => {
    expect([insured.asked, insured.player]).toEqual(['insurance', 1]);
    expect(legalMoves(insured)).toEqual([{ type: 'insure', player: 1 }, decline(1)]);
    const paid = following(insured, { type: 'insure', player: 1 });
    expect([paid.points[1], paid.coins[1], idsOf(paid, 1)]).toEqual([0, 3, ['insurance']]);
    expect(following(insured, decline(1)).points[1]).toBe(-3);
    expect(following(insured, decline(1)).asked).toBe(null);
  });

  test('not asked without 2 coins', () => {
    const two = fire([['fireman#1'], ['insurance'], ['fireman#2'], ['fireman#3']], 2);
    expect(two.asked).toBe('insurance');
    expect(following(two, { type: 'insure', player: 1 }).coins[1]).toBe(0);
    expect(fire([['fireman#1'], ['insurance'], ['fireman#2'], ['fireman#3']], 1).points[1]).toBe(-3);
  });

  test('when all are equal the gain comes first, then the loss, which it avoids', () => {
    const state = fire([['insurance'], [], [], []]);
    expect(state.points).toEqual([3, 3, 3, 3]);
    const paid = following(state, { type: 'insure', player: 0 });
    expect(paid.points).toEqual([3, 0, 0, 0]);
  });
});

test('Mayor: the best building once more', () => {
  const state = table([{ cards: ['mayor', 'theater', 'music-hall', 'scoring-building-x4'] }, { cards: [] }]);
  expect(itemsOf(state, 'mayor')).toEqual([{ category: 'mayor', points: 4, card: 'mayor', building: 'music-hall' }]);
  expect(itemsOf(table([{ cards: ['mayor'] }]), 'mayor')).toEqual([
    { category: 'mayor', points: 0, card: 'mayor', building: null },
  ]);
});

test('Press: 1 point for each fireman', () => {
  expect(pointsOf(table([{ cards: ['press', 'fireman#8', 'fireman-k#3', 'fire-truck'] }]), 'press')).toBe(2);
});

test('Ship: 1 or 2 cubes, loaded like others', () => {
  const state = loading(['ship-k#2', 'port'], { 'ship-k#2': ['tea', 'coffee'] });
  expect(following(state, load('tea', null), done(0)).stock).toEqual([1, 0, 0, 0, 0, 0, 0, 0]);
  expect(pointsOf(state, 'port')).toBe(1);
});

describe('Smuggler', () => {
  const state = table([{ cards: ['smuggler', 'tea-house'], hall: 'coffee' }, { cards: ['c-A-s', 'kc-B-m'] }], {
    row: ['bank'],
    cubes: { 'c-A-s': ['tea'], 'kc-B-m': ['fabric', 'glass'] },
  });

  test('an incomplete contract of another, and what can be loaded', () => {
    expect(legalMoves(state, 0).filter(({ type }) => type === 'smuggle')).toEqual([
      { type: 'smuggle', player: 0, from: 'c-A-s', good: 'tea', card: 'tea-house' },
    ]);
    const stolen = following(state, { type: 'smuggle', player: 0, from: 'c-A-s', good: 'tea', card: 'tea-house' });
    expect([stolen.points[0], loadOn(stolen, 'c-A-s'), idsOf(stolen, 0)]).toEqual([2, 0, ['tea-house']]);
  });

  test('no contract of his own, no empty one, and nothing but contracts', () => {
    const others = table([{ cards: ['smuggler', 'c-A-l'] }, { cards: ['warehouse', 'c-A-s', 'ship#1'] }], {
      phase: 'loading',
      cubes: { 'c-A-l': ['coffee'], warehouse: ['tea'], 'ship#1': ['tea'] },
      player: 1,
    });
    expect(legalMoves(others, 0)).toEqual([]);
    for (const from of ['c-A-l', 'warehouse', 'c-A-s', 'ship#1'])
      for (const good of ['coffee', 'tea'] as const)
        expect(whyNot(others, { type: 'smuggle', player: 0, from, good, card: null })).toEqual({
          code: 'not-smugglable',
          card: from,
        });
  });

  test('needs its card', () => {
    expect(whyNot(state, { type: 'smuggle', player: 1, from: 'c-A-s', good: 'tea', card: null })).toEqual({
      code: 'not-your-card',
      card: 'smuggler',
    });
  });
});

describe('Snitch', () => {
  const state = table([{ cards: ['snitch'] }, {}, {}, {}], {
    row: ['bank', 'c-C-l'],
    columns: [
      [1, 1, 1, 1, 2, 2, 2],
      [0, 0, 0, 3, 3, 3, 3],
    ],
    upper: ['theater'],
    reserved: [{ card: 'insurance', worker: 2 }],
    player: 0,
  });
  const asked = following(state, { type: 'reserve', player: 0, card: 'theater', gray: false });

  test('is asked when all workers stand, before the first purchase', () => {
    expect([asked.phase, asked.asked, asked.player]).toEqual(['demand', 'snitch', 0]);
    // Four own workers with twelve of the others, or none.
    expect(legalMoves(asked)).toHaveLength(4 * 12 + 1);
    expect(whyNot(asked, { type: 'swap', player: 0, own: 0, other: 8 })).toEqual({ code: 'not-your-worker', spot: 0 });
    expect(whyNot(asked, { type: 'swap', player: 0, own: 8, other: 9 })).toEqual({
      code: 'not-others-worker',
      spot: 9,
    });
    expect(whyNot(asked, { type: 'swap', player: 0, own: 8, other: 40 })).toEqual({
      code: 'not-others-worker',
      spot: 40,
    });
    expect(whyNot(asked, place(0, 0))).toEqual({ code: 'wrong-phase', phase: 'demand', asked: 'snitch' });
  });

  test('swaps any two workers, reserved cards included', () => {
    const swapped = following(asked, { type: 'swap', player: 0, own: 8, other: 0 });
    expect(swapped.columns[0]?.[0]).toBe(0);
    expect(swapped.columns[1]?.[0]).toBe(1);
    expect(idsOf(swapped, 0)).toEqual([]);
    expect(offerOf(swapped)).toMatchObject({ player: 0, price: 7 });
    const onCard = following(asked, { type: 'swap', player: 0, own: 49, other: 48 });
    expect(onCard.holders).toEqual([0, 2]);
    // The worker who now stands on the reserved card may buy it.
    let state = onCard;
    while (state.columns.some((column) => column.length > 0)) state = following(state, decline(state.player));
    expect(offerOf(state)).toMatchObject({ player: 0, card: state.reserved[0] });
    expect(idsOf(following(state, buy(0)), 0)).toEqual(['insurance']);
  });

  test('has nothing to do with an empty space', () => {
    const empty = table([{ cards: ['snitch'] }, {}, {}, {}], {
      row: ['bank', 'c-C-l', 'c-C-s'],
      columns: [[], [0, 0, 0, 1, 1, 1, 1, 2], [2, 2, 2, 3, 3, 3, 3]],
      player: 0,
    });
    const swaps = legalMoves(following(empty, place(0, 2)));
    // Four own workers with twelve of the others, or none.
    expect(swaps).toHaveLength(4 * 12 + 1);
    expect(whyNot(following(empty, place(0, 2)), { type: 'swap', player: 0, own: 8, other: 0 })).toEqual({
      code: 'not-others-worker',
      spot: 0,
    });
  });

  test('is kept when declined, and asked again', () => {
    const kept = following(asked, decline(0));
    expect([kept.phase, idsOf(kept, 0)]).toEqual(['purchase', ['snitch']]);
  });

  test('not asked where there is nobody to swap with', () => {
    // A short deck: the row has no room for anybody else, and the Snitch's owner has no worker there.
    const alone = table([{ cards: ['snitch'] }], {
      row: ['bank'],
      columns: [[1, 1, 1, 1, 2, 2, 2, 2]],
      player: 0,
    });
    const stopped = following(alone, { type: 'stop', player: 0 }, { type: 'stop', player: 3 });
    expect([stopped.phase, stopped.asked]).toEqual(['purchase', null]);
  });
});

describe('Squad Leader', () => {
  const state = fire([['squad-leader', 'fireman#8'], ['fireman#1'], ['fireman#2'], []]);

  test('doubles the gain once', () => {
    expect([state.asked, state.player]).toEqual(['squad-leader', 0]);
    const doubled = following(state, { type: 'double', player: 0 });
    expect([doubled.points, idsOf(doubled, 0)]).toEqual([[6, 0, 0, -3], ['fireman#8']]);
    const kept = following(state, decline(0));
    expect([kept.points, idsOf(kept, 0)]).toEqual([
      [3, 0, 0, -3],
      ['squad-leader', 'fireman#8'],
    ]);
  });

  test('only its owner answers, and only that question', () => {
    expect(whyNot(state, { type: 'insure', player: 0 })).toEqual({
      code: 'wrong-phase',
      phase: 'supply',
      asked: 'squad-leader',
    });
    expect(whyNot(state, { type: 'double', player: 1 })).toEqual({ code: 'not-your-turn', players: [0] });
  });
});

describe('Storekeeper', () => {
  const state = table([{ cards: ['storekeeper'] }], {
    row: ['bank', 'c-C-l'],
    columns: [
      [0, 0, 0, 0, 1, 1, 1, 1],
      [2, 2, 2, 2, 3, 3, 3],
    ],
    upper: ['theater'],
    player: 3,
  });
  const later = following(state, place(3, 1));

  test('gray workers are placed in addition, or not', () => {
    expect([later.phase, later.player]).toEqual(['demand', 0]);
    expect(following(later, { type: 'stop', player: 0 }).phase).toBe('purchase');
    const own = table([{ cards: ['storekeeper'] }], {
      row: ['bank', 'c-C-l'],
      columns: [
        [0, 0, 0, 0, 1, 1, 1],
        [2, 2, 2, 2, 3, 3, 3],
      ],
      upper: ['theater'],
      player: 0,
    });
    expect(legalMoves(own, 0)).toEqual([
      place(0, 0, true),
      place(0, 1, true),
      reserve(0, 'theater', true),
      { type: 'stop', player: 0 },
    ]);
    expect(whyNot(own, place(0, 0))).toEqual({ code: 'no-worker', gray: false });
    const stopped = following(own, { type: 'stop', player: 0 });
    expect([stopped.player, stopped.stopped]).toEqual([1, 1]);
    expect(whyNot(stopped, place(1, 1, true))).toEqual({ code: 'no-worker', gray: true });
  });

  test('they are counted on reserved cards too', () => {
    const placed = table([{ cards: ['storekeeper'] }], {
      row: ['bank', 'c-C-l'],
      columns: [[5, 0, 0, 0], []],
      reserved: [{ card: 'theater', worker: 5 }],
      player: 0,
    });
    expect(legalMoves(placed, 0)).toEqual([place(0, 0), place(0, 1)]);
    expect(whyNot(placed, place(0, 0, true))).toEqual({ code: 'no-worker', gray: true });
  });

  test('they count for the price, leave the game, and the card goes with the second one', () => {
    const two = table([{ cards: ['storekeeper'] }], { phase: 'purchase', row: ['bank'], columns: [[5, 1, 5]] });
    expect(offerOf(two)).toMatchObject({ player: 0, price: 3 });
    const declined = following(two, decline(0));
    expect([declined.gray, idsOf(declined, 0)]).toEqual([1, ['storekeeper']]);
    const bought = following(declined, buy(1));
    expect([bought.gray, idsOf(bought, 0), bought.workers]).toEqual([0, [], [4, 4, 4, 4]]);
    const atOnce = following(two, buy(0));
    expect([atOnce.gray, idsOf(atOnce, 0)]).toEqual([0, ['bank']]);
  });
});

test('Thief: 1 coin from everybody who has one, and gone', () => {
  const state = table([{}, { coins: 0 }], { phase: 'purchase', reserved: [{ card: 'thief', worker: 0 }] });
  const bought = following(state, buy(0));
  expect([bought.coins, idsOf(bought, 0), bought.bought]).toEqual([[6, 0, 4, 4], [], 1]);
});

test('Thrift Institution: 4 coins, and gone', () => {
  const bought = following(table([{}], { phase: 'purchase', row: ['thrift-institution'], columns: [[0]] }), buy(0));
  expect([bought.coins[0], idsOf(bought, 0)]).toEqual([8, []]);
});

describe('Truck', () => {
  const state = table([{ cards: ['truck', 'c-A-s', 'c-B-s', 'auction-hall'] }, {}], {
    row: ['bank'],
    player: 1,
    stock: { rubber: 1 },
    cubes: { 'c-A-s': ['tea', 'coffee'] },
  });
  const take = (good: 'tea' | 'coffee' | 'carpet', card = 'c-A-s'): SpeicherstadtMove => ({
    type: 'truck-take',
    player: 0,
    good,
    card,
  });
  const put = (good: 'tea' | 'coffee' | 'carpet', card = 'c-B-s'): SpeicherstadtMove => ({
    type: 'truck-put',
    player: 0,
    good,
    card,
  });

  test('takes cubes of own contracts, complete ones too, and places them all again', () => {
    // It is used at any decision, here seat 1's.
    expect(legalMoves(state, 0).filter(({ type }) => type.startsWith('truck'))).toEqual([take('coffee'), take('tea')]);
    const moved = { type: 'cube-moved', good: 'tea', player: 0 } as const;
    expect(eventsOf(state, take('tea'))).toEqual([{ ...moved, from: 'c-A-s', to: 'truck-bed' }]);
    const taken = following(state, take('tea'));
    expect(eventsOf(taken, put('tea'))[0]).toEqual({ ...moved, from: 'truck-bed', to: 'c-B-s' });
    expect(taken.truck).toEqual({ player: 0, load: 0o10, placing: false });
    expect(actors(taken)).toEqual([[0], []]);
    expect(legalMoves(taken)).toEqual([take('coffee'), put('tea', 'c-A-s'), put('tea', 'c-B-s')]);
    expect(whyNot(taken, place(1, 0))).toEqual({ code: 'not-your-turn', players: [0] });
    expect(whyNot(taken, { type: 'auction', player: 0, good: 'rubber', card: null })).toEqual({ code: 'truck-in-use' });
    expect(whyNot(taken, done(0))).toEqual({ code: 'truck-in-use' });
    const placed = following(taken, put('tea'));
    expect([placed.truck, loadOn(placed, 'c-A-s'), loadOn(placed, 'c-B-s'), placed.player]).toEqual([
      null,
      0o01,
      0o10,
      1,
    ]);
    expect(idsOf(placed, 0)).not.toContain('truck');
  });

  test('the first put ends the taking', () => {
    const placing = following(state, take('tea'), take('coffee'), put('tea'));
    expect(whyNot(placing, take('tea', 'c-B-s'))).toEqual({ code: 'truck-closed', cubes: 1 });
    expect(whyNot(placing, put('coffee'))).toEqual({ code: 'wrong-good', good: 'coffee', card: 'c-B-s' });
    expect(whyNot(placing, put('carpet'))).toEqual({ code: 'no-good', good: 'carpet', need: 1, have: 0 });
    expect(whyNot(placing, put('tea', 'auction-hall'))).toEqual({ code: 'not-a-contract', card: 'auction-hall' });
    expect(legalMoves(placing)).toEqual([put('coffee', 'c-A-s')]);
  });

  test('at most three', () => {
    const full = following(
      table([{ cards: ['truck', 'c-A-l'] }], {
        row: ['bank'],
        cubes: { 'c-A-l': ['coffee', 'tea', 'saffron', 'rubber'] },
      }),
      take('tea', 'c-A-l'),
      take('coffee', 'c-A-l'),
      { type: 'truck-take', player: 0, good: 'saffron', card: 'c-A-l' },
    );
    expect(whyNot(full, { type: 'truck-take', player: 0, good: 'rubber', card: 'c-A-l' })).toEqual({
      code: 'truck-closed',
      cubes: 3,
    });
    expect(legalMoves(full).every(({ type }) => type === 'truck-put')).toBe(true);
  });

  test('drives to no other card, whatever that holds or takes', () => {
    const stored = table([{ cards: ['truck', 'warehouse', 'tea-trader', 'c-A-s'] }], {
      row: ['bank'],
      cubes: { warehouse: ['tea'], 'c-A-s': ['tea'] },
    });
    expect(whyNot(stored, take('tea', 'warehouse'))).toEqual({ code: 'not-a-contract', card: 'warehouse' });
    const taken = following(stored, take('tea'));
    for (const card of ['warehouse', 'tea-trader'])
      expect(whyNot(taken, put('tea', card))).toEqual({ code: 'not-a-contract', card });
  });

  test('needs a cube on an own contract', () => {
    const empty = table([{ cards: ['truck', 'c-A-s'] }], { row: ['bank'] });
    expect(legalMoves(empty, 0).some(({ type }) => type.startsWith('truck'))).toBe(false);
    expect(whyNot(empty, take('tea'))).toEqual({ code: 'no-good', good: 'tea', need: 1, have: 0 });
    expect(whyNot(empty, take('tea', 'truck'))).toEqual({ code: 'not-a-contract', card: 'truck' });
  });
});

test('no card is used while the last fire burns', () => {
  const burning = turnUp(
    table([{ cards: ['squad-leader', 'fireman#8', 'auction-hall'] }, {}], {
      phase: 'supply',
      pile: ['fire-4'],
      stock: { tea: 1 },
    }),
    'fire-4',
  );
  expect(actors(burning)).toEqual([[0], []]);
  expect(whyNot(burning, { type: 'auction', player: 0, good: 'tea', card: null })).toEqual({ code: 'too-late' });
  expect(following(burning, { type: 'double', player: 0 }).points).toEqual([8, -4, -4, -4]);
  // At an earlier one it is.
  const early = fire([['squad-leader', 'fireman#8'], ['auction-hall'], [], []]);
  expect(whyNot(early, { type: 'auction', player: 1, good: 'tea', card: null })).toEqual({
    code: 'not-in-stock',
    good: 'tea',
  });
});
