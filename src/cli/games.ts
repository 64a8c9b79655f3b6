import type { AnyGame, Parts } from '../core/contract.js';
import { listed } from '../core/text.js';
import { misuse } from './failure.js';
import type { Display } from './games/display.js';
import { kingdomBuilderDisplay } from './games/kingdom-builder.js';
import { kontorDisplay } from './games/kontor.js';
import { speicherstadtDisplay } from './games/speicherstadt.js';

/** Every game that the command knows, with what it takes to show it. */
const DISPLAYS = {
  'kingdom-builder': kingdomBuilderDisplay,
  kontor: kontorDisplay,
  speicherstadt: speicherstadtDisplay,
};

/** The games' ids. */
export const GAMES: readonly string[] = Object.keys(DISPLAYS);

/** How a game is shown. */
export const displayOf = (name: string): Display<Parts> => {
  if (!Object.hasOwn(DISPLAYS, name))
    throw misuse(`there is no game ${JSON.stringify(name)}: choose ${listed(GAMES, 'or')}`);
  return DISPLAYS[name as keyof typeof DISPLAYS] as Display<Parts>;
};

/** The rules of a game. */
export const gameOf = (name: string): AnyGame => displayOf(name).game;
