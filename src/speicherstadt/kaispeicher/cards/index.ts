import type { CardEntry } from '../../data/manifest.js';
import { MORE_BONUSES } from './bonuses.js';
import { MORE_CARDS } from './more.js';
import { SPECIALS } from './specials.js';

/** The 50 cards of Kaispeicher. */
export const KAISPEICHER_CARDS: readonly CardEntry[] = MORE_CARDS.concat(MORE_BONUSES, SPECIALS);
