import { closeSync, fstatSync, fsyncSync, ftruncateSync, openSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { Failure, isMissing, onFile } from '../failure.js';
import { readLines } from '../read-lines.js';

/** What a file of lines is to hold: a first line, or none, and then a line for each game. */
export interface Lines {
  /** The first line; null if the games begin at once. */
  readonly first: string | null;
  /** Throws a {@link Failure} if another first line is that of another file. */
  checkFirst(line: string, path: string): void;
  /** Whether a line is that of the game at a place. */
  belongs(line: string, place: number): boolean;
  /** Whether a text without a line break may be what is left of the first line of all. */
  begins(text: string): boolean;
}

/** How much of such a file is there. */
export interface Found {
  /** How many games it holds. */
  readonly games: number;
  /** Where the last whole line ends; 0 if not even the first one is whole. */
  readonly end: number;
  /** Whether more follows that is no whole line. */
  readonly torn: boolean;
}

/** The name of a file while it is not complete. */
export const partOf = (path: string): string => `${path}.part`;

/** Whether there is a file; anything else under its name is refused. */
export const isFile = (path: string): boolean =>
  onFile('read', path, () => {
    try {
      if (statSync(path).isFile()) return true;
    } catch (error) {
      if (isMissing(error)) return false;
      throw error;
    }
    throw new Failure(`${path} is not a file`);
  });

/**
 * Reads what is there. A last line without a line break is torn and does not count. Any other line that is not the one
 * that belongs there means that the file is not what we think it is.
 */
export const inspect = (path: string, { first, checkFirst, belongs, begins }: Lines): Found =>
  onFile('read', path, () => {
    const head = first === null ? 0 : 1;
    let number = 0;
    let end = 0;
    for (const line of readLines(path)) {
      const games = Math.max(0, number - head);
      if (!line.whole) {
        if (number === 0 && !begins(line.text))
          throw new Failure(`${path} does not begin as this run does: move the file away, or choose another name`);
        return { games, end, torn: true };
      }
      if (number < head) checkFirst(line.text, path);
      else if (!belongs(line.text, games))
        throw new Failure(`${path}: line ${number + 1} is not that of the next game: move the file away, or mend it`);
      number++;
      end = line.end;
    }
    return { games: Math.max(0, number - head), end, torn: false };
  });

/** Where a file ends after so many whole lines. */
const endOf = (path: string, lines: number): number => {
  let left = lines;
  for (const { end } of lines === 0 ? [] : readLines(path)) if (--left === 0) return end;
  return 0;
};

/** Nothing is there. */
export const NOTHING: Found = { games: 0, end: 0, torn: false };

/** A file that gets longer. */
export interface GrowingFile {
  /** Adds whole lines, all of them or none. */
  append(lines: readonly string[]): void;
  /** Sees to it that all is on disk, and gives the file its final name if it is complete. */
  close(complete: boolean): void;
}

/** Closes a file when all of it is on disk, and then gives it its final name. */
export const publish = (file: number, path: string, finalPath: string): void => {
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  renameSync(path, finalPath);
  // The new name is on disk when its folder is. Windows does not open folders, and needs none of this.
  if (process.platform === 'win32') return;
  const folder = openSync(dirname(finalPath), 'r');
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
};

/** Opens the part of a file, cut off behind so many of the games that were found. */
export const openPart = (path: string, { first }: Lines, found: Found, games: number): GrowingFile => {
  const part = partOf(path);
  const file = onFile('write', path, () => openSync(part, 'a'));
  let size = 0;
  // A lock cannot see every process on a shared disk: a file that is not as long as we left it shows the others.
  const checkSize = (): void => {
    const { size: there } = fstatSync(file);
    if (there !== size)
      throw new Failure(`${part} has ${there} bytes, not ${size}: another process writes it; stop one of the two`);
  };
  const append = (lines: readonly string[]): void => {
    checkSize();
    const bytes = Buffer.from(`${lines.join('\n')}\n`);
    try {
      writeFileSync(file, bytes);
    } catch (error) {
      // What got through before the disk was full is taken back.
      ftruncateSync(file, size);
      throw error;
    }
    size += bytes.length;
  };
  onFile('write', path, () => {
    try {
      size = games === found.games ? found.end : endOf(part, games + (first === null ? 0 : 1));
      ftruncateSync(file, size);
      if (size === 0 && first !== null) append([first]);
    } catch (error) {
      closeSync(file);
      throw error;
    }
  });
  return {
    append: (lines) => {
      if (lines.length > 0) onFile('write', path, () => append(lines));
    },
    close: (complete) =>
      onFile('write', path, () => {
        if (!complete) {
          try {
            fsyncSync(file);
          } finally {
            closeSync(file);
          }
          return;
        }
        try {
          checkSize();
          if (statSync(part).ino !== fstatSync(file).ino) throw new Failure(`${part} was replaced by another process`);
        } catch (error) {
          closeSync(file);
          throw error;
        }
        publish(file, part, path);
      }),
  };
};
