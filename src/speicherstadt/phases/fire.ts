import type { Player } from '../../core/contract.js';
import { sumOf } from '../../core/sum.js';
import { type Card, cardAt } from '../deck.js';
import { type Draft, type Emit, gain, startPhase, tellDiscarded } from '../draft.js';
import { ask, askedAtFire, extraStrength } from '../kaispeicher/seam.js';
import { cardsOfKind } from '../owned.js';
import { startPlayer } from '../seats.js';
import type { SpeicherstadtSeen } from '../types.js';
import { continueSupply } from './supply.js';

/** Who gains and who loses at a fire. */
export interface FireResult {
  /** The strength of each seat. */
  readonly sums: readonly number[];
  /** Who gains, in turn order from the start player. */
  readonly winners: readonly Player[];
  /** Who loses, likewise. */
  readonly losers: readonly Player[];
}

/** The number of the season whose fire ends the game. */
export const LAST_SEASON = 4;

/** Whether the fire being resolved is the last one: then nothing is loaded any more. */
export const isLastFire = (of: SpeicherstadtSeen): boolean =>
  of.fire >= 0 && cardAt(of, of.fire).season === LAST_SEASON;

/**
 * The highest sum gains, the lowest loses; ties are settled by the ruling `fireTies`. By default all that are tied gain or
 * lose: when all are equal, everybody is in both lists.
 *
 * @example
 * ```ts
 * import { fireResult, fromPosition } from 'kontorhaus/speicherstadt';
 *
 * const state = fromPosition({ seats: [{ cards: ['fireman#4'] }, {}, { cards: ['fireman#5'] }] });
 * fireResult(state); // => { sums: [2, 0, 3], winners: [2], losers: [1] }
 * ```
 */
export const fireResult = (of: SpeicherstadtSeen): FireResult => {
  // The strength of a seat's firemen. (Public rules summaries, "Fire".)
  const sums = of.cards.map((_, player) => {
    const values = cardsOfKind(of, player, 'fireman').map(({ value }) => value);
    return sumOf(values) + extraStrength(of, player, Math.max(0, ...values));
  });
  const order = sums.map((_, after) => (startPlayer(of) + after) % sums.length);
  const seatsWith = (sum: number): readonly Player[] => order.filter((player) => sums[player] === sum);
  const best = seatsWith(Math.max(...sums));
  const worst = seatsWith(Math.min(...sums));
  const { fireTies } = of.options.rulings;
  // No entry is `full`.
  const losesWhenTied = fireTies === undefined;
  // When all are equal, nothing moves with `noLossIfTied`; in full everybody gains and loses as much.
  const gainsWhenTied = losesWhenTied || (fireTies === 'noLossIfTied' && best.length < sums.length);
  return {
    sums,
    winners: gainsWhenTied || best.length === 1 ? best : [],
    losers: losesWhenTied || worst.length === 1 ? worst : [],
  };
};

/** A fire breaks out. */
export const startFire = (next: Draft, { number, id, points }: Card, emit: Emit): void => {
  next.fire = number;
  emit?.({ type: 'fire', card: id, points, ...fireResult(next) });
  settleFire(next, null, emit);
};

/**
 * Points move one seat after the other, the winners first. `times` is for the seat that has answered a question: how
 * often it gains or loses; the others are asked first if there is something to ask.
 */
export const settleFire = (next: Draft, times: number | null, emit: Emit): void => {
  const { id, points, season } = cardAt(next, next.fire);
  const { winners, losers } = fireResult(next);
  next.asked = null;
  const seats = winners.concat(losers);
  let answer = times;
  for (; next.settled < seats.length; next.settled++) {
    const player = seats[next.settled] as Player;
    const wins = next.settled < winners.length;
    const card = answer === null ? askedAtFire(next, player, wins) : null;
    if (card !== null) {
      ask(next, player, card, emit);
      return;
    }
    gain(next, 'points', player, (answer ?? 1) * (wins ? points : -points), id, emit);
    answer = null;
  }
  tellDiscarded(id, null, emit);
  next.fire = -1;
  next.settled = 0;
  next.player = startPlayer(next);
  if (season === LAST_SEASON) startPhase(next, 'over', emit);
  else continueSupply(next, emit);
};
