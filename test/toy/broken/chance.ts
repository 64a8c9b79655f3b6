import { toy, toyFrom } from '../index.js';
import { basis } from '../rules.js';
import { type Broken, but, checking, telling } from './change.js';

/** Flaws in chance and its two modes. */
export const chance: readonly Broken[] = [
  {
    flaw: 'a weight is no whole number',
    game: toyFrom({
      chance: (state) =>
        basis
          .chance(state)
          // Their sum stays what it was, so that games go on.
          .map((w, i, all) => (all.length > 1 && i < 2 ? { ...w, weight: w.weight + (i === 0 ? 0.5 : -0.5) } : w)),
    }),
    noticed: ['at chance there are outcomes with whole positive weights, each possible and listed once'],
  },
  {
    flaw: 'chance leaves out a card',
    game: but({ chance: (state) => toy.chance(state).filter(({ outcome }, i) => i === 0 || outcome.card < 4) }),
    noticed: [
      'outcomes are only possible where chance lists them, and never on a view',
      'a manual game fed with the outcomes of a seeded one is the same game',
      'withRandom changes the generator alone, and resolves chance that is due',
    ],
  },
  {
    flaw: 'after the end check says that it is not your turn',
    game: checking((of, input) => {
      const illegal = toy.check(of, input);
      return illegal?.code === 'game-over' ? { code: 'not-your-turn', players: [] } : illegal;
    }),
    noticed: ['nobody can move while chance is due or after the end'],
  },
  {
    flaw: 'withRandom ignores the seed',
    game: but({ withRandom: (state, seed) => toy.withRandom(state, seed === null ? null : 1) }),
    noticed: ['withRandom changes the generator alone, and resolves chance that is due'],
  },
  {
    flaw: 'a seeded game waits for the host',
    game: but({
      chance: (state) => {
        const outcomes = toy.chance(state);
        return state.random !== null && toy.turn(state).kind === 'over'
          ? [{ outcome: { type: 'draw', card: 1 }, weight: 1 }]
          : outcomes;
      },
    }),
    noticed: ['a seeded game is never at chance, and a manual one never draws'],
  },
  {
    flaw: 'manual games have other events',
    game: telling((event, state) =>
      event.type === 'bids-revealed' && state.random === null ? { ...event, winner: null } : event,
    ),
    noticed: ['a manual game fed with the outcomes of a seeded one is the same game'],
  },
];
