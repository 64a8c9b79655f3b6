import type { Game } from '../../../src/core/contract.js';
import { IllegalMoveError } from '../../../src/core/errors.js';
import { toy, toyFrom } from '../index.js';
import { basis } from '../rules.js';
import type { Card, Toy } from '../types.js';
import { type Broken, but, checking } from './change.js';

/** Flaws in what functions change, and whether they agree. */
export const purity: readonly Broken[] = [
  {
    flaw: 'an error shows the state',
    game: but({
      apply: (state, move) => {
        try {
          return toy.apply(state, move);
        } catch (error) {
          (error as Error).message += JSON.stringify(state);
          throw error;
        }
      },
    }),
    noticed: ['a refused move changes nothing, and is refused alike by apply, step and tryApply'],
  },
  {
    flaw: 'tryApply writes to the state',
    game: but({
      tryApply: (state, input) => {
        const tried = toy.tryApply(state, input);
        (state as { pot: number }).pot = state.pot;
        return tried;
      },
    }),
    noticed: ['no function changes what it is given'],
  },
  {
    flaw: 'every step copies the options',
    game: toyFrom({
      play: (state, input, emit, random) => {
        const next = basis.play(state, input, emit, random);
        return { ...next, options: { ...next.options } };
      },
    }),
    noticed: ['the parts that a step leaves equal stay the same objects'],
  },
  {
    flaw: 'a step copies the hands that did not change',
    game: toyFrom({
      play: (state, input, emit, random) => {
        const next = basis.play(state, input, emit, random);
        return { ...next, hands: next.hands.map((hand) => hand.slice()) };
      },
    }),
    noticed: ['the parts that a step leaves equal stay the same objects'],
  },
  {
    flaw: 'tryApply leaves out the events',
    game: but({
      tryApply: (state, input) => {
        const tried = toy.tryApply(state, input);
        return tried.ok ? { ok: true, value: { ...tried.value, events: [] } } : tried;
      },
    }),
    noticed: ['apply, step, tryApply and unsafe.apply agree on legal moves'],
  },
  {
    flaw: 'unsafe.apply forgets the generator',
    game: but({ unsafe: { apply: (state, input) => ({ ...toy.unsafe.apply(state, input), random: null }) } }),
    noticed: ['apply, step, tryApply and unsafe.apply agree on legal moves'],
  },
  {
    flaw: 'apply gives another code than check',
    game: but({
      apply: (state, input) => {
        if (toy.check(state, input) !== null) throw new IllegalMoveError('toy', { code: 'illegal' });
        return toy.apply(state, input);
      },
    }),
    noticed: [
      'a refused move changes nothing, and is refused alike by apply, step and tryApply',
      'a view, and anything else that is not a state of the game, is refused where a state is needed',
    ],
  },
  {
    flaw: 'step throws a plain error',
    game: but({
      step: (state, input) => {
        if (toy.check(state, input) !== null) throw new Error('illegal');
        return toy.step(state, input);
      },
    }),
    noticed: [
      'a refused move changes nothing, and is refused alike by apply, step and tryApply',
      'a view, and anything else that is not a state of the game, is refused where a state is needed',
    ],
  },
  {
    flaw: 'init draws from somewhere else',
    game: (() => {
      let games = 0;
      return but({
        init: (options) =>
          options?.chance === 'manual' ? toy.init(options) : toy.withRandom(toy.init(options), games++).state,
      });
    })(),
    noticed: ['the same seed and moves give the same game'],
  },
  {
    flaw: 'outcome is an object with a prototype of its own',
    game: but({
      outcome: (of) => Object.assign(Object.create({}) as object, toy.outcome(of)) as ReturnType<Game<Toy>['outcome']>,
    }),
    noticed: [
      'states, views, moves, outcomes, events, scores and reasons are plain JSON',
      'outcome is null until the game is over',
      'at the end the ranking follows from totals and tie-breaks',
    ],
  },
  {
    flaw: 'a reason has a field that is undefined',
    game: checking((of, input) => {
      const illegal = toy.check(of, input);
      return illegal?.code === 'no-such-card' ? { ...illegal, card: undefined as unknown as Card } : illegal;
    }),
    noticed: [
      'states, views, moves, outcomes, events, scores and reasons are plain JSON',
      'explain and formatMove find words for every reason, move and outcome',
    ],
  },
  {
    flaw: 'the key leaves out the charms',
    game: but({ key: (of) => toy.key({ ...of, charms: [], shown: [] }) }),
    noticed: ['keys are equal exactly where situations are, whatever the generator'],
  },
  {
    flaw: 'the key of a view leaves out whether there is a generator',
    game: but({ key: (of) => toy.key('seeded' in of ? { ...of, seeded: true } : of) }),
    noticed: ['keys are equal exactly where situations are, whatever the generator'],
  },
  {
    flaw: 'the key holds the generator',
    game: but({ key: (of) => JSON.stringify(of) }),
    noticed: ['keys are equal exactly where situations are, whatever the generator'],
  },
  {
    flaw: 'a first player that is given changes the cards',
    game: (() => {
      const start: Game<Toy>['start'] = (options) =>
        toy.start(
          toy.parseOptions(options).ok && options.firstPlayer === 0 && options.chance !== 'manual'
            ? { ...options, seed: `${options.seed}0` }
            : options,
        );
      return but({ start, init: (options) => start(options).state });
    })(),
    noticed: ['the resolved options and the seed make the same game again'],
  },
];
