import { closeSync, openSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { Failure, onFile } from '../failure.js';
import { readLines } from '../read-lines.js';
import { isFile, publish } from '../selfplay/growing-file.js';
import { headerOf } from '../selfplay/lines.js';
import { takeLock } from '../selfplay/lock.js';
import type { Collected } from './collect.js';

/** So many games at a time: a large run does not fit into one string. */
const PIECE = 10_000;

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
 * Writes the games into one file: the very one that a run without shards gives. It has its name only when all of it is
 * on disk.
 */
export const merge = ({ run, records, games }: Collected, inputs: readonly string[], path: string): void => {
  if (games.length < run.games)
    throw new Failure(`${path} is not written: ${run.games - games.length} of ${run.games} games are missing`);
  const header = JSON.stringify(headerOf(run, { index: 1, count: 1 }, records));
  onFile('write', path, () => {
    const unlock = takeLock(`${path}.lock`);
    const temporary = `${path}.merging`;
    try {
      checkTarget(path, inputs, header);
      const file = openSync(temporary, 'w');
      try {
        writeFileSync(file, `${header}\n`);
        for (let at = 0; at < games.length; at += PIECE) {
          const piece = games.slice(at, at + PIECE);
          writeFileSync(file, piece.map((game) => `${JSON.stringify(game)}\n`).join(''));
        }
      } catch (error) {
        closeSync(file);
        throw error;
      }
      publish(file, temporary, path);
    } finally {
      rmSync(temporary, { force: true });
      unlock();
    }
  });
};
