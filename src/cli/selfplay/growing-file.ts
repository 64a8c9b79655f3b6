import { closeSync, fstatSync, fsyncSync, ftruncateSync, openSync, renameSync, statSync, writeFileSync } from 'node:fs';
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
}

/** How much of such a file is there. */
export interface Found {
  /** How many games it holds. */
  readonly games: number;
  /** Where the file ends after so many games, by their number; empty if not even the first line is whole. */
  readonly ends: readonly number[];
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
export const inspect = (path: string, { first, checkFirst, belongs }: Lines): Found =>
  onFile('read', path, () => {
    const ends: number[] = first === null ? [0] : [];
    let number = 0;
    for (const { text, whole, end } of readLines(path)) {
      number++;
      if (!whole) return { games: Math.max(0, ends.length - 1), ends, torn: true };
      if (ends.length === 0) checkFirst(text, path);
      else if (!belongs(text, ends.length - 1))
        throw new Failure(`${path}: line ${number} is not that of the next game: move the file away, or mend it`);
      ends.push(end);
    }
    return { games: Math.max(0, ends.length - 1), ends, torn: false };
  });

/** Nothing is there. */
export const NOTHING: Found = { games: 0, ends: [], torn: false };

/** A file that gets longer. */
export interface GrowingFile {
  /** Adds whole lines, all of them or none. */
  append(lines: readonly string[]): void;
  /** Sees to it that all is on disk, and gives the file its final name if it is complete. */
  close(complete: boolean): void;
}

const append = (file: number, lines: readonly string[]): void => {
  const { size } = fstatSync(file);
  try {
    writeFileSync(file, `${lines.join('\n')}\n`);
  } catch (error) {
    // What got through before the disk was full is taken back.
    ftruncateSync(file, size);
    throw error;
  }
};

/** Opens the part of a file, cut off behind so many of the games that were found. */
export const openPart = (path: string, { first }: Lines, { ends }: Found, games: number): GrowingFile => {
  const part = partOf(path);
  const file = onFile('write', path, () => openSync(part, 'a'));
  onFile('write', path, () => {
    const end = ends[games] ?? 0;
    ftruncateSync(file, end);
    if (end === 0 && first !== null) append(file, [first]);
  });
  return {
    append: (lines) => {
      if (lines.length > 0) onFile('write', path, () => append(file, lines));
    },
    close: (complete) =>
      onFile('write', path, () => {
        try {
          fsyncSync(file);
        } finally {
          closeSync(file);
        }
        if (complete) renameSync(part, path);
      }),
  };
};
