// Its plain tests would run as often as its properties: those are vitest's own.
import { test as property } from '@fast-check/vitest';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createRandom, type Outcome } from '../../src/index.js';
import {
  cardsOf,
  chance,
  fireResult,
  fromPosition,
  type Good,
  goodsOf,
  init,
  legalMoves,
  MANIFEST,
  type Offer,
  offerOf,
  outcome,
  type SpeicherstadtChance,
  type SpeicherstadtEvent,
  type SpeicherstadtMove,
  type SpeicherstadtOptions,
  type SpeicherstadtState,
  score,
  step,
  turn,
  view,
} from '../../src/speicherstadt/index.js';
import { manifestOptions, seededOptions } from './arbitrary.js';
import { at, plainDeck, plainScore } from './reference.js';
import { idsOf } from './table.js';

/* What must hold in every game, looked at after each step of random ones. */

/** Of three games two have the built-in cards. */
const options = fc.oneof({ weight: 2, arbitrary: seededOptions }, manifestOptions);

/** A step of a game. */
interface Seen {
  readonly before: SpeicherstadtState;
  readonly state: SpeicherstadtState;
  readonly events: readonly SpeicherstadtEvent[];
}

/** A whole random game; seats that may use a card do so now and then. Chance is resolved step by step. */
const play = (given: SpeicherstadtOptions, look: (seen: Seen) => void): SpeicherstadtState => {
  const random = createRandom(Number(given.seed));
  let state = init({ ...init(given).options, chance: 'manual' });
  for (let due = turn(state); due.kind !== 'over'; due = turn(state)) {
    const all: readonly (SpeicherstadtMove | SpeicherstadtChance)[] =
      due.kind === 'chance' ? chance(state).map((each) => each.outcome) : legalMoves(state);
    const { state: next, events } = step(state, at(all, random(all.length)));
    look({ before: state, state: next, events });
    state = next;
  }
  return state;
};

const holds = (name: string, look: (seen: Seen) => void, given = options): void => {
  property.prop([given], { numRuns: 25 })(name, (some) => {
    play(some, look);
  });
};

const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0);

describe('conserved', () => {
  holds('cubes of each kind', ({ state }) => {
    const counted = state.bag.map((bag, kind) => bag + at(state.stock, kind) + at(state.quay, kind));
    const add = (kind: number): void => {
      counted[kind] = at(counted, kind) + 1;
    };
    for (const hall of state.halls) if (hall >= 0) add(hall);
    const kinds = ['coffee', 'tea', 'saffron', 'rubber', 'carpet', 'hemp', 'fabric', 'glass'];
    for (const good of goodsOf(state.truck?.load ?? 0)) add(kinds.indexOf(good));
    for (const card of cardsOf(state.options)) {
      for (const good of goodsOf(at(state.loads, card.number))) add(kinds.indexOf(good));
    }
    const { manifest, kaispeicher } = state.options;
    const all = manifest === null ? [9, 9, 9, 9, 9, 3, 3, 3] : kinds.map((good) => manifest.goods[good as Good]);
    expect(counted).toEqual(all.map((count, kind) => (kind < 5 || kaispeicher ? count : 0)));
  });

  holds('colored workers', ({ state }) => {
    const standing = [...state.columns.flat(), ...state.holders];
    const each = state.options.kaispeicher ? 4 : 3;
    state.workers.forEach((home, seat) => {
      expect(home + standing.filter((worker) => worker === seat).length).toBe(each);
    });
  });

  test('gray workers: those set aside, standing, and gone', () => {
    let all = 0;
    for (let seed = 0; seed < 12; seed++) {
      let placed = 0;
      let left = 0;
      play({ players: 2 + (seed % 4), kaispeicher: true, seed }, ({ before, state, events }) => {
        for (const event of events) {
          if (event.type === 'worker-placed' && event.gray) {
            placed++;
            // They are the Storekeeper's.
            expect(idsOf(before, event.player)).toContain('storekeeper');
          }
          if (event.type === 'worker-returned' && event.gray) left++;
        }
        expect(state.gray).toBe(2 - left);
        const standing = [...state.columns.flat(), ...state.holders].filter((worker) => worker >= 5);
        expect(standing).toHaveLength(placed - left);
        expect(placed).toBeLessThanOrEqual(2);
      });
      all += left;
    }
    // There were some in most games.
    expect(all).toBeGreaterThan(6);
  });

  property.prop([options], { numRuns: 40 })('cards: each lies in one place, is gone, or comes later', (given) => {
    const gone: string[] = [];
    const { manifest, kaispeicher, players } = init(given).options;
    const deck = plainDeck(manifest ?? MANIFEST, kaispeicher, players);
    play(given, ({ state, events }) => {
      for (const event of events) if (event.type === 'card-discarded') gone.push(event.card);
      const lying = [...state.pile, ...state.row, ...state.upper, ...state.reserved, ...state.cards.flat(), state.fire]
        .filter((number) => number >= 0)
        .map((number) => at(deck, number).id);
      const later = deck.filter(({ removed, season }) => season > state.season && !removed).map(({ id }) => id);
      const boxed = deck.filter(({ removed }) => removed).map(({ id }) => id);
      // A card in two places would be there twice.
      expect([...lying, ...gone, ...later, ...boxed].sort()).toEqual(deck.map(({ id }) => id).sort());
    });
  });

  holds('coins, and none are owed', ({ before, state, events }) => {
    expect(Math.min(...state.coins)).toBeGreaterThanOrEqual(0);
    const changes = before.coins.map((coins, seat) =>
      events.reduce(
        (all, event) => (event.type === 'coins' && event.player === seat ? all + event.change : all),
        coins,
      ),
    );
    expect(state.coins).toEqual(changes);
  });

  holds('points: the events tell all of them', ({ before, state, events }) => {
    const changes = before.points.map((points, seat) =>
      events.reduce(
        (all, event) => (event.type === 'points' && event.player === seat ? all + event.change : all),
        points,
      ),
    );
    expect(state.points).toEqual(changes);
  });
});

