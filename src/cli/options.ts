import { Command, InvalidArgumentError } from 'commander';
import type { AnyGame, Issue, Parts, Seed } from '../core/contract.js';
import { listOf, wholeNumber } from './arguments.js';
import { misuse } from './failure.js';
import { flagOf, flagText } from './flags.js';
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

/** What a number of seats must be, in few words. */
const seatsText = (expected: string): string =>
  expected.replace(/^a whole number from (\d+) to (\d+)$/, '$1 to $2').replace(/^one of (\d+), (\d+)$/, '$1 or $2');

/** What is wrong with an option. `cause` is the other option without which it would not be, or empty. */
const complain = ({ path, code, expected }: Issue, bots: number, cause: string): string => {
  const [key = 'players', ...rest] = path;
  if (code === 'unknown-key' && rest.length === 0) return `there is no option ${flagOf(key)}`;
  const because = cause === '' ? '' : ` with ${cause}`;
  // Of several literals, null is the last and stands for an option that is not given.
  const wanted = expected.replace(/, null$/, '').replace(/ for this game$/, '');
  if (key === 'players' && bots > 1)
    return `--bots names ${bots} bots for ${seatsText(wanted)} players${because}: give one for each seat, or one for all`;
  const [at] = rest;
  const isListed = (key === 'sections' || key === 'cards') && typeof at === 'number';
  const where = isListed ? `entry ${at + 1} of ${flagOf(key)}` : [flagOf(key), ...rest].join(' ');
  if (code === 'exclusive' || code === 'pointless')
    return `${where} must be left out${because || ', since it changes nothing in this game'}`;
  return `${issueText({ path, code, expected: wanted }, where)}${because}`;
};

const issuesWith = (game: AnyGame, given: GivenOptions, seed: Seed): readonly Issue[] => {
  const read = game.parseOptions({ ...given, seed });
  return read.ok ? [] : read.error;
};

/** The option, other than the one that an issue is about, without which there would be no such issue; empty if none. */
const causeOf = (game: AnyGame, given: GivenOptions, seed: Seed, { path }: Issue): string => {
  const place = path.join();
  const cause = Object.keys(given).find((key) => {
    if (key === path[0]) return false;
    const { [key]: _, ...others } = given;
    return issuesWith(game, others, seed).every((issue) => issue.path.join() !== place);
  });
  return cause === undefined ? '' : flagText(cause, given[cause]);
};

/** Why a game does not take these options; null if it does. `bots` is how many bots say how many seats there are. */
export const refusalOf = (game: AnyGame, given: GivenOptions, seed: Seed, bots = 0): string | null => {
  const issues = issuesWith(game, given, seed);
  if (issues.length === 0) return null;
  const texts = issues.slice(0, 5).map((issue) => complain(issue, bots, causeOf(game, given, seed, issue)));
  return `${game.title}: ${texts.join('; ')}`;
};

/** Options that the game takes. */
export const checkedOptions = (game: AnyGame, given: GivenOptions, seed: Seed, bots = 0): Parts['Options'] => {
  const refusal = refusalOf(game, given, seed, bots);
  if (refusal !== null) throw misuse(refusal);
  return { ...given, seed } as unknown as Parts['Options'];
};
