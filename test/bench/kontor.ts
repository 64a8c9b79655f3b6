import { createRandom } from 'kontorhaus';
import type { KontorState } from 'kontorhaus/kontor';
import { apply, init, kontor, legalMoves, resample, score, turn, unsafe, view, zones } from 'kontorhaus/kontor';
import type { Case } from './measure.js';

/** Keeps the last result, so that no call is optimized away. */
export let kept: unknown;

/** Random games of the advanced rules, two players. */
export const kontorCases = (): readonly Case[] => {
  const random = createRandom('bench');
  let seed = 0;
  const playout = (choose: (state: KontorState) => KontorState): number => {
    let state = init({ players: 2, ruleset: 'advanced', seed: seed++ });
    let moves = 0;
    while (state.phase !== 'over') {
      state = choose(state);
      moves++;
    }
    return moves;
  };
  const states: KontorState[] = [];
  const finals: KontorState[] = [];
  for (let game = 0; game < 40; game++) {
    let state = init({ players: 2, ruleset: 'advanced', seed: game });
    for (let moves = 0; turn(state).kind === 'decision'; moves++) {
      if (moves % 7 === 0) states.push(state);
      const all = legalMoves(state);
      state = apply(state, all[random(all.length)] as (typeof all)[number]);
    }
    finals.push(state);
  }
  const views = states.map((state) => view(state, 0));
  const texts = states.map((state): unknown => JSON.parse(JSON.stringify(state)));
  const over = <T>(items: readonly T[], act: (item: T) => unknown): number => {
    for (const item of items) kept = act(item);
    return items.length;
  };
  return [
    {
      name: 'Kontor playout: legalMoves, apply',
      unit: 'moves',
      work: () =>
        playout((state) => {
          const moves = legalMoves(state);
          return apply(state, moves[random(moves.length)] as (typeof moves)[number]);
        }),
    },
    {
      name: 'Kontor playout: legalMoves, unsafe.apply',
      unit: 'moves',
      work: () =>
        playout((state) => {
          const moves = legalMoves(state);
          return unsafe.apply(state, moves[random(moves.length)] as (typeof moves)[number]);
        }),
    },
    { name: 'Kontor score (final)', unit: 'calls', work: () => over(finals, score) },
    { name: 'Kontor zones', unit: 'calls', work: () => over(states, zones) },
    { name: 'Kontor view', unit: 'calls', work: () => over(states, (state) => view(state, 0)) },
    { name: 'Kontor resample', unit: 'calls', work: () => over(views, (seen) => resample(seen, random)) },
    { name: 'Kontor parseState', unit: 'calls', work: () => over(texts, (text) => kontor.parseState(text)) },
  ];
};