describe('a round', () => {
  property.prop([seededOptions], { numRuns: 25 })('is played 16, 12, 10 or 8 times', (given) => {
    const rounds: Record<number, number> = { 2: 16, 3: 12, 4: 10, 5: 8 };
    let supplies = 0;
    const end = play(given, ({ events }) => {
      supplies += events.filter((event) => event.type === 'round-started').length;
    });
    expect(end.round - 1).toBe(rounds[end.options.players]);
    // The start tells of the first; the last is the one that the last fire ends.
    expect(supplies).toBe(rounds[end.options.players]);
  });

  property.prop([seededOptions], { numRuns: 25 })('goes through its phases in their order', (given) => {
    const phases: string[] = ['supply'];
    play(given, ({ events }) => {
      for (const event of events) if (event.type === 'phase-started') phases.push(event.phase);
    });
    const order = ['supply', 'demand', 'purchase', 'loading', 'income'];
    phases.forEach((phase, at) => {
      expect(phase).toBe(order[at % 5]);
    });
    expect(phases.at(-1)).toBe('supply');
  });

  holds(
    'each phase leaves what the next needs',
    ({ before, state }) => {
      if (before.phase === state.phase) return;
      const all = state.options.kaispeicher ? 4 : 3;
      if (before.phase === 'supply' && state.phase === 'demand') {
        expect(state.row).toHaveLength(state.options.players + 1);
        expect(state.upper).toHaveLength(state.options.kaispeicher ? state.options.players + 1 : 0);
      }
      if (before.phase === 'purchase') {
        expect(state.workers).toEqual(state.workers.map(() => all));
        expect([state.row, state.columns, state.upper, state.reserved, state.holders]).toEqual([[], [], [], [], []]);
      }
      if (before.phase === 'loading') {
        for (const card of cardsOf(state.options)) if (card.kind === 'ship') expect(state.loads[card.number]).toBe(0);
        expect(state.quay).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
        expect(state.round).toBe(before.round + 1);
        expect(state.player).toBe((state.options.firstPlayer + state.round - 1) % state.options.players);
      }
    },
    seededOptions,
  );

  property.prop([options], { numRuns: 25 })(
    'the purchase begins when all workers stand, or no space is left',
    (given) => {
      let home: number[] = [];
      let spaces = 0;
      let purchases = 0;
      const { round } = play(given, ({ state, events }) => {
        for (const event of events) {
          if (event.type === 'phase-started' && event.phase === 'demand') {
            home = state.coins.map(() => (state.options.kaispeicher ? 4 : 3));
            spaces = 8 * state.row.length + state.upper.length;
          } else if (event.type === 'worker-placed') {
            spaces--;
            if (!event.gray) home[event.player] = at(home, event.player) - 1;
          } else if (event.type === 'phase-started' && event.phase === 'purchase') {
            expect(spaces === 0 || sum(home) === 0).toBe(true);
            expect(Math.min(...home, spaces)).toBeGreaterThanOrEqual(0);
            purchases++;
          }
        }
      });
      // There is none in the round of the last fire.
      expect(purchases).toBe(round - 1);
    },
  );

  holds('the price is the number of workers left in the column, or of cards still reserved', ({ before, events }) => {
    for (const event of events) {
      if (event.type !== 'card-bought') continue;
      const offer = offerOf(before) as Offer;
      const workers = offer.column < 0 ? before.reserved.length : at(before.columns, offer.column).length;
      expect(event.price).toBe(workers);
      const paid = events.find((other) => other.type === 'coins' && other.reason === 'price');
      if (event.payment === 'coins') expect(paid).toMatchObject({ player: event.player, change: -workers });
      else expect(paid).toBeUndefined();
    }
  });
});

