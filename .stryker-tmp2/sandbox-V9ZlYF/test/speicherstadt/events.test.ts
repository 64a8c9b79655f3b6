import { describe, expect, test } from 'vitest';
import { createRandom, pickFrom } from '../../src/core/random.js';
import {
  type Good,
  goodsOf,
  legalMoves,
  offerOf,
  type SpeicherstadtEvent,
  type SpeicherstadtState,
  start,
  step,
} from '../../src/speicherstadt/index.js';
import { eventsOf, idsOf, names, place, table } from './table.js';

/* The events of a game tell all that happens: whoever follows them alone knows the table after every step. */

interface Told {
  phase: string;
  round: number;
  starter: number;
  stopped: number[];
  bought: number[];
  row: (string | null)[];
  columns: number[][];
  upper: string[];
  reserved: string[];
  holders: number[];
  coins: number[];
  points: number[];
  workers: number[];
  cards: string[][];
  gray: number;
  breaks: number;
  /** Where each cube lies, as `place good`. */
  cubes: string[];
  offer: { card: string; price: number; player: number } | null;
  asked: { card: string; player: number } | null;
}

const seatWorker = (player: number, gray: boolean): number => (gray ? player + 5 : player);
const removed = <T>(list: T[], item: T): void => {
  const at = list.indexOf(item);
  expect(at).toBeGreaterThanOrEqual(0);
  list.splice(at, 1);
};

const begin = ({ players, kaispeicher }: SpeicherstadtState['options']): Told => {
  const each = <T>(make: () => T): T[] => Array.from({ length: players }, make);
  const base = ['coffee', 'tea', 'saffron', 'rubber', 'carpet'].flatMap((good) => Array<string>(9).fill(`bag ${good}`));
  const added = ['hemp', 'fabric', 'glass'].flatMap((good) => Array<string>(3).fill(`bag ${good}`));
  return {
    phase: 'supply',
    round: 0,
    starter: -1,
    stopped: [],
    bought: [],
    row: [],
    columns: [],
    upper: [],
    reserved: [],
    holders: [],
    coins: each(() => 5),
    points: each(() => 0),
    workers: each(() => (kaispeicher ? 4 : 3)),
    cards: each(() => []),
    gray: kaispeicher ? 2 : 0,
    breaks: kaispeicher ? 2 : 0,
    cubes: kaispeicher ? [...base, ...added] : base,
    offer: null,
    asked: null,
  };
};

