import type { Parts, Player, Random, Rules, Turn } from '../core/contract.js';
import { draw, pickFrom } from '../core/random.js';
import { randomStep, settled } from './playout.js';
import { mustMove, seatOf } from './seat.js';
import { marginsOf } from './side.js';
import type { Bot, MctsOptions } from './types.js';

const P = (globalThis as any).process?.env ?? {};
const num = (k: string, d: number): number => (P[k] === undefined ? d : Number(P[k]));
const C = num('MC', 0.5);
const DEPTH = num('MD', 20);
const FULL = num('MF', 0);
const BIAS = num('MB', 0.3);
const PRIOR_AT = num('MP', 8);
const K = num('MK', 1);
const WIDEN = num('MW', 1.5);
const WPOW = num('ME', 0.5);
const MIX = num('MX', 0);

interface Arm<M> { move: M | null; visits: number; sum: number; available: number; prior: number; }
interface Node<M> { visits: number; readonly arms: Map<Player, Map<string, Arm<M>>>; readonly next: Map<string, Node<M>>; }
const newNode = <M>(): Node<M> => ({ visits: 0, arms: new Map(), next: new Map() });
const keyOf = (move: object | null): string => {
  if (move === null) return '';
  let key = '';
  for (const name in move) key += `${(move as any)[name]} `;
  return key;
};

