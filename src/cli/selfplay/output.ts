import { realpathSync, renameSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { counted } from '../../core/text.js';
import { RECORD_START } from '../../record/text.js';
import { FORMAT } from '../../record/types.js';
import { Failure, misuse, onFile } from '../failure.js';
import type { Played } from './batch.js';
import {
  type Found,
  type GrowingFile,
  inspect,
  isFile,
  type Lines,
  NOTHING,
  openPart,
  partOf,
} from './growing-file.js';
import { differenceOf, type Header, parseGameLine, parseHeader } from './lines.js';
import { takeLock } from './lock.js';
import { botsOfGame, gameNumber, gameSeed, shardSize } from './run.js';

/** Where the results of a shard go. Until the last game is written, every file has `.part` at the end of its name. */
export interface Output {
  /** How many games were on disk when it was opened. */
  readonly done: number;
  /** How many games had results but no record, and are to be played again. */
  readonly dropped: number;
  /** Writes games behind those that are there. */
  write(played: Played): void;
  /** Gives the files back: under their final names if all games are there. Always to be called. */
  close(): void;
}

/** The file of results: a header, then a line for each game. */
const resultsOf = (header: Header): Lines => ({
  first: JSON.stringify(header),
  checkFirst: (line, path) => {
    const found = parseHeader(line);
    if (found === null) throw new Failure(`${path} is no file of results`);
    // The rest would get other line breaks, and the file would not be that of a single run.
    if (line.endsWith('\r')) throw new Failure(`${path} has line breaks of another system`);
    const difference = differenceOf(found, header);
    if (difference !== null) throw new Failure(`${path} is of another run: ${difference}`);
    const [theirs, ours] = [found.shard, header.shard].map(({ index, count }) => `${index}/${count}`);
    if (theirs !== ours) throw new Failure(`${path} is of shard ${theirs}, not ${ours}`);
    if (found.records !== header.records)
      throw new Failure(
        found.records
          ? `${path} was begun with --records: name the same file again`
          : `${path} was begun without --records: leave it out, or choose another name`,
      );
  },
  begins: (text) => JSON.stringify(header).startsWith(text),
  belongs: (line, place) => {
    const game = parseGameLine(line);
    const n = gameNumber(header.shard, place);
    return (
      game?.n === n &&
      game.seed === gameSeed(header.run, n) &&
      game.bots.join() === botsOfGame(header.run, n).join() &&
      place < shardSize(header.run, header.shard)
    );
  },
});

/** The file of records. They are not replayed here: that is for `kontorhaus replay`. */
const recordsOf = ({ run, shard }: Header): Lines => ({
  first: null,
  checkFirst: () => undefined,
  belongs: (line, place) => {
    try {
      const { format, game, seed } = JSON.parse(line) as Partial<Record<string, unknown>>;
      return format === FORMAT && game === run.game && seed === gameSeed(run, gameNumber(shard, place));
    } catch {
      return false;
    }
  },
  begins: (text) => {
    const start = `${RECORD_START}${JSON.stringify(run.game)},`;
    return start.startsWith(text) || text.startsWith(start);
  },
});

/** What is there of the records, beside the part of the results. */
const findRecords = (path: string, lines: Lines, resultsPart: string, results: Found): Found => {
  const part = partOf(path);
  if (!isFile(path)) {
    if (isFile(part)) return inspect(part, lines);
    // The records are begun before the results: without them, this is not the file that was named then.
    if (results.games > 0)
      throw new Failure(
        `${resultsPart} holds ${counted(results.games, 'game')}, but there is no ${part} with their records`,
      );
    return NOTHING;
  }
  // Records get their final name first: if the process was killed right then, the results are still a part.
  if (results.end === 0) throw new Failure(`${path} is there already: move it away, or choose another name`);
  const found = inspect(path, lines);
  onFile('write', path, () => renameSync(path, part));
  return found;
};

const FINISHED = { write: () => undefined } as const;

const open = (path: string, recordsPath: string | null, header: Header): Output => {
  const size = shardSize(header.run, header.shard);
  const results = resultsOf(header);
  if (isFile(path)) {
    const { games, torn } = inspect(path, results);
    if (games < size || torn)
      throw new Failure(`${path} holds ${games} of ${counted(size, 'game')} under its final name: it was cut off`);
    if (recordsPath !== null && !isFile(recordsPath))
      throw new Failure(`${path} is complete, but has no ${recordsPath}`);
    return { ...FINISHED, done: size, dropped: 0, close: () => undefined };
  }
  const found = isFile(partOf(path)) ? inspect(partOf(path), results) : NOTHING;
  const files: { readonly lines: Lines; readonly found: Found; readonly path: string }[] = [];
  if (recordsPath !== null) {
    const lines = recordsOf(header);
    files.push({ path: recordsPath, lines, found: findRecords(recordsPath, lines, partOf(path), found) });
  }
  files.push({ path, lines: results, found });
  // After a kill the records may be ahead; after a crash of the machine, either file.
  const done = Math.min(...files.map((each) => each.found.games));
  const opened: GrowingFile[] = [];
  let written = done;
  const close = (): void => {
    for (const file of opened) file.close(written === size && opened.length === files.length);
  };
  try {
    for (const each of files) opened.push(openPart(each.path, each.lines, each.found, done));
  } catch (error) {
    close();
    throw error;
  }
  return {
    done,
    dropped: found.games - done,
    write: ({ lines, records }) => {
      if (recordsPath !== null) opened[0]?.append(records);
      opened.at(-1)?.append(lines);
      written += lines.length;
    },
    close,
  };
};

/** The file that a name stands for, however its folder is written. */
const realName = (path: string): string => {
  try {
    return join(realpathSync(dirname(path)), basename(path));
  } catch {
    // Without such a folder nothing will be written.
    return resolve(path);
  }
};

/** Every file that is made for one name. */
const allNames = (path: string): readonly string[] => [path, partOf(path), `${path}.lock`].map(realName);

/**
 * Opens the files of a shard and finds out where to carry on. A file of another run is refused, and so is one that
 * another process writes.
 */
export const openOutput = (path: string, recordsPath: string | null, header: Header): Output => {
  const names = [path, recordsPath].flatMap((each) => (each === null ? [] : allNames(each)));
  if (new Set(names).size < names.length) throw misuse('--out and --records name the same file');
  const locks: (() => void)[] = [];
  const release = (): void => {
    for (const unlock of locks) unlock();
  };
  try {
    for (const each of recordsPath === null ? [path] : [path, recordsPath])
      locks.push(onFile('write', each, () => takeLock(`${each}.lock`)));
    const output = open(path, recordsPath, header);
    return {
      ...output,
      close: () => {
        try {
          output.close();
        } finally {
          release();
        }
      },
    };
  } catch (error) {
    release();
    throw error;
  }
};
