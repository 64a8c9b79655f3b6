import type { CardEntry } from '../../data/manifest.js';
import { AUCTION_HALL } from './auction-hall.js';
import { MORE_BONUSES } from './bonuses.js';
import { COFFEE_BREAK } from './coffee-break.js';
import { FIRE_TRUCK } from './fire-truck.js';
import { FISH_MARKET } from './fish-market.js';
import { HARBOR_MASTER } from './harbor-master.js';
import { INSURANCE } from './insurance.js';
import { MORE_CARDS } from './more.js';
import { SMUGGLER } from './smuggler.js';
import { SNITCH } from './snitch.js';
import { SQUAD_LEADER } from './squad-leader.js';
import { STOREKEEPER } from './storekeeper.js';
import { THIEF } from './thief.js';
import { THRIFT_INSTITUTION } from './thrift-institution.js';
import { TRUCK } from './truck.js';

/** The cards with a rule of their own. Their ids are fixed: a manifest that replaces the built-in one keeps them. */
export const SPECIAL_IDS = [
  'auction-hall',
  'coffee-break',
  'fire-truck',
  'fish-market',
  'harbor-master',
  'insurance',
  'smuggler',
  'snitch',
  'squad-leader',
  'storekeeper',
  'thief',
  'thrift-institution',
  'truck',
] as const;

/** The id of a card with a rule of its own. */
export type SpecialId = (typeof SPECIAL_IDS)[number];

/** The 50 cards of Kaispeicher. */
export const KAISPEICHER_CARDS: readonly CardEntry[] = MORE_CARDS.concat(MORE_BONUSES, [
  AUCTION_HALL,
  COFFEE_BREAK,
  FIRE_TRUCK,
  FISH_MARKET,
  HARBOR_MASTER,
  INSURANCE,
  SMUGGLER,
  SNITCH,
  SQUAD_LEADER,
  STOREKEEPER,
  THIEF,
  THRIFT_INSTITUTION,
  TRUCK,
]);