export const mctsBot = <T extends Parts>(game: Rules<T>, options: MctsOptions): Bot<T> => (view, random) => {
  type M = T['Move'];
  const seat = seatOf(game, view);
  const own: readonly M[] = game.legalMoves(view, seat);
  const mayPass = !mustMove(game.turn(view), seat);
  if (own.length === 0) return null;
  if (own.length === 1 && !mayPass) return own[0] as M;
  const sides = game.score(view).sides;
  const sideOf: number[] = [];
  sides.forEach(({ players }, side) => { for (const p of players) sideOf[p] = side; });
  const count = sides.length;
  const root = newNode<M>();
  // spread
  let n = 0, mean = 0, m2 = 0;
  const note = (x: number): void => { n++; const d = x - mean; mean += d / n; m2 += d * (x - mean); };

  const rewards = (state: T['State']): number[] => {
    const margins = marginsOf(game, state);
    for (const m of margins) note(m);
    const scale = Math.sqrt(m2 / n) || 1;
    const outcome = game.outcome(state);
    const r = margins.map((m) => 1 / (1 + Math.exp(-m / scale)));
    if (outcome !== null) for (const { place, players } of outcome.ranking) {
      const same = outcome.ranking.filter((o) => o.place === place).length;
      const res = 1 - (place - 1 + (same - 1) / 2) / (count - 1);
      const s = sideOf[players[0] as Player] as number;
      r[s] = 0.5 * (r[s] as number) + 0.5 * res;
    }
    return r;
  };

  const policyStep = (state: T['State']): T['State'] | null => {
    if (K <= 1 || (MIX > 0 && random(100) < MIX)) return randomStep(game, state, random);
    const turn = game.turn(state);
    if (turn.kind === 'over') return null;
    if (turn.kind === 'chance') return settled(game, state, random);
    const who = pickFrom(turn.players, random);
    let best: T['State'] = state, bestV = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < K; i++) {
      const next = game.unsafe.apply(state, game.pickMove(state, who, random));
      const v = marginsOf(game, next)[sideOf[who] as number] as number;
      if (v > bestV) { bestV = v; best = next; }
    }
    return best;
  };

  const choose = (node: Node<M>, who: Player, state: T['State'], pass: boolean): Arm<M> => {
    let arms = node.arms.get(who);
    if (arms === undefined) { arms = new Map(); node.arms.set(who, arms); }
    const moves = game.legalMoves(state, who);
    const here: Arm<M>[] = [];
    let untried = 0, visits = 0;
    const all: readonly (M | null)[] = pass ? [null, ...moves] : moves;
    for (const move of all) {
      const key = keyOf(move);
      let arm = arms.get(key);
      if (arm === undefined) { arm = { move, visits: 0, sum: 0, available: 0, prior: Number.NaN }; arms.set(key, arm); }
      here.push(arm);
      visits += arm.visits;
      if (arm.visits === 0) untried++;
      arm.available++;
    }
    if (here.length === 1) return here[0] as Arm<M>;
    if (visits < PRIOR_AT && node !== root) return pickFrom(here, random);
    // priors
    const side = sideOf[who] as number;
    for (const arm of here) if (Number.isNaN(arm.prior)) {
      const s = arm.move === null ? state : settled(game, game.unsafe.apply(state, arm.move), random);
      arm.prior = marginsOf(game, s)[side] as number;
    }
    let lo = Infinity, hi = -Infinity;
    for (const { prior } of here) { if (prior < lo) lo = prior; if (prior > hi) hi = prior; }
    const span = hi - lo || 1;
    // progressive widening: the untried one with the best prior
    const tried = here.length - untried;
    if (untried > 0 && (hi === lo && WIDEN < 0 || tried < Math.abs(WIDEN) * Math.pow(visits + 1, WPOW))) {
      let best: Arm<M>[] = [];
      for (const arm of here) if (arm.visits === 0) {
        if (best.length === 0 || arm.prior > (best[0] as Arm<M>).prior) best = [arm];
        else if (arm.prior === (best[0] as Arm<M>).prior) best.push(arm);
      }
      return pickFrom(best, random);
    }
    let best: Arm<M> | null = null, bestV = -Infinity;
    for (const arm of here) if (arm.visits > 0) {
      const v = arm.sum / arm.visits + C * Math.sqrt(Math.log(arm.available + 1) / arm.visits) + BIAS * ((arm.prior - lo) / span) / (arm.visits + 1);
      if (v > bestV) { bestV = v; best = arm; }
    }
    return best as Arm<M>;
  };

  const iterations = (options as any).iterations as number;
  for (let it = 0; it < iterations; it++) {
    let state = game.resample(view, random);
    if (!view.seeded) state = game.withRandom(state, draw(random, 2 ** 32)).state;
    let node = root;
    const path: { node: Node<M>; who: Player; arm: Arm<M> }[] = [];
    let turn: Turn = game.turn(state);
    let first = true;
    while (turn.kind === 'decision') {
      let key = '';
      const { players, others } = turn;
      let acted = false;
      for (const who of others) {
        if (first && (!mayPass || who < seat)) continue;
        const arm = choose(node, who, state, true);
        path.push({ node, who, arm });
        if (arm.move !== null) { key = keyOf(arm.move); state = game.unsafe.apply(state, arm.move); acted = true; break; }
      }
      if (!acted) {
        const arms = players.map((who) => choose(node, who, state, false));
        arms.forEach((arm, i) => {
          if (i > 0 && game.check(state, arm.move as M) !== null) return;
          path.push({ node, who: players[i] as Player, arm });
          key += keyOf(arm.move);
          state = game.unsafe.apply(state, arm.move as M);
        });
      }
      first = false;
      let next = node.next.get(key);
      if (next === undefined) { next = newNode(); node.next.set(key, next); node = next; break; }
      node = next;
      turn = game.turn(state);
    }
    for (let d = 0; d < DEPTH; d++) { const next = policyStep(state); if (next === null) break; state = next; }
    if (FULL) {}
    const r = rewards(state);
    for (const { node: at, who, arm } of path) { at.visits++; arm.visits++; arm.sum += r[sideOf[who] as number] as number; }
  }
  let best: Arm<M> | null = null;
  for (const arm of (root.arms.get(seat) as Map<string, Arm<M>>).values())
    if (best === null || arm.visits > best.visits || (arm.visits === best.visits && arm.sum > best.sum)) best = arm;
  return (best as Arm<M>).move;
};
