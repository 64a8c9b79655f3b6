import type { Player } from '../../core/contract.js';
import { ask, cardAt, type Draft, discard, type Emit, endGame, gain, owns, type Seen, startPlayer } from '../draft.js';
import { premiumOf } from '../kaispeicher/cards/insurance.js';
import type { MoveOf } from '../moves.js';
import type { CardNumber } from '../types.js';
import { startPurchase } from './purchase.js';
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
export const isLastFire = (of: Seen): boolean => of.fire >= 0 && cardAt(of, of.fire).season === LAST_SEASON;

/**
 * The strength of a seat's firemen; with the Fire Truck one counts twice: the best one, since it never hurts. (Public
 * rules summaries, "Fire"; the expansion's rulebook, "Fire Truck".)
 */
const strengthOf = (of: Seen, player: Player): number => {
  let sum = 0;
  let best = 0;
  for (const number of of.cards[player] as readonly CardNumber[]) {
    const { value } = cardAt(of, number);
    sum += value;
    if (value > best) best = value;
  }
  return owns(of, player, 'fire-truck') ? sum + best : sum;
};

/** The highest sum gains, the lowest loses; ties are settled by the ruling `fireTies`. */
export const fireResult = (of: Seen): FireResult => {
  const sums = of.cards.map((_, player) => strengthOf(of, player));
  const order = sums.map((_, after) => (startPlayer(of) + after) % sums.length);
  const seatsWith = (sum: number): readonly Player[] => order.filter((player) => sums[player] === sum);
  const winners = seatsWith(Math.max(...sums));
  const losers = seatsWith(Math.min(...sums));
  const { fireTies = 'full' } = of.options.rulings;
  const unless = (tied: boolean, seats: readonly Player[]): readonly Player[] =>
    tied && seats.length > 1 ? [] : seats;
  return {
    sums,
    // When all are equal, nothing moves.
    winners: unless(fireTies === 'nobody' || (fireTies !== 'full' && winners.length === sums.length), winners),
    losers: unless(fireTies !== 'full', losers),
  };
};

/** A fire breaks out. */
export const startFire = (next: Draft, number: CardNumber, emit: Emit): void => {
  next.fire = number;
  const { id, points } = cardAt(next, number);
  const result = fireResult(next);
  emit?.({ type: 'fire', card: id, points, ...result });
  settle(next, result, emit);
};

/** Points move one seat after the other, the winners first; a card's owner may be asked before. */
const settle = (next: Draft, { winners, losers }: FireResult, emit: Emit): void => {
  const { id, points, season } = cardAt(next, next.fire);
  for (; next.settled < winners.length + losers.length; next.settled++) {
    const wins = next.settled < winners.length;
    const player = (wins ? winners[next.settled] : losers[next.settled - winners.length]) as Player;
    const card = wins ? 'squad-leader' : 'insurance';
    if (owns(next, player, card) && (wins || premiumOf(next) <= (next.coins[player] as number))) {
      ask(next, player, card, emit);
      return;
    }
    gain(next, 'points', player, wins ? points : -points, id, emit);
  }
  discard(next, id, null, emit);
  next.fire = -1;
  next.settled = 0;
  next.player = startPlayer(next);
  if (season === LAST_SEASON) endGame(next, emit);
  else continueSupply(next, emit);
};

/**
 * The answer of the seat that was asked. With the Squad Leader the gain is doubled, once; with the Insurance 2 coins to
 * the stock replace the loss, each time. After a no the points move as they would without the card, and to the Snitch's
 * the purchase begins. (The expansion's rulebook, "Squad Leader", "Insurance".)
 */
export const answer = (next: Draft, { type, player }: MoveOf<'double' | 'insure' | 'decline'>, emit: Emit): void => {
  const { asked } = next;
  next.asked = null;
  if (asked === 'snitch') {
    startPurchase(next, emit);
    return;
  }
  if (type === 'double') discard(next, 'squad-leader', player, emit);
  if (type === 'insure') gain(next, 'coins', player, -premiumOf(next), 'insurance', emit);
  const { id, points } = cardAt(next, next.fire);
  const times = asked === 'insurance' ? (type === 'insure' ? 0 : -1) : type === 'double' ? 2 : 1;
  gain(next, 'points', player, times * points, id, emit);
  next.settled++;
  settle(next, fireResult(next), emit);
};
