import { checkSource } from '../../../src/core/arguments.js';
import { isRecord } from '../../../src/core/read.js';
import { toy } from '../index.js';
import { plus } from '../rules.js';
import type { Card, ToyEvent, ToyView } from '../types.js';
import { type Broken, but, remembering, telling, viewing } from './change.js';

/** Flaws in what is hidden. */
export const secrecy: readonly Broken[] = [
  {
    flaw: 'the event of a draw shows its card to all',
    game: but({
      viewEvents: (events, viewer) => {
        const seen = toy.viewEvents(events, viewer);
        return seen.map((event, i) => (event.type === 'card-drawn' ? (events[i] as ToyEvent) : event));
      },
    }),
    noticed: ['outcomes that look the same afterwards have the same events'],
  },
  {
    flaw: 'the event of a show holds the other card of the hand, and is not said to reveal',
    game: {
      ...telling((event, state) =>
        event.type === 'card-shown'
          ? { ...event, card: (1 + (state.hands[event.player] ?? []).findIndex((n) => n > 0)) as Card }
          : event,
      ),
      info: { ...toy.info, reveals: ['bids-revealed'] },
    },
    noticed: ['the same move in situations that look the same tells nobody a secret'],
  },
  {
    flaw: 'viewEvents drops what others may not see',
    game: but({
      viewEvents: (events, viewer) =>
        toy.viewEvents(events, viewer).filter((event) => event.type !== 'card-drawn' || event.card !== null),
    }),
    noticed: ['viewEvents hides what an event holds, never the event'],
  },
  {
    flaw: 'a view holds the generator',
    game: viewing((state) => ({ random: state.random })),
    noticed: [
      'a view shows neither the generator nor a seed',
      'a view of a sample of a view is that view',
      'parseView accepts every view of every state that is reached, as it is',
      'parseView refuses other shapes, newer rules, other games and states, and takes older rules',
    ],
  },
  {
    flaw: 'views tell of a schema that the states do not carry, and are parsed and dealt alike',
    game: but({
      view: (state, viewer) => ({ ...toy.view(state, viewer), schema: 77 }) as unknown as ToyView,
      resample: (view, random) => toy.resample({ ...view, schema: 1 }, random),
      parseView: (input) => {
        if (!isRecord(input)) return toy.parseView(input);
        const parsed = toy.parseView({ ...input, schema: input['schema'] === 77 ? 1 : 0 });
        return parsed.ok ? { ok: true, value: { ...parsed.value, schema: 77 } as unknown as ToyView } : parsed;
      },
    }),
    noticed: ['parseView accepts every view of every state that is reached, as it is'],
  },
  {
    flaw: 'a view holds one number of the generator',
    game: viewing((state) => ({ dice: state.random?.state[2] ?? 0 })),
    noticed: [
      'a view shows neither the generator nor a seed',
      'a view of a sample of a view is that view',
      'parseView accepts every view of every state that is reached, as it is',
      'parseView refuses other shapes, newer rules, other games and states, and takes older rules',
      'parseView never throws, and the rules hold on whatever it accepts',
    ],
  },
  {
    flaw: 'a sample holds the true hands',
    game: remembering((sample, { hands, bids, pile }) => ({ ...sample, hands, bids, pile })),
    noticed: ['samples vary where something is hidden, and depend on their source alone'],
  },
  {
    flaw: 'a sample holds the true hands while a bid is secret',
    game: remembering((sample, { hands, bids, pile }) =>
      bids.every((bid) => bid === null) ? sample : { ...sample, hands, bids, pile },
    ),
    noticed: ['samples vary where something is hidden, and depend on their source alone'],
  },
  {
    flaw: 'a sample makes a card out of nothing',
    game: but({
      resample: (view, random) => {
        const sample = toy.resample(view, random);
        const [lower, higher] = [sample.pile[0] as number, sample.pile[1] as number];
        return lower > 0 && higher < 3 ? { ...sample, pile: plus(plus(sample.pile, 1, -1), 2) } : sample;
      },
    }),
    noticed: [
      'a sample is a valid state of the same game',
      'a view of a sample of a view is that view',
      'resample is uniform over the deals that agree with the view',
      'parseView never throws, and the rules hold on whatever it accepts',
    ],
  },
  {
    flaw: 'a sample gives the first seat the highest of the unseen cards',
    game: but({
      resample: (view, random) => {
        checkSource(random);
        return toy.resample(view, (n) => (n > 100 ? random(n) : Math.max(random(n), random(n))));
      },
    }),
    noticed: ['resample is uniform over the deals that agree with the view'],
  },
  {
    flaw: 'a sample goes on with the generator of the game',
    game: remembering((sample, { random }) => ({ ...sample, random })),
    noticed: ['a sample has a generator of its own'],
  },
  {
    flaw: 'samples are always seeded',
    game: but({ resample: (view, random) => toy.resample({ ...view, seeded: true }, random) }),
    noticed: [
      'a view of a sample of a view is that view',
      'a sample has a generator of its own',
      'a sample is a valid state of the same game',
      'parseView never throws, and the rules hold on whatever it accepts',
    ],
  },
];
