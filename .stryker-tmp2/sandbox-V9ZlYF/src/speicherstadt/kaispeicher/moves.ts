import { CARD, GRAY, SPOTS } from '../fields.js';
import type { MoveRules } from '../moves.js';
import { AUCTION } from './cards/auction-hall.js';
import { checkPass, pass } from './cards/coffee-break.js';
import { buyWithFishMarket } from './cards/fish-market.js';
import { insure } from './cards/insurance.js';
import { SMUGGLE } from './cards/smuggler.js';
import { checkSwap, swap } from './cards/snitch.js';
import { double } from './cards/squad-leader.js';
import { TRUCK_PUT, TRUCK_TAKE } from './cards/truck.js';
import { checkReserve, reserve } from './reserve.js';
import type { KaispeicherMove } from './types.js';

/** The moves that Kaispeicher adds. */
export const KAISPEICHER_MOVES: MoveRules<KaispeicherMove['type']> = {
  reserve: { fields: [CARD, GRAY], when: 'demand', check: checkReserve, play: reserve },
  pass: { when: 'demand', card: 'coffee-break', check: checkPass, play: pass },
  'fish-market': { when: 'purchase', card: 'fish-market', play: buyWithFishMarket },
  double: { when: 'squad-leader', play: double },
  insure: { when: 'insurance', play: insure },
  swap: { fields: SPOTS, when: 'snitch', check: checkSwap, play: swap },
  auction: AUCTION,
  smuggle: SMUGGLE,
  'truck-take': TRUCK_TAKE,
  'truck-put': TRUCK_PUT,
};
