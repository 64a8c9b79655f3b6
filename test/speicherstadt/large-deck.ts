import { type CardEntry, MANIFEST, type Manifest, SEASONS } from '../../src/speicherstadt/index.js';

/** Many more cards of some entries than the built-in manifest has, spread over the four seasons: some 400 in all. */
const MORE: Readonly<Record<string, number>> = { 'coffee-roaster': 90, ship: 99, warehouse: 95, michel: 99 };

const enlarged = (entry: CardEntry): CardEntry => {
  const count = MORE[entry.id];
  if (count === undefined) return entry;
  return { ...entry, cards: Array.from({ length: count }, (_, at) => ({ season: SEASONS[at % 4] ?? 'A' })) };
};

/** A manifest that the options accept, with games that are longer than any with the built-in cards. */
export const LARGE_DECK: Manifest = { ...MANIFEST, base: MANIFEST.base.map(enlarged) };
