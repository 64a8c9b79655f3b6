import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Viewer } from '../../src/core/contract.js';
import { createRandom, pickFrom } from '../../src/core/random.js';
import {
  chance,
  fromPosition,
  init,
  type KontorChance,
  type KontorEvent,
  type KontorMove,
  type KontorOptions,
  type KontorState,
  legalMoves,
  score,
  step,
  turn,
  view,
  viewEvents,
} from '../../src/kontor/index.js';
import { options } from './arbitrary.js';
import { EventModel, type Listener } from './event-model.js';
import { completedOf, tableOfState, tableOfView, warehousesOf } from './event-table.js';
import { GAMES, optionsOf } from './games.js';
import { revealEvents } from './table.js';

/* What a step does is told by its events, all of it: a table that only hears them stays the same as the state. */

type Input = KontorMove | KontorChance;

interface Step {
  readonly before: KontorState;
  readonly state: KontorState;
  readonly events: readonly KontorEvent[];
  readonly input: Input;
}

/** Moves that are rare among the legal ones and are taken every other time. */
const isRare = (move: KontorMove): boolean =>
  (move.type === 'ship' && move.remove !== null) ||
  (move.type === 'bribe' && move.cell !== null) ||
  (move.type === 'buy' && move.count > 0) ||
  (move.type === 'choose' && move.card !== null);

/** A random game; cards are dealt step by step, so each step is small, and any seat that may choose does. */
const play = (
  game: KontorOptions,
  seed: number,
  begin: (first: KontorState) => void,
  look: (now: Step) => void,
): void => {
  const random = createRandom(seed);
  let state = init({ ...init(game).options, chance: 'manual' });
  begin(state);
  for (let due = turn(state); due.kind !== 'over'; due = turn(state)) {
    const moves = due.kind === 'decision' ? legalMoves(state, pickFrom(due.players, random)) : [];
    const rare = random(2) === 0 ? moves.filter(isRare) : [];
    const input: Input =
      due.kind === 'chance'
        ? pickFrom(chance(state), random).outcome
        : pickFrom(rare.length > 0 ? rare : moves, random);
    const { state: next, events } = step(state, input);
    look({ before: state, state: next, events, input });
    state = next;
  }
};

/** The one event that each input must have, with what it repeats of the input; none where nothing is bought. */
const told = (input: Input, { owed, phase }: KontorState): object | null => {
  switch (input.type) {
    case 'deal':
      return owed.length > 0 && phase !== 'deal' ? { type: 'card-bought', card: input.card } : { card: input.card };
    case 'choose':
    case 'buy':
    case 'veto':
      return { type: 'choice-made', player: input.player };
    case 'place':
      return { type: 'card-placed', player: input.player, cell: input.cell };
    case 'ship':
      return { type: 'ship-moved', player: input.player, to: input.to };
    case 'bribe':
      return input.cell === null ? null : { type: 'card-removed', player: input.player, cell: input.cell };
    case 'pick':
      return { type: 'card-picked', player: input.player, card: input.card };
    default:
      return input satisfies never;
  }
};

const fits = (event: object, wanted: object): boolean =>
  Object.entries(wanted).every(([key, value]) => Object.entries(event).some(([k, v]) => k === key && v === value));

/** Tells a model what it hears of a step, and compares it with what its listener sees. */
const hear = (model: EventModel, listener: Listener, { before, state, events }: Step): void => {
  const seen = listener === 'all' ? state : view(state, listener);
  for (const event of listener === 'all' ? events : viewEvents(events, listener)) model.tell(event);
  model.settle();
  // Special Cards: that nobody has ordered anything is not told; all have answered.
  if (before.phase === 'buy' && state.phase === 'choose') model.chosen = [];
  expect(model.table).toEqual('viewer' in seen ? tableOfView(seen) : tableOfState(seen));
  // While the ship has left a gap, zones are told as if it were filled, and found as if it were not.
  if (state.gap === null) {
    expect(model.warehouses).toEqual(warehousesOf(seen));
    expect(model.completed).toEqual(completedOf(seen));
  }
  const chosen = seen.choices.flatMap((choice, seat) => (choice === null ? [] : [seat]));
  // A bribe is no secret choice.
  if (state.phase !== 'bribe' && state.phase !== 'over') expect(model.chosen).toEqual(chosen);
  const judges = Object.keys(model.judged).map((side) => (Number(side) * state.options.players) / 2);
  if (state.phase === 'over') {
    expect(chosen).toEqual(judges);
    for (const seat of judges)
      expect(seen.choices[seat]).toBe(model.judged[(2 * seat) / state.options.players] ? 1 : 0);
  }
  expect(model.table.reason !== null).toBe(state.phase === 'over' || state.phase === 'veto');
};

