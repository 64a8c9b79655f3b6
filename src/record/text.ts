import type { AnyGame, Game, Input, Issue, Parts, Result } from '../core/contract.js';
import { InvalidInputError } from '../core/errors.js';
import { isRecord } from '../core/read.js';
import { fail, ok } from '../core/result.js';
import { type Fields, parseFields } from './schema.js';
import { FORMAT, type GameRecord, type GameResult, type RecordOf } from './types.js';

/** Something that is wrong in a file of records. */
export interface LineIssue extends Issue {
  /** The line, counted from 1. */
  readonly line: number;
}

/** When {@link parseRecords} stops reading: a file that is no file of records has as many issues as lines. */
const MOST_ISSUES = 100;

/**
 * A record as one line of JSON, without a line break: `records.map(formatRecord).join('\n')` is a file of them (NDJSON).
 *
 * @example
 * ```ts
 * import { kingdomBuilder } from 'kontorhaus/kingdom-builder';
 * import { formatRecord, parseRecord, startRecord } from 'kontorhaus/record';
 *
 * const { record } = startRecord(kingdomBuilder, { players: 2, seed: 1 });
 * const parsed = parseRecord(kingdomBuilder, formatRecord(record));
 * parsed.ok && parsed.value.log.length; // => 2
 * ```
 */
export const formatRecord = (record: GameRecord<Parts>): string => JSON.stringify(record);

/** What every line of a file of records begins with, as {@link formatRecord} writes it. */
export const RECORD_START: string = JSON.stringify({ format: FORMAT, game: '' }).slice(0, -3);

const under = (issues: readonly Issue[], ...path: readonly (string | number)[]): Result<never, readonly Issue[]> =>
  fail(issues.map((issue) => ({ ...issue, path: [...path, ...issue.path] })));

/** The fields of a record, if the line is JSON and has them. */
const readFields = (line: string): Result<Fields, readonly Issue[]> => {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return fail([{ path: [], code: 'json', expected: 'a record as one line of JSON' }]);
  }
  return parseFields(value);
};

/** The start in manual mode. Options are read as `init` reads them: one that is new since the record gets its default. */
const readStart = <T extends Parts>(game: Game<T>, options: unknown): Result<T['State'], readonly Issue[]> => {
  if (!isRecord(options) || Object.hasOwn(options, 'chance'))
    return fail([{ path: ['options'], code: 'object', expected: 'the options as they stand in a state' }]);
  const parsed = game.parseOptions({ ...options, chance: 'manual' });
  return parsed.ok ? ok(game.init(parsed.value)) : under(parsed.error, 'options');
};

const readRecord = <T extends Parts>(game: Game<T>, fields: Fields): Result<GameRecord<T>, readonly Issue[]> => {
  const start = readStart(game, fields.options);
  if (!start.ok) return start;
  const { rules, seed, algorithm } = fields;
  // What another generator makes of the seed, nobody can test here.
  const generator = algorithm === null ? null : game.withRandom(start.value, 0).state.random?.algorithm;
  if (algorithm !== generator) return fail([{ path: ['algorithm'], code: 'one-of', expected: `${generator}` }]);
  const log: Input<T>[] = [];
  // The first entry that is wrong is enough: a hostile log may have millions.
  for (const [at, entry] of fields.log.entries()) {
    const input: Result<Input<T>, readonly Issue[]> = isRecord(entry) && Object.hasOwn(entry, 'player')
      ? game.parseMove(entry)
      : game.parseChance(entry);
    if (!input.ok) return under(input.error, 'log', at);
    log.push(input.value);
  }
  // Whether the reason of the end is one of the game's is for `verify` to say.
  const result = fields.result as GameResult<T> | null;
  return ok({ format: FORMAT, game: game.id, rules, options: start.value.options, seed, algorithm, log, result });
};

const unknownGame = (known: readonly string[]): Result<never, readonly Issue[]> =>
  fail([{ path: ['game'], code: 'unknown-game', expected: known.join(' or ') }]);

