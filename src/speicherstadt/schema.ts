import * as v from 'valibot';
import type { Issue, Result } from '../core/contract.js';
import { optionReader } from '../core/read.js';
import { fail, ok } from '../core/result.js';
import {
  int,
  listOf,
  listWithin,
  oneOfTypes,
  parserOf,
  randomStateSchema,
  revision,
  strict,
  strictCase,
} from '../core/schema.js';
import { CARDS, stateIssues } from './consistency.js';
import { FAR } from './draft.js';
import { GOODS, KINDS } from './goods.js';
import { RULES } from './play.js';
import { resolve } from './setup.js';
import {
  type ResolvedOptions,
  RULINGS,
  type SpeicherstadtChance,
  type SpeicherstadtMove,
  type SpeicherstadtState,
} from './types.js';

const seat = int(0, 4);
const bits = int(0, 31);
const card = int(0, CARDS);
const cardOrNone = int(-1, CARDS);
const worker = int(0, 9);
const load = int(0, 2 ** 24 - 1);
const counts = listOf(int(0, FAR), KINDS);
const id: v.GenericSchema<unknown, string> = v.pipe(v.string(), v.maxLength(70));
const good = v.picklist(GOODS);

const upTo = <T>(item: v.GenericSchema<unknown, T>, most: number): v.GenericSchema<unknown, T[]> =>
  listWithin(item, 0, most);

/** A list with one entry for each seat; that its length is the number of seats is tested afterwards. */
const perSeat = <T>(entry: v.GenericSchema<unknown, T>): v.GenericSchema<unknown, T[]> => upTo(entry, 5);

/** The shape of a state; its keys stand in the order in which the rules build it, for `key`. */
const stateSchema: v.GenericSchema<unknown, SpeicherstadtState> = strict({
  game: v.literal('speicherstadt'),
  schema: v.literal(1),
  rules: revision(RULES),
  // Read as options are, below.
  options: v.custom<ResolvedOptions>((value) => typeof value === 'object' && value !== null, 'the options'),
  random: randomStateSchema,
  phase: v.picklist(['supply', 'demand', 'purchase', 'loading', 'over']),
  round: int(1, CARDS),
  player: seat,
  asked: v.nullable(v.picklist(['squad-leader', 'insurance', 'snitch'])),
  stopped: bits,
  bought: bits,
  season: int(0, 5),
  pile: upTo(card, CARDS),
  bag: counts,
  stock: counts,
  row: upTo(cardOrNone, 6),
  columns: upTo(upTo(worker, 8), 6),
  fire: cardOrNone,
  settled: int(0, 10),
  coins: perSeat(int(0, FAR)),
  points: perSeat(int(-FAR, FAR)),
  workers: perSeat(int(0, 4)),
  cards: perSeat(upTo(card, CARDS)),
  halls: perSeat(int(-1, KINDS - 1)),
  quay: counts,
  loads: upTo(load, CARDS),
  upper: upTo(card, 6),
  reserved: upTo(card, 6),
  holders: upTo(worker, 6),
  gray: int(0, 2),
  breaks: int(0, 2),
  truck: v.nullable(strict({ player: seat, load, placing: v.boolean() })),
});

const parseShape = parserOf(stateSchema);

/** The options of a stored state, read as options are: but nothing may be left to defaults. */
const readOptions = (stored: unknown): Result<ResolvedOptions, readonly Issue[]> => {
  const read = optionReader(stored, ['options']);
  const rulings = read.within('rulings');
  read.only('players', 'kaispeicher', 'firstPlayer', 'rulings', 'manifest');
  for (const key of ['kaispeicher', 'firstPlayer', 'rulings', 'manifest'])
    if (read.value(key) === undefined) read.refuse(key, 'options', 'a value: the options of a state are complete');
  for (const [key, [usual]] of Object.entries(RULINGS))
    if (rulings.value(key) === usual) rulings.refuse(key, 'options', 'nothing for the default');
  if (read.issues.length > 0) return fail(read.issues);
  const options = resolve(read, null);
  if (options.manifest === null && read.value('manifest') !== null && read.issues.length === 0)
    read.refuse('manifest', 'options', 'null for the built-in cards');
  return read.issues.length > 0 ? fail(read.issues) : ok(options);
};

/** A stored state: its shape first, then whether its parts agree with each other. See `Rules.parseState`. */
export const parseState = (input: unknown): Result<SpeicherstadtState, readonly Issue[]> => {
  const shape = parseShape(input);
  if (!shape.ok) return shape;
  const options = readOptions(shape.value.options);
  if (!options.ok) return options;
  const state: SpeicherstadtState = { ...shape.value, options: options.value };
  const issues = stateIssues(state);
  return issues.length > 0 ? fail(issues) : ok(state);
};

const place = v.nullable(id);
const column = int(0, 5);
const spot = int(0, 53);

const goodOrNone = v.nullable(good);
const gray = v.boolean();

const moveSchema: v.GenericSchema<unknown, SpeicherstadtMove> = oneOfTypes([
  strictCase({ type: v.literal('place'), player: seat, column, gray }),
  strictCase({
    type: v.picklist(['stop', 'buy', 'decline', 'done', 'pass', 'fish-market', 'double', 'insure']),
    player: seat,
  }),
  strictCase({ type: v.picklist(['load', 'discard', 'auction']), player: seat, good, card: place }),
  v.pipe(
    strictCase({
      type: v.literal('trade'),
      player: seat,
      first: good,
      second: good,
      third: goodOrNone,
      take: goodOrNone,
    }),
    v.check(({ third, take }) => third === null || take !== null, 'a cube for three, not a coin'),
  ),
  strictCase({ type: v.literal('reserve'), player: seat, card: id, gray }),
  strictCase({ type: v.literal('swap'), player: seat, own: spot, other: spot }),
  strictCase({ type: v.literal('smuggle'), player: seat, from: id, good, card: place }),
  strictCase({ type: v.picklist(['truck-take', 'truck-put']), player: seat, good, card: id }),
]);

/** A move from outside, by its shape. */
export const parseMove: (input: unknown) => Result<SpeicherstadtMove, readonly Issue[]> = parserOf(moveSchema);

const chanceSchema: v.GenericSchema<unknown, SpeicherstadtChance> = oneOfTypes([
  strictCase({ type: v.literal('turn-up'), card: id }),
  strictCase({ type: v.literal('draw'), good }),
]);

/** An outcome from outside, by its shape. */
export const parseChance: (input: unknown) => Result<SpeicherstadtChance, readonly Issue[]> = parserOf(chanceSchema);
