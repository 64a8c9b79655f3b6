import { type OptionReader, readRulings } from '../core/read.js';
import { readManifest } from './data/read.js';
import { type ResolvedOptions, RULINGS, type Rulings } from './options.js';
import { SCENARIO_OF, SCENARIOS, variantOf } from './scenarios/index.js';
import { COINS } from './table.js';

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
  if (fixesCoins && read.value('startingCoins', null) !== null) refuse('startingCoins');
  for (const name of Object.keys(rulings) as (keyof Rulings)[]) if (!matters[name]) refuse('rulings', name);
  return { players, ruleset, scenario, startingCoins, rulings, manifest: readManifest(read) };
};
