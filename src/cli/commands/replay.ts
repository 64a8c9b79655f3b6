import { readFileSync } from 'node:fs';
import type { Command } from 'commander';
import type { AnyGame, Parts } from '../../core/contract.js';
import { games } from '../../index.js';
import { type Fault, type GameRecord, parseRecords, replay, verify } from '../../record/index.js';
import { Failure, onFile } from '../failure.js';
import { showOf } from '../games.js';
import { describeScore, describeStep } from '../tell.js';
import type { World } from '../world.js';

/** A record on several lines is brought onto one. */
const oneLine = (text: string): string => {
  try {
    return JSON.stringify(JSON.parse(text));
  } catch {
    return text;
  }
};

const readRecords = (file: string, world: World): readonly GameRecord<Parts>[] => {
  const name = file === '-' ? 'standard input' : file;
  const text = onFile('read', name, () => (file === '-' ? world.input() : readFileSync(file, 'utf8')));
  const parsed = parseRecords(games, oneLine(text));
  if (!parsed.ok) {
    const [{ line, path, expected } = { line: 1, path: [], expected: 'a record' }] = parsed.error;
    const where = path.length === 0 ? '' : `${path.join('.').slice(0, 60)} must be `;
    throw new Failure(`${name}, line ${line}: ${where}${where === '' ? 'not ' : ''}${expected}`);
  }
  if (parsed.value.length === 0) throw new Failure(`${name} holds no record`);
  return parsed.value as unknown as readonly GameRecord<Parts>[];
};

/** The number of moves before an entry of the log: the next one is the first that does not hold. */
const moveAt = ({ log }: GameRecord<Parts>, at: number): string => {
  const moves = log.slice(0, at).filter((entry) => 'player' in entry).length;
  return `entry ${at} of the log (after ${moves} moves)`;
};

/** Why a record does not hold, in a sentence. */
const explainFault = (game: AnyGame, record: GameRecord<Parts>, fault: Fault<Parts>): string => {
  switch (fault.code) {
    case 'other-game':
      return 'it is of another game';
    case 'options':
      return `the options do not hold: ${fault.issues.map(({ path, expected }) => `${path.join('.')} must be ${expected}`).join('; ')}`;
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
      return 'the game gives another result';
  }
};

const show = (record: GameRecord<Parts>, world: World): void => {
  const { game, ...rest } = showOf(record.game);
  const shown = { game, ...rest };
  world.out(`${game.title}, ${record.options.players} players, seed ${JSON.stringify(record.seed)}`);
  let at = -1;
  let last: Parts['State'] | null = null;
  for (const step of replay(game, record)) {
    const entry = record.log[at];
    if (entry !== undefined && 'player' in entry) world.out(game.formatMove(entry));
    describeStep(shown, step).forEach(world.out);
    last = step.state;
    at++;
  }
  if (last !== null) describeScore(shown, last).forEach(world.out);
};

const replayFile = (file: string, { verify: only }: { readonly verify?: boolean }, world: World): void => {
  const records = readRecords(file, world);
  let bad = 0;
  records.forEach((record, i) => {
    const { game } = showOf(record.game);
    const { fault, mismatch } = verify(game, record);
    const name = `record ${i + 1} (${record.game}, ${record.log.length} entries)`;
    if (fault !== null) {
      bad++;
      world.out(`${name} does not hold: ${explainFault(game, record, fault)}`);
      return;
    }
    if (only) world.out(`${name} holds${record.result === null ? ', and goes on' : ''}`);
    else show(record, world);
    if (mismatch !== null)
      world.out(
        `${name}: ${moveAt(record, mismatch.at)} is not what the seed gives, ${game.formatMove(mismatch.expected)}`,
      );
  });
  if (bad > 0) throw new Failure(`${bad} of ${records.length} records ${bad === 1 ? 'does' : 'do'} not hold`);
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
    .action((file: string, values: { readonly verify?: boolean }) => replayFile(file, values, world));
};
