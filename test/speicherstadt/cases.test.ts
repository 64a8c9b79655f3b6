import { describe, expect, test } from 'vitest';
import {
  cardsOf,
  chance,
  fromPosition,
  init,
  legalMoves,
  MANIFEST,
  offerOf,
  outcome,
  SEASONS,
  type SpeicherstadtState,
  score,
  turn,
} from '../../src/speicherstadt/index.js';
import {
  allDone,
  buy,
  decline,
  following,
  idsOf,
  itemsOf,
  load,
  loading,
  loadOn,
  names,
  place,
  pointsOf,
  table,
  trade,
  turnUp,
  whyNot,
} from './table.js';

/* Worked cases, by number. */

/** A fire of season D with strengths by cards, in a base game of four. */
const fireOf = (firemen: readonly (readonly string[])[], rest: object = {}): SpeicherstadtState =>
  turnUp(
    fromPosition({ seats: firemen.map((cards) => ({ cards })), phase: 'supply', pile: ['fire-3', 'port'], ...rest }),
    'fire-3',
  );

describe('purchase', () => {
  const column = fromPosition({ seats: [{}, {}, {}], phase: 'purchase', row: ['bank'], columns: [[0, 1, 0, 2]] });

  test('case 1: the column is asked from the bottom, at a falling price', () => {
    const asked: (readonly [number, number])[] = [];
    for (let state = column, offer = offerOf(state); offer !== null; offer = offerOf(state)) {
      asked.push([offer.player, offer.price]);
      state = following(state, decline(offer.player));
    }
    expect(asked).toEqual([
      [0, 4],
      [1, 3],
      [0, 2],
      [2, 1],
    ]);
  });

  test('case 1: all coins may be spent; before the purchase nothing is offered', () => {
    const state = fromPosition({ seats: [{ coins: 2 }, {}], phase: 'purchase', row: ['bank'], columns: [[0, 1]] });
    expect(legalMoves(state)).toEqual([buy(0), decline(0)]);
    expect(following(state, buy(0)).coins).toEqual([0, 5]);
    expect(offerOf(fromPosition({ seats: [{}, {}], row: ['bank'], columns: [[0, 1]] }))).toBe(null);
  });

  test('case 2: who cannot pay leaves it to the next; several own workers may stand in a column', () => {
    const state = fromPosition({
      seats: [{ coins: 3 }, {}],
      phase: 'purchase',
      row: ['bank'],
      columns: [[0, 1, 0, 1]],
    });
    expect(whyNot(state, buy(0))).toEqual({ code: 'no-coins', card: 'bank', need: 4, have: 3 });
    expect(offerOf(following(state, decline(0)))).toMatchObject({ player: 1, price: 3 });
    const bought = following(state, decline(0), buy(1));
    expect(bought.coins).toEqual([3, 2]);
    expect(bought.workers).toEqual([3, 3]);
  });

  test('case 3: reserved cards cost as many coins as are still reserved, the lowest first', () => {
    const reserved = ['theater', 'light-house', 'insurance'].map((card, worker) => ({ card, worker }));
    const state = table([{}], { phase: 'purchase', reserved });
    const bought = following(state, buy(0), buy(1), buy(2));
    expect(bought.coins).toEqual([2, 3, 4, 5]);
    const declined = following(state, decline(0));
    expect(offerOf(declined)).toMatchObject({ player: 1, price: 2 });
    expect(following(declined, buy(1), buy(2)).coins).toEqual([5, 3, 4, 5]);
    expect(idsOf(following(declined, buy(1), buy(2)), 0)).toEqual([]);
  });

  test('case 19: a card without workers, or declined by all, leaves the game at once', () => {
    const state = fromPosition({
      seats: [{}, {}],
      phase: 'purchase',
      row: ['c-B-s', 'ship#1', 'bank'],
      columns: [[], [0], [1]],
      cubes: { 'ship#1': ['tea', 'tea', 'carpet'] },
    });
    expect(names(state, state.row)).toEqual([null, 'ship#1', 'bank']);
    const declined = following(state, decline(0));
    expect(names(declined, declined.row)).toEqual([null, null, 'bank']);
    expect(declined.stock).toEqual([0, 2, 0, 0, 1, 0, 0, 0]);
  });
});

