import { type Bot, greedyBot, mctsBot, randomBot } from '../bots/index.js';
import type { AnyGame } from '../core/contract.js';
import { misuse } from './failure.js';
import type { GivenOptions } from './options.js';

/** More would take hours for one move. */
const MOST_ITERATIONS = 10_000_000;

/** What a bot can be on the command line, for help and for complaints. */
export const BOTS = 'random, greedy or mcts:ITERATIONS';

/** A bot by its name on the command line. */
export const botOf = (game: AnyGame, name: string): Bot => {
  if (name === 'random') return randomBot(game);
  if (name === 'greedy') return greedyBot(game);
  const iterations = Number(/^mcts:([1-9]\d*)$/.exec(name)?.[1]);
  if (iterations >= 1 && iterations <= MOST_ITERATIONS) return mctsBot(game, { iterations });
  const range = name.startsWith('mcts') ? `, with a whole number from 1 to ${MOST_ITERATIONS}` : '';
  throw misuse(`there is no bot ${JSON.stringify(name)}: choose ${BOTS}${range}`);
};

/** How many bots say how many seats there are: without --players, several bots do. 0 if the number comes from elsewhere. */
export const botsForSeats = (given: GivenOptions, names: readonly string[]): number =>
  given['players'] === undefined && names.length > 1 ? names.length : 0;

/** The bots of all seats: one name serves for all of them. */
export const seatBots = (game: AnyGame, names: readonly string[], players: number): readonly string[] => {
  for (const name of names) botOf(game, name);
  const [first = ''] = names;
  if (names.length === 1) return Array.from({ length: players }, () => first);
  if (names.length === players) return names;
  throw misuse(`--bots names ${names.length} bots for ${players} players: give one for each seat, or one for all`);
};
