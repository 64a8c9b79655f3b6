import { isRecord } from '../core/read.js';
import { Failure } from './failure.js';
import { readWhole } from './read-lines.js';

/** What a file of JSON holds. */
export const readJson = (path: string): unknown => {
  const text = readWhole(path);
  try {
    return JSON.parse(text);
  } catch {
    throw new Failure(`${path} is not JSON`);
  }
};

/** What a file of JSON holds, if it is an object. */
export const readJsonObject = (path: string): Readonly<Record<string, unknown>> => {
  const value = readJson(path);
  if (!isRecord(value)) throw new Failure(`${path} holds no JSON object`);
  return value;
};
