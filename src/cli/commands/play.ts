import type { Command } from 'commander';
import { playMatch } from '../../bots/index.js';
import type { Parts, Seed } from '../../core/contract.js';
import { listOf, seedOf, wholeNumber } from '../arguments.js';
import { BOTS, botOf, botsForSeats, seatBots } from '../bots.js';
import { describeScore, describeStep, headOf } from '../describe.js';
import { misuse } from '../failure.js';
import type { Display } from '../games/display.js';
import { displayOf, GAMES } from '../games.js';
import { addGameOptions, checkedOptions, type GivenOptions, givenOptions, refusalOf } from '../options.js';
import type { World } from '../world.js';

interface Values {
  readonly game?: string;
  readonly bots: readonly string[];
  readonly seed: Seed;
  readonly delay: number;
  /** The name of the file. */
  readonly manifest?: string;
}

/** The options for a game that is named: those given and no other, so that any game of a run can be shown. */
const ownOptions = (display: Display<Parts>, values: Values, given: GivenOptions): GivenOptions => {
  const { players } = values.bots.length > 1 ? { players: values.bots.length } : display;
  return { players, ...given };
};

/** The options for one game of each kind: those given, and what shows it best where none are. */
const bestOptions = (display: Display<Parts>, values: Values, given: GivenOptions): GivenOptions => {
  const players = given['players'] ?? (values.bots.length > 1 ? values.bots.length : display.players);
  const { seed: _, ...usual } = display.options(values.seed, players as number);
  // A scenario takes the place of a ruleset.
  const { ruleset: __, ...neutral } = usual as GivenOptions;
  return { ...(given['scenario'] === undefined ? usual : neutral), ...given };
};

/** Waits. The game goes on in one piece, so nothing else has to happen meanwhile. */
const wait = (milliseconds: number): void => {
  if (milliseconds > 0) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
};

const watch = (display: Display<Parts>, values: Values, given: GivenOptions, forSeats: number, world: World): void => {
  const { game } = display;
  const { seed, bots, delay } = values;
  const options = checkedOptions(game, given, seed, forSeats);
  const names = seatBots(game, bots, options.players);
  world.out(headOf(game, game.init(options).options, seed, [`bots ${names.join(', ')}`], values.manifest));
  const { state } = playMatch(
    game,
    names.map((name) => botOf(game, name)),
    options,
    {
      onStart: (step) => describeStep(display, step, null).forEach(world.out),
      onStep: ({ input, step }) => {
        wait(delay);
        describeStep(display, step, input).forEach(world.out);
      },
    },
  );
  describeScore(display, state).forEach(world.out);
};

const play = (values: Values, world: World): void => {
  const given = givenOptions(values, world);
  const forSeats = botsForSeats(given, values.bots);
  if (values.game !== undefined) {
    const display = displayOf(values.game);
    watch(display, values, ownOptions(display, values, given), forSeats, world);
    return;
  }
  const displays = GAMES.map(displayOf);
  const refusals = displays.map((display) =>
    refusalOf(display.game, bestOptions(display, values, given), values.seed, forSeats),
  );
  // What some games cannot do the others may.
  const suited = displays.filter((_, i) => refusals[i] === null);
  if (suited.length === 0) throw misuse(`no game takes these options: ${refusals.join('; ')}`);
  for (const refusal of refusals) if (refusal !== null) world.err(refusal);
  for (const display of suited) watch(display, values, bestOptions(display, values, given), forSeats, world);
};

/** Adds `kontorhaus play`. */
export const addPlay = (program: Command, world: World): void => {
  const command = program
    .command('play')
    .description('Watch bots play: every move, the board, the itemised score. Without --game one game of each kind.')
    .option('--game <name>', GAMES.join(', '))
    .option('--bots <list>', `one for each seat, or one for all: ${BOTS}`, listOf, ['random'])
    .option('--seed <seed>', 'a whole number or a text', seedOf, 1)
    .option('--delay <ms>', 'milliseconds before each move', wholeNumber(0, 60_000), 0);
  addGameOptions(command)
    .addHelpText(
      'after',
      `
Without --game, Kontor for two is played by the advanced rules, and The Speicherstadt with Kaispeicher, unless the
options say otherwise. Games that do not take the options are left out, and standard error says why; if none takes
them, that is an error. The first line of a game names the options with which --game shows it again.

Examples:
  kontorhaus play --seed 7 --players 2
  kontorhaus play --game kontor --bots greedy,random --delay 500
  kontorhaus play --game speicherstadt --kaispeicher --players 5 --seed "a table by the window"`,
    )
    .action((values: Values) => play(values, world));
};
