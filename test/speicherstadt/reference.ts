import { cardsOf, type SpeicherstadtState } from '../../src/speicherstadt/index.js';

/*
 * The end score once more, and what else the properties expect, written as plainly as possible from the rules: no code of
 * the library but the list of cards.
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
    const owns = (id: string) => cards.some((card) => card.id === id);
    let total = at(state.points, seat);
    for (const card of of('contract')) {
      const filled = digits(at(state.loads, card.number)).reduce((all, cubes) => all + cubes, 0);
      if (filled === card.capacity) total += card.points;
    }
    total += at([0, 1, 3, 6, 10], Math.min(4, of('counting-office').length));
    const buildings = of('building').map((card) => card.points);
    for (const points of buildings) total += points;
    for (const card of of('merchant')) total += ['gaffer', 'ropemaker', 'dressmaker'].includes(card.id) ? 0 : 1;
    for (const card of of('warehouse')) for (const cubes of digits(at(state.loads, card.number))) total += cubes;
    if (owns('chamber-of-commerce')) total += at(state.coins, seat);
    if (owns('port')) total += of('ship').length;
    if (owns('accountant')) total += of('contract').length;
    if (owns('press')) total += of('fireman').length;
    if (owns('deichtorhallen')) total += of('merchant').length;
    if (owns('harbor-tour')) total += buildings.length;
    if (owns('mayor')) total += Math.max(0, ...buildings);
    return total;
  });

/** The ids of the built-in cards that are put back into the box with fewer or more than four seats. */
export const removedFor = (players: number): readonly string[] =>
  players === 4 ? [] : [players === 2 ? 'port' : 'boatsmen-church', 'mayor', 'truck', 'fireman#7'];
