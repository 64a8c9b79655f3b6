import type { Command } from 'commander';
import type { AnyGame, Parts, Seed } from '../../core/contract.js';
import { isInvalidInputError } from '../../core/errors.js';
import { divide, perft } from '../../debug/index.js';
import { seedOf, wholeNumber } from '../arguments.js';
import { Failure, misuse } from '../failure.js';
import { GAMES, gameOf } from '../games.js';
import { issueText, placeOf } from '../issue.js';
import { addGameOptions, checkedOptions, givenOptions } from '../options.js';
import { givenName, givenObject } from '../read-given.js';
import type { World } from '../world.js';

interface Values {
  readonly game: string;
  readonly depth: number;
  readonly seed?: Seed;
  readonly position?: string;
  readonly divide?: boolean;
}

/** The state that a file describes. */
const positionOf = (game: AnyGame, path: string, world: World): Parts['State'] => {
  const parsed = game.parsePosition(givenObject(path, world));
  if (!parsed.ok) {
    const lines = parsed.error.slice(0, 3).map((issue) => issueText(issue, placeOf(issue)));
    throw new Failure(`${givenName(path)} is no position of ${game.title}: ${lines.join('; ')}`);
  }
  return game.fromPosition(parsed.value);
};

const stateOf = (game: AnyGame, values: Values, world: World): Parts['State'] => {
  const given = givenOptions(values, world);
  const { position, seed } = values;
  if (position === undefined)
    return game.init(checkedOptions(game, { players: game.info.players[0], ...given }, seed ?? 1));
  if (Object.keys(given).length > 0) throw misuse('--position holds the options of the game: give one or the other');
  if (seed !== undefined) throw misuse('--position holds all that there is: --seed changes nothing of it');
  return positionOf(game, position, world);
};

const count = (values: Values, world: World): void => {
  const game = gameOf(values.game);
  const { depth } = values;
  const state = stateOf(game, values, world);
  if (!values.divide) {
    for (let ply = 0; ply <= depth; ply++) world.out(`${ply} ${perft(game, state, ply)}`);
    return;
  }
  // Without a move there is one way: to stay.
  let total = depth === 0 ? 1 : 0;
  for (const { input, leaves } of divide(game, state, depth)) {
    world.out(`${game.formatMove(input)}: ${leaves}`);
    total += leaves;
  }
  world.out(`in all: ${total}`);
};

/** Adds `kontorhaus perft`. */
export const addPerft = (program: Command, world: World): void => {
  const command = program
    .command('perft')
    .description('Count the ways to go on, depth by depth: the numbers with which two implementations are compared.')
    .requiredOption('--game <name>', GAMES.join(', '))
    .requiredOption('--depth <number>', 'how many moves and outcomes deep', wholeNumber(0, 100))
    .option('--seed <seed>', 'of the start (default: 1)', seedOf)
    .option('--position <file>', 'a position as JSON, instead of the start; - is standard input')
    .option('--divide', 'the count for each first move or outcome');
  addGameOptions(command)
    .addHelpText(
      'after',
      `
Examples:
  kontorhaus perft --game kontor --depth 4
  kontorhaus perft --game kingdom-builder --players 3 --sections first-game --cards first-game --depth 3 --divide
  kontorhaus perft --game speicherstadt --position position.json --depth 3`,
    )
    .action((values: Values) => {
      try {
        count(values, world);
      } catch (error) {
        if (isInvalidInputError(error)) throw new Failure(error.message);
        throw error;
      }
    });
};
