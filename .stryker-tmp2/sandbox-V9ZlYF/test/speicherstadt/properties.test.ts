import { test } from '@fast-check/vitest';
import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { createRandom, type Outcome } from '../../src/index.js';
import {
  cardsOf,
  chance,
  fireResult,
  goodsOf,
  init,
  legalMoves,
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
import { at, plainScore } from './reference.js';

/* What must hold in every game, looked at after each step of random ones. */

const options: fc.Arbitrary<SpeicherstadtOptions> = fc.record({
  players: fc.integer({ min: 2, max: 5 }),
  kaispeicher: fc.boolean(),
  firstPlayer: fc.constantFrom(0, 1, 'random' as const),
  rulings: fc.record({
    fireTies: fc.constantFrom('full' as const, 'noLossIfTied' as const, 'nobody' as const),
    unboughtCubes: fc.constantFrom('stock' as const, 'bag' as const),
  }),
  seed: fc.integer(),
});

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

const holds = (name: string, look: (seen: Seen) => void): void => {
  test.prop([options], { numRuns: 25 })(name, (given) => {
    play(given, look);
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
    const more = state.options.kaispeicher ? 3 : 0;
    expect(counted).toEqual([9, 9, 9, 9, 9, more, more, more]);
  });

  holds('workers', ({ state }) => {
    const standing = [...state.columns.flat(), ...state.holders];
    const each = state.options.kaispeicher ? 4 : 3;
    state.workers.forEach((home, seat) => {
      expect(home + standing.filter((worker) => worker === seat).length).toBe(each);
    });
    expect(standing.filter((worker) => worker >= 5).length).toBeLessThanOrEqual(state.gray);
  });

  holds('cards: each lies in one place, and only those turned up do', ({ state }) => {
    const lying = [...state.pile, ...state.row, ...state.upper, ...state.reserved, ...state.cards.flat(), state.fire];
    const cards = lying.filter((card) => card >= 0);
    expect(new Set(cards).size).toBe(cards.length);
    for (const card of cards) expect(at(cardsOf(state.options), card).season).toBeLessThanOrEqual(state.season);
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
  test.prop([options], { numRuns: 25 })('is played 16, 12, 10 or 8 times', (given) => {
    const rounds: Record<number, number> = { 2: 16, 3: 12, 4: 10, 5: 8 };
    let supplies = 0;
    const end = play(given, ({ events }) => {
      supplies += events.filter((event) => event.type === 'round-started').length;
    });
    expect(end.round - 1).toBe(rounds[end.options.players]);
    // The start tells of the first; the last is the one that the last fire ends.
    expect(supplies).toBe(rounds[end.options.players]);
  });

  test.prop([options], { numRuns: 25 })('goes through its phases in their order', (given) => {
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

  holds('each phase leaves what the next needs', ({ before, state }) => {
    if (before.phase === state.phase) return;
    const all = state.options.kaispeicher ? 4 : 3;
    if (before.phase === 'supply' && state.phase === 'demand') {
      expect(state.row).toHaveLength(state.options.players + 1);
      expect(state.upper).toHaveLength(state.options.kaispeicher ? state.options.players + 1 : 0);
    }
    // All workers of the own color stand somewhere; a worker may be home again after a card without any.
    if (before.phase === 'demand') expect(sum(before.workers)).toBeLessThanOrEqual(1);
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
  });

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

describe('a fire', () => {
  holds('changes exactly the highest and the lowest', ({ before, state, events }) => {
    const fire = events.find((event) => event.type === 'fire');
    if (fire?.type !== 'fire' || state.asked !== null) return;
    const most = Math.max(...fire.sums);
    const least = Math.min(...fire.sums);
    const { fireTies = 'full' } = state.options.rulings;
    const tops = fire.sums.filter((own) => own === most).length;
    const bottoms = fire.sums.filter((own) => own === least).length;
    const wins = most !== least && !(fireTies === 'nobody' && tops > 1);
    const loses = most !== least && !(fireTies !== 'full' && bottoms > 1);
    state.points.forEach((points, seat) => {
      const gain = wins && fire.sums[seat] === most ? fire.points : 0;
      const loss = loses && fire.sums[seat] === least ? fire.points : 0;
      expect(points - at(before.points, seat)).toBe(gain - loss);
    });
  });

  holds('adds up the firemen, the best one twice with the Fire Truck', ({ state }) => {
    const sums = state.cards.map((numbers) => {
      const cards = numbers.map((number) => at(cardsOf(state.options), number));
      const values = cards.filter(({ kind }) => kind === 'fireman').map(({ value }) => value);
      return sum(values) + (cards.some(({ id }) => id === 'fire-truck') ? Math.max(0, ...values) : 0);
    });
    expect(fireResult(state).sums).toEqual(sums);
  });
});

test.prop([options], { numRuns: 60 })('the end score is that of a second implementation', (given) => {
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
});
