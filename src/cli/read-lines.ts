import { closeSync, openSync, readSync } from 'node:fs';
import { Failure, isNotYet, onFile } from './failure.js';

/** A line of a file. */
export interface Line {
  /** Without its line break. */
  readonly text: string;
  /** Where it ends in the file, the line break included. */
  readonly end: number;
  /** Whether a line break ends it: without one, it may be torn. */
  readonly whole: boolean;
}

const NEWLINE = 10;
const CHUNK = 1 << 16;
/** No line that the command writes is so long: a file with one is none of ours. */
const LONGEST = 1 << 24;

/** How long to wait for the writer of a pipe before looking again, in milliseconds. */
const PAUSE = 10;
const never = new Int32Array(new SharedArrayBuffer(4));

/**
 * Reads into a chunk and tells how much; 0 at the end. Node makes standard input non-blocking as soon as anything looks
 * at `process.stdin`: then an empty pipe is an error, and only a closed one is the end.
 */
const readInto = (file: number, chunk: Buffer): number => {
  for (;;) {
    try {
      return readSync(file, chunk);
    } catch (error) {
      if (!isNotYet(error)) throw error;
      Atomics.wait(never, 0, 0, PAUSE);
    }
  }
};

/** What an open file holds, piece by piece. */
export function* chunksOf(file: number, name: string): Generator<Buffer, void, undefined> {
  for (;;) {
    const chunk = Buffer.allocUnsafe(CHUNK);
    const size = onFile('read', name, () => readInto(file, chunk));
    if (size === 0) return;
    yield chunk.subarray(0, size);
  }
}

/** The lines of what is read piece by piece. `name` is for complaints. */
export function* linesOf(chunks: Iterable<Buffer>, name: string): Generator<Line, void, undefined> {
  // What was read of a line that has not ended yet, in pieces: joined only once.
  let pieces: Buffer[] = [];
  let length = 0;
  let end = 0;
  for (const chunk of chunks) {
    let from = 0;
    for (let at = chunk.indexOf(NEWLINE); at >= 0; at = chunk.indexOf(NEWLINE, from)) {
      const text = Buffer.concat([...pieces, chunk.subarray(from, at)]).toString('utf8');
      end += length + at + 1 - from;
      yield { text, end, whole: true };
      pieces = [];
      length = 0;
      from = at + 1;
    }
    if (from === chunk.length) continue;
    pieces.push(chunk.subarray(from));
    length += chunk.length - from;
    if (length > LONGEST) throw new Failure(`${name} has a line that is too long: it is no file of this command`);
  }
  if (length > 0) yield { text: Buffer.concat(pieces).toString('utf8'), end: end + length, whole: false };
}

/** All that is read piece by piece, if it is not much: what never ends is not read to its end. `name` is for complaints. */
export const wholeOf = (chunks: Iterable<Buffer>, name: string): string => {
  const pieces: Buffer[] = [];
  let length = 0;
  for (const chunk of chunks) {
    pieces.push(chunk);
    length += chunk.length;
    if (length > LONGEST) throw new Failure(`${name} is too long: it is no file of this command`);
  }
  return Buffer.concat(pieces).toString('utf8');
};

/** What a file holds, piece by piece. It is open while it is read. */
export function* chunksIn(path: string): Generator<Buffer, void, undefined> {
  const file = onFile('read', path, () => openSync(path, 'r'));
  try {
    yield* chunksOf(file, path);
  } finally {
    closeSync(file);
  }
}

/** The lines of a file one by one: a file of millions of games does not fit into one string. */
export const readLines = (path: string): Generator<Line, void, undefined> => linesOf(chunksIn(path), path);