const follow = (told: Told, event: SpeicherstadtEvent): void => {
  switch (event.type) {
    case 'round-started':
      Object.assign(told, { round: event.round, starter: event.player, bought: [] });
      break;
    case 'phase-started':
      if (event.phase !== 'income') told.phase = event.phase;
      if (event.phase === 'purchase') told.stopped = [];
      if (event.phase === 'purchase') told.asked = null;
      if (event.phase === 'loading') Object.assign(told, { row: [], columns: [], offer: null });
      break;
    case 'card-turned-up':
      if (event.to === 'row') {
        told.row.push(event.card);
        told.columns.push([]);
      } else if (event.to === 'upper') told.upper.push(event.card);
      else expect(event.card).toMatch(/^fire-\d/);
      break;
    case 'cube-drawn':
      removed(told.cubes, `bag ${event.good}`);
      told.cubes.push(`${event.card} ${event.good}`);
      break;
    case 'fire':
    case 'points':
    case 'coins':
      if (event.type === 'fire') told.asked = null;
      else told[event.type][event.player] = (told[event.type][event.player] as number) + event.change;
      if (event.type === 'points' || (event.type === 'coins' && event.reason === 'insurance')) told.asked = null;
      break;
    case 'card-asked':
      told.asked = { card: event.card, player: event.player };
      break;
    case 'worker-placed':
      if (!event.gray) told.workers[event.player] = (told.workers[event.player] as number) - 1;
      if (event.column === null) {
        removed(told.upper, event.card);
        told.reserved.push(event.card);
        told.holders.push(seatWorker(event.player, event.gray));
      } else {
        expect(told.row[event.column]).toBe(event.card);
        told.columns[event.column]?.push(seatWorker(event.player, event.gray));
      }
      break;
    case 'stopped':
      told.stopped.push(event.player);
      break;
    case 'passed':
      told.breaks = event.left;
      break;
    case 'workers-swapped': {
      const listAt = (spot: number): number[] => (spot < 48 ? (told.columns[spot >> 3] as number[]) : told.holders);
      const [own, other] = [event.own, event.other];
      const [mine, theirs] = [listAt(own)[own % 8] as number, listAt(other)[other % 8] as number];
      expect(mine % 5).toBe(event.player);
      expect(theirs % 5).not.toBe(event.player);
      listAt(own)[own % 8] = theirs;
      listAt(other)[other % 8] = mine;
      break;
    }
    case 'card-offered':
      told.offer = { card: event.card, price: event.price, player: event.player };
      break;
    case 'card-declined':
      expect(told.offer).toEqual({ card: event.card, price: event.price, player: event.player });
      break;
    case 'card-bought': {
      const { card, price, player } = event;
      expect(told.offer).toEqual({ card, price, player });
      const column = told.row.indexOf(card);
      if (column >= 0) told.row[column] = null;
      else expect(told.reserved.shift()).toBe(card);
      told.cards[player]?.push(card);
      told.bought.push(player);
      break;
    }
    case 'worker-returned': {
      const column = told.row.indexOf(told.offer?.card ?? '');
      const list = column < 0 ? told.holders : (told.columns[column] as number[]);
      expect(list.shift()).toBe(seatWorker(event.player, event.gray));
      if (event.gray) told.gray--;
      else told.workers[event.player] = (told.workers[event.player] as number) + 1;
      break;
    }
    case 'card-discarded':
      if (event.player !== null) removed(told.cards[event.player] as string[], event.card);
      else if (told.row.includes(event.card)) told.row[told.row.indexOf(event.card)] = null;
      else if (told.reserved[0] === event.card) told.reserved.shift();
      else if (!/^fire-\d/.test(event.card)) removed(told.upper, event.card);
      break;
    case 'cube-moved': {
      const at = (where: string): string => `${where === 'market-hall' ? `hall-${event.player}` : where} ${event.good}`;
      removed(told.cubes, at(event.from));
      told.cubes.push(at(event.to));
      break;
    }
    case 'game-over':
      told.phase = 'over';
  }
};

/** What a state says of the same things. */
const seen = (state: SpeicherstadtState): Told => {
  const seats = state.cards.map((_, seat) => seat);
  const kinds = ['coffee', 'tea', 'saffron', 'rubber', 'carpet', 'hemp', 'fabric', 'glass'];
  const counted = (where: string, counts: readonly number[]): string[] =>
    counts.flatMap((count, kind) => Array<string>(count).fill(`${where} ${kinds[kind]}`));
  const lying = (where: string, goods: readonly Good[]): string[] => goods.map((good) => `${where} ${good}`);
  const offer = offerOf(state);
  return {
    phase: state.phase,
    round: state.round,
    starter: (state.options.firstPlayer + state.round - 1) % seats.length,
    stopped: seats.filter((seat) => (state.stopped >> seat) & 1),
    bought: seats.filter((seat) => (state.bought >> seat) & 1),
    row: [...names(state, state.row)],
    columns: state.columns.map((column) => [...column]),
    upper: names(state, state.upper) as string[],
    reserved: names(state, state.reserved) as string[],
    holders: [...state.holders],
    coins: [...state.coins],
    points: [...state.points],
    workers: [...state.workers],
    cards: seats.map((seat) => [...idsOf(state, seat)]),
    gray: state.gray,
    breaks: state.breaks,
    cubes: [
      ...counted('bag', state.bag),
      ...counted('stock', state.stock),
      ...counted('quay', state.quay),
      ...state.halls.flatMap((kind, seat) => (kind < 0 ? [] : [`hall-${seat} ${kinds[kind]}`])),
      ...lying('truck-bed', goodsOf(state.truck?.load ?? 0)),
      ...state.loads.flatMap((load, number) => lying(names(state, [number])[0] ?? '', goodsOf(load))),
    ].sort(),
    offer: offer && { card: names(state, [offer.card])[0] ?? '', price: offer.price, player: offer.player },
    asked: state.asked && { card: state.asked, player: state.player },
  };
};

