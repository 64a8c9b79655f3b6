import { isInt, isRecord, type OptionReader, type Path } from '../../core/read.js';
import { GOODS, MOST } from '../goods.js';
import { MANIFEST } from './built-in.js';
import { type Manifest, SEASONS } from './manifest.js';

/** The longest list, and the longest name. */
const LONGEST = 60;

/**
 * A copy of a value, with its keys in the order of the built-in manifest's. It must be alike the one that the built-in
 * manifest has there: the same keys, and the same kinds of values. `ids` are those that no other card may have.
 */
const compare = (
  refuse: OptionReader['refuse'],
  ids: Set<unknown>,
  path: Path,
  value: unknown,
  model: unknown,
): unknown => {
  const name = path.at(-1);
  const within = (key: string | number, item: unknown, like: unknown): unknown =>
    compare(refuse, ids, path.concat(key), item, like);
  if (Array.isArray(model)) {
    const [first] = model;
    // Cubes are counted by kind, as ever; a contract's spaces are the bits of its load.
    const isFixed = typeof first === 'number' && name !== 'scale';
    const most = isFixed ? model.length : name === 'goods' ? MOST : LONGEST;
    const least = isFixed ? most : first.kind ? 0 : 1;
    if (Array.isArray(value) && value.length >= least && value.length <= most)
      // Holes are walked too.
      return Array.from(value as ({ readonly id?: unknown } | null)[], (item, at) =>
        // An entry is like the one with its id, and takes that id.
        within(at, item, first.kind ? model.find(({ id }) => id === item?.id && ids.delete(`#${id}`)) : first),
      );
    refuse(path, 'list', `${least} to ${most} entries`);
  } else if (isRecord(model)) {
    const keys = Object.keys(model);
    // What is missing is refused as a value.
    if (isRecord(value) && Object.keys(value).every((key) => keys.includes(key)))
      return Object.fromEntries(keys.map((key) => [key, within(key, value[key], model[key])]));
    refuse(path, 'object', `an object of ${keys.join(', ')}`);
  } else if (typeof model === 'number') {
    const most = name === 'crates' || name === 'capacity' ? MOST : 99;
    if (!isInt(value, 0, most)) refuse(path, 'range', `a whole number from 0 to ${most}`);
  } else if (name === 'id' && path.includes('cards')) {
    if (typeof value !== 'string' || value.length > LONGEST || value.includes('#') || ids.has(value))
      refuse(path, 'id', `a new id up to ${LONGEST} letters, no #`);
    ids.add(value);
  } else {
    const choices = ([GOODS, SEASONS] as readonly (readonly unknown[])[]).find((each) => each.includes(model)) ?? [
      model ?? 'the built-in entries once',
    ];
    if (!model || !choices.includes(value)) refuse(path, 'one-of', `one of ${choices.join(', ')}`);
  }
  return value;
};

/**
 * The option `manifest`: null for the built-in cards. It may have other values, cards and seasons than the built-in
 * one, and leave entries out, but it has no other entries, kinds or values. What is wrong is noted in the reader. The
 * game keeps a copy, or null if nothing differs.
 */
export const readManifest = (read: OptionReader): Manifest | null => {
  const given = read.value('manifest') ?? null;
  const { length } = read.issues;
  if (given === null) return null;
  const ids = new Set<unknown>(MANIFEST.base.concat(MANIFEST.kaispeicher).flatMap(({ id }) => [id, `#${id}`]));
  const manifest = compare(read.refuse, ids, ['manifest'], given, MANIFEST) as Manifest;
  if (read.issues.length > length) return null;
  for (const box of ['base', 'kaispeicher'] as const)
    manifest[box].forEach(({ kind, cards }, at) => {
      // What a card does that is one of a kind hangs on its id.
      if (/bonus|special/.test(kind) && cards[1]) read.refuse(['manifest', box, at, 'cards'], 'list', '1 entry');
    });
  return JSON.stringify(manifest) === JSON.stringify(MANIFEST) ? null : manifest;
};
