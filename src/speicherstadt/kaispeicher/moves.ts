import { added, type Draft, discard, type Emit, gain, placeOf, without } from '../draft.js';
import { isFlag, isId, isSpot } from '../fields.js';
import type { MoveRules } from '../moves.js';
import { checkWorker, continueDemand, placeWorker } from '../phases/demand.js';
import { answerFire } from '../phases/fire.js';
import { buy, startPurchase } from '../phases/purchase.js';
import { auctionHall } from './cards/auction-hall.js';
import { premiumOf } from './cards/insurance.js';
import { smuggler } from './cards/smuggler.js';
import { checkSwap, swap } from './cards/snitch.js';
import { truck } from './cards/truck.js';
import type { KaispeicherMove } from './types.js';

/** A no: to the Snitch the purchase begins, at a fire the points move as they would without the card. */
export const answerNo = (next: Draft, emit: Emit): void => {
  const { asked } = next;
  next.asked = null;
  if (asked === 'snitch') startPurchase(next, emit);
  else answerFire(next, asked === 'insurance' ? -1 : 1, emit);
};

/** The moves that Kaispeicher adds. */
export const KAISPEICHER_MOVES: MoveRules<KaispeicherMove['type']> = {
  // A card of the upper row becomes the last of the reserved ones, with a worker on it. (The expansion's rulebook, "Demand".)
  reserve: {
    fields: [
      ['card', isId],
      ['gray', isFlag],
    ],
    when: 'demand',
    check: (of, { player, card, gray }) =>
      checkWorker(of, player, gray) ??
      (of.upper.includes(placeOf(of, card)) ? null : { code: 'not-in-upper-row', card }),
    play: (next, { player, card, gray }, emit) => {
      const number = placeOf(next, card);
      next.upper = without(next.upper, number);
      next.reserved = added(next.reserved, number);
      placeWorker(next, player, gray, null, number, emit);
    },
  },
  // A Break card is discarded instead of placing a worker; the card goes with the last one. (The expansion's rulebook, "Coffee Break".)
  pass: {
    fields: [],
    when: 'demand',
    card: 'coffee-break',
    play: (next, { player }, emit) => {
      next.breaks--;
      emit?.({ type: 'passed', player, left: next.breaks });
      if (next.breaks === 0) discard(next, 'coffee-break', player, emit);
      continueDemand(next, emit);
    },
  },
  // Discarded in place of any price, once. (The expansion's rulebook, "Fish Market".)
  'fish-market': {
    fields: [],
    when: 'purchase',
    card: 'fish-market',
    play: (next, { player, type }, emit) => {
      discard(next, type, player, emit);
      buy(next, player, 'fish-market', emit);
    },
  },
  // Once in the game the gain from a fire is doubled. (The expansion's rulebook, "Squad Leader".)
  double: {
    fields: [],
    when: 'squad-leader',
    play: (next, { player }, emit) => {
      discard(next, 'squad-leader', player, emit);
      answerFire(next, 2, emit);
    },
  },
  // Each time, 2 coins to the stock replace the loss. (The expansion's rulebook, "Insurance".)
  insure: {
    fields: [],
    when: 'insurance',
    play: (next, { player }, emit) => {
      gain(next, 'coins', player, -premiumOf(next), 'insurance', emit);
      answerFire(next, 0, emit);
    },
  },
  swap: {
    fields: [
      ['own', isSpot],
      ['other', isSpot],
    ],
    when: 'snitch',
    check: checkSwap,
    play: swap,
  },
  auction: auctionHall,
  smuggle: smuggler,
  'truck-take': truck,
  'truck-put': truck,
};