describe('income', () => {
  const coinsAfter = (kaispeicher: boolean, cards: readonly string[], bought: readonly number[]): number =>
    allDone(
      fromPosition({
        seats: [{ cards, coins: 0 }, {}],
        kaispeicher,
        phase: 'loading',
        bought,
        pile: [],
      }),
    ).coins[0] ?? -1;

  test('case 4: with a Bank 2 after a purchase and 3 without; with Kaispeicher one more', () => {
    expect(coinsAfter(false, [], [0])).toBe(1);
    expect(coinsAfter(false, [], [])).toBe(2);
    expect(coinsAfter(false, ['bank'], [0])).toBe(2);
    expect(coinsAfter(false, ['bank'], [])).toBe(3);
    expect(coinsAfter(true, [], [0])).toBe(2);
    expect(coinsAfter(true, [], [])).toBe(3);
    expect(coinsAfter(true, ['bank'], [0])).toBe(3);
    expect(coinsAfter(true, ['bank'], [])).toBe(4);
  });

  test('case 43: coins never run out', () => {
    const state = fromPosition({ seats: [{}, {}, {}, {}, {}], phase: 'loading' });
    expect(allDone(state).coins).toEqual([7, 7, 7, 7, 7]);
  });
});

describe('scoring', () => {
  test('case 6: the Chamber of Commerce with 6 coins', () => {
    const state = table([{ cards: ['chamber-of-commerce'], coins: 6 }]);
    expect(pointsOf(state, 'chamber-of-commerce')).toBe(6);
    expect(state.coins[0]).toBe(6);
  });

  test('case 7: contracts score when they are complete', () => {
    const contracts = ['c-A-s', 'c-A-m', 'c-A-l', 'kc-B-s', 'kc-B-m'];
    const state = table([{ cards: contracts }], {
      cubes: {
        'c-A-s': ['coffee', 'tea'],
        'c-A-m': ['coffee', 'saffron', 'carpet'],
        'c-A-l': ['coffee', 'tea', 'saffron', 'rubber'],
        'kc-B-s': ['hemp'],
        'kc-B-m': ['fabric', 'glass'],
      },
    });
    expect(itemsOf(state, 'contract').map(({ points }) => points)).toEqual([5, 8, 11, 4, 8]);
    const short = table([{ cards: ['c-A-l'] }], { cubes: { 'c-A-l': ['coffee', 'tea', 'saffron'] } });
    expect(itemsOf(short, 'contract')).toEqual([
      { category: 'contract', points: 0, card: 'c-A-l', filled: 3, spaces: 4 },
    ]);
  });

  test('case 21: five counting offices score like four', () => {
    const offices = ['counting-office#1', 'counting-office#2', 'counting-office#3', 'counting-office#4'];
    const points = (count: number): number =>
      pointsOf(table([{ cards: offices.concat('counting-office-k#1').slice(0, count) }]), 'counting-offices');
    expect([0, 1, 2, 3, 4, 5].map(points)).toEqual([0, 1, 3, 6, 10, 10]);
  });

  test('case 22: points go on after 39', () => {
    const state = loading(['tea-house'], {}, { seat: { points: 39, hall: 'tea' } });
    expect(following(state, load('tea', 'tea-house')).points[0]).toBe(41);
    // 40 itself, where the track begins anew.
    const burned = turnUp(
      table([{ cards: ['fireman#1'], points: 39 }], { phase: 'supply', pile: ['fire-1'] }),
      'fire-1',
    );
    expect(burned.points).toEqual([40, -1, -1, -1]);
    expect(score(burned).sides[0]?.total).toBe(40);
  });

  test('case 23: the Accountant counts incomplete contracts too', () => {
    const state = table([{ cards: ['accountant', 'c-A-s', 'kc-B-s', 'c-A-l'] }], {
      cubes: { 'c-A-s': ['coffee', 'tea'], 'kc-B-s': ['hemp'], 'c-A-l': ['tea'] },
    });
    expect(pointsOf(state, 'accountant')).toBe(3);
  });

  test('case 25: the Deichtorhallen count merchants alone', () => {
    const cards = ['deichtorhallen', 'spice-trader', 'gaffer', 'tea-house', 'harbor-master'];
    expect(pointsOf(table([{ cards }]), 'deichtorhallen')).toBe(2);
  });

  test('case 26: the Press counts cards, not strength', () => {
    expect(pointsOf(table([{ cards: ['press', 'fireman-k#5', 'fireman#1', 'fireman-k#1'] }]), 'press')).toBe(3);
  });

  test('case 42: coins decide between equal points, and equal coins share', () => {
    const last = { phase: 'supply', pile: ['fire-4'] } as const;
    const end = (coins: readonly number[]): unknown =>
      outcome(turnUp(fromPosition({ seats: coins.map((each) => ({ coins: each, points: 7 })), ...last }), 'fire-4'));
    expect(end([2, 5, 4])).toMatchObject({
      reason: 'last-fire',
      ranking: [
        { place: 1, players: [1], tieBreaks: [5] },
        { place: 2, players: [2], tieBreaks: [4] },
        { place: 3, players: [0], tieBreaks: [2] },
      ],
    });
    expect(end([5, 1, 5])).toMatchObject({
      ranking: [
        { place: 1, players: [0] },
        { place: 1, players: [2] },
        { place: 3, players: [1] },
      ],
    });
  });
});

