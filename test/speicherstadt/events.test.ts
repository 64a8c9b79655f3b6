// Its plain tests would run as often as its properties: those are vitest's own.
import { test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { createRandom } from '../../src/index.js';
import {
  chance,
  init,
  legalMoves,
  type SpeicherstadtChance,
  type SpeicherstadtEvent,
  type SpeicherstadtMove,
  type SpeicherstadtOptions,
  type SpeicherstadtState,
  score,
  start,
  step,
  turn,
  view,
  viewEvents,
} from '../../src/speicherstadt/index.js';
import { seededOptions as options } from './arbitrary.js';
import { EventModel } from './event-model.js';
import { tableOf } from './event-table.js';
import { at } from './reference.js';
import { eventsOf, place, table } from './table.js';

/* What a step does is told by its events, all of it: a table that only hears them stays the same as the state. */

type Input = SpeicherstadtMove | SpeicherstadtChance;

/** Moves that are rare among the legal ones and are taken every other time. */
const RARE: readonly Input['type'][] = [
  'stop',
  'swap',
  'truck-take',
  'smuggle',
  'auction',
  'fish-market',
  'pass',
  'buy',
];

/** A random game. Chance is resolved step by step, so each step is small. */
const play = (
  given: SpeicherstadtOptions,
  begin: (events: readonly SpeicherstadtEvent[], state: SpeicherstadtState) => void,
  look: (events: readonly SpeicherstadtEvent[], state: SpeicherstadtState, input: Input, asked: string | null) => void,
): void => {
  const random = createRandom(Number(given.seed));
  const started = start({ ...init(given).options, chance: 'manual' });
  begin(started.events, started.state);
  let { state } = started;
  for (let due = turn(state); due.kind !== 'over'; due = turn(state)) {
    const all: readonly Input[] =
      due.kind === 'chance' ? chance(state).map(({ outcome }) => outcome) : legalMoves(state);
    const rare = random(2) === 0 ? all.filter(({ type }) => RARE.includes(type)) : [];
    const from = rare.length > 0 ? rare : all;
    const input = at(from, random(from.length));
    const next = step(state, input);
    look(next.events, next.state, input, state.asked);
    state = next.state;
  }
};

/** The one event that each input must have, with what it repeats of the input; none for a yes or no to a question. */
const told = (input: Input, asked: string | null): object | null => {
  const { type } = input;
  switch (type) {
    case 'turn-up':
      return { type: 'card-turned-up', card: input.card };
    case 'draw':
      return { type: 'cube-drawn', good: input.good };
    case 'place':
      return { type: 'worker-placed', player: input.player, column: input.column, gray: input.gray };
    case 'reserve':
      return { type: 'worker-placed', player: input.player, card: input.card, column: null, gray: input.gray };
    case 'stop':
      return { type: 'stopped', player: input.player };
    case 'pass':
      return { type: 'passed', player: input.player };
    case 'swap':
      return { type: 'workers-swapped', player: input.player, own: input.own, other: input.other };
    case 'buy':
      return { type: 'card-bought', player: input.player, payment: 'coins' };
    case 'fish-market':
      return { type: 'card-bought', player: input.player, payment: 'fish-market' };
    case 'decline':
      return asked === null ? { type: 'card-declined', player: input.player } : null;
    case 'double':
      return { type: 'card-discarded', player: input.player, card: 'squad-leader' };
    case 'insure':
      return { type: 'coins', player: input.player, reason: 'insurance' };
    case 'load':
    case 'auction':
    case 'smuggle':
    case 'truck-put':
      return { type: 'cube-moved', player: input.player, good: input.good };
    case 'discard':
    case 'truck-take':
      return { type: 'cube-moved', player: input.player, good: input.good, from: input.card ?? 'market-hall' };
    case 'trade':
    case 'done':
      return null;
    default:
      return input satisfies never;
  }
};

const fits = (event: object, wanted: object): boolean =>
  Object.entries(wanted).every(([key, value]) => Object.entries(event).some(([k, v]) => k === key && v === value));

/** Plays a game before a table that hears all, and compares it with the state after each step. */
const playBefore = (given: SpeicherstadtOptions, count?: (events: readonly SpeicherstadtEvent[]) => void): void => {
  let model = {} as EventModel;
  const compare = (events: readonly SpeicherstadtEvent[], state: SpeicherstadtState): void => {
    count?.(events);
    for (const event of events) model.tell(event);
    model.settle();
    expect({ ...model.table, pileSize: null }).toEqual(tableOf(state));
    const due = turn(state);
    const decider = model.table.truck?.player ?? model.decider;
    if (due.kind === 'decision' && decider !== null) expect(due.players).toEqual([decider]);
  };
  play(
    given,
    (events, state) => {
      model = new EventModel(state.options);
      compare(events, state);
    },
    (events, state, input, asked) => {
      compare(events, state);
      const wanted = told(input, asked);
      if (wanted !== null) expect(events.filter((event) => fits(event, wanted))).toHaveLength(1);
    },
  );
  expect(model.table.phase).toBe('over');
};

describe('the events of a step', () => {
  property.prop([options], { numRuns: 40 })('make the same table as the state', (given) => {
    playBefore(given);
  });

  property.prop([options], { numRuns: 15 })('keep the view of every seat and of a spectator up to date', (given) => {
    const viewers = [0, 'spectator', 1] as const;
    let models: readonly EventModel[] = [];
    const compare = (events: readonly SpeicherstadtEvent[], state: SpeicherstadtState): void => {
      viewers.forEach((viewer, i) => {
        const model = at(models, i);
        for (const event of viewEvents(events, viewer)) model.tell(event);
        expect(model.table).toEqual(tableOf(view(state, viewer)));
      });
    };
    play(
      given,
      (events, state) => {
        models = viewers.map(() => new EventModel(state.options));
        compare(events, state);
      },
      compare,
    );
    expect(models.every(({ table }) => table.phase === 'over')).toBe(true);
  });

  property.prop([options], { numRuns: 20 })('leave the track as it is scored', (given) => {
    let last: SpeicherstadtState | undefined;
    const points = new Array<number>(given.players).fill(0);
    play(
      given,
      () => {},
      (events, state) => {
        for (const event of events)
          if (event.type === 'points') points[event.player] = at(points, event.player) + event.change;
        last = state;
      },
    );
    const scored = score(last as SpeicherstadtState).sides.map(({ items }) =>
      items.flatMap((item) => (item.category === 'track' ? [item.points] : [])).reduce((sum, each) => sum + each, 0),
    );
    expect(scored).toEqual(points);
  });

  test('are of every type there is, in games with every card', () => {
    const counts: Record<SpeicherstadtEvent['type'], number> = {
      'round-started': 0,
      'phase-started': 0,
      'card-turned-up': 0,
      'cube-drawn': 0,
      fire: 0,
      'worker-placed': 0,
      stopped: 0,
      passed: 0,
      'workers-swapped': 0,
      'card-offered': 0,
      'card-declined': 0,
      'card-bought': 0,
      'card-discarded': 0,
      'worker-returned': 0,
      'cube-moved': 0,
      coins: 0,
      points: 0,
      'card-asked': 0,
      'game-over': 0,
    };
    const count = (events: readonly SpeicherstadtEvent[]): void => {
      for (const { type } of events) counts[type]++;
    };
    for (let seed = 0; seed < 12; seed++) playBefore({ players: 2 + (seed % 4), kaispeicher: true, seed }, count);
    expect(Object.entries(counts).filter(([, times]) => times === 0)).toEqual([]);
    expect(counts['game-over']).toBe(12);
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
    const state = table([{ cards: ['fireman#1', 'squad-leader'] }], { phase: 'supply', pile: ['fire-1'] });
    const asked = step(state, { type: 'turn-up', card: 'fire-1' });
    expect(asked.events.map(({ type }) => type)).toEqual(['card-turned-up', 'fire', 'card-asked']);
    expect(asked.events[2]).toEqual({ type: 'card-asked', player: 0, card: 'squad-leader' });
  });
});
