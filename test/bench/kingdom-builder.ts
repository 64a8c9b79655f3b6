import { createRandom } from 'kontorhaus';
import type { KingdomBuilderState } from 'kontorhaus/kingdom-builder';
import {
  apply,
  init,
  kingdomBuilder,
  legalMoves,
  pickMove,
  resample,
  score,
  turn,
  unsafe,
  view,
} from 'kontorhaus/kingdom-builder';
import type { Case } from './measure.js';

const PLAYERS = 2;

/** Keeps the last result, so that no call is optimized away. */
export let kept: unknown;

/**
 * As many games as the library keeps boards at hand: in a game the board is read once, and these calls are of one game
 * after the other.
 */
const GAMES = 8;

/** States of random games, every third move: neither all early nor all late. */
const sampleStates = (games: number): readonly KingdomBuilderState[] => {
  const random = createRandom('sample');
  const states: KingdomBuilderState[] = [];
  for (let seed = 0; seed < games; seed++) {
    let state = init({ players: PLAYERS, seed });
    for (let moves = 0; turn(state).kind === 'decision'; moves++) {
      if (moves % 3 === 0) states.push(state);
      state = apply(state, pickMove(state, state.player, random));
    }
  }
  return states;
};

/** Two players, random boards (so all tiles), three random cards. */
export const kingdomBuilderCases = (): readonly Case[] => {
  const random = createRandom('bench');
  const states = sampleStates(GAMES);
  const finals = Array.from({ length: GAMES }, (_, seed) => {
    let state = init({ players: PLAYERS, seed });
    while (turn(state).kind === 'decision') state = apply(state, pickMove(state, state.player, random));
    return state;
  });
  const views = states.map((state) => view(state, state.player));
  const texts = states.map((state): unknown => JSON.parse(JSON.stringify(state)));
  let seed = 0;
  // Ten games at a time: reading the clock after each would be part of what is timed.
  const playout = (choose: (state: KingdomBuilderState) => KingdomBuilderState): number => {
    let moves = 0;
    for (let game = 0; game < 10; game++) {
      let state = init({ players: PLAYERS, seed: seed++ });
      while (state.phase !== 'over') {
        state = choose(state);
        moves++;
      }
    }
    return moves;
  };
  const over = <T>(items: readonly T[], act: (item: T) => unknown): number => {
    for (const item of items) kept = act(item);
    return items.length;
  };
  return [
    {
      name: 'Kingdom Builder playout: legalMoves, apply',
      unit: 'moves',
      work: () =>
        playout((state) => {
          const moves = legalMoves(state);
          return apply(state, moves[random(moves.length)] as (typeof moves)[number]);
        }),
    },
    {
      name: 'Kingdom Builder playout: legalMoves, unsafe.apply',
      unit: 'moves',
      work: () =>
        playout((state) => {
          const moves = legalMoves(state);
          return unsafe.apply(state, moves[random(moves.length)] as (typeof moves)[number]);
        }),
    },
    {
      name: 'Kingdom Builder playout: pickMove, unsafe.apply',
      unit: 'moves',
      work: () => playout((state) => unsafe.apply(state, pickMove(state, state.player, random))),
    },
    {
      name: 'Kingdom Builder playout: pickMove, apply',
      unit: 'moves',
      work: () => playout((state) => apply(state, pickMove(state, state.player, random))),
    },
    {
      name: 'Kingdom Builder choice: legalMoves',
      unit: 'calls',
      work: () =>
        over(states, (state) => {
          const moves = legalMoves(state);
          return moves[random(moves.length)];
        }),
    },
    {
      name: 'Kingdom Builder choice: pickMove',
      unit: 'calls',
      work: () => over(states, (state) => pickMove(state, state.player, random)),
    },
    { name: 'Kingdom Builder score (final)', unit: 'calls', work: () => over(finals, score) },
    { name: 'Kingdom Builder view', unit: 'calls', work: () => over(states, (state) => view(state, state.player)) },
    { name: 'Kingdom Builder resample', unit: 'calls', work: () => over(views, (seen) => resample(seen, random)) },
    {
      name: 'Kingdom Builder parseState',
      unit: 'calls',
      work: () => over(texts, (text) => kingdomBuilder.parseState(text)),
    },
  ];
};