describe('loading', () => {
  test('case 8: only matching cubes, from ship, warehouse and hall, onto several contracts', () => {
    const state = loading(
      ['c-A-s', 'c-A-m', 'warehouse', 'ship#1'],
      { warehouse: ['coffee'], 'ship#1': ['tea', 'rubber', 'saffron'] },
      { seat: { hall: 'coffee' } },
    );
    expect(whyNot(state, load('rubber', 'c-A-s'))).toEqual({ code: 'wrong-good', good: 'rubber', card: 'c-A-s' });
    const loaded = following(
      state,
      load('coffee', 'c-A-s'),
      load('coffee', 'c-A-m'),
      load('tea', 'c-A-s'),
      load('saffron', 'c-A-m'),
    );
    expect(loadOn(loaded, 'c-A-s')).toBe(0o11);
    expect(loadOn(loaded, 'c-A-m')).toBe(0o101);
    expect(loaded.halls[0]).toBe(-1);
    expect(loadOn(loaded, 'warehouse')).toBe(0);
    expect(loadOn(loaded, 'ship#1')).toBe(0o1000);
  });

  test('case 17: exchange, sale and merchant', () => {
    const cubes = { 'ship#1': ['tea', 'tea', 'rubber'] } as const;
    const sold = following(
      loading(['ship#1', 'tea-trader'], cubes),
      load('tea', 'tea-trader'),
      load('tea', 'tea-trader'),
      load('rubber', null),
    );
    expect(sold.coins[0]).toBe(7);
    expect(sold.halls[0]).toBe(3);
    const kept = following(loading(['ship#1'], cubes), trade('tea', 'tea', null, null), load('rubber', null));
    expect(kept.coins[0]).toBe(6);
    const exchanged = following(
      loading(['ship#1', 'kc-B-s'], cubes, { stock: { hemp: 1 } }),
      trade('tea', 'tea', 'rubber', 'hemp'),
      load('hemp', 'kc-B-s'),
    );
    expect(loadOn(exchanged, 'kc-B-s')).toBe(0o100000);
    expect(exchanged.stock).toEqual([0, 2, 0, 1, 0, 0, 0, 0]);
  });

  test('case 18: one cube in the hall, four in the warehouse, the rest goes to the stock', () => {
    const cubes = {
      warehouse: ['coffee', 'coffee', 'coffee'],
      'ship#1': ['tea', 'rubber', 'rubber'],
    } as const;
    const full = following(loading(['warehouse', 'ship#1'], cubes), load('tea', null), load('rubber', 'warehouse'));
    expect(whyNot(full, load('rubber', 'warehouse'))).toEqual({ code: 'no-space', good: 'rubber', card: 'warehouse' });
    expect(whyNot(full, load('rubber', null))).toEqual({ code: 'no-space', good: 'rubber', card: null });
    expect(following(full, { type: 'done', player: 0 }).stock[3]).toBe(1);
    const without = following(loading(['ship#1'], { 'ship#1': ['tea', 'tea', 'tea'] }, { seat: { hall: 'tea' } }), {
      type: 'done',
      player: 0,
    });
    expect(without.stock[1]).toBe(3);
    expect(without.halls[0]).toBe(1);
  });
});

