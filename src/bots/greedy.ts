import type { Parts, Random, Rules } from '../core/contract.js';
import { pickFrom } from '../core/random.js';
import { randomStep, settled } from './playout.js';
import { mustMove, seatOf } from './seat.js';
import { marginsOf, sideOf } from './side.js';
import type { Bot } from './types.js';

const P = (globalThis as any).process?.env ?? {};
const SAMPLES = Number(P.GS ?? 4);
const AHEAD = Number(P.GA ?? 60);
const ROLLS = Number(P.GR ?? 3);
const WIDEST = 24;

export const greedyBot = <T extends Parts>(game: Rules<T>): Bot<T> => {
  const marginOf = (state: T['State'], side: number): number => marginsOf(game, state)[side] as number;

  const comeTo = (start: T['State'], side: number, random: Random): number => {
    const from = marginOf(start, side);
    let state = start;
    for (let moves = 0; moves < AHEAD; moves++) {
      const next = randomStep(game, state, random);
      if (next === null) break;
      state = next;
      const margin = marginOf(state, side);
      if (P.GV === "1" && margin !== from) return margin;
    }
    return P.GV !== "1" ? marginOf(state, side) : from;
  };

  return (view, random) => {
    const seat = seatOf(game, view);
    const moves: readonly (T['Move'] | null)[] = game.legalMoves(view, seat);
    const choices = mustMove(game.turn(view), seat) ? moves : [null, ...moves];
    if (choices.length < 2) return choices[0] ?? null;
    const samples = Array.from({ length: SAMPLES }, () => game.resample(view, random));
    const side = sideOf(game.score(view), seat);
    const after = (sample: T['State'], move: T['Move'] | null): T['State'] =>
      move === null ? sample : settled(game, game.unsafe.apply(sample, move), random);

    const best = (of: readonly (T['Move'] | null)[], worth: (state: T['State']) => number): readonly (T['Move'] | null)[] => {
      const values = of.map((move) => samples.reduce((sum, sample) => sum + worth(after(sample, move)), 0));
      const highest = Math.max(...values);
      return of.filter((_, i) => values[i] === highest);
    };

    let equal = best(choices, (state) => marginOf(state, side));
    if (equal.length > WIDEST) {
      const some = equal.slice();
      equal = Array.from({ length: WIDEST }, () => some.splice(random(some.length), 1)[0] as T['Move'] | null);
    }
    if (equal.length > 1)
      equal = best(equal, (state) => {
        let sum = 0;
        for (let i = 0; i < ROLLS; i++) sum += comeTo(state, side, random);
        return sum;
      });
    return pickFrom(equal, random);
  };
};