holds('a fire adds up the firemen, the best one twice with the Fire Truck', ({ state }) => {
  const sums = state.cards.map((numbers) => {
    const cards = numbers.map((number) => at(cardsOf(state.options), number));
    const values = cards.filter(({ kind }) => kind === 'fireman').map(({ value }) => value);
    return sum(values) + (cards.some(({ id }) => id === 'fire-truck') ? Math.max(0, ...values) : 0);
  });
  expect(fireResult(state).sums).toEqual(sums);
});

property.prop([options], { numRuns: 60 })('the end score is that of a second implementation', (given) => {
  const end = play(given, ({ state }) => {
    if (state.phase === 'loading') expect(score(state).sides.map(({ total }) => total)).toEqual(plainScore(state));
  });
  const totals = plainScore(end);
  expect(score(end).sides.map(({ total }) => total)).toEqual(totals);
  const best = Math.max(...totals);
  const rich = Math.max(...end.coins.filter((_, seat) => totals[seat] === best));
  expect((outcome(end) as Outcome).ranking.filter(({ place }) => place === 1).map(({ players }) => players[0])).toEqual(
    totals.flatMap((total, seat) => (total === best && end.coins[seat] === rich ? [seat] : [])),
  );
});

describe('secrecy', () => {
  holds('a view has neither the generator nor more than the content of the pile', ({ state }) => {
    for (const viewer of [0, 'spectator'] as const) {
      const seen = view(state, viewer);
      expect(Object.keys(seen)).not.toContain('random');
      expect(Object.keys(seen)).not.toContain('pile');
      expect(seen.unseen).toEqual([...seen.unseen].sort((a, b) => a - b));
    }
  });
});

test('what a step leaves as it is stays the same object', () => {
  for (let seed = 0; seed < 4; seed++)
    play({ players: 2 + seed, seed }, ({ before, state }) => {
      for (const [name, now] of Object.entries(state)) {
        const old: unknown = before[name as keyof SpeicherstadtState];
        if (now !== old && typeof now === 'object' && JSON.stringify(now) === JSON.stringify(old))
          expect.fail(`${name} is another object`);
      }
    });
});

test('what comes and goes within a step stays the same object', () => {
  // Nobody has a fireman: all gain and lose as much.
  const fire = fromPosition({ seats: [{}, {}], phase: 'supply', pile: ['fire-1'] });
  const burned = step(fire, { type: 'turn-up', card: 'fire-1' });
  expect(burned.events.filter(({ type }) => type === 'points')).toHaveLength(4);
  expect(burned.state.points).toBe(fire.points);
  // The Thrift Institution pays what it costs.
  const thrift = fromPosition({
    seats: [{}, {}],
    kaispeicher: true,
    phase: 'purchase',
    row: ['thrift-institution'],
    columns: [[0, 1, 1, 1]],
  });
  expect(step(thrift, { type: 'buy', player: 0 }).state.coins).toBe(thrift.coins);
  // With a reserved card the row has nothing to do.
  const reserved = fromPosition({
    seats: [{}, {}],
    kaispeicher: true,
    phase: 'purchase',
    reserved: [
      { card: 'theater', worker: 0 },
      { card: 'insurance', worker: 1 },
    ],
  });
  expect(step(reserved, { type: 'buy', player: 0 }).state.row).toBe(reserved.row);
});

test('a state stays under 2.5 kB midway, with four players and Kaispeicher', () => {
  let most = 0;
  for (let seed = 0; seed < 10; seed++) {
    const random = createRandom(seed);
    let state = init({ players: 4, kaispeicher: true, seed });
    for (let due = turn(state); due.kind === 'decision'; due = turn(state)) {
      const all = legalMoves(state);
      state = step(state, at(all, random(all.length))).state;
      most = Math.max(most, JSON.stringify(state).length);
    }
  }
  expect(most).toBeLessThan(2500);
  // Something was measured.
  expect(most).toBeGreaterThan(900);
});
