import {
  type CardEntry,
  type CardValues,
  type EntryCard,
  GOODS,
  MANIFEST,
  type Manifest,
  SEASONS,
} from '../../src/speicherstadt/index.js';

/** Many more cards of some entries than the built-in manifest has, spread over the four seasons: some 400 in all. */
const MORE: Readonly<Record<string, number>> = { 'coffee-roaster': 90, ship: 99, warehouse: 95, michel: 99 };

const enlarged = (entry: CardEntry): CardEntry => {
  const count = MORE[entry.id];
  if (count === undefined) return entry;
  return { ...entry, cards: Array.from({ length: count }, (_, at) => ({ season: SEASONS[at % 4] ?? 'A' })) };
};

/** A manifest that the options accept, with games that are longer than any with the built-in cards. */
export const LARGE_DECK: Manifest = { ...MANIFEST, base: MANIFEST.base.map(enlarged) };

/** No game is so many times as long as `info.longest`, whatever its manifest. */
export const BEYOND = 100;

const filled = (entry: CardEntry): CardEntry => {
  const { kind, values } = entry;
  if (kind === 'contract' || kind === 'bonus' || kind === 'special') return entry;
  const full = <V extends CardValues>(some: V): V => ('crates' in some ? { ...some, crates: 7 } : some);
  const [first] = entry.cards as readonly [EntryCard];
  return { ...entry, values: full(values), cards: new Array<EntryCard>(99).fill(full(first)) };
};

/** As many cards and cubes as a manifest may have. */
export const LARGEST_DECK: Manifest = {
  goods: Object.fromEntries(GOODS.map((good) => [good, 99])) as unknown as Manifest['goods'],
  base: MANIFEST.base.map(filled),
  kaispeicher: MANIFEST.kaispeicher.map(filled),
};
