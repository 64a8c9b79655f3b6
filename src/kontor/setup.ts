import { isInt, isRecord, type OptionReader } from '../core/read.js';
import { type CardSymbol, type DockCard, GOODS, type Good, type Manifest, type SpecialCard } from './data/cards.js';
import { type ResolvedOptions, SCENARIOS } from './options.js';
import { scenarioOf, variantOf } from './scenarios/index.js';

type Path = readonly (string | number)[];

/** The values of the cards that a caller gives, tested; what is wrong is noted. */
const readManifest = (read: OptionReader): Manifest | null => {
  const given = read.value('manifest') ?? null;
  if (given === null) return null;
  const taken = new Set<number>();
  const refuse = (path: Path, code: string, expected: string): void =>
    read.refuse(['manifest', ...path], code, expected);

  const numberOf = (card: Readonly<Record<string, unknown>>, path: Path): number => {
    const { number } = card;
    if (!isInt(number, 1, 999)) refuse([...path, 'number'], 'range', 'a whole number from 1 to 999');
    else if (taken.has(number)) refuse([...path, 'number'], 'unique', 'a number that no other card has');
    else taken.add(number);
    return number as number;
  };
  const symbolOf = (card: Readonly<Record<string, unknown>>, path: Path): CardSymbol => {
    const { symbol } = card;
    if (symbol !== 'coin' && symbol !== 'ship' && symbol !== null)
      refuse([...path, 'symbol'], 'one-of', '"coin", "ship" or null');
    return symbol as CardSymbol;
  };
  const cards = <C>(
    key: string,
    count: number,
    keys: readonly string[],
    one: (card: Readonly<Record<string, unknown>>, path: Path) => C,
  ): readonly C[] => {
    const list = isRecord(given) && Object.hasOwn(given, key) ? given[key] : undefined;
    if (!Array.isArray(list) || list.length !== count) {
      refuse([key], 'list', `${count} cards`);
      return [];
    }
    return list.map((card: unknown, at) => {
      const isCard =
        isRecord(card) && Object.keys(card).length === keys.length && keys.every((k) => Object.hasOwn(card, k));
      if (!isCard) refuse([key, at], 'card', `a card with ${keys.join(', ')} and nothing else`);
      return one(isCard ? card : {}, [key, at]);
    });
  };
  const dock = (card: Readonly<Record<string, unknown>>, path: Path): DockCard => {
    const { kind, goods } = card;
    const list = Array.isArray(goods) ? (goods as readonly Good[]) : [];
    if (kind !== 'goods' && kind !== 'crane' && kind !== 'tavern')
      refuse([...path, 'kind'], 'one-of', '"goods", "crane" or "tavern"');
    const areGoods = list.every((good) => GOODS.includes(good)) && new Set(list).size === list.length;
    if (!Array.isArray(goods) || !areGoods || list.length > 0 !== (kind === 'goods'))
      refuse([...path, 'goods'], 'goods', `one to three different goods of ${GOODS.join(', ')}; none on other kinds`);
    return {
      number: numberOf(card, path),
      kind: kind as DockCard['kind'],
      goods: GOODS.filter((good) => list.includes(good)),
      symbol: symbolOf(card, path),
    };
  };
  const kinds = (
    key: string,
    list: readonly { readonly kind: string }[],
    counts: Readonly<Record<string, number>>,
  ): void => {
    for (const [kind, count] of Object.entries(counts))
      if (list.length > 0 && list.filter((card) => card.kind === kind).length !== count)
        refuse([key], 'kinds', `${count} of kind ${kind}`);
  };

  const docks = ['number', 'kind', 'goods', 'symbol'];
  const red = cards('red', 22, docks, dock);
  const black = cards('black', 22, docks, dock);
  for (const [key, list] of [
    ['red', red],
    ['black', black],
  ] as const)
    kinds(key, list, { goods: 19, crane: 2, tavern: 1 });
  const water = cards('water', 43, ['number', 'symbol'], (card, path) => ({
    number: numberOf(card, path),
    symbol: symbolOf(card, path),
  }));
  const special = cards('special', 6, ['number', 'kind'], (card, path) => ({
    number: numberOf(card, path),
    kind: card['kind'] as SpecialCard['kind'],
  }));
  kinds('special', special, { flood: 2, bridge: 2, 'customs-house': 2 });
  if (isRecord(given))
    for (const key of Object.keys(given))
      if (!['red', 'black', 'water', 'special'].includes(key))
        refuse([key], 'unknown-key', 'only red, black, water, special');
  return { red, black, water, special };
};

