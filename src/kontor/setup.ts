import { without } from '../core/lists.js';
import { type OptionReader, optionReader, readRulings } from '../core/read.js';
import { type AnyCard, GOODS, MANIFEST, type Manifest, MOST_NUMBER } from './data/cards.js';
import { type ResolvedOptions, RULINGS, type Rulings } from './options.js';
import { SCENARIO_OF, SCENARIOS, variantOf } from './scenarios/index.js';
import { COINS } from './table.js';

/**
 * The values of the cards that a caller gives, tested against the built-in ones; null if they are equal to them. It is a
 * copy in one order: the caller may change the original, and equal games have equal options.
 */
const readManifest = (read: OptionReader): Manifest | null => {
  if ((read.value('manifest') ?? null) === null) return null;
  const manifest = read.within('manifest');
  manifest.only(...Object.keys(MANIFEST));
  const taken: number[] = [];
  const suits = Object.entries(MANIFEST).map(([suit, models]: [string, readonly AnyCard[]]) => {
    const list = manifest.value(suit);
    const fields = Object.keys(models[0] as AnyCard) as (keyof AnyCard)[];
    // Those that the cards still to come may have.
    let kinds: readonly unknown[] = models.map(({ kind }) => kind);
    const isList = Array.isArray(list) && list.length === models.length;
    if (!isList) manifest.refuse(suit, 'list', `${models.length} cards`);
    // Unlike `map`, it stops at the holes of a sparse list.
    const cards = Array.from<unknown, AnyCard>(isList ? list : [], (input, i) => {
      const card = optionReader(input, ['manifest', suit, i], read.issues);
      card.only(...fields);
      const number = card.int('number', 1, MOST_NUMBER, undefined);
      // A number that is refused has become another one.
      if (number === card.value('number')) {
        if (taken.includes(number)) card.refuse('number', 'taken', 'another number');
        taken.push(number);
      }
      const kind = card.oneOf('kind', [...new Set(kinds)], undefined);
      kinds = without(kinds, kind);
      const listed = card.value('goods') ?? [];
      const goods = GOODS.filter((good) => Array.isArray(listed) && listed.includes(good));
      if (goods.length !== (listed as readonly unknown[]).length || goods.length > 0 !== (kind === 'goods'))
        card.refuse('goods', 'goods', `different ones of ${GOODS.join(', ')}`);
      const values: Readonly<Record<keyof AnyCard, unknown>> = {
        number,
        kind,
        goods,
        symbol: card.oneOf('symbol', ['coin', 'ship', null], null),
      };
      return Object.fromEntries(fields.map((field) => [field, values[field]])) as unknown as AnyCard;
    });
    return [suit, cards.sort((one, other) => one.number - other.number)];
  });
  const copy = Object.fromEntries(suits);
  return JSON.stringify(copy) === JSON.stringify(MANIFEST) ? null : copy;
};

/** The options with every default filled in; what is wrong, or makes no sense together, is noted in the reader. */
export const resolve = (read: OptionReader): ResolvedOptions => {
  read.only('players', 'ruleset', 'scenario', 'startingCoins', 'rulings', 'manifest', 'seed', 'chance');
  const players = read.oneOf('players', [2, 4], undefined) ?? 2;
  const asked = read.oneOf('ruleset', ['base', 'advanced', null], null);
  const scenario = read.oneOf('scenario', [...SCENARIOS, null], null);
  if (asked !== null && scenario !== null) read.refuse('ruleset', 'exclusive', 'none beside a scenario');
  if (players === 4 && (asked === 'base' || (scenario !== null && SCENARIO_OF[scenario].four === undefined)))
    read.refuse('players', 'two-players', '2 for this game');
  const ruleset = scenario !== null ? null : (asked ?? (players === 4 ? 'advanced' : 'base'));
  const variant = variantOf(players, ruleset, scenario);
  const fixesCoins = variant.coinsFixed;
  const startingCoins = fixesCoins ? null : read.int('startingCoins', 0, COINS / players, variant.coins);
  const rulings: Rulings = readRulings(read, RULINGS);
  const matters: Readonly<Record<keyof Rulings, unknown>> = {
    edgeRule: variant.layout.fixed === null,
    fourPlayerTax: players === 4,
    rankedZones: variant.ranked,
    bankruptcy: variant.bankruptcy,
  };
  const refuse = (...path: readonly string[]): void => read.refuse(path, 'pointless', 'the default for this game');
  if (fixesCoins && (read.value('startingCoins') ?? null) !== null) refuse('startingCoins');
  for (const name of Object.keys(rulings) as (keyof Rulings)[]) if (!matters[name]) refuse('rulings', name);
  return { players, ruleset, scenario, startingCoins, rulings, manifest: readManifest(read) };
};
