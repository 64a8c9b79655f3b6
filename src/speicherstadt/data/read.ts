import { isInt, isRecord, type OptionReader, type Path } from '../../core/read.js';
import { sumOf } from '../../core/sum.js';
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
    // Counts by season and by kind are as many as ever; a contract's spaces are the bits of its load.
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
  } else if (name === 'id' && path.includes('variants')) {
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

/** Whether the parts, each of the right kind, agree. */
const addUp = ({ refuse }: OptionReader, manifest: Manifest): void => {
  for (const box of ['base', 'kaispeicher'] as const) {
    const demand = (found: number, right: number, ...path: Path): void => {
      if (found !== right) refuse(['manifest', ...path], 'sum', `${right} as in the rest`);
    };
    manifest[box].forEach(({ count, seasons, variants, kind }, at) => {
      seasons.forEach((found, of) => {
        if (variants)
          demand(found, variants.filter(({ season }) => season === SEASONS[of]).length, box, at, 'seasons', of);
      });
      // What a card does that is one of a kind hangs on its id.
      if (kind === 'bonus' || kind === 'special') demand(count, 1, box, at, 'count');
      demand(sumOf(seasons), count, box, at, 'seasons');
    });
    manifest.components[box].seasons.forEach((found, of) => {
      const right = sumOf(manifest[box].map(({ seasons }) => seasons[of] as number));
      demand(found, right, 'components', box, 'seasons', of);
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
  const { length } = read.issues;
  if (given === null) return null;
  const ids = new Set<unknown>(MANIFEST.base.concat(MANIFEST.kaispeicher).flatMap(({ id }) => [id, `#${id}`]));
  const manifest = compare(read.refuse, ids, ['manifest'], given, MANIFEST) as Manifest;
  if (read.issues.length > length) return null;
  addUp(read, manifest);
  return JSON.stringify(manifest) === JSON.stringify(MANIFEST) ? null : manifest;
};
