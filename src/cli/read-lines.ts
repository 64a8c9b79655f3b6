import { closeSync, openSync, readSync } from 'node:fs';

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

/** The lines of a file one by one: a file of millions of games does not fit into one string. */
export function* readLines(path: string): Generator<Line, void, undefined> {
  const file = openSync(path, 'r');
  try {
    let rest = Buffer.alloc(0);
    let end = 0;
    for (;;) {
      const chunk = Buffer.allocUnsafe(CHUNK);
      const size = readSync(file, chunk);
      if (size === 0) break;
      const bytes = Buffer.concat([rest, chunk.subarray(0, size)]);
      let from = 0;
      for (let at = bytes.indexOf(NEWLINE); at >= 0; at = bytes.indexOf(NEWLINE, from)) {
        end += at + 1 - from;
        yield { text: bytes.toString('utf8', from, at), end, whole: true };
        from = at + 1;
      }
      rest = bytes.subarray(from);
    }
    if (rest.length > 0) yield { text: rest.toString('utf8'), end: end + rest.length, whole: false };
  } finally {
    closeSync(file);
  }
}
