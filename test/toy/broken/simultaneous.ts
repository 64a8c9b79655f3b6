import { toy, toyFrom } from '../index.js';
import { basis } from '../rules.js';
import type { ToyEvent } from '../types.js';
import { type Broken, but, viewing } from './change.js';

/** Flaws in choices at the same time. */
export const simultaneous: readonly Broken[] = [
  {
    flaw: 'who bids last matters',
    game: toyFrom({
      play: (state, input, emit, random) => {
        const next = basis.play(state, input, emit, random);
        const last = input.type === 'bid' && next.discard !== state.discard && input.player === 0;
        return last && next.shown[0] !== null ? { ...next, shown: next.shown.with(0, null) } : next;
      },
    }),
    noticed: ['the order in which simultaneous choices arrive does not matter'],
  },
  {
    flaw: 'a view shows the secret bids',
    game: viewing((state) => ({ bids: state.bids })),
    noticed: [
      'a simultaneous choice stays hidden until the last one has arrived',
      'a view of a sample of a view is that view',
      'parseView accepts every view of every state that is reached, as it is',
      'parseView refuses other shapes, newer rules, other games and states, and takes older rules',
    ],
  },
  {
    flaw: 'the event of a bid shows its card to all',
    game: but({
      viewEvents: (events, viewer) => {
        const seen = toy.viewEvents(events, viewer);
        return seen.map((event, i) => (event.type === 'bid-placed' ? (events[i] as ToyEvent) : event));
      },
    }),
    noticed: ['a simultaneous choice stays hidden until the last one has arrived'],
  },
];
