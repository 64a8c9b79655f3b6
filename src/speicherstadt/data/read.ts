import { isInt, isRecord, type OptionReader, optionReader } from '../../core/read.js';
import { numberedCards } from '../deck.js';
import { KINDS, kindOf, MOST } from '../goods.js';
import { SPECIAL_IDS } from '../kaispeicher/cards/index.js';
import { CARD_KINDS, type CardKind, type CardValues, type Manifest, SEASONS, VALUES_OF } from './manifest.js';

/** Bonus cards: their ids are fixed, since each counts something else. */
const BONUS_IDS: readonly string[] = [
  'chamber-of-commerce',
  'port',
  'accountant',
  'deichtorhallen',
  'press',
  'harbor-tour',
  'mayor',
];

/** Special cards with a number on them. */
const WITH_COINS: readonly string[] = ['insurance', 'thrift-institution'];

const MOST_CARDS = 60;
const VALUE_KEYS = ['goods', 'good', 'coins', 'points', 'crates', 'capacity', 'value', 'scale'] as const;
const ENTRY_KEYS = ['id', 'kind', 'count', 'seasons', 'values', 'variants'];

/** Whether a value is a list of so many whole numbers in a range. */
const isIntList = (value: unknown, length: number, max: number): value is readonly number[] =>
  Array.isArray(value) && value.length === length && value.every((item) => isInt(item, 0, max));

const isList = (value: unknown, most: number, test: (item: unknown) => boolean): boolean =>
  Array.isArray(value) && value.length >= 1 && value.length <= most && value.every(test);

/** What each value may be, and how that is said. */
const TESTS: Readonly<Record<keyof CardValues, readonly [test: (value: unknown) => boolean, expected: string]>> = {
  goods: [(value) => isList(value, 8, (good) => kindOf(good) >= 0), '1 to 8 kinds of goods'],
  good: [(value) => kindOf(value) >= 0, 'a kind of goods'],
  coins: [(value) => isInt(value, 0, 99), 'a whole number from 0 to 99'],
  points: [(value) => isInt(value, 0, 99), 'a whole number from 0 to 99'],
  crates: [(value) => isInt(value, 0, MOST), `a whole number from 0 to ${MOST}`],
  capacity: [(value) => isInt(value, 0, MOST), `a whole number from 0 to ${MOST}`],
  value: [(value) => isInt(value, 0, 99), 'a whole number from 0 to 99'],
  scale: [(value) => isList(value, 99, (step) => isInt(step, 0, 999)), '1 to 99 whole numbers from 0 to 999'],
};

const readValues = (read: OptionReader): void => {
  for (const key of VALUE_KEYS) {
    const value = read.value(key);
    if (value !== undefined && !TESTS[key][0](value)) read.refuse(key, 'value', TESTS[key][1]);
  }
};

const isId = (value: unknown): value is string => typeof value === 'string' && value !== '' && value.length <= 60;

type Path = readonly (string | number)[];

const readEntry = (read: OptionReader, path: Path): void => {
  read.only(...ENTRY_KEYS);
  const id = read.value('id');
  if (!isId(id)) read.refuse('id', 'id', 'a name of at most 60 characters');
  const kind: CardKind = read.oneOf('kind', CARD_KINDS, 'special');
  if (read.value('kind') === undefined) read.refuse('kind', 'one-of', `one of ${CARD_KINDS.join(', ')}`);
  const count = read.int('count', 1, MOST_CARDS, undefined);
  const seasons = read.value('seasons');
  if (!isIntList(seasons, SEASONS.length, MOST_CARDS))
    read.refuse('seasons', 'seasons', `${SEASONS.length} whole numbers, one for each season`);
  else if (seasons.reduce((sum, copies) => sum + copies, 0) !== count)
    read.refuse('seasons', 'sum', `numbers that add up to the count, ${count}`);
  const values = read.within('values');
  if (read.value('values') === null) read.refuse('values', 'object', 'an object');
  values.only(...VALUE_KEYS);
  readValues(values);
  const variants = readVariants(read, count, seasons, path);
  const needs = VALUES_OF[kind].concat(WITH_COINS.includes(id as string) ? ['coins'] : []);
  for (const key of needs)
    if (
      values.value(key) === undefined &&
      !(variants.length > 0 && variants.every((each) => each.value(key) !== undefined))
    )
      read.refuse(['values', key], 'value', `${TESTS[key][1]}: a ${kind} needs it`);
  for (const [own, ids] of [
    ['bonus', BONUS_IDS],
    ['special', SPECIAL_IDS as readonly string[]],
  ] as const)
    if ((kind === own || ids.includes(id as string)) && !(kind === own && ids.includes(id as string) && count === 1))
      read.refuse('id', 'fixed-id', `for the one card of each kind ${own}: ${ids.join(', ')}`);
};