/**
 * A record from its line of JSON. It tests the shape, the options, and each move and outcome by itself (an issue's
 * path then starts with `'log'` and the index); whether they make a game is for {@link verify} to say. A record of
 * newer rules is accepted as far as today's shapes go.
 *
 * Codes of its own: `json` (no JSON at all), `format` (another format, or none), `unknown-game`. It never throws,
 * whatever the line holds.
 *
 * @example
 * ```ts
 * import { kingdomBuilder } from 'kontorhaus/kingdom-builder';
 * import { parseRecord } from 'kontorhaus/record';
 *
 * const parsed = parseRecord(kingdomBuilder, '{"game":"kingdom-builder"');
 * !parsed.ok && parsed.error[0]?.code; // => 'json'
 * ```
 */
export const parseRecord = <T extends Parts>(game: Game<T>, line: string): Result<GameRecord<T>, readonly Issue[]> => {
  const fields = readFields(line);
  if (!fields.ok) return fields;
  return fields.value.game === game.id ? readRecord(game, fields.value) : unknownGame([game.id]);
};

/** Games under other keys than their ids would be found by no record. */
const expectIds = (games: object): void => {
  for (const [key, game] of Object.entries(games))
    if ((game as Partial<AnyGame> | null)?.id !== key)
      throw new InvalidInputError('kontorhaus', [
        {
          path: ['games', key],
          code: 'games',
          expected: 'an object of games under their ids, such as { [game.id]: game } or the games of the package root',
        },
      ]);
};

/**
 * All records of a text with one on each line (NDJSON), of any of the games given by their ids:
 * `games` of the package root, or `{ [kontor.id]: kontor }` for one. Blank lines at the end
 * do not matter, and a text without lines has no records. Anything else that is wrong is an issue with its line, as
 * {@link parseRecord} finds it; after a hundred issues it reads no further line. It never throws,
 * whatever the text holds.
 * @throws InvalidInputError (code `games`) when the keys of `games` are not the games' ids.
 *
 * @example
 * ```ts
 * import { games } from 'kontorhaus';
 * import { formatRecord, parseRecords, startRecord } from 'kontorhaus/record';
 *
 * const { record } = startRecord(games['kingdom-builder'], { players: 2, seed: 1 });
 * const line = formatRecord(record);
 * const parsed = parseRecords(games, `${line}\n${line}\n`);
 * parsed.ok && parsed.value.length; // => 2
 *
 * const broken = parseRecords(games, `${line}\n{}}\n`);
 * !broken.ok && broken.error; // => [{ line: 2, path: [], code: 'json', expected: 'a record as one line of JSON' }]
 * ```
 */
export const parseRecords = <G extends { readonly [K in keyof G]: AnyGame & Readonly<Record<'id', K>> }>(
  games: G,
  text: string,
): Result<readonly RecordOf<G[keyof G]>[], readonly LineIssue[]> => {
  expectIds(games);
  const known: Readonly<Record<string, AnyGame>> = games;
  const records: GameRecord<Parts>[] = [];
  const issues: LineIssue[] = [];
  const length = text.trimEnd().length;
  let line = 0;
  let next: number;
  // Some editors begin a file with a mark of the byte order.
  const start = text.startsWith('\ufeff') ? 1 : 0;
  for (let from = start; from < length && issues.length < MOST_ISSUES; from = next + 1) {
    const end = text.indexOf('\n', from);
    next = end < 0 ? length : end;
    line++;
    const fields = readFields(text.slice(from, next));
    const id = fields.ok ? fields.value.game : '';
    const game = Object.hasOwn(known, id) ? known[id] : undefined;
    const read = !fields.ok ? fields : game ? readRecord(game, fields.value) : unknownGame(Object.keys(known));
    if (read.ok) records.push(read.value);
    else for (const issue of read.error) issues.push({ line, ...issue });
  }
  return issues.length > 0 ? fail(issues) : ok(records as unknown as RecordOf<G[keyof G]>[]);
};
