import type { Command } from 'commander';
import type { AnyGame, Parts } from '../../core/contract.js';
import { counted } from '../../core/text.js';
import { games } from '../../index.js';
import {
  type Fault,
  type GameRecord,
  type GameResult,
  isMove,
  parseRecords,
  replay,
  verify,
} from '../../record/index.js';
import { describeScore, describeStep, headOf } from '../describe.js';
import { Failure } from '../failure.js';
import { displayOf } from '../games.js';
import { issueText, placeOf } from '../issue.js';
import { givenLines, givenName } from '../read-given.js';
import type { Line } from '../read-lines.js';
import { parseHeader } from '../selfplay/lines.js';
import type { World } from '../world.js';

/** A record as text, and the line on which it begins. */
interface RecordText {
  readonly text: string;
  readonly line: number;
}

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

/**
 * Records one by one, each on its line; blank lines do not count. If the first one is no JSON by itself, all lines
 * together are one record.
 */
function* recordTexts(lines: Iterable<Line>): Generator<RecordText, void, undefined> {
  let line = 0;
  let pieces: string[] | null = null;
  let first = 0;
  for (const { text: untrimmed } of lines) {
    line++;
    const text = untrimmed.trim();
    if (text === '') continue;
    if (first === 0) {
      first = line;
      if (!isJson(text)) pieces = [];
    }
    if (pieces === null) yield { text, line };
    else pieces.push(text);
  }
  if (pieces === null) return;
  const text = pieces.join('\n');
  // A text that has no line breaks but those of the layout.
  yield { text: isJson(text) ? JSON.stringify(JSON.parse(text)) : text, line: first };
}

const recordOf = ({ text, line }: RecordText, name: string): GameRecord<Parts> => {
  const parsed = parseRecords(games, text);
  // Two records where one is expected would leave one out.
  if (parsed.ok && parsed.value.length === 1) return parsed.value[0] as unknown as GameRecord<Parts>;
  if (parsed.ok) throw new Failure(`${name}, line ${line}: not one record`);
  if (parseHeader(text) !== null) throw new Failure(`${name} is a file of results: selfplay --records writes records`);
  const [issue] = parsed.error;
  const reason = issue?.path.length ? issueText(issue, placeOf(issue)) : `not ${issue?.expected ?? 'a record'}`;
  throw new Failure(`${name}, line ${line}: ${reason}`);
};

/** An entry of the log in words, with the number of moves before it: people count those. */
const moveAt = ({ log }: GameRecord<Parts>, at: number): string => {
  const moves = log.slice(0, at).filter(isMove).length;
  return `entry ${at} of the log (after ${counted(moves, 'move')})`;
};

/** A result in short: how the game ended, the places, and the points. */
const resultText = ({ outcome: { reason, ranking }, sides }: GameResult): string => {
  const places = ranking.map(
    ({ place, players, tieBreaks }) =>
      `${place}. player ${players.join(' and ')}${tieBreaks.length > 0 ? ` (${tieBreaks.join(', ')})` : ''}`,
  );
  const points = sides.map(({ players, total }) => `player ${players.join(' and ')} ${counted(total, 'point')}`);
  return `"${reason}: ${[places.join(', '), points.join(', ')].join('; ')}"`;
};

/** Why a record does not hold, in a sentence. */
const explainFault = (game: AnyGame, record: GameRecord<Parts>, fault: Fault<Parts>): string => {
  switch (fault.code) {
    case 'other-game':
      return 'it is of another game';
    case 'options':
      return `the options do not hold: ${fault.issues.map((issue) => issueText(issue, placeOf(issue))).join('; ')}`;
    case 'newer-rules':
      return `it was played by rules ${record.rules}, and this version knows ${fault.today}`;
    case 'move-expected':
      return `${moveAt(record, fault.at)}: a move is expected, not an outcome`;
    case 'outcome-expected':
      return `${moveAt(record, fault.at)}: an outcome is expected`;
    case 'after-end':
      return `${moveAt(record, fault.at)}: the game is over`;
    case 'illegal':
      return `${moveAt(record, fault.at)}: ${game.explain(fault.illegal)}`;
    case 'result':
      if (fault.expected === null) return 'the game is not over, and the record has a result';
      return record.result === null
        ? 'the game is over, and the record has no result'
        : `the game gives ${resultText(fault.expected)}, and the record says ${resultText(record.result)}`;
  }
};

const show = (record: GameRecord<Parts>, world: World): void => {
  const display = displayOf(record.game);
  const { game } = display;
  world.out(headOf(game, record.options, record.seed));
  let at = -1;
  let last: Parts['State'] | null = null;
  for (const step of replay(game, record)) {
    const entry = record.log[at];
    const move = entry !== undefined && isMove(entry) ? entry : null;
    describeStep(display, step, move).forEach(world.out);
    last = step.state;
    at++;
  }
  if (last !== null) describeScore(display, last).forEach(world.out);
};

/** Tells of one record; whether it holds. */
const tellOf = (record: GameRecord<Parts>, number: number, verifyOnly: boolean, world: World): boolean => {
  const { game } = displayOf(record.game);
  const { fault, mismatch } = verify(game, record);
  const name = `record ${number} (${record.game}, ${counted(record.log.length, 'entry', 'entries')})`;
  if (fault !== null) {
    world.out(`${name} does not hold: ${explainFault(game, record, fault)}`);
    return false;
  }
  if (verifyOnly) world.out(`${name} holds${record.result === null ? ', and goes on' : ''}`);
  else show(record, world);
  if (mismatch !== null) {
    const { at, expected } = mismatch;
    const [has, gives] = [record.log[at] as Parts['Chance'], expected].map(game.formatMove);
    world.out(`${name}: ${moveAt(record, at)} says "${has}", but the seed gives "${gives}"`);
  }
  return true;
};

interface Values {
  readonly verify?: boolean;
}

const replayFile = (file: string, { verify: verifyOnly = false }: Values, world: World): void => {
  const name = givenName(file);
  let count = 0;
  let bad = 0;
  // One at a time: the records of a large run do not fit into memory.
  for (const text of recordTexts(givenLines(file, world))) {
    count++;
    if (!tellOf(recordOf(text, name), count, verifyOnly, world)) bad++;
  }
  if (count === 0) throw new Failure(`${name} holds no record`);
  if (bad > 0) throw new Failure(`${bad} of ${counted(count, 'record')} ${bad === 1 ? 'does' : 'do'} not hold`);
};

/** Adds `kontorhaus replay`. */
export const addReplay = (program: Command, world: World): void => {
  program
    .command('replay')
    .description('Verify records and show their games step by step.')
    .argument('<file>', 'a record, or several, each on its line; - is standard input')
    .option('--verify', 'only say whether they hold, and where not')
    .addHelpText(
      'after',
      `
Examples:
  kontorhaus replay record.json
  kontorhaus replay --verify records.ndjson
  head -n 1 records.ndjson | kontorhaus replay -`,
    )
    .action((file: string, values: Values) => replayFile(file, values, world));
};
