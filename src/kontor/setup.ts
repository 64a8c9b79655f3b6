import { isInt, isRecord, type OptionReader } from '../core/read.js';
import { GOODS, type Good, MANIFEST, type Manifest } from './data/cards.js';
import { type ResolvedOptions, SCENARIOS } from './options.js';
import { scenarioOf, variantOf } from './scenarios/index.js';

/** The kinds of some cards, sorted: a manifest has as many of each as the built-in one. */
const kindsOf = (cards: readonly unknown[]): string =>
  cards
    .map((card) => (isRecord(card) && typeof card['kind'] === 'string' ? card['kind'] : ''))
    .sort()
    .join();

/** The fields of a card, sorted. */
const fieldsOf = (card: unknown): string => (isRecord(card) ? Object.keys(card).sort().join() : '');

/** The values of the cards that a caller gives, tested and copied; of what is wrong the first card of a list is noted. */
const readManifest = (read: OptionReader): Manifest | null => {
  if ((read.value('manifest') ?? null) === null) return null;
  const manifest = read.within('manifest');
  const keys = Object.keys(MANIFEST);
  manifest.only(...keys);
  const taken = new Set<unknown>();
  for (const key of keys) {
    const model = MANIFEST[key as keyof Manifest];
    const fields = fieldsOf(model[0]);
    const isCard = (card: Readonly<Record<string, unknown>>): boolean => {
      if (fieldsOf(card) !== fields || taken.has(card['number'])) return false;
      const { number, kind, goods = [], symbol = null } = card;
      taken.add(number);
      return (
        isInt(number, 1, 999) &&
        (symbol === null || symbol === 'coin' || symbol === 'ship') &&
        Array.isArray(goods) &&
        goods.length > 0 === (kind === 'goods') &&
        goods.every((good: Good, i) => GOODS.includes(good) && goods.indexOf(good) === i)
      );
    };
    const list = manifest.value(key);
    const isList = Array.isArray(list) && list.length === model.length && kindsOf(list) === kindsOf(model);
    const wrong = isList ? list.findIndex((card) => !isCard(card)) : 0;
    if (!isList) manifest.refuse(key, 'list', `${model.length} cards: ${kindsOf(model)}`);
    else if (wrong >= 0)
      manifest.refuse([key, wrong], 'card', `${fields}: a number of its own from 1 to 999, known and different goods`);
  }
  // A copy: the caller may change the original.
  return manifest.issues.length > 0 ? null : (JSON.parse(JSON.stringify(read.value('manifest'))) as Manifest);
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