const readVariants = (read: OptionReader, count: number, seasons: unknown, path: Path): readonly OptionReader[] => {
  const list = read.value('variants');
  if (list === undefined) return [];
  if (!Array.isArray(list) || list.length !== count) {
    read.refuse('variants', 'list', `${count} entries, one for each card`);
    return [];
  }
  const readers = list.map((variant, at) => optionReader(variant, null, path.concat('variants', at), read.issues));
  for (const variant of readers) {
    variant.only('id', 'season', ...VALUE_KEYS);
    readValues(variant);
    if (variant.value('id') !== undefined && !isId(variant.value('id')))
      variant.refuse('id', 'id', 'a name of at most 60 characters');
    if (!SEASONS.includes(variant.value('season') as never))
      variant.refuse('season', 'one-of', `one of ${SEASONS.join(', ')}`);
  }
  const counted = SEASONS.map((season) => readers.filter((variant) => variant.value('season') === season).length);
  if (isIntList(seasons, SEASONS.length, MOST_CARDS) && counted.some((copies, season) => copies !== seasons[season]))
    read.refuse('variants', 'sum', 'as many in each season as the entry says');
  return readers;
};

/** The entries of one box, and whether they are as many as the box says. */
const readBox = (read: OptionReader, box: 'base' | 'kaispeicher'): void => {
  const components = read.within('components').within(box);
  components.only('seasons', 'goods');
  const seasons = components.value('seasons');
  if (!isIntList(seasons, SEASONS.length, 999))
    components.refuse('seasons', 'seasons', `${SEASONS.length} whole numbers, one for each season`);
  if (!isIntList(components.value('goods'), KINDS, 99))
    components.refuse('goods', 'goods', `${KINDS} whole numbers from 0 to 99, one for each kind`);
  const list = read.value(box);
  if (!Array.isArray(list) || list.length > 200) {
    read.refuse(box, 'list', 'a list of at most 200 entries');
    return;
  }
  list.forEach((entry, at) => {
    if (!isRecord(entry)) read.refuse([box, at], 'object', 'an object');
    else {
      const path = ['manifest', box, at];
      readEntry(optionReader(entry, null, path, read.issues), path);
    }
  });
  if (read.issues.length > 0 || !Array.isArray(seasons)) return;
  seasons.forEach((cards, season) => {
    const found = list.reduce((sum, entry) => sum + entry.seasons[season], 0);
    if (found !== cards)
      read.refuse(['components', box, 'seasons', season], 'sum', `the number of cards there, ${found}`);
  });
};

/** The option `manifest`; null for the built-in cards. What is wrong is noted in the reader. */
export const readManifest = (outer: OptionReader): Manifest | null => {
  const value = outer.value('manifest') ?? null;
  if (value === null) return null;
  const read = optionReader(value, null, ['manifest'], outer.issues);
  const before = read.issues.length;
  if (!isRecord(value)) return null;
  read.only('components', 'base', 'kaispeicher');
  read.within('components').only('base', 'kaispeicher');
  readBox(read, 'base');
  readBox(read, 'kaispeicher');
  if (read.issues.length > before) return null;
  const manifest = value as unknown as Manifest;
  const cards = numberedCards(manifest, true);
  const ids = new Set(cards.map(({ id }) => id));
  const entries = manifest.base.concat(manifest.kaispeicher);
  if (ids.size !== cards.length || new Set(entries.map(({ id }) => id)).size !== entries.length)
    read.refuse([], 'unique', 'a different id for every entry and every card');
  if (
    cards.some(({ kind }) => kind === 'counting-office') &&
    !entries.some(({ values }) => values?.scale !== undefined)
  )
    read.refuse([], 'scale', 'a scale with one of the counting offices');
  return read.issues.length > before ? null : manifest;
};
