import type { ScenarioId } from '../options.js';
import { alwaysGoSmall } from './always-go-small.js';
import { baksheesh } from './baksheesh.js';
import { davidAndGoliath } from './david-and-goliath.js';
import { giant } from './giant.js';
import { grandCanal } from './grand-canal.js';
import { greatIsland } from './great-island.js';
import { gulliversTravels } from './gullivers-travels.js';
import { justice } from './justice.js';
import { oldRope } from './old-rope.js';
import { poverty } from './poverty.js';
import { specialCards } from './special-cards.js';
import { ticTacToe } from './tic-tac-toe.js';
import { ADVANCED, BASE, FOUR, type Scenario, type Variant } from './variant.js';
import { waterGame } from './water-game.js';

const ALL: readonly Scenario[] = [
  grandCanal,
  alwaysGoSmall,
  waterGame,
  ticTacToe,
  baksheesh,
  davidAndGoliath,
  giant,
  gulliversTravels,
  justice,
  specialCards,
  greatIsland,
  poverty,
  oldRope,
];

/** The scenario of that name. */
export const scenarioOf = (id: ScenarioId): Scenario => ALL.find((scenario) => scenario.id === id) as Scenario;

/** The rules of a game: the base, what the advanced game changes, what four players change, what the scenario changes. */
export const variantOf = (
  players: number,
  ruleset: 'base' | 'advanced' | null,
  scenario: ScenarioId | null,
): Variant => {
  if (ruleset === 'base' && players === 2) return BASE;
  const four = players === 4;
  const { changes, changesForFour } =
    scenario === null ? { changes: undefined, changesForFour: undefined } : scenarioOf(scenario);
  return {
    ...BASE,
    ...ADVANCED,
    ...(four ? FOUR : undefined),
    ...changes,
    ...(four ? changesForFour : undefined),
  };
};
