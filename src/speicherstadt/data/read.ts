import { isInt, isRecord, type OptionReader } from '../../core/read.js';
import { sumOf } from '../../core/sum.js';
import { numberedCards } from '../deck.js';
import { GOODS, MOST } from '../goods.js';
import { MANIFEST } from './built-in.js';
import { type Manifest, SEASONS } from './manifest.js';

type Path = readonly (string | number)[];

/** The longest list, and the longest name. */
const LONGEST = 60;

/** Whether a value is alike the one that the built-in manifest has there: the same keys, and the same kinds of values. */
const compare = (read: OptionReader, path: Path, value: unknown, model: unknown): void => {
  const name = path[path.length - 1];
  const demand = (holds: boolean, code: string): boolean => {
    if (!holds) read.refuse(path, code, `such as ${JSON.stringify(model).slice(0, LONGEST)}`);
    return holds;
  };
  if (Array.isArray(model)) {
    const isBox = path.length === 2;
    const [first] = model;
    // Counts by season and by kind are as many as ever; a contract's spaces are the bits of its load.
    const isFixed = typeof first === 'number' && name !== 'scale';
    const most = isFixed ? model.length : name === 'goods' ? 8 : LONGEST;
    const least = isFixed ? most : isBox ? 0 : 1;
    if (demand(Array.isArray(value) && value.length >= least && value.length <= most, 'list'))
      (value as unknown[]).forEach((item, at) => {
        compare(
          read,
          path.concat(at),
          item,
          isBox ? model.find(({ id }) => isRecord(item) && item['id'] === id) : first,
        );
      });
  } else if (isRecord(model)) {
    const keys = Object.keys(model);
    if (demand(isRecord(value) && Object.keys(value).sort().join() === keys.slice().sort().join(), 'object'))
      for (const key of keys) compare(read, path.concat(key), (value as Record<string, unknown>)[key], model[key]);
  } else if (typeof model === 'number')
    demand(isInt(value, 0, name === 'crates' || name === 'capacity' ? MOST : 99), 'range');
  else if (typeof model === 'string') {
    const choices = [GOODS, SEASONS].find((each: readonly string[]) => each.includes(model)) as
      | readonly unknown[]
      | undefined;
    if (choices) demand(choices.includes(value), 'one-of');
    else demand(name === 'kind' ? value === model : typeof value === 'string' && value.length <= LONGEST, 'name');
  } else read.refuse(path, 'entry', 'the id of a built-in entry');
};

/** Whether the parts, each of the right kind, agree. */
const addUp = (read: OptionReader, manifest: Manifest): void => {
  for (const box of ['base', 'kaispeicher'] as const) {
    const entries = manifest[box];
    entries.forEach(({ count, seasons, variants, kind }, at) => {
      const demand = (holds: boolean, key: string, code: string): void => {
        if (!holds) read.refuse(['manifest', box, at, key], code, `${count} cards in all`);
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
