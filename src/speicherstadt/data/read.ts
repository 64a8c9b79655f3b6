import { isInt, isRecord, type OptionReader } from '../../core/read.js';
import { numberedCards } from '../deck.js';
import { KINDS, kindOf, MOST } from '../goods.js';
import { MANIFEST } from './built-in.js';
import { type CardEntry, type Manifest, SEASONS, type Season } from './manifest.js';

/** The longest list and name. */
const LONGEST = 60;

/** Notes what is wrong. */
type Refuse = (path: readonly (string | number)[], code: string, expected: string) => void;

const sumUp = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);

/** Whether a value is alike the one that the built-in manifest has there: the same keys, and the same kinds of values. */
const compare = (value: unknown, model: unknown, path: readonly (string | number)[], refuse: Refuse): void => {
  const name = path[path.length - 1];
  if (Array.isArray(model)) {
    if (!Array.isArray(value) || value.length < 1 || value.length > LONGEST) refuse(path, 'list', 'a short list');
    else
      value.forEach((item, at) => {
        compare(item, model[0], path.concat(at), refuse);
      });
  } else if (isRecord(model)) {
    const keys = Object.keys(model);
    if (!isRecord(value) || Object.keys(value).sort().join() !== keys.slice().sort().join())
      refuse(path, 'object', `the keys ${keys}`);
    else for (const key of keys) compare(value[key], model[key], path.concat(key), refuse);
  } else if (typeof model === 'number') {
    const most = name === 'crates' || name === 'capacity' ? MOST : 99;
    if (!isInt(value, 0, most)) refuse(path, 'range', `0 to ${most}`);
  } else if (name === 'season' ? !SEASONS.includes(value as Season) : kindOf(model) >= 0 && kindOf(value) < 0)
    refuse(path, 'one-of', `such as ${model}`);
  else if (name === 'kind' ? value !== model : typeof value !== 'string' || value.length > LONGEST)
    refuse(path, 'name', `such as ${model}; kinds cannot change`);
};

/** Whether the parts of an entry, each of the right kind, agree. */
const addUp = (
  { count, seasons, variants, kind }: CardEntry,
  path: readonly (string | number)[],
  refuse: Refuse,
): void => {
  if (seasons.length !== SEASONS.length || sumUp(seasons) !== count)
    refuse(path.concat('seasons'), 'sum', `${SEASONS.length} counts that add up to ${count}`);
  if (count > LONGEST || (count !== 1 && (kind === 'bonus' || kind === 'special')))
    refuse(path.concat('count'), 'count', 'one card, if it is one of a kind');
  if (
    variants?.some(({ goods = [] }) => goods.length > 8) ||
    (variants && SEASONS.some((season, at) => variants.filter((each) => each.season === season).length !== seasons[at]))
  )
    refuse(path.concat('variants'), 'sum', 'as many of each season as the entry says, with at most 8 goods');
};

/**
 * The option `manifest`: null for the built-in cards. It may have other values, counts and seasons than the built-in
 * one, and leave entries out, but it has no other entries, kinds or values. What is wrong is noted in the reader.
 */
export const readManifest = (read: OptionReader): Manifest | null => {
  const given = read.value('manifest') ?? null;
  if (given === null) return null;
  const before = read.issues.length;
  const isWrong = (): boolean => read.issues.length > before;
  const refuse: Refuse = (path, code, expected) => {
    read.refuse(['manifest', ...path], code, expected);
  };
  const manifest = given as Manifest;
  if (!isRecord(given) || Object.keys(given).length !== 3) refuse([], 'object', 'components, base and kaispeicher');
  else compare(manifest.components, MANIFEST.components, ['components'], refuse);
  for (const box of ['base', 'kaispeicher'] as const) {
    const entries: unknown = manifest[box];
    if (!Array.isArray(entries) || entries.length > LONGEST) {
      refuse([box], 'list', 'a short list');
      continue;
    }
    entries.forEach((entry, at) => {
      const model = MANIFEST[box].find(({ id }) => id === (entry as CardEntry | null)?.id);
      if (model === undefined) refuse([box, at], 'entry', 'the id of a built-in entry');
      else compare(entry, model, [box, at], refuse);
    });
    if (isWrong()) continue;
    manifest[box].forEach((entry, at) => {
      addUp(entry, [box, at], refuse);
    });
    const { seasons, goods } = manifest.components[box];
    if (goods.length !== KINDS) refuse(['components', box, 'goods'], 'list', `${KINDS} counts`);
    SEASONS.forEach((_, at) => {
      const found = sumUp(manifest[box].map((entry) => entry.seasons[at] as number));
      if (seasons.length !== SEASONS.length || seasons[at] !== found)
        refuse(['components', box, 'seasons', at], 'sum', `${found}, the number of cards there`);
    });
  }
  if (!isWrong()) {
    const cards = numberedCards(manifest, true);
    if (new Set(cards.map(({ id }) => id)).size !== cards.length)
      refuse([], 'unique', 'a different id for every entry and card');
  }
  return isWrong() ? null : manifest;
};
