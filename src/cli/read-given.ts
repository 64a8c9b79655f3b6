import { isRecord } from '../core/read.js';
import { Failure } from './failure.js';
import { chunksIn, type Line, linesOf, wholeOf } from './read-lines.js';
import type { World } from './world.js';

// Files that a person gives by name: records, positions, manifests. The name may be `-`, which is standard input.

const chunksGiven = (path: string, world: World): Iterable<Buffer> => (path === '-' ? world.input() : chunksIn(path));

/** Some editors begin a file with a mark of the byte order. */
const withoutMark = (text: string): string => text.replace(/^\ufeff/, '');

/** What such a file is called in complaints. */
export const givenName = (path: string): string => (path === '-' ? 'standard input' : path);

/** Its lines, one by one. */
export function* givenLines(path: string, world: World): Generator<Line, void, undefined> {
  let isFirst = true;
  for (const line of linesOf(chunksGiven(path, world), givenName(path))) {
    yield isFirst ? { ...line, text: withoutMark(line.text) } : line;
    isFirst = false;
  }
}

/** The JSON that it holds. */
export const givenJson = (path: string, world: World): unknown => {
  const text = withoutMark(wholeOf(chunksGiven(path, world), givenName(path)));
  try {
    return JSON.parse(text);
  } catch {
    throw new Failure(`${givenName(path)} is not JSON`);
  }
};

/** The JSON that it holds, if that is an object. */
export const givenObject = (path: string, world: World): Readonly<Record<string, unknown>> => {
  const value = givenJson(path, world);
  if (!isRecord(value)) throw new Failure(`${givenName(path)} holds no JSON object`);
  return value;
};
