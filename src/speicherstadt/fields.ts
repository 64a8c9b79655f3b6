import { isInt } from '../core/read.js';
import { kindOf } from './goods.js';

/** A field of a move, and whether a value from outside may stand there. */
export type Field = readonly [name: string, test: (value: unknown, move: Readonly<Record<string, unknown>>) => boolean];

const isGood = (value: unknown): boolean => kindOf(value) >= 0;
const isGoodOrNull = (value: unknown): boolean => value === null || isGood(value);
const isId = (value: unknown): boolean => typeof value === 'string';
/** The spots for workers: 8 above each of 6 cards, and one on each of at most 6 reserved cards. See {@link Spot}. */
export const SPOTS_IN_ALL = 54;

const isSpot = (value: unknown): boolean => isInt(value, 0, SPOTS_IN_ALL - 1);

/** A column of the row. */
export const COLUMN: Field = ['column', (value) => isInt(value, 0, 5)];

/** Whether a worker is a gray one. */
export const GRAY: Field = ['gray', (value) => typeof value === 'boolean'];

/** A kind of goods. */
export const GOOD: Field = ['good', isGood];

/** A card by its id, known or not. */
export const CARD: Field = ['card', isId];

/** A card, or null for the market hall. */
const PLACE: Field = ['card', (value) => value === null || isId(value)];

/** A cube, and where it goes or where it lies. */
export const CUBE: readonly Field[] = [GOOD, PLACE];

/** The contract that a cube is taken from. */
export const FROM: Field = ['from', isId];

/** What is given, and what for. */
export const TRADE: readonly Field[] = [
  ['first', isGood],
  ['second', isGood],
  ['third', isGoodOrNull],
  // Three cubes are never given for a coin.
  ['take', (value, { third }) => (value === null ? third === null : isGood(value))],
];

/** Where two workers stand. */
export const SPOTS: readonly Field[] = [
  ['own', isSpot],
  ['other', isSpot],
];