describe('supply', () => {
  test.each([
    [2, false, 3],
    [3, false, 4],
    [4, false, 5],
    [5, false, 6],
    [2, true, 6],
    [3, true, 8],
    [4, true, 10],
    [5, true, 12],
  ])('case 9: %i players, Kaispeicher %s: %i cards', (players, kaispeicher, cards) => {
    const state = init({ players, kaispeicher, seed: 9 });
    expect(state.row.length + state.upper.length).toBe(cards);
    expect(state.row.length).toBe(players + 1);
  });

  test('case 9: each ship gets its cubes at once', () => {
    const before = table([{}], { phase: 'supply', pile: ['ship#1', 'ship-k#1', 'ship-k#2', 'warehouse'] });
    const draw = (state: SpeicherstadtState, count: number): SpeicherstadtState => {
      let now = state;
      for (let i = 0; i < count; i++) {
        expect(chance(now)[0]?.outcome.type).toBe('draw');
        now = following(now, chance(now)[0]?.outcome as never);
      }
      expect(chance(now)[0]?.outcome.type).toBe('turn-up');
      return now;
    };
    draw(turnUp(draw(turnUp(draw(turnUp(before, 'ship#1'), 3), 'ship-k#1'), 1), 'ship-k#2'), 2);
  });

  test('case 9: a ship gets its cubes whatever its number is', () => {
    // With another order of the cards it is the first.
    const manifest = {
      ...MANIFEST,
      base: MANIFEST.base.toSorted((a, b) => Number(b.id === 'ship') - Number(a.id === 'ship')),
    };
    const before = table([{}], { phase: 'supply', pile: ['ship#1', 'warehouse'], manifest });
    expect(cardsOf(before.options)[0]?.id).toBe('ship#1');
    const state = turnUp(before, 'ship#1');
    expect(chance(state)[0]?.outcome.type).toBe('draw');
    const drawn = following(state, chance(state)[0]?.outcome as never);
    expect(chance(drawn)[0]?.outcome.type).toBe('draw');
    // It is the last of the row.
    const last = fromPosition({
      seats: [{}, {}],
      phase: 'supply',
      row: ['tea-trader', 'c-A-s'],
      pile: ['ship#1', 'warehouse'],
      manifest,
    });
    expect(turnUp(last, 'ship#1').phase).toBe('supply');
  });

  test.each([
    [2, 16],
    [3, 12],
    [4, 10],
    [5, 8],
  ])('case 10: %i players play %i rounds, and the 4th fire comes next', (players, rounds) => {
    for (const kaispeicher of [false, true]) {
      let state = init({ players, kaispeicher, seed: 10 });
      while (turn(state).kind === 'decision') state = following(state, legalMoves(state, state.player)[0] as never);
      expect(state.round - 1).toBe(rounds);
      expect(state.row).toEqual([]);
      expect(outcome(state)?.reason).toBe('last-fire');
    }
  });

  test('case 20: the bag is empty exactly after the last ship', () => {
    for (const [kaispeicher, cubes] of [
      [false, 45],
      [true, 54],
    ] as const) {
      let state = init({ players: 3, kaispeicher, seed: 20 });
      expect(state.bag.reduce((sum, count) => sum + count, 0)).toBe(cubes);
      while (turn(state).kind === 'decision') state = following(state, legalMoves(state, state.player)[0] as never);
      expect(state.bag.every((count) => count === 0)).toBe(true);
    }
  });

  test('case 37: cards are removed for the number of players', () => {
    const left = (players: number, kaispeicher: boolean): readonly (readonly string[])[] => {
      let state = init({ players, kaispeicher, chance: 'manual' });
      const seen: string[] = [];
      while (turn(state).kind !== 'over') {
        if (turn(state).kind === 'chance') {
          const next = chance(state)[0]?.outcome;
          if (next?.type === 'turn-up') seen.push(next.card);
          state = following(state, next as never);
        } else state = following(state, legalMoves(state, state.player).at(-1) as never);
      }
      const all = cardsOf(state.options).map(({ id }) => id);
      return [all.filter((id) => !seen.includes(id)).sort(), seen.filter((id) => !id.startsWith('fire-'))];
    };
    const firemen = ['fireman#7'];
    for (const [players, base, more] of [
      [2, ['port'], 48],
      [3, ['boatsmen-church'], 48],
      [4, [], 50],
      [5, ['boatsmen-church'], 48],
    ] as const) {
      const removed = players === 4 ? [] : [...base, ...firemen].sort();
      expect(left(players, false)[0]).toEqual(removed);
      expect(left(players, false)[1]).toHaveLength(more);
      expect(left(players, true)[0]).toEqual(players === 4 ? [] : [...removed, 'mayor', 'truck'].sort());
      expect(left(players, true)[1]?.filter((id) => id !== 'fire-truck')).toHaveLength(2 * more - 1);
    }
  });

  test('case 39: the seasons of the expansion are 12, 12, 12 and 14', () => {
    const seasons = MANIFEST.kaispeicher.flatMap(({ cards }) => cards.map(({ season }) => season));
    expect(SEASONS.map((season) => seasons.filter((each) => each === season).length)).toEqual([12, 12, 12, 14, 0]);
    expect(MANIFEST.kaispeicher.find(({ id }) => id === 'roasting-house')?.cards).toEqual([{ season: 'A' }]);
  });

  test('case 40: three players begin with 4 cards; a contract for 3 of 5 coins', () => {
    expect(init({ players: 3, seed: 40 }).row).toHaveLength(4);
    const state = fromPosition({ seats: [{}, {}, {}], phase: 'purchase', row: ['c-A-m'], columns: [[0, 1, 2]] });
    expect(following(state, buy(0)).coins).toEqual([2, 5, 5]);
  });
});

