import { closeSync, openSync, readSync } from 'node:fs';
import { Failure } from './failure.js';

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

/** The lines of a file one by one: a file of millions of games does not fit into one string. */
export function* readLines(path: string): Generator<Line, void, undefined> {
  const file = openSync(path, 'r');
  try {
    // What was read of a line that has not ended yet, in pieces: joined only once.
    let pieces: Buffer[] = [];
    let length = 0;
    let end = 0;
    for (;;) {
      const chunk = Buffer.allocUnsafe(CHUNK);
      const size = readSync(file, chunk);
      if (size === 0) break;
      let from = 0;
      for (let at = chunk.indexOf(NEWLINE); at >= 0 && at < size; at = chunk.indexOf(NEWLINE, from)) {
        const text = Buffer.concat([...pieces, chunk.subarray(from, at)]).toString('utf8');
        end += length + at + 1 - from;
        yield { text, end, whole: true };
        pieces = [];
        length = 0;
        from = at + 1;
      }
      if (from === size) continue;
      pieces.push(chunk.subarray(from, size));
      length += size - from;
      if (length > LONGEST) throw new Failure(`${path} has a line that is too long: it is no file of this command`);
    }
    if (length > 0) yield { text: Buffer.concat(pieces).toString('utf8'), end: end + length, whole: false };
  } finally {
    closeSync(file);
  }
}
