import { isInt, isRecord, type OptionReader } from '../../core/read.js';
import { sumOf } from '../../core/sum.js';
import { numberedCards } from '../deck.js';
import { GOODS, MOST } from '../goods.js';
import { MANIFEST } from './built-in.js';
import { type Manifest, SEASONS } from './manifest.js';

type Path = readonly (string | number)[];

/** The longest list, and the longest name. */
const LONGEST = 60;

const ENTRIES = MANIFEST.base.concat(MANIFEST.kaispeicher);

/**
 * A copy of a value, with its keys in the order of the built-in manifest's. It must be alike the one that the built-in
 * manifest has there: the same keys, and the same kinds of values.
 */
const compare = (read: OptionReader, path: Path, value: unknown, model: unknown): unknown => {
  const name = path.at(-1);
  const demand = (holds: boolean, code: string): boolean => {
    if (!holds) read.refuse(path, code, `such as ${JSON.stringify(model).slice(0, LONGEST)}`);
    return holds;
  };
  if (Array.isArray(model)) {
    const isBox = path.length === 2;
    const [first] = model;
    // Counts by season and by kind are as many as ever; a contract's spaces are the bits of its load.
    const isFixed = typeof first === 'number' && name !== 'scale';
    const most = isFixed ? model.length : name === 'goods' ? MOST : LONGEST;
    const least = isFixed ? most : isBox ? 0 : 1;
    if (demand(Array.isArray(value) && value.length >= least && value.length <= most, 'list'))
      // Holes are walked too.
      return Array.from(value as unknown[], (item, at) =>
        compare(
          read,
          path.concat(at),
          item,
          isBox ? model.find(({ id }) => isRecord(item) && item['id'] === id) : first,
        ),
      );
  } else if (isRecord(model)) {
    const keys = Object.keys(model);
    if (demand(isRecord(value) && Object.keys(value).sort().join() === keys.slice().sort().join(), 'object'))
      return Object.fromEntries(
        keys.map((key) => [key, compare(read, path.concat(key), (value as Record<string, unknown>)[key], model[key])]),
      );
  } else if (typeof model === 'number')
    demand(isInt(value, 0, name === 'crates' || name === 'capacity' ? MOST : 99), 'range');
  else if (typeof model === 'string') {
    const choices = [GOODS, SEASONS].find((each: readonly string[]) => each.includes(model)) as
      | readonly unknown[]
      | undefined;
    if (choices) demand(choices.includes(value), 'one-of');
    else
      demand(
        value === model ||
          // A card with the id of another entry would do what that one does.
          (name !== 'kind' &&
            typeof value === 'string' &&
            value.length <= LONGEST &&
            ENTRIES.every(({ id }) => id !== value)),
        'name',
      );
  } else read.refuse(path, 'entry', 'a built-in entry');
  return value;
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
 * one, and leave entries out, but it has no other entries, kinds or values. What is wrong is noted in the reader. The
 * game keeps a copy, or null if nothing differs.
 */
export const readManifest = (read: OptionReader): Manifest | null => {
  const given = read.value('manifest') ?? null;
  if (given === null) return null;
  const before = read.issues.length;
  const isRight = (): boolean => read.issues.length === before;
  const manifest = compare(read, ['manifest'], given, MANIFEST) as Manifest;
  if (isRight()) addUp(read, manifest);
  if (isRight())
    for (const each of [manifest.base.concat(manifest.kaispeicher), numberedCards(manifest, true)])
      if (new Set(each.map(({ id }) => id)).size < each.length) read.refuse('manifest', 'unique', 'unique ids');
  return isRight() && JSON.stringify(manifest) !== JSON.stringify(MANIFEST) ? manifest : null;
};
