import { isInt, isRecord, type OptionReader, readRulings } from '../core/read.js';
import { type AnyCard, GOODS, MANIFEST, type Manifest, MOST_NUMBER } from './data/cards.js';
import { type ResolvedOptions, RULINGS, type Rulings } from './options.js';
import { SCENARIO_OF, SCENARIOS, variantOf } from './scenarios/index.js';

const count = (cards: readonly unknown[], kind: unknown): number =>
  cards.filter((card) => isRecord(card) && card['kind'] === kind).length;

const fieldsOf = (card: object): string => Object.keys(card).sort().join();

/**
 * The values of the cards that a caller gives, tested against the built-in ones; null if they are equal to them. It is a
 * copy in one order: the caller may change the original, and equal games have equal options.
 */
const readManifest = (read: OptionReader): Manifest | null => {
  if ((read.value('manifest') ?? null) === null) return null;
  const manifest = read.within('manifest');
  manifest.only(...Object.keys(MANIFEST));
  const taken: unknown[] = [];
  const copy: Record<string, readonly AnyCard[]> = {};
  for (const [key, model] of Object.entries(MANIFEST) as [string, readonly [AnyCard]][]) {
    const list = manifest.value(key);
    const fields = fieldsOf(model[0]);
    if (
      !Array.isArray(list) ||
      list.length !== model.length ||
      model.some(({ kind }) => count(list, kind) !== count(model, kind))
    ) {
      manifest.refuse(key, 'list', `${model.length} cards`);
      continue;
    }
    const cards = list.map((card, i): AnyCard => {
      const { number, kind, goods = [], symbol = null } = card;
      const listed = Array.isArray(goods) ? goods : [goods];
      const held = GOODS.filter((good) => listed.includes(good));
      if (
        fieldsOf(card) !== fields ||
        !isInt(number, 1, MOST_NUMBER) ||
        taken.includes(number) ||
        !['coin', 'ship', null].includes(symbol) ||
        held.length !== listed.length ||
        held.length > 0 !== (kind === 'goods')
      )
        manifest.refuse([key, i], 'card', `${fields} as on a card`);
      taken.push(number);
      return key === 'water'
        ? { number, symbol }
        : key === 'special'
          ? { number, kind }
          : { number, kind, goods: held, symbol };
    });
    copy[key] = cards.sort((one, other) => one.number - other.number);
  }
  return JSON.stringify(copy) === JSON.stringify(MANIFEST) ? null : (copy as unknown as Manifest);
};

/** The options with every default filled in; what is wrong, or makes no sense together, is noted in the reader. */
export const resolve = (read: OptionReader): ResolvedOptions => {
  read.only('players', 'ruleset', 'scenario', 'startingCoins', 'rulings', 'manifest', 'seed', 'chance');
  const given = read.value('players');
  if (given !== 2 && given !== 4) read.refuse('players', 'one-of', '2 or 4');
  const players = given === 4 ? 4 : 2;
  const asked = read.oneOf('ruleset', ['base', 'advanced', null], null);
  const scenario = read.oneOf('scenario', [...SCENARIOS, null], null);
  if (asked !== null && scenario !== null) read.refuse('ruleset', 'exclusive', 'a ruleset or a scenario, not both');
  if (asked === 'base' && players === 4) read.refuse('ruleset', 'four-players', '"advanced" for four players');
  if (scenario !== null && players === 4 && SCENARIO_OF[scenario].four === undefined)
    read.refuse('scenario', 'two-players', 'a scenario for four players');
  const ruleset = scenario !== null ? null : (asked ?? (players === 4 ? 'advanced' : 'base'));
  const variant = variantOf(players, ruleset, scenario);
  const fixesCoins = variant.coinsFixed === true;
  const startingCoins = fixesCoins ? null : read.int('startingCoins', 0, 20 / players, variant.coins);
  if (fixesCoins && (read.value('startingCoins') ?? null) !== null)
    read.refuse('startingCoins', 'fixed', 'none: the scenario fixes them');
  const rulings: Rulings = readRulings(read, RULINGS);
  const matters: Readonly<Record<keyof Rulings, unknown>> = {
    edgeRule: variant.layout.fixed === null,
    fourPlayerTax: players === 4,
    rankedZones: variant.ranked,
    bankruptcy: variant.bankruptcy,
  };
  for (const name of Object.keys(rulings) as (keyof Rulings)[])
    if (!matters[name]) read.refuse(['rulings', name], 'pointless', 'the default');
  return { players, ruleset, scenario, startingCoins, rulings, manifest: readManifest(read) };
};
