import { isInt, isRecord, type OptionReader } from '../../core/read.js';
import { sumOf } from '../../core/sum.js';
import { numberedCards } from '../deck.js';
import { kindOf, MOST } from '../goods.js';
import { MANIFEST } from './built-in.js';
import { type Manifest, SEASONS, type Season } from './manifest.js';

type Path = readonly (string | number)[];

/** The longest list and name; a contract's spaces are the bits of its load. */
const longest = (name: unknown): number => (name === 'goods' ? 8 : 60);

/** Whether a value is alike the one that the built-in manifest has there: the same keys, and the same kinds of values. */
const compare = (read: OptionReader, path: Path, value: unknown, model: unknown): void => {
  const name = path[path.length - 1];
  const demand = (holds: boolean, code: string, expected: unknown): boolean => {
    if (!holds) read.refuse(path, code, `${expected}`);
    return holds;
  };
  if (Array.isArray(model)) {
    const isBox = path.length === 2;
    // Counts by season and by kind.
    const isFixed = typeof model[0] === 'number' && name !== 'scale';
    const least = isFixed ? model.length : isBox ? 0 : 1;
    const most = isFixed ? least : longest(name);
    const isList = Array.isArray(value) && value.length >= least && value.length <= most;
    if (demand(isList, 'list', `${least} to ${most} entries`))
      (value as unknown[]).forEach((item, at) => {
        const alike = isBox ? model.find(({ id }) => isRecord(item) && item['id'] === id) : model[0];
        if (alike === undefined) read.refuse(path.concat(at), 'entry', 'the id of a built-in entry');
        else compare(read, path.concat(at), item, alike);
      });
  } else if (isRecord(model)) {
    const keys = Object.keys(model);
    if (
      demand(
        isRecord(value) && Object.keys(value).sort().join() === keys.slice().sort().join(),
        'object',
        `keys ${keys}`,
      )
    )
      for (const key of keys) compare(read, path.concat(key), (value as Record<string, unknown>)[key], model[key]);
  } else if (typeof model === 'number') {
    const most = name === 'crates' || name === 'capacity' ? MOST : 99;
    demand(isInt(value, 0, most), 'range', `0 to ${most}`);
  } else if (name === 'season') demand(SEASONS.includes(value as Season), 'one-of', SEASONS);
  else if (kindOf(model) >= 0) demand(kindOf(value) >= 0, 'one-of', 'a kind of goods');
  else
    demand(
      name === 'kind' ? value === model : typeof value === 'string' && value.length <= longest(name),
      'name',
      model,
    );
};

/** Whether the parts, each of the right kind, agree. */
const addUp = (read: OptionReader, manifest: Manifest): void => {
  for (const box of ['base', 'kaispeicher'] as const) {
    const entries = manifest[box];
    entries.forEach(({ count, seasons, variants, kind }, at) => {
      const demand = (holds: boolean, key: string, code: string): void => {
        if (!holds) read.refuse(['manifest', box, at, key], code, `as many cards as count, which is ${count}`);
      };
      demand(sumOf(seasons) === count, 'seasons', 'sum');
      demand(count === 1 || (kind !== 'bonus' && kind !== 'special'), 'count', 'count');
      demand(
        variants === undefined ||
          SEASONS.every((season, of) => variants.filter((each) => each.season === season).length === seasons[of]),
        'variants',
        'sum',
      );
    });
    manifest.components[box].seasons.forEach((count, at) => {
      const found = sumOf(entries.map(({ seasons }) => seasons[at] as number));
      if (count !== found) read.refuse(['manifest', 'components', box, 'seasons', at], 'sum', `${found}`);
    });
  }
};

/**
 * The option `manifest`: null for the built-in cards. It may have other values, counts and seasons than the built-in
 * one, and leave entries out, but it has no other entries, kinds or values. What is wrong is noted in the reader.
 */
export const readManifest = (read: OptionReader): Manifest | null => {
  const manifest = (read.value('manifest') ?? null) as Manifest | null;
  if (manifest === null) return null;
  const before = read.issues.length;
  const isRight = (): boolean => read.issues.length === before;
  compare(read, ['manifest'], manifest, MANIFEST);
  if (isRight()) addUp(read, manifest);
  if (isRight()) {
    const cards = numberedCards(manifest, true);
    if (new Set(cards.map(({ id }) => id)).size < cards.length) read.refuse('manifest', 'unique', 'different ids');
  }
  return isRight() ? manifest : null;
};