/** Plays a game before some listeners. */
const playBefore = (
  game: KontorOptions,
  seed: number,
  listeners: readonly Listener[],
  look?: (now: Step) => void,
): void => {
  let models: readonly (readonly [Listener, EventModel])[] = [];
  play(
    game,
    seed,
    (first) => {
      models = listeners.map((listener) => [listener, new EventModel(first, listener)]);
    },
    (now) => {
      for (const [listener, model] of models) hear(model, listener, now);
      look?.(now);
    },
  );
};

/** All games, and one whose rich players order more special cards than there are. */
const ALL_GAMES: readonly (readonly [string, KontorOptions])[] = [
  ...Object.keys(GAMES).map((name) => [name, optionsOf(name, 0)] as const),
  ['special-cards with 10 coins', { ...optionsOf('special-cards', 0), startingCoins: 10 }],
];

describe('the events of a step', () => {
  test('make the same table as the state, whatever is played', () => {
    fc.assert(
      fc.property(options, fc.nat(), (game, seed) => {
        playBefore(game, seed, ['all'], ({ before, events, input }) => {
          const wanted = told(input, before);
          if (wanted !== null) expect(events.filter((event) => fits(event, wanted))).toHaveLength(1);
          if (input.type === 'ship')
            expect(events.filter((event) => event.type === 'card-removed')).toMatchObject(
              input.remove === null ? [] : [{ player: input.player, cell: input.remove }],
            );
        });
      }),
      { numRuns: 60 },
    );
  });

  test.each(ALL_GAMES)('make the same table in %s', (_, game) => {
    for (let seed = 0; seed < 3; seed++) playBefore({ ...game, seed }, seed, ['all']);
  });

  test('keep the view of a seat and of a spectator up to date', () => {
    const viewers: fc.Arbitrary<Viewer> = fc.constantFrom(0, 1, 'spectator' as const);
    fc.assert(
      fc.property(options, fc.nat(), viewers, (game, seed, viewer) => playBefore(game, seed, [viewer])),
      { numRuns: 60 },
    );
  });

  test('tell of each zone that is scored, and of no other', () => {
    fc.assert(
      fc.property(options, fc.nat(), (game, seed) => {
        const zones = new Map<number, KontorEvent & { readonly type: 'zone-completed' }>();
        let last: KontorState | undefined;
        play(
          game,
          seed,
          () => {},
          ({ state, events }) => {
            for (const event of events) if (event.type === 'zone-completed') zones.set(event.cells[0] as number, event);
            last = state;
          },
        );
        const { sides } = score(last as KontorState);
        sides.forEach(({ items, total }, side) => {
          const scored = items.flatMap((item) => (item.category === 'zone' ? [item] : []));
          const won = [...zones.values()].filter(({ keeper }) => keeper === side);
          expect(scored.map(({ cells, goods, by }) => ({ cells, goods, by }))).toEqual(
            won
              .toSorted((a, b) => (a.cells[0] as number) - (b.cells[0] as number))
              .map(({ cells, goods, by }) => ({ cells, goods, by })),
          );
          // Where every zone counts, a Keeper is worth a point.
          if ((last as KontorState).options.ruleset === 'base') expect(total).toBe(won.length);
        });
      }),
      { numRuns: 60 },
    );
  });

  test('are of every type there is', () => {
    const counts: Record<KontorEvent['type'], number> = {
      'water-dealt': 0,
      'card-dealt': 0,
      'card-bought': 0,
      'card-picked': 0,
      'card-turned-up': 0,
      'round-started': 0,
      'choice-made': 0,
      'cards-revealed': 0,
      'tax-paid': 0,
      'coin-taken': 0,
      'card-returned': 0,
      'ship-moved': 0,
      'card-removed': 0,
      'card-placed': 0,
      'edge-fixed': 0,
      'warehouses-changed': 0,
      'warehouses-moved': 0,
      'zone-completed': 0,
      'card-drawn': 0,
      'best-card-shown': 0,
      'cards-ordered': 0,
      'zone-judged': 0,
      'game-over': 0,
    };
    for (const [, game] of ALL_GAMES)
      for (let seed = 0; seed < 3; seed++)
        play(
          { ...game, seed },
          seed,
          () => {},
          ({ events }) => {
            for (const { type } of events) counts[type]++;
          },
        );
    expect(Object.entries(counts).filter(([, times]) => times === 0)).toEqual([]);
    expect(counts['game-over']).toBe(3 * ALL_GAMES.length);
  });
});

test('the events of a reveal tell passes and cards', () => {
  const events = revealEvents(fromPosition({ cells: [], hands: [[29], [36]] }), null, 36);
  expect(events.slice(0, 3)).toEqual([
    { type: 'choice-made', player: 1 },
    { type: 'cards-revealed', cards: [null, 36] },
    { type: 'coin-taken', player: 0, reason: 'pass' },
  ]);
});
