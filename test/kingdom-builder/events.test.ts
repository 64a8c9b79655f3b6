import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createRandom, pickFrom } from '../../src/core/random.js';
import {
  chance,
  fromPosition,
  init,
  type KingdomBuilderChance,
  type KingdomBuilderEvent,
  type KingdomBuilderMove,
  type KingdomBuilderOptions,
  type KingdomBuilderState,
  legalMoves,
  step,
  turn,
  view,
  viewEvents,
} from '../../src/kingdom-builder/index.js';
import { anyRulings, anySections } from './arbitrary.js';
import { emptyTable, type Listener, listen, tableOfState, tableOfView } from './event-model.js';
import { FIRST_GAME, placesOf } from './table.js';

/* What a step does is told by its events, all of it: a table that only hears them stays the same as the state. */

type Input = KingdomBuilderMove | KingdomBuilderChance;

interface Step {
  readonly before: KingdomBuilderState;
  readonly state: KingdomBuilderState;
  readonly events: readonly KingdomBuilderEvent[];
  readonly input: Input;
}

const options: fc.Arbitrary<KingdomBuilderOptions> = fc
  .record({
    players: fc.integer({ min: 2, max: 4 }),
    sections: anySections,
    rulings: anyRulings,
    seed: fc.integer(),
    first: fc.nat(3),
  })
  .map(({ first, ...others }) => ({ ...others, firstPlayer: first % others.players }));

/** A random game; cards are drawn step by step, and tiles are used every other time that they can be. */
const playFrom = (first: KingdomBuilderState, seed: number, look: (now: Step) => void): void => {
  const random = createRandom(seed);
  let state = first;
  for (let due = turn(state); due.kind !== 'over'; due = turn(state)) {
    const moves = due.kind === 'decision' ? legalMoves(state) : [];
    const tiles = random(2) === 0 ? moves.filter(({ type }) => type === 'tile') : [];
    const input: Input =
      due.kind === 'chance'
        ? pickFrom(chance(state), random).outcome
        : pickFrom(tiles.length > 0 ? tiles : moves, random);
    const { state: next, events } = step(state, input);
    look({ before: state, state: next, events, input });
    state = next;
  }
};

/** The first state of a game in which chance is left to the test. */
const begun = (game: KingdomBuilderOptions): KingdomBuilderState => init({ ...init(game).options, chance: 'manual' });

/** A game of four where nearly all canyons and deserts are settled, so that some cards fit nowhere. */
const crowded = (left: number): KingdomBuilderState => {
  const places = (['canyon', 'desert'] as const).flatMap((terrain) => placesOf(FIRST_GAME, terrain).slice(left));
  const quarter = Math.ceil(places.length / 4);
  return fromPosition({
    sections: FIRST_GAME,
    settlements: [0, 1, 2, 3].map((seat) => places.slice(seat * quarter, (seat + 1) * quarter)),
    chance: 'manual',
  });
};

/** The event that each input must begin with. */
const told = (input: Input, { phase, terrain, pile }: KingdomBuilderState, player: number): object => {
  switch (input.type) {
    case 'draw':
      if (pile.every((cards) => cards === 0)) return { type: 'pile-reshuffled' };
      return { type: phase === 'turn' ? 'card-played' : 'card-drawn', player, terrain: input.terrain };
    case 'build':
      return { type: 'settlement-built', player, hex: input.hex, tile: null };
    case 'tile':
      return input.from === null
        ? { type: 'settlement-built', player, hex: input.hex, tile: input.tile }
        : { type: 'settlement-moved', player, from: input.from, hex: input.hex, tile: input.tile };
    case 'end-turn':
      return terrain === null ? { type: 'turn-ended', player } : { type: 'card-discarded', player, terrain };
    default:
      return input satisfies never;
  }
};

/** Plays on before a listener, and compares what it knows with what it sees after each step. */
const playBefore = (first: KingdomBuilderState, seed: number, listener: Listener, look?: (now: Step) => void): void => {
  const seen = (state: KingdomBuilderState) =>
    listener === 'all' ? tableOfState(state) : tableOfView(view(state, listener));
  const { table, tell } = listen(
    first.options,
    listener,
    first.phase === 'deal' ? emptyTable(first.options) : seen(first),
  );
  playFrom(first, seed, (now) => {
    const { state, events } = now;
    const supplies = table.settlements.map((own) => 40 - own.length);
    for (const event of listener === 'all' ? events : viewEvents(events, listener)) tell(event);
    expect(table).toEqual(seen(state));
    const emptied = table.settlements.flatMap((own, seat) => (own.length === 40 && supplies[seat] === 1 ? [seat] : []));
    expect(events.flatMap((event) => (event.type === 'last-settlement' ? [event.player] : []))).toEqual(emptied);
    look?.(now);
  });
};

describe('the events of a step', () => {
  const beginsWithInput = ({ before, events, input }: Step): void => {
    expect(events[0]).toMatchObject(told(input, before, before.player));
  };

  test('make the same table as the state, and begin with what was done', () => {
    fc.assert(
      fc.property(options, fc.nat(), (game, seed) => playBefore(begun(game), seed, 'all', beginsWithInput)),
      { numRuns: 30 },
    );
  });

  test('and so they do where cards fit nowhere', () => {
    fc.assert(
      fc.property(
        fc.nat(4),
        fc.nat(),
        fc.constantFrom('all' as const, 2, 'spectator' as const),
        (left, seed, listener) => playBefore(crowded(left), seed, listener, beginsWithInput),
      ),
      { numRuns: 20 },
    );
  });

  test('keep the view of a seat and of a spectator up to date', () => {
    fc.assert(
      fc.property(options, fc.nat(), fc.constantFrom(0, 1, 'spectator' as const), (game, seed, viewer) =>
        playBefore(begun(game), seed, viewer),
      ),
      { numRuns: 30 },
    );
  });

  test('are of every type there is', () => {
    const counts: Record<KingdomBuilderEvent['type'], number> = {
      'card-drawn': 0,
      'pile-reshuffled': 0,
      'turn-started': 0,
      'turn-ended': 0,
      'last-settlement': 0,
      'card-played': 0,
      'card-removed': 0,
      'card-discarded': 0,
      'settlement-built': 0,
      'settlement-moved': 0,
      'tile-taken': 0,
      'tile-lost': 0,
      'game-over': 0,
    };
    const count = ({ events }: Step): void => {
      for (const { type } of events) counts[type]++;
    };
    for (let seed = 0; seed < 6; seed++) {
      playFrom(begun({ players: 2 + (seed % 3), seed }), seed, count);
      playFrom(crowded(seed), seed, count);
    }
    expect(Object.entries(counts).filter(([, times]) => times === 0)).toEqual([]);
    expect(counts['game-over']).toBe(12);
  });
});
