import { Command, InvalidArgumentError } from 'commander';
import type { AnyGame, Issue, Parts, Seed } from '../core/contract.js';
import { listOf, wholeNumber } from './arguments.js';
import { misuse } from './failure.js';
import { issueText } from './issue.js';
import { givenJson } from './read-given.js';
import type { World } from './world.js';

/** Options of a game as they came from the command line. Only the game knows whether they are any good. */
export type GivenOptions = Readonly<Record<string, unknown>>;

type Rulings = Readonly<Record<string, unknown>>;

/** Adds `key=value` pairs to those given before. */
const readRulings = (text: string, before: Rulings = {}): Rulings => {
  const given = listOf(text).map((pair): readonly [string, unknown] => {
    const [, key, value] = /^(\w+)=(.+)$/.exec(pair) ?? [];
    if (key === undefined) throw new InvalidArgumentError('It must be key=value.');
    return [key, value === 'true' ? true : value === 'false' ? false : value];
  });
  // `__proto__` becomes a key like any other here, and the game refuses it.
  return Object.fromEntries([...Object.entries(before), ...given]);
};

/** `first-game`, `random`, or a list. */
const readChoice = (text: string): string | readonly string[] => (text.includes(',') ? listOf(text) : text);

const readSeat = (text: string): number | 'random' => (text === 'random' ? text : wholeNumber(0, 4)(text));

/** The option of a game that a flag sets: `--first-player` is `firstPlayer`. */
const flagOf = (key: string | number): string => `--${String(key).replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`)}`;

/** Adds the options of all games to a subcommand. */
export const addGameOptions = (command: Command): Command =>
  command
    .optionsGroup('Options of the games:')
    .option('--players <number>', 'seats', wholeNumber(1, 10))
    .option('--sections <list>', 'Kingdom Builder: four sections, first-game or random', readChoice)
    .option('--cards <list>', 'Kingdom Builder: three cards, first-game or random', readChoice)
    .option('--ruleset <name>', 'Kontor: base or advanced')
    .option('--scenario <name>', 'Kontor: a scenario, such as giant')
    .option('--starting-coins <number>', 'Kontor: coins of each player', wholeNumber(0, 100))
    .option('--kaispeicher', 'The Speicherstadt: with the expansion')
    .option('--first-player <seat>', 'Kingdom Builder, The Speicherstadt: the seat that begins, or random', readSeat)
    .option('--rulings <key=value...>', 'decisions on doubtful points, as in docs/rulings.md', readRulings)
    .option('--manifest <file>', 'Kontor, The Speicherstadt: values of the cards, as JSON; - is standard input');

/** Every option of every game but the seed, by its key in the game's options. */
const KEYS = addGameOptions(new Command()).options.map((option) => option.attributeName());

/** The options of a game among the values of a subcommand. It reads the manifest: standard input is there only once. */
export const givenOptions = (parsed: object, world: World): GivenOptions => {
  const values = parsed as Readonly<Record<string, unknown>>;
  const given = Object.fromEntries(KEYS.filter((key) => values[key] !== undefined).map((key) => [key, values[key]]));
  const { manifest } = given;
  return typeof manifest === 'string' ? { ...given, manifest: givenJson(manifest, world) } : given;
};

/** What is wrong with an option. The number of seats need not come from --players: `seats` says where it was given. */
const complain = (issue: Issue, seats: string): string => {
  const { path, code, expected } = issue;
  const [key = 'players', ...rest] = path;
  if (code === 'unknown-key' && rest.length === 0) return `there is no option ${flagOf(key)}`;
  // Of several literals, null is the last and stands for an option that is not given.
  const [at] = rest;
  const isListed = (key === 'sections' || key === 'cards') && typeof at === 'number';
  const where = isListed
    ? `entry ${at + 1} of ${flagOf(key)}`
    : [key === 'players' ? seats : flagOf(key), ...rest].join(' ');
  return issueText({ ...issue, expected: expected.replace(/, null$/, '') }, where);
};

/** Why a game does not take these options; null if it does. */
export const refusalOf = (game: AnyGame, given: GivenOptions, seed: Seed, seats = '--players'): string | null => {
  const read = game.parseOptions({ ...given, seed });
  if (read.ok) return null;
  const [first, ...more] = read.error.map((issue) => complain(issue, seats));
  return `${game.title}: ${[first, ...more.slice(0, 4)].join('; ')}`;
};

/** Options that the game takes. */
export const checkedOptions = (
  game: AnyGame,
  given: GivenOptions,
  seed: Seed,
  seats = '--players',
): Parts['Options'] => {
  const refusal = refusalOf(game, given, seed, seats);
  if (refusal !== null) throw misuse(refusal);
  return { ...given, seed } as unknown as Parts['Options'];
};
