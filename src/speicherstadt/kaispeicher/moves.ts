import { CARD, FROM, GOOD, GRAY, PLACE, SPOTS } from '../fields.js';
import type { MoveRules } from '../moves.js';
import { checkPass, checkWorker, pass, placeWorker } from '../phases/demand.js';
import { answer } from '../phases/fire.js';
import { buy } from '../phases/purchase.js';
import { moveGood } from '../storing.js';
import { checkAuction } from './cards/auction-hall.js';
import { checkSmuggle } from './cards/smuggler.js';
import { checkSwap, swap } from './cards/snitch.js';
import { checkTruck } from './cards/truck.js';
import type { KaispeicherMove } from './types.js';

const truck = { fields: [GOOD, CARD], when: null, card: 'truck', check: checkTruck, play: moveGood } as const;

/** The moves that Kaispeicher adds. */
export const KAISPEICHER_MOVES: MoveRules<KaispeicherMove['type']> = {
  reserve: { fields: [CARD, GRAY], when: 'demand', check: checkWorker, play: placeWorker },
  pass: { when: 'demand', card: 'coffee-break', check: checkPass, play: pass },
  'fish-market': { when: 'purchase', card: 'fish-market', play: buy },
  double: { when: 'squad-leader', play: answer },
  insure: { when: 'insurance', play: answer },
  swap: { fields: SPOTS, when: 'snitch', check: checkSwap, play: swap },
  auction: { fields: [GOOD, PLACE], when: null, card: 'auction-hall', check: checkAuction, play: moveGood },
  smuggle: { fields: [FROM, GOOD, PLACE], when: null, card: 'smuggler', check: checkSmuggle, play: moveGood },
  'truck-take': truck,
  'truck-put': truck,
};
