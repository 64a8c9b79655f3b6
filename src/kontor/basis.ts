import type { Basis } from '../core/basis.js';
import { check } from './legal.js';
import { begin, play } from './play.js';
import { resolve } from './setup.js';
import { chance } from './turn.js';
import type { Kontor } from './types.js';

/** What the functions that are the same in every game are derived from. */
export const basis: Basis<Kontor> = { id: 'kontor', resolve, begin, check, play, chance };