/** The options with every default filled in; what is wrong, or makes no sense together, is noted in the reader. */
export const resolve = (read: OptionReader): ResolvedOptions => {
  read.only('players', 'ruleset', 'scenario', 'startingCoins', 'rulings', 'manifest', 'seed', 'chance');
  const players = read.oneOf('players', [2, 4], undefined as unknown as 2 | 4) ?? missingPlayers(read);
  const asked = read.oneOf('ruleset', ['base', 'advanced', null], null);
  const scenario = read.oneOf('scenario', [...SCENARIOS, null], null);
  if (asked !== null && scenario !== null)
    read.refuse('ruleset', 'exclusive', 'no ruleset beside a scenario: the scenario says what it is based on');
  if (asked === 'base' && players === 4)
    read.refuse('ruleset', 'four-players', 'not "base": four players build on the advanced rules');
  if (scenario !== null && players === 4 && !scenarioOf(scenario).four)
    read.refuse('scenario', 'two-players', 'a scenario for four: great-island, poverty or old-rope');
  const ruleset = scenario !== null ? null : (asked ?? (players === 4 ? 'advanced' : 'base'));
  const variant = variantOf(players, ruleset, scenario);
  const startingCoins = read.int('startingCoins', 0, players === 4 ? 5 : 10, variant.coins);
  if (variant.coinsFixed && startingCoins !== variant.coins)
    read.refuse('startingCoins', 'fixed', `${variant.coins}: this scenario fixes them`);

  const rulings = read.within('rulings');
  rulings.only('edgeRule', 'fourPlayerTax', 'rankedZones', 'bankruptcy');
  const edgeRule = rulings.oneOf('edgeRule', ['bothFixed', 'perDirection'], 'bothFixed');
  const fourPlayerTax = rulings.oneOf('fourPlayerTax', ['eachOpponent', 'oneOpponent'], 'eachOpponent');
  const rankedZones = rulings.oneOf('rankedZones', ['all', 'controlled'], 'all');
  const bankruptcy = rulings.oneOf('bankruptcy', ['broke', 'cannotPay'], 'broke');
  const pointless = (key: string, isGiven: boolean, why: string): void => {
    if (isGiven) rulings.refuse(key, 'pointless', `the default: ${why}`);
  };
  pointless(
    'edgeRule',
    edgeRule !== 'bothFixed' && variant.layout.fixed !== null,
    'this board is fixed from the start',
  );
  pointless('fourPlayerTax', fourPlayerTax !== 'eachOpponent' && players !== 4, 'it matters with four players only');
  pointless('rankedZones', rankedZones !== 'all' && variant.ranked === null, 'all zones count in this game');
  pointless('bankruptcy', bankruptcy !== 'broke' && !variant.bankruptcy, 'it matters in Poverty only');
  return {
    players,
    ruleset,
    scenario,
    startingCoins,
    rulings: { edgeRule, fourPlayerTax, rankedZones, bankruptcy },
    manifest: readManifest(read),
  };
};

/** Two, to go on reading; the issue is noted. */
const missingPlayers = (read: OptionReader): 2 | 4 => {
  if (read.value('players') === undefined) read.refuse('players', 'one-of', 'one of 2, 4');
  return 2;
};
