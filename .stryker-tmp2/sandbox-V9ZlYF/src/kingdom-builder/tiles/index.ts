import type { Tile } from '../data/sections.js';
import { barn } from './barn.js';
import { farm } from './farm.js';
import { harbor } from './harbor.js';
import { oasis } from './oasis.js';
import { oracle } from './oracle.js';
import { paddock } from './paddock.js';
import type { Action } from './rule.js';
import { tavern } from './tavern.js';
import { tower } from './tower.js';

/** What each tile does. */
export const TILE_ACTIONS: Readonly<Record<Tile, Action>> = {
  oracle,
  farm,
  oasis,
  tower,
  tavern,
  barn,
  harbor,
  paddock,
};
