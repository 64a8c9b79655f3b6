import { type Card, cardsOf, type Manifest, SEASONS, type SpeicherstadtState } from '../../src/speicherstadt/index.js';

/*
 * The end score once more, and what else the properties expect, written as plainly as possible from the rules: no code of
 * the library but the list of cards, and that list once more from the manifest.
 */

/** An entry that is there. */
export const at = <T>(list: readonly T[], index: number): T => list[index] as T;

/** How many cubes of a kind an octal load holds. */
const digits = (load: number): readonly number[] => [...load.toString(8)].map(Number);

/** The points of each seat. */
export const plainScore = (state: SpeicherstadtState): readonly number[] =>
  state.cards.map((numbers, seat) => {
    const cards = numbers.map((number) => at(cardsOf(state.options), number));
    const of = (kind: string) => cards.filter((card) => card.kind === kind);
    const each = (id: string, count: number) => count * (cards.find((card) => card.id === id)?.points ?? 0);
    let total = at(state.points, seat);
    for (const card of of('contract')) {
      const filled = digits(at(state.loads, card.number)).reduce((all, cubes) => all + cubes, 0);
      if (filled === card.capacity) total += card.points;
    }
    const scale = scaleOf(state);
    const offices = of('counting-office').length;
    if (offices > 0 && scale.length > 0) total += at(scale, Math.min(scale.length - 1, offices));
    const buildings = of('building').map((card) => card.points);
    for (const points of buildings) total += points;
    for (const card of of('merchant')) total += card.points;
    for (const card of of('warehouse'))
      for (const cubes of digits(at(state.loads, card.number))) total += cubes * card.points;
    total += each('chamber-of-commerce', at(state.coins, seat));
    total += each('port', of('ship').length);
    total += each('accountant', of('contract').length);
    total += each('press', of('fireman').length);
    total += each('deichtorhallen', of('merchant').length);
    total += each('harbor-tour', buildings.length);
    total += each('mayor', Math.max(0, ...buildings));
    return total;
  });

/** Points for none, one, two ... counting offices. */
const scaleOf = ({ options }: SpeicherstadtState): readonly number[] =>
  options.manifest === null
    ? [0, 1, 3, 6, 10]
    : (options.manifest.base.find(({ id }) => id === 'counting-office')?.values.scale ?? []);

/** The ids of the built-in cards that are put back into the box with fewer or more than four seats. */
export const removedFor = (players: number): readonly string[] =>
  players === 4 ? [] : [players === 2 ? 'port' : 'boatsmen-church', 'mayor', 'truck', 'fireman#7'];

/** What the deck of a manifest is expected to have, card by card. */
export interface PlainCard extends Pick<Card, 'number' | 'id' | 'entry' | 'kind' | 'season'> {
  /** Whether it is put back into the box. */
  readonly removed: boolean;
}

/** The cards of a manifest: entry by entry, each card of several with a number, and autumn cards removed by their entry. */
export const plainDeck = (manifest: Manifest, kaispeicher: boolean, players: number): readonly PlainCard[] => {
  const cards: PlainCard[] = [];
  for (const { id: entry, kind, values, cards: all } of [
    ...manifest.base,
    ...(kaispeicher ? manifest.kaispeicher : []),
  ])
    for (const [i, card] of all.entries()) {
      const name = all.length > 1 ? `${entry}#${i + 1}` : entry;
      let removed = kind === 'fireman' && (card.value ?? values.value) === 3;
      if (entry === 'mayor' || entry === 'truck') removed = true;
      if (entry === 'port') removed = players === 2;
      if (entry === 'boatsmen-church') removed = players === 3 || players === 5;
      if (card.season !== 'D' || players === 4) removed = false;
      const season = SEASONS.indexOf(card.season);
      cards.push({ number: cards.length, id: card.id ?? name, entry, kind, season, removed });
    }
  return cards;
};
