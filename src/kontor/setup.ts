import { isInt, isRecord, type OptionReader } from '../core/read.js';
import { GOODS, type Good, type Manifest } from './data/cards.js';
import { type ResolvedOptions, SCENARIOS } from './options.js';
import { scenarioOf, variantOf } from './scenarios/index.js';

/** The fields of a Dock card, a Water card and a special card, in alphabetical order. */
const FIELDS = { docks: 'goods,kind,number,symbol', water: 'number,symbol', special: 'kind,number' };

/** The values of the cards that a caller gives, tested and copied; of what is wrong the first card of a list is noted. */
const readManifest = (read: OptionReader): Manifest | null => {
  if ((read.value('manifest') ?? null) === null) return null;
  const manifest = read.within('manifest');
  manifest.only('red', 'black', 'water', 'special');
  const taken = new Set<unknown>();
  const cards = (key: keyof Manifest, fields: string, left: Record<string, number>): unknown => {
    const isCard = (card: unknown): boolean => {
      if (!isRecord(card) || Object.keys(card).sort().join() !== fields) return false;
      const { number, kind = 'water', goods = [], symbol = null } = card;
      const isKnown =
        isInt(number, 1, 999) &&
        !taken.has(number) &&
        Object.hasOwn(left, String(kind)) &&
        (left[kind as string] as number) > 0 &&
        [null, 'coin', 'ship'].includes(symbol as string | null) &&
        Array.isArray(goods) &&
        goods.length > 0 === (kind === 'goods') &&
        goods.every((good: Good, i) => GOODS.includes(good) && goods.indexOf(good) === i);
      taken.add(number);
      left[kind as string] = (left[kind as string] as number) - 1;
      return isKnown;
    };
    const kinds = JSON.stringify(left);
    const list = manifest.value(key);
    const count = Object.values(left).reduce((sum, n) => sum + n);
    const isList = Array.isArray(list) && list.length === count;
    const wrong = isList ? list.findIndex((card) => !isCard(card)) : -2;
    if (wrong !== -1)
      manifest.refuse(
        wrong < 0 ? key : [key, wrong],
        wrong < 0 ? 'list' : 'card',
        `${count} cards, ${kinds}, with ${fields} alone, numbers from 1 to 999 that differ, and known goods`,
      );
    return list;
  };
  const docks = { goods: 19, crane: 2, tavern: 1 };
  const found = {
    red: cards('red', FIELDS.docks, { ...docks }),
    black: cards('black', FIELDS.docks, { ...docks }),
    water: cards('water', FIELDS.water, { water: 43 }),
    special: cards('special', FIELDS.special, { flood: 2, bridge: 2, 'customs-house': 2 }),
  };
  // A copy: the caller may change the original.
  return manifest.issues.length > 0 ? null : (JSON.parse(JSON.stringify(found)) as Manifest);
};

/** The options with every default filled in; what is wrong, or makes no sense together, is noted in the reader. */
export const resolve = (read: OptionReader): ResolvedOptions => {
  read.only('players', 'ruleset', 'scenario', 'startingCoins', 'rulings', 'manifest', 'seed', 'chance');
  const players = read.oneOf('players', [2, 4, undefined], undefined) ?? 2;
  if (read.value('players') === undefined) read.refuse('players', 'one-of', 'one of 2, 4');
  const asked = read.oneOf('ruleset', ['base', 'advanced', null], null);
  const scenario = read.oneOf('scenario', [...SCENARIOS, null], null);
  if (asked !== null && scenario !== null) read.refuse('ruleset', 'exclusive', 'a ruleset or a scenario, not both');
  if (asked === 'base' && players === 4) read.refuse('ruleset', 'four-players', '"advanced" for four players');
  if (scenario !== null && players === 4 && !scenarioOf(scenario).four)
    read.refuse('scenario', 'two-players', 'a scenario for four: great-island, poverty or old-rope');
  const ruleset = scenario !== null ? null : (asked ?? (players === 4 ? 'advanced' : 'base'));
  const variant = variantOf(players, ruleset, scenario);
  const startingCoins = read.int('startingCoins', 0, players === 4 ? 5 : 10, variant.coins);
  if (variant.coinsFixed && startingCoins !== variant.coins)
    read.refuse('startingCoins', 'fixed', `${variant.coins} in this scenario`);

  const rulings = read.within('rulings');
  rulings.only('edgeRule', 'fourPlayerTax', 'rankedZones', 'bankruptcy');
  // Another ruling than the default must matter in this game.
  const ruling = <const D, const O>(key: string, usual: D, other: O, matters: boolean, where: string): D | O => {
    const given = rulings.oneOf<D | O>(key, [usual, other], usual);
    if (given === other && !matters) rulings.refuse(key, 'pointless', `"${usual}": it matters only ${where}`);
    return given;
  };
  return {
    players,
    ruleset,
    scenario,
    startingCoins,
    rulings: {
      edgeRule: ruling('edgeRule', 'bothFixed', 'perDirection', variant.layout.fixed === null, 'where the board grows'),
      fourPlayerTax: ruling('fourPlayerTax', 'eachOpponent', 'oneOpponent', players === 4, 'with four players'),
      rankedZones: ruling('rankedZones', 'all', 'controlled', variant.ranked !== null, 'where only some zones count'),
      bankruptcy: ruling('bankruptcy', 'broke', 'cannotPay', variant.bankruptcy, 'in Poverty'),
    },
    manifest: readManifest(read),
  };
};