describe('fire', () => {
  test('case 12: the highest sum gains, the lowest loses', () => {
    const three = fireOf([['fireman#8', 'fireman#1'], ['fireman#6', 'fireman#3'], ['fireman#4'], []]);
    expect(three.points).toEqual([3, 3, 0, -3]);
    const four = fromPosition({
      seats: [['fireman#8'], ['fireman#1'], ['fireman#2'], ['fireman-k#1']].map((cards) => ({ cards })),
      kaispeicher: true,
      phase: 'supply',
      pile: ['fire-4'],
      round: 11,
    });
    expect(turnUp(four, 'fire-4').points).toEqual([4, -4, -4, -4]);
  });

  test('case 14: the last fire is worth 4 and ends the game in the supply', () => {
    const state = turnUp(
      fromPosition({ seats: [{ cards: ['fireman#1'] }, {}], phase: 'supply', pile: ['fire-4'], round: 17 }),
      'fire-4',
    );
    expect(state.points).toEqual([4, -4]);
    expect(turn(state)).toEqual({ kind: 'over' });
    expect(state.coins).toEqual([5, 5]);
    expect(score(state).sides.map(({ total }) => total)).toEqual([4, -4]);
  });

  const insured = (coins: number): SpeicherstadtState =>
    turnUp(
      table(
        [{ cards: ['fireman#1'] }, { cards: ['fireman#2'] }, { cards: ['fireman#3'] }, { cards: ['insurance'], coins }],
        {
          phase: 'supply',
          pile: ['fire-4'],
          round: 11,
        },
      ),
      'fire-4',
    );

  test('case 28: 2 coins instead of the loss, again at the next fire', () => {
    expect(insured(5).asked).toBe('insurance');
    const paid = following(insured(5), { type: 'insure', player: 3 });
    expect(paid.points).toEqual([0, 0, 4, 0]);
    expect(paid.coins[3]).toBe(3);
    expect(idsOf(paid, 3)).toEqual(['insurance']);
    expect(insured(1).points).toEqual([0, 0, 4, -4]);
    const twice = table([{ cards: ['fireman#1'] }, { cards: ['insurance'] }], {
      phase: 'supply',
      pile: ['fire-2'],
    });
    const first = following(turnUp(twice, 'fire-2'), { type: 'insure', player: 1 });
    expect(first.coins[1]).toBe(3);
    expect(turnUp(first, 'fire-3').asked).toBe('insurance');
  });
});

