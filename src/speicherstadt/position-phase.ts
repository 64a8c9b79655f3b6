import type { Player } from '../core/contract.js';
import type { Refuse } from '../core/read.js';
import type { Draft } from './draft.js';
import { owns } from './owned.js';
import { continueDemand } from './phases/demand.js';
import { fireResult } from './phases/fire.js';
import { continuePurchase } from './phases/purchase.js';
import { continueSupply } from './phases/supply.js';
import { leftOf, ownerOf, startPlayer } from './seats.js';
import type { Asked } from './types.js';

/* Whom the phase of a position waits for. */

/** Lets the phase find out who is next, unless the position says so. */
export const findPlayer = (next: Draft, player: Player | undefined, refuse: Refuse): void => {
  const { phase, asked } = next;
  if (asked !== null) findAsked(next, asked, refuse);
  else if (phase === 'supply') continueSupply(next, undefined);
  else if (phase === 'purchase') continuePurchase(next, undefined);
  else if (phase === 'over') return;
  else if (player !== undefined) next.player = player;
  else if (phase === 'demand') {
    // As if the seat before had just placed: the first one from the start player on that has workers is next.
    next.player = (startPlayer(next) + next.options.players - 1) % next.options.players;
    if (next.columns.flat().concat(next.holders).length > 0) next.player = lastToPlace(next);
    continueDemand(next, undefined);
  }
};

/** A question goes to the owner of the card; at a fire, those before him have gained and lost what they do. */
const findAsked = (next: Draft, asked: Asked, refuse: Refuse): void => {
  const owner = next.cards.findIndex((_, seat) => owns(next, seat, asked));
  if (owner < 0) refuse(['asked'], 'card', 'a card that a seat owns');
  else next.player = owner;
  if (owner < 0 || asked === 'snitch') return;
  const { winners, losers } = fireResult(next);
  const order = asked === 'squad-leader' ? winners : losers;
  if (!order.includes(owner))
    refuse(['asked'], 'phase', `${asked === 'squad-leader' ? 'a gain' : 'a loss'} of seat ${owner} at the fire`);
  next.settled = order.indexOf(owner) + (order === losers ? winners.length : 0);
};

/** The seat that placed last: workers are placed in turn, so whoever follows has placed fewer. */
const lastToPlace = (next: Draft): Player => {
  const placed = next.columns.flat().concat(next.holders).map(ownerOf);
  let player = startPlayer(next);
  let last = (player + next.options.players - 1) % next.options.players;
  const most = Math.max(...next.coins.map((_, seat) => placed.filter((owner) => owner === seat).length));
  for (let i = 0; i < next.options.players; i++) {
    if (placed.filter((owner) => owner === player).length === most) last = player;
    player = leftOf(next, player);
  }
  return last;
};
