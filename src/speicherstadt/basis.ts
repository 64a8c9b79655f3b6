import type { Basis } from '../core/basis.js';
import { check } from './legal.js';
import { chance } from './phases/supply.js';
import { begin, play } from './play.js';
import { resolve } from './setup.js';
import type { Speicherstadt } from './types.js';

/** What the functions that are the same in every game are derived from. */
export const basis: Basis<Speicherstadt> = { id: 'speicherstadt', resolve, begin, check, play, chance };