describe('demand', () => {
  test('case 16: eight spaces a column; no forgoing; three workers, four with Kaispeicher', () => {
    const state = fromPosition({
      seats: [{}, {}, {}, {}],
      row: ['bank', 'c-C-s'],
      columns: [[0, 0, 1, 1, 2, 2, 3, 3]],
    });
    expect(whyNot(state, place(0, 0))).toEqual({ code: 'column-full', column: 0, spaces: 8 });
    expect(legalMoves(state)).toEqual([place(0, 1)]);
    expect(whyNot(state, { type: 'stop', player: 0 })).toEqual({ code: 'must-place', workers: 1 });
    expect(init({ players: 2, seed: 1 }).workers).toEqual([3, 3]);
    expect(init({ players: 2, kaispeicher: true, seed: 1 }).workers).toEqual([4, 4]);
  });
});

describe('cards at once', () => {
  test('case 30: the Thief takes 1 coin from each that has one', () => {
    const state = table([{ coins: 1 }, { coins: 0 }, { coins: 2 }, { coins: 5 }], {
      phase: 'purchase',
      row: ['thief'],
      columns: [[0]],
    });
    const bought = following(state, buy(0));
    expect(bought.coins).toEqual([2, 0, 1, 4]);
    expect(idsOf(bought, 0)).toEqual([]);
    expect(allDone(bought).coins[0]).toBe(2 + 2);
  });

  test('case 31: the Thrift Institution pays 4, usable in the next column', () => {
    const state = table([{ coins: 2 }, { coins: 9 }], {
      phase: 'purchase',
      row: ['thrift-institution', 'bank'],
      columns: [
        [0, 1],
        [0, 1, 1, 1],
      ],
    });
    const bought = following(state, buy(0));
    expect(bought.coins[0]).toBe(4);
    expect(following(bought, buy(0)).coins[0]).toBe(0);
  });

  test('case 32: the Fish Market pays any price', () => {
    const state = table([{ coins: 0, cards: ['fish-market'] }], {
      phase: 'purchase',
      row: ['bank'],
      columns: [[0, 1, 2, 3, 1]],
    });
    expect(legalMoves(state)).toEqual([{ type: 'fish-market', player: 0 }, decline(0)]);
    const bought = following(state, { type: 'fish-market', player: 0 });
    expect(idsOf(bought, 0)).toEqual(['bank']);
    expect(bought.coins[0]).toBe(0);
  });

  test('case 34: the Smuggler takes from incomplete contracts of others, and only what he can load', () => {
    const state = table([{ cards: ['smuggler', 'c-B-s'], hall: 'coffee' }, { cards: ['c-A-s', 'c-A-m'] }], {
      phase: 'loading',
      cubes: { 'c-A-s': ['coffee', 'tea'], 'c-A-m': ['carpet', 'saffron'] },
      player: 2,
    });
    const smuggle = (from: string, good: 'coffee' | 'carpet' | 'saffron', card: string | null): never =>
      ({ type: 'smuggle', player: 0, from, good, card }) as never;
    expect(whyNot(state, smuggle('c-A-s', 'coffee', 'c-B-s'))).toEqual({ code: 'not-smugglable', card: 'c-A-s' });
    expect(whyNot(state, smuggle('c-B-s', 'carpet', 'c-B-s'))).toEqual({ code: 'not-smugglable', card: 'c-B-s' });
    expect(whyNot(state, smuggle('c-A-m', 'coffee', 'c-B-s'))).toEqual({
      code: 'no-good',
      good: 'coffee',
      need: 1,
      have: 0,
    });
    expect(whyNot(state, smuggle('c-A-m', 'saffron', null))).toEqual({ code: 'no-space', good: 'saffron', card: null });
    const stolen = following(state, smuggle('c-A-m', 'carpet', 'c-B-s'));
    expect(loadOn(stolen, 'c-A-m')).toBe(0o100);
    expect(loadOn(stolen, 'c-B-s')).toBe(0o10000);
    expect(idsOf(stolen, 0)).toEqual(['c-B-s']);
  });
});
