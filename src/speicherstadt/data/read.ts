import { isInt, isRecord, type OptionReader } from '../../core/read.js';
import { numberedCards } from '../deck.js';
import { KINDS, kindOf, MOST } from '../goods.js';
import { MANIFEST } from './built-in.js';
import { type CardEntry, type Manifest, SEASONS } from './manifest.js';

/** The longest list within an entry, and the most cards of one. */
const LONGEST = 60;

const sumUp = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);

/** Whether a value is a list of so many counts. */
const isCounts = (value: unknown, length: number): boolean =>
  Array.isArray(value) && value.length === length && value.every((count) => isInt(count, 0, 99));

/**
 * The option `manifest`: null for the built-in cards. It may have other values, counts and seasons than the built-in
 * one, and leave entries out, but it has no other entries, kinds or values. What is wrong is noted in the reader.
 */
export const readManifest = (read: OptionReader): Manifest | null => {
  const given = read.value('manifest') ?? null;
  if (given === null) return null;
  const before = read.issues.length;
  const refuse = (path: readonly (string | number)[], code: string, expected: string): void => {
    read.refuse(['manifest', ...path], code, expected);
  };

  /** Whether a value is of the same kind as the one that the built-in manifest has there. */
  const compare = (value: unknown, model: unknown, path: readonly (string | number)[]): void => {
    const name = path[path.length - 1] as string;
    if (Array.isArray(model)) {
      if (!Array.isArray(value) || value.length < 1 || value.length > LONGEST)
        refuse(path, 'list', `a list of 1 to ${LONGEST}`);
      else
        value.forEach((item, at) => {
          compare(item, model[0], path.concat(at));
        });
    } else if (isRecord(model)) {
      const keys = Object.keys(model);
      if (!isRecord(value) || Object.keys(value).sort().join() !== keys.slice().sort().join())
        refuse(path, 'object', `an object with ${keys.join(', ') || 'no keys'}`);
      else for (const key of keys) compare(value[key], model[key], path.concat(key));
    } else if (typeof model === 'number') {
      const most = name === 'crates' || name === 'capacity' ? MOST : 99;
      if (!isInt(value, 0, most)) refuse(path, 'range', `a whole number from 0 to ${most}`);
    } else if (name === 'season') {
      if (!SEASONS.includes(value as never)) refuse(path, 'one-of', `one of ${SEASONS.join(', ')}`);
    } else if (name === 'id') {
      if (typeof value !== 'string' || value.length > LONGEST) refuse(path, 'id', 'a name');
    } else if (name === 'kind') {
      if (value !== model) refuse(path, 'kind', `${model}: the kind of a card cannot change`);
    } else if (kindOf(value) < 0) refuse(path, 'good', 'a kind of goods');
  };

  const readEntry = (entry: unknown, box: readonly CardEntry[], path: readonly (string | number)[]): void => {
    const model = box.find(({ id }) => isRecord(entry) && id === entry['id']);
    if (model === undefined) {
      refuse(path, 'entry', 'an entry with the id of a built-in one');
      return;
    }
    compare(entry, model, path);
    if (read.issues.length > before) return;
    const { count, seasons, variants, kind, values } = entry as CardEntry;
    if (!isCounts(seasons, SEASONS.length) || sumUp(seasons) !== count)
      refuse(path.concat('seasons'), 'sum', `${SEASONS.length} counts that add up to ${count}`);
    if (count > LONGEST || (count !== 1 && (kind === 'bonus' || kind === 'special')))
      refuse(path.concat('count'), 'count', 'one card, if it is one of a kind');
    if (
      variants !== undefined &&
      SEASONS.some((season, at) => variants.filter((each) => each.season === season).length !== seasons[at])
    )
      refuse(path.concat('variants'), 'sum', 'as many of each season as the entry says');
    if (variants?.some(({ goods = [] }) => goods.length > 8) || values?.scale?.length === 0)
      refuse(path.concat('variants'), 'list', 'at most 8 goods');
  };

  const { components, base, kaispeicher } = given as Manifest;
  compare(components, MANIFEST.components, ['components']);
  if (!isRecord(given) || Object.keys(given).length !== 3) refuse([], 'object', 'components, base and kaispeicher');
  for (const [box, entries] of [
    ['base', base],
    ['kaispeicher', kaispeicher],
  ] as const) {
    if (!Array.isArray(entries) || entries.length > LONGEST) {
      refuse([box], 'list', 'a list of entries');
      continue;
    }
    entries.forEach((entry, at) => {
      readEntry(entry, MANIFEST[box], [box, at]);
    });
    if (read.issues.length > before) continue;
    const { seasons, goods } = components[box];
    if (!isCounts(goods, KINDS)) refuse(['components', box, 'goods'], 'list', `${KINDS} counts`);
    SEASONS.forEach((_, at) => {
      const found = sumUp(entries.map((entry: CardEntry) => entry.seasons[at] as number));
      if (seasons.length !== SEASONS.length || seasons[at] !== found)
        refuse(['components', box, 'seasons', at], 'sum', `the number of cards there, ${found}`);
    });
  }
  if (read.issues.length > before) return null;
  const manifest = given as Manifest;
  const cards = numberedCards(manifest, true);
  if (new Set(cards.map(({ id }) => id)).size !== cards.length)
    refuse([], 'unique', 'a different id for every entry and every card');
  return read.issues.length > before ? null : manifest;
};
