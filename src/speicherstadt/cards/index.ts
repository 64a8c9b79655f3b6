import type { CardEntry } from '../data/manifest.js';
import { BONUSES } from './bonus.js';
import { BUILDINGS } from './building.js';
import { CONTRACTS } from './contract.js';
import { COUNTING_OFFICES } from './counting-office.js';
import { MERCHANTS } from './merchant.js';
import { BANK, FIREMEN, FIRES, SHIPS } from './others.js';
import { WAREHOUSE } from './warehouse.js';

/** The 54 cards of The Speicherstadt. */
export const BASE_CARDS: readonly CardEntry[] = [BANK, CONTRACTS, COUNTING_OFFICES, FIREMEN, SHIPS, WAREHOUSE].concat(
  MERCHANTS,
  BUILDINGS,
  BONUSES,
  FIRES,
);
