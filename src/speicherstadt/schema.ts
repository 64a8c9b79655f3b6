import * as v from 'valibot';
import type { Game, Issue, Result } from '../core/contract.js';
import { deriveParseView, except, stateParser } from '../core/parse-view.js';
import {
  int,
  listOf,
  oneOfTypes,
  parserOf,
  randomStateSchema,
  revision,
  storedOptions,
  strict,
  strictCase,
  upTo,
  viewerIn,
} from '../core/schema.js';
import { CARDS, stateIssues } from './consistency.js';
import { SEASONS } from './data/manifest.js';
import { rowSizeOf } from './deck.js';
import { FAR } from './draft.js';
import { SPOTS_IN_ALL } from './fields.js';
import { GOODS, type Good, KINDS } from './goods.js';
import type { ResolvedOptions } from './options.js';
import { RULES } from './play.js';
import { MOST_SEATS } from './seats.js';
import { resolve } from './setup.js';
import { turn } from './turn.js';
import {
  ASKED,
  PHASES,
  SPACES,
  type Speicherstadt,
  type SpeicherstadtChance,
  type SpeicherstadtMove,
  type SpeicherstadtState,
} from './types.js';
import { resample, view } from './view.js';

/** A seat. */
export const seat: v.GenericSchema<unknown, number> = int(0, MOST_SEATS - 1);
const bits = int(0, 2 ** MOST_SEATS - 1);
const card = int(0, CARDS);
const cardOrNone = int(-1, CARDS);
/** A worker: a seat, or a seat + 5 for its gray one. */
export const worker: v.GenericSchema<unknown, number> = int(0, 2 * MOST_SEATS - 1);
const load = int(0, 2 ** 24 - 1);
const counts = listOf(int(0, FAR), KINDS);
/** The id of a card. */
export const id: v.GenericSchema<unknown, string> = v.pipe(v.string(), v.maxLength(70));
/** A kind of goods. */
export const good: v.GenericSchema<unknown, Good> = v.picklist(GOODS);

/** The most cards of a row. */
export const ROW: number = rowSizeOf({ players: MOST_SEATS });

/** A list with one entry for each seat; that its length is the number of seats is tested afterwards. */
const perSeat = <T>(entry: v.GenericSchema<unknown, T>): v.GenericSchema<unknown, T[]> => upTo(entry, MOST_SEATS);

/** The options of a state: just as {@link resolve} makes them. */
const resolvedOptions: v.GenericSchema<unknown, ResolvedOptions> = storedOptions(resolve);

/** The shape of a state; its keys stand in the order in which the rules build it, for `key`. */
const stateEntries = {
  game: v.literal('speicherstadt'),
  schema: v.literal(1),
  rules: revision(RULES),
  options: resolvedOptions,
  random: randomStateSchema,
  phase: v.picklist(PHASES),
  round: int(1, CARDS),
  player: seat,
  asked: v.nullable(v.picklist(ASKED)),
  stopped: bits,
  bought: bits,
  season: int(0, SEASONS.length),
  pile: upTo(card, CARDS),
  bag: counts,
  stock: counts,
  row: upTo(cardOrNone, ROW),
  columns: upTo(upTo(worker, SPACES), ROW),
  fire: cardOrNone,
  settled: int(0, 2 * MOST_SEATS),
  coins: perSeat(int(0, FAR)),
  points: perSeat(int(-FAR, FAR)),
  workers: perSeat(int(0, 4)),
  cards: perSeat(upTo(card, CARDS)),
  halls: perSeat(int(-1, KINDS - 1)),
  quay: counts,
  loads: upTo(load, CARDS),
  upper: upTo(card, ROW),
  reserved: upTo(card, ROW),
  holders: upTo(worker, ROW),
  gray: int(0, 2),
  breaks: int(0, 2),
  truck: v.nullable(strict({ player: seat, load, placing: v.boolean() })),
};

const stateSchema: v.GenericSchema<unknown, SpeicherstadtState> = strict(stateEntries);

/**
 * A stored state: its shape first, then whether its parts agree with each other. See {@link Game.parseState}.
 *
 * @example
 * ```ts
 * import { init, key, parseState } from 'kontorhaus/speicherstadt';
 *
 * const state = init({ players: 2, seed: 1 });
 * const back = parseState(JSON.parse(JSON.stringify(state)));
 * back.ok && key(back.value) === key(state); // => true
 * parseState({ ...state, phase: 'lunch' }).ok; // => false
 * ```
 * @function
 */
export const parseState: (input: unknown) => Result<SpeicherstadtState, readonly Issue[]> = stateParser(
  stateSchema,
  stateIssues,
);

/**
 * A view from another process: it must be what {@link view} shows of a state that {@link parseState} accepts. See
 * {@link Game.parseView}.
 *
 * @example
 * ```ts
 * import { init, key, parseView, view } from 'kontorhaus/speicherstadt';
 *
 * const seen = view(init({ players: 2, seed: 1 }), 0);
 * const back = parseView(JSON.parse(JSON.stringify(seen)));
 * back.ok && key(back.value) === key(seen); // => true
 * parseView({ ...seen, pileSize: 1 }).ok; // => false
 * ```
 * @function
 */
export const parseView: Game<Speicherstadt>['parseView'] = deriveParseView<Speicherstadt>({
  schema: strict({
    ...except(stateEntries, 'random', 'pile'),
    viewer: viewerIn(MOST_SEATS),
    seeded: v.boolean(),
    unseen: stateEntries.pile,
    pileSize: int(0, CARDS),
  }),
  // No hand is hidden.
  dealIssues: () => [],
  placeOf: (part, within) => [part === 'pile' ? 'unseen' : part, ...within],
  resample,
  parseState,
  turn,
  view,
});

const place = v.nullable(id);
const column = int(0, ROW - 1);
const spot = int(0, SPOTS_IN_ALL - 1);

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

/**
 * A move from outside, by its shape: whether it is legal is for `check` to say, and who sent it for the host. See
 * {@link Game.parseMove}.
 *
 * @example
 * ```ts
 * import { parseMove } from 'kontorhaus/speicherstadt';
 *
 * parseMove({ type: 'buy', player: 0 }); // => { ok: true, value: { type: 'buy', player: 0 } }
 * const wrong = parseMove({ type: 'buy', player: 7 });
 * !wrong.ok && wrong.error[0]?.path; // => ['player']
 * ```
 * @function
 */
export const parseMove: (input: unknown) => Result<SpeicherstadtMove, readonly Issue[]> = parserOf(moveSchema);

const chanceSchema: v.GenericSchema<unknown, SpeicherstadtChance> = oneOfTypes([
  strictCase({ type: v.literal('turn-up'), card: id }),
  strictCase({ type: v.literal('draw'), good }),
]);

/**
 * An outcome from outside, by its shape: whether it is possible is for `check` to say. See {@link Game.parseChance}.
 *
 * @example
 * ```ts
 * import { parseChance } from 'kontorhaus/speicherstadt';
 *
 * parseChance({ type: 'draw', good: 'tea' }).ok; // => true
 * parseChance({ type: 'draw', good: 'silk' }).ok; // => false
 * ```
 * @function
 */
export const parseChance: (input: unknown) => Result<SpeicherstadtChance, readonly Issue[]> = parserOf(chanceSchema);
