import { isInt, isRecord, type OptionReader, type Path } from '../../core/read.js';
import { GOODS, MOST } from '../goods.js';
import { MANIFEST } from './built-in.js';
import { type Manifest, SEASONS } from './manifest.js';

/** The largest number, and the longest list. */
const LARGEST = 99;

/**
 * A copy of a value, with its keys in the order of the built-in manifest's. It must be alike the one that the built-in
 * manifest has there: the same keys, and the same kinds of values; else that is noted, and null stands for it. `kind` is
 * that of the entry around it.
 */
const compare = (
  refuse: OptionReader['refuse'],
  path: Path,
  value: unknown,
  model: unknown,
  kind?: unknown,
): unknown => {
  const name = path.at(-1);
  const within = (key: string | number, item: unknown, like: unknown): unknown =>
    compare(refuse, path.concat(key), item, like, (model as { readonly kind?: unknown }).kind);
  if (Array.isArray(model)) {
    const [first] = model;
    const left = new Set(model);
    // A contract's spaces are the bits of its load. What a card does that is one of a kind hangs on its id.
    const most = name === 'goods' ? MOST : kind === 'bonus' || kind === 'special' ? 1 : LARGEST;
    const least = first.id ? 0 : 1;
    if (Array.isArray(value) && value.length >= least && value.length <= most)
      // Holes are walked too.
      return Array.from(value as ({ readonly id?: unknown } | null)[], (item, at) =>
        // What has an id is like the built-in one with that id, which nothing else can be then.
        within(at, item, first.id ? model.find((one) => one.id === item?.id && left.delete(one)) : first),
      );
    refuse(path, 'list', `${least} to ${most} entries`);
  } else if (isRecord(model)) {
    const keys = Object.keys(model);
    // What is missing is refused as a value.
    if (isRecord(value) && Object.keys(value).every((key) => keys.includes(key)))
      return Object.fromEntries(keys.map((key) => [key, within(key, value[key], model[key])]));
    refuse(path, 'object', `an object of ${keys.join(', ')}`);
  } else if (typeof model === 'number') {
    const most = name === 'crates' || name === 'capacity' ? MOST : LARGEST;
    if (isInt(value, 0, most)) return value;
    refuse(path, 'range', `a whole number from 0 to ${most}`);
  } else {
    const choices = ([GOODS, SEASONS] as readonly (readonly unknown[])[]).find((each) => each.includes(model)) ?? [
      model ?? 'the built-in ids once',
    ];
    if (model && choices.includes(value)) return value;
    refuse(path, 'one-of', `one of ${choices.join(', ')}`);
  }
  return null;
};

/**
 * The option `manifest`: null for the built-in cards. It may have other values, cards and seasons than the built-in
 * one, and leave entries out, but it has no other entries, kinds or values. What is wrong is noted in the reader. The
 * game keeps a copy, or null if nothing differs.
 */
export const readManifest = (read: OptionReader): Manifest | null => {
  const given = read.value('manifest', null);
  if (given === null) return null;
  const manifest = compare(read.refuse, ['manifest'], given, MANIFEST) as Manifest;
  return JSON.stringify(manifest) === JSON.stringify(MANIFEST) ? null : manifest;
};
