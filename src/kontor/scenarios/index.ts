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

/** A scenario. (Rulebook, "Scenarios for 2 and 4 Players".) */
export type ScenarioId =
  | 'grand-canal'
  | 'always-go-small'
  | 'water-game'
  | 'tic-tac-toe'
  | 'baksheesh'
  | 'david-and-goliath'
  | 'giant'
  | 'gullivers-travels'
  | 'justice'
  | 'special-cards'
  | 'great-island'
  | 'poverty'
  | 'old-rope';

/** The scenarios by their names. */
export const SCENARIO_OF: Readonly<Record<ScenarioId, Scenario>> = {
  'grand-canal': grandCanal,
  'always-go-small': alwaysGoSmall,
  'water-game': waterGame,
  'tic-tac-toe': ticTacToe,
  baksheesh,
  'david-and-goliath': davidAndGoliath,
  giant,
  'gullivers-travels': gulliversTravels,
  justice,
  'special-cards': specialCards,
  'great-island': greatIsland,
  poverty,
  'old-rope': oldRope,
};

/** The games that the rulebook describes beside the base, the advanced and the four-player game. */
export const SCENARIOS: readonly ScenarioId[] = Object.keys(SCENARIO_OF) as ScenarioId[];

/** The rules of a game: the base, what the advanced game changes, what four players change, what the scenario changes. */
export const variantOf = (
  players: number,
  ruleset: 'base' | 'advanced' | null,
  scenario: ScenarioId | null,
): Variant => {
  const own: Partial<Scenario> = scenario === null ? {} : SCENARIO_OF[scenario];
  return {
    ...BASE,
    ...(ruleset !== 'base' && ADVANCED),
    ...(players === 4 && FOUR),
    ...own,
    ...(players === 4 && own.four),
  };
};