const expectSame = (told: Told, state: SpeicherstadtState): void => {
  const wanted = seen(state);
  const sorted = (list: readonly number[]): number[] => [...new Set(list)].sort();
  // A game that has ended goes on counting rounds: the last one was never begun.
  if (state.phase === 'over') Object.assign(wanted, { round: told.round, starter: told.starter });
  expect({
    ...told,
    cubes: [...told.cubes].sort(),
    stopped: sorted(told.stopped),
    bought: sorted(told.bought),
  }).toEqual(wanted);
};

describe('events tell the table', () => {
  const types = new Set<string>();
  test.each([2, 3, 4, 5].flatMap((players) => [false, true].map((kaispeicher) => ({ players, kaispeicher }))))(
    '$players players, Kaispeicher $kaispeicher',
    ({ players, kaispeicher }) => {
      const random = createRandom('events');
      for (let seed = 0; seed < 4; seed++) {
        const started = start({ players, kaispeicher, seed });
        const told = begin(started.state.options);
        let { state, events } = started;
        for (;;) {
          for (const event of events) {
            types.add(event.type);
            follow(told, event);
          }
          expectSame(told, state);
          const moves = legalMoves(state);
          if (moves.length === 0) break;
          // Rare moves are made more often.
          const rare = moves.filter(({ type }) => type === 'stop' || type === 'swap');
          ({ state, events } = step(state, pickFrom(rare.length > 0 && random(2) === 0 ? rare : moves, random)));
        }
        expect(state.phase).toBe('over');
      }
    },
  );

  test('all of them came up', () => {
    const base = 'round-started phase-started card-turned-up cube-drawn fire worker-placed card-offered card-declined';
    const rest = 'card-bought card-discarded worker-returned cube-moved coins points game-over';
    const added = 'stopped passed card-asked workers-swapped';
    expect([...types].sort()).toEqual(`${base} ${rest} ${added}`.split(' ').sort());
  });
});

describe('their order', () => {
  test('a purchase: pay, workers home, the card, what it does at once, its discard', () => {
    const state = table([{ cards: ['storekeeper'] }, { coins: 3 }], {
      phase: 'purchase',
      row: ['thief'],
      columns: [[1, 5]],
    });
    expect(eventsOf(state, { type: 'buy', player: 1 }).slice(0, 7)).toEqual([
      { type: 'coins', player: 1, change: -2, reason: 'price' },
      { type: 'worker-returned', player: 1, gray: false },
      { type: 'worker-returned', player: 0, gray: true },
      { type: 'card-bought', player: 1, card: 'thief', price: 2, payment: 'coins' },
      { type: 'coins', player: 0, change: -1, reason: 'thief' },
      { type: 'coins', player: 1, change: 1, reason: 'thief' },
      { type: 'coins', player: 2, change: -1, reason: 'thief' },
    ]);
  });

  test('a placement is told with its seat, its card and its color', () => {
    const state = table([{ cards: ['storekeeper'] }], { row: ['bank', 'theater'], player: 0 });
    expect(eventsOf(state, place(0, 1, true))).toEqual([
      { type: 'worker-placed', player: 0, card: 'theater', column: 1, gray: true },
    ]);
  });

  test('a question is told before it is answered', () => {
    const state = table([{ cards: ['fireman#1', 'squad-leader'] }], { phase: 'supply', round: 5, pile: ['fire-1'] });
    const asked = step(state, { type: 'turn-up', card: 'fire-1' });
    expect(asked.events.map(({ type }) => type)).toEqual(['card-turned-up', 'fire', 'card-asked']);
    expect(asked.events[2]).toEqual({ type: 'card-asked', player: 0, card: 'squad-leader' });
  });
});
