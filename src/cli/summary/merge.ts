import { closeSync, lstatSync, openSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { counted } from '../../core/text.js';
import { Failure, isThere, onFile } from '../failure.js';
import { readLines } from '../read-lines.js';
import { isFile, publish } from '../selfplay/growing-file.js';
import { headerOf } from '../selfplay/lines.js';
import { takeLock } from '../selfplay/lock.js';
import { openResults, type Results } from './results.js';

/** So many games are written at a time. */
const PIECE = 1000;

/** The lines of all games in the order of their numbers. Each file has its own in that order, as `selfplay` writes them. */
function* linesInOrder(inputs: readonly string[], games: number): Generator<string, void, undefined> {
  const files = inputs.map((input) => openResults(input).games);
  try {
    const next = files.map((file) => file.next().value);
    for (let n = 0; n < games; n++) {
      const from = next.findIndex((read) => read?.game.n === n);
      if (from < 0) throw new Failure(`game ${n} is not in its place: in each file the numbers must ascend`);
      yield `${JSON.stringify(next[from]?.game)}\n`;
      next[from] = files[from]?.next().value;
    }
  } finally {
    for (const file of files) file.return();
  }
}

/** Refuses a name that stands for one of the inputs, or for a file that is not the one that is to be written. */
const checkTarget = (path: string, inputs: readonly string[], header: string): void => {
  if (!isFile(path)) return;
  const { dev, ino } = statSync(path);
  for (const input of inputs) {
    const other = statSync(input);
    if (other.dev === dev && other.ino === ino)
      throw new Failure(`${path} is one of the files to be read: choose another name`);
  }
  const [first] = readLines(path);
  if (first?.text !== header) throw new Failure(`${path} is there already: move it away, or choose another name`);
};

/**
 * Makes a new file. What a merge of the same run has left that was stopped makes room for it; anything else may be
 * somebody's, also where a link leads.
 */
const newFile = (path: string, inputs: readonly string[], header: string): number => {
  if (lstatSync(path, { throwIfNoEntry: false })?.isFile()) {
    checkTarget(path, inputs, header);
    rmSync(path);
  }
  try {
    return openSync(path, 'wx');
  } catch (error) {
    if (isThere(error)) throw new Failure(`${path} is there already: move it away, or choose another name`);
    throw error;
  }
};

/** Writes a header and the lines of games; a file that cannot be written is closed. */
const writeGames = (file: number, header: string, games: Iterable<string>): void => {
  try {
    writeFileSync(file, `${header}\n`);
    let piece: string[] = [];
    for (const line of games) {
      piece.push(line);
      if (piece.length < PIECE) continue;
      writeFileSync(file, piece.join(''));
      piece = [];
    }
    writeFileSync(file, piece.join(''));
  } catch (error) {
    closeSync(file);
    throw error;
  }
};

/**
 * Writes the games into one file: the very one that a run without shards gives. It has its name only when all of it is
 * on disk.
 */
export const merge = ({ run, records, summary }: Results, inputs: readonly string[], path: string): void => {
  if (summary.missing > 0)
    throw new Failure(
      `${path} is not written: ${summary.missing} of ${counted(run.games, 'game is', 'games are')} missing`,
    );
  const header = JSON.stringify(headerOf(run, { index: 1, count: 1 }, records));
  onFile('write', path, () => {
    const unlock = takeLock(`${path}.lock`);
    const temporary = `${path}.merging`;
    try {
      checkTarget(path, inputs, header);
      const file = onFile('write', temporary, () => newFile(temporary, inputs, header));
      try {
        writeGames(file, header, linesInOrder(inputs, run.games));
        publish(file, temporary, path);
      } catch (error) {
        rmSync(temporary, { force: true });
        throw error;
      }
    } finally {
      unlock();
    }
  });
};
