import { deriveMovesFrom } from '../../../src/core/derive.js';
import { pickFrom } from '../../../src/core/random.js';
import { toy } from '../index.js';
import { basis, legalMoves } from '../rules.js';
import type { Toy, ToyMove, ToyView } from '../types.js';
import { type Broken, but, isView, wishing } from './change.js';

const NO_STATE = 'a view, and anything else that is not a state of the game, is refused where a state is needed';
const NO_VIEW = 'a state, and anything else that is not a view of the game, is refused by resample';
const NO_SEAT = 'a seat that is not in the game has no legal moves, and is refused by pickMove and movesFrom';
const NO_VIEWER = 'who is neither a seat nor a spectator gets no view and no events';
const NO_SOURCE = 'pickMove and resample refuse what is not a source of chance';

/** Flaws in what is done with wrong arguments. */
export const wrongArguments: readonly Broken[] = [
  {
    flaw: 'step takes a view',
    game: but({
      step: (state, input) =>
        'viewer' in state ? { state: basis.play(state, input), events: [], chance: [] } : toy.step(state, input),
    }),
    noticed: [NO_STATE],
  },
  {
    flaw: 'chance takes a view',
    game: but({ chance: (state) => ('viewer' in state ? [] : toy.chance(state)) }),
    noticed: [NO_STATE],
  },
  {
    flaw: 'withRandom takes a state of another game',
    game: but({
      withRandom: (state, seed) => toy.withRandom('hands' in Object(state) ? { ...state, game: 'toy' } : state, seed),
    }),
    noticed: [NO_STATE],
  },
  {
    flaw: 'a state that is missing is a TypeError',
    game: but({
      view: (state, viewer) => {
        if (state === undefined) throw new TypeError('state is undefined');
        return toy.view(state, viewer);
      },
    }),
    noticed: [NO_STATE],
  },
  {
    flaw: 'tryApply refuses a view as no such move',
    game: but({
      tryApply: (state, input) =>
        'viewer' in Object(state) ? { ok: false, error: { code: 'no-such-move' } } : toy.tryApply(state, input),
    }),
    noticed: [NO_STATE],
  },
  {
    flaw: 'resample gives a state back',
    game: but({ resample: (view, random) => ('hands' in Object(view) ? (view as never) : toy.resample(view, random)) }),
    noticed: [NO_VIEW],
  },
  {
    flaw: 'resample takes a view of another game',
    game: but({
      resample: (view, random) =>
        toy.resample('viewer' in Object(view) ? { ...(view as ToyView), game: 'toy' } : view, random),
    }),
    noticed: [NO_VIEW],
  },
  {
    flaw: 'null is any seat',
    game: but({ legalMoves: (of, player) => toy.legalMoves(of, player ?? undefined) }),
    noticed: [NO_SEAT],
  },
  {
    flaw: 'text is a seat',
    game: but({ legalMoves: (of, player) => toy.legalMoves(of, typeof player === 'string' ? Number(player) : player) }),
    noticed: [NO_SEAT],
  },
  {
    flaw: 'pickMove without a seat picks for anybody',
    game: but({
      pickMove: (of, player, random) =>
        player === undefined && legalMoves(of).length > 0
          ? pickFrom<ToyMove>(legalMoves(of), random)
          : toy.pickMove(of, player, random),
    }),
    noticed: [NO_SEAT],
  },
  {
    flaw: 'movesFrom lists nothing for a seat that does not exist',
    game: wishing((of, player, partial) =>
      player === of.options.players ? [] : deriveMovesFrom<Toy>(toy.legalMoves)(of, player, partial),
    ),
    noticed: [NO_SEAT],
  },
  {
    flaw: 'legalMoves knows no seat -0',
    game: but({ legalMoves: (of, player) => (Object.is(player, -0) ? [] : toy.legalMoves(of, player)) }),
    noticed: [NO_SEAT],
  },
  {
    flaw: 'pickMove takes -0 for 0',
    game: but({ pickMove: (of, player, random) => toy.pickMove(of, player === 0 ? 0 : player, random) }),
    noticed: [NO_SEAT],
  },
  {
    flaw: 'movesFrom takes -0 for 0',
    game: wishing((of, player, partial) => toy.movesFrom(of, player === 0 ? 0 : player, partial)),
    noticed: [NO_SEAT],
  },
  {
    flaw: 'movesFrom needs a wish',
    game: wishing((of, player, partial) => {
      if (partial === undefined) throw new TypeError('partial is undefined');
      return toy.movesFrom(of, player, partial);
    }),
    noticed: ['movesFrom is legalMoves without the moves that differ in a field'],
  },
  {
    flaw: 'view takes any viewer for a spectator',
    game: but({
      view: (state, viewer) => {
        const seats = [...Array(3).keys()].slice(0, state?.options?.players);
        return toy.view(state, seats.includes(viewer as number) ? viewer : 'spectator');
      },
    }),
    noticed: [NO_VIEWER],
  },
  {
    flaw: 'view takes -0 for 0',
    game: but({ view: (state, viewer) => toy.view(state, viewer === 0 ? 0 : viewer) }),
    noticed: [NO_VIEWER],
  },
  {
    flaw: 'viewEvents takes -0 for 0',
    game: but({ viewEvents: (events, viewer) => toy.viewEvents(events, viewer === 0 ? 0 : viewer) }),
    noticed: [NO_VIEWER],
  },
  {
    flaw: 'events are shown to anybody',
    game: but({ viewEvents: (events, viewer) => toy.viewEvents(events, viewer ?? 'spectator') }),
    noticed: [NO_VIEWER],
  },
  {
    flaw: 'pickMove without a source picks the first move',
    game: but({
      pickMove: (of, player, random) => toy.pickMove(of, player, (random as typeof random | undefined) ?? (() => 0)),
    }),
    noticed: [NO_SOURCE],
  },
  {
    flaw: 'pickMove blames the seat for the source',
    game: but({
      pickMove: (of, player, random) =>
        typeof random === 'function' || isView(of) ? toy.pickMove(of, player, random) : toy.pickMove(of, -1, random),
    }),
    noticed: [NO_SOURCE],
  },
  {
    flaw: 'resample asks for a source only where it draws',
    game: but({
      resample: (view, random) =>
        (view as ToyView | undefined)?.seeded === false && typeof random !== 'function'
          ? toy.resample(view, () => 0)
          : toy.resample(view, random),
    }),
    noticed: [NO_SOURCE],
  },
];
