import { entry } from '../../data/entry.js';
import type { CardEntry } from '../../data/manifest.js';

/** The cards with a rule of their own. Their ids are fixed: a manifest that replaces the built-in one keeps them. */
export const SPECIALS: readonly CardEntry[] = [
  ['auction-hall', 'C'],
  ['coffee-break', 'A'],
  ['fire-truck', 'C'],
  ['fish-market', 'B'],
  ['harbor-master', 'B'],
  ['insurance', 'B', 2],
  ['smuggler', 'C'],
  ['snitch', 'A'],
  ['squad-leader', 'A'],
  ['storekeeper', 'B'],
  ['thief', 'C'],
  ['thrift-institution', 'C', 4],
  ['truck', 'D'],
].map(([id, season, coins]) =>
  entry(id as string, 'special', season as string, coins === undefined ? {} : { coins: coins as number }),
);
