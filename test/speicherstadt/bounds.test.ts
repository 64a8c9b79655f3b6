import { describe, expect, test } from 'vitest';
import {
  type Card,
  type CardEntry,
  cardsOf,
  fromPosition,
  GOODS,
  type Good,
  goodsOf,
  info,
  init,
  legalMoves,
  parseOptions,
} from '../../src/speicherstadt/index.js';
import { BEYOND, LARGEST_DECK } from './large-deck.js';
import { at, removedFor } from './reference.js';

/* The bounds that `info` gives, computed once more from the cards. Random games come nowhere near them. */

const PLAYERS = [2, 3, 4, 5];
const deck = cardsOf(fromPosition({ seats: [{}, {}, {}, {}], kaispeicher: true }).options);
const sum = (numbers: readonly number[]): number => numbers.reduce((all, number) => all + number, 0);
const kindIn = (cards: readonly Card[], kind: Card['kind']): readonly Card[] =>
  cards.filter((card) => card.kind === kind);
const ofKind = (kind: Card['kind']): readonly Card[] => kindIn(deck, kind);

describe('longest', () => {
  /** The most moves of a game with Kaispeicher, which has as many rounds as one without, and more of everything else. */
  const longestOf = (players: number, cards = deck): number => {
    const laidOut = cards.filter(({ id, kind }) => kind !== 'fire' && !removedFor(players).includes(id)).length;
    // A manifest may leave a rest for one more.
    const rounds = Math.ceil(laidOut / (2 * (players + 1)));
    const placed = 4 * players * rounds + 2;
    // Each offer sends a worker home at least.
    const offers = placed;
    const passes = 2;
    // Only the Storekeeper's owner has workers when no other one must be placed.
    const stops = rounds;
    // At each fire the Squad Leader and the Insurance, in each round the Snitch.
    const questions = 2 * kindIn(cards, 'fire').length + rounds;
    const done = players * rounds;
    // A cube in the Truck is taken and put; the others each act once.
    const auction = 1;
    const smuggle = 1;
    const truck = 2 * 3;
    // Cubes come from ships, and each of two cards gets one more, perhaps from a contract. Trades give two at least and get
    // one, so that each leaves a cube less.
    const cubes = sum(kindIn(cards, 'ship').map(({ capacity }) => capacity)) + auction + smuggle;
    const trades = cubes - 1;
    // A cube goes to the market hall, to the Warehouse, and to a card or back to the stock.
    const handled = 3 * (cubes + trades);
    return placed + offers + passes + stops + questions + done + auction + smuggle + truck + trades + handled;
  };

  test('no game is longer than all that can be done with workers, cards and cubes', () => {
    expect(Math.max(...PLAYERS.map((players) => longestOf(players)))).toBeLessThanOrEqual(info.longest);
  });

  test('the bound is not far above that', () => {
    expect(Math.max(...PLAYERS.map((players) => longestOf(players)))).toBeGreaterThan(0.95 * info.longest);
  });

  test('with as many cards as a manifest may have it is 20 to 50 times as long, far from where a match is stopped', () => {
    const options = { players: 4, kaispeicher: true, seed: 1, manifest: LARGEST_DECK };
    const many = cardsOf(init(options).options);
    const most = Math.max(...PLAYERS.map((players) => longestOf(players, many)));
    expect(most).toBeGreaterThan(20 * info.longest);
    expect(most).toBeLessThan(0.5 * BEYOND * info.longest);
    // There can be no more of anything.
    const { goods, base, kaispeicher } = LARGEST_DECK;
    const more = (entry: CardEntry): CardEntry => ({ ...entry, cards: entry.cards.concat(entry.cards.slice(0, 1)) });
    for (const manifest of [
      ...base.map((entry, i) => ({ goods, base: base.with(i, more(entry)), kaispeicher })),
      ...kaispeicher.map((entry, i) => ({ goods, base, kaispeicher: kaispeicher.with(i, more(entry)) })),
      ...GOODS.map((good) => ({ goods: { ...goods, [good]: 100 }, base, kaispeicher })),
    ])
      expect(parseOptions({ ...options, manifest }).ok).toBe(false);
  });
});

describe('widest', () => {
  /** What is given for a coin or a cube: two or three cubes, whatever their order. */
  const given = GOODS.flatMap((first, i) =>
    GOODS.slice(i).flatMap((second, j) => [
      [first, second],
      ...GOODS.slice(i + j).map((third) => [first, second, third]),
    ]),
  );
  /** For two a coin, too, and with the Harbor Master any other kind; for three any other kind. */
  const trades = sum(
    given.map((goods) => GOODS.filter((good) => !goods.includes(good)).length + (goods.length === 2 ? 1 : 0)),
  );
  /** Where a cube of a kind can lie or be given. */
  const placesFor = (good: Good): number =>
    1 + deck.filter(({ kind, room }) => kind !== 'ship' && goodsOf(room).includes(good)).length;
  const loads = sum(GOODS.map(placesFor));
  const onContracts = ofKind('contract').flatMap(({ room }) => goodsOf(room));

  test('there are 932 trades', () => {
    expect(trades).toBe(932);
  });

  test('no list is wider than that of a seat that loads, has each special card and each place for each cube', () => {
    const auctions = loads;
    const smuggles = sum(onContracts.map((good) => placesFor(good) - 1));
    const takes = onContracts.length;
    const discards = 1 + GOODS.length;
    const done = 1;
    const bound = trades + loads + auctions + smuggles + takes + discards + done;
    expect(bound).toBeLessThanOrEqual(info.widest);
    expect(bound).toBeGreaterThan(0.8 * info.widest);
  });

  test('a list can have more than a thousand moves', () => {
    const ships = ofKind('ship').filter(({ capacity }) => capacity === 3);
    // Three cubes of each kind to give and one to get; of hemp, fabric and glass there are only three.
    const cubes = GOODS.flatMap((good, kind) => (kind < 5 ? [good, good, good] : [good, good]));
    const loaded = Object.fromEntries(
      cubes.flatMap((_, i) => (i % 3 === 0 ? [[at(ships, i / 3).id, cubes.slice(i, i + 3)]] : [])),
    );
    const contracts = ofKind('contract').filter(({ entry }) => entry === 'contract');
    // The other seat has every second contract: all but one of its spaces are filled.
    const theirs = contracts.filter((_, i) => i % 2 === 0);
    const mine = ofKind('contract').filter((card) => !theirs.includes(card));
    const open = Object.fromEntries(theirs.map(({ id, room }) => [id, goodsOf(room).slice(1)]));
    const state = fromPosition({
      kaispeicher: true,
      seats: [
        {
          cards: [
            ...['harbor-master', 'auction-hall', 'smuggler', 'truck', 'warehouse'],
            ...Object.keys(loaded),
            ...[...mine, ...ofKind('merchant'), ...ofKind('point-storage')].map(({ id }) => id),
          ],
        },
        { cards: theirs.map(({ id }) => id) },
        {},
        {},
      ],
      phase: 'loading',
      cubes: { ...loaded, ...open },
      stock: Object.fromEntries(GOODS.map((good) => [good, 1])),
    });
    const { length } = legalMoves(state, 0);
    expect(length).toBeGreaterThan(1000);
    expect(length).toBeLessThanOrEqual(info.widest);
  });
});
