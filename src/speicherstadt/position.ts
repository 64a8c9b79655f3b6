import * as v from 'valibot';
import type { Issue, Player, Result, Seed } from '../core/contract.js';
import { deriveWithRandom } from '../core/derive.js';
import { changed } from '../core/lists.js';
import { deriveFromPosition, deriveParsePosition, seedIssues } from '../core/position.js';
import { optionReader, type Path, type Refuse } from '../core/read.js';
import { fail, ok } from '../core/result.js';
import { anObject, int, listWithin, parserOf, strict, upTo } from '../core/schema.js';
import { sumOf } from '../core/sum.js';
import { basis } from './basis.js';
import { CARDS, partIssues, stateIssues } from './consistency.js';
import { loadedSeats } from './consistency-phases.js';
import { deckOf, sizesOf } from './deck.js';
import { type Draft, FAR } from './draft.js';
import { cube, GOODS, kindOf, NO_GOODS } from './goods.js';
import type { ResolvedOptions } from './options.js';
import { openSeason } from './phases/supply.js';
import { placedIn } from './placed.js';
import { begin } from './play.js';
import { bagOf, layOut, pileIsUsedUp, roundOf } from './position-cards.js';
import { inPosition } from './position-path.js';
import { findPlayer } from './position-phase.js';
import { good, id, ROW, seat, worker } from './schema.js';
import { MOST_SEATS, ownerOf, startPlayer } from './seats.js';
import { resolve } from './setup.js';
import {
  ASKED,
  PHASES,
  SPACES,
  type Speicherstadt,
  type SpeicherstadtPosition,
  type SpeicherstadtState,
} from './types.js';

/** More names than any manifest has cards. */
const NAMES = 4_000;

const seatSchema = strict({
  cards: v.optional(upTo(id, NAMES)),
  coins: v.optional(int(0, FAR)),
  points: v.optional(int(-FAR, FAR)),
  hall: v.optional(v.nullable(good)),
});

/** The shape of a position; rulings and manifest are read as options are. */
const positionSchema = strict({
  seats: listWithin(seatSchema, 2, MOST_SEATS),
  kaispeicher: v.optional(v.boolean()),
  phase: v.optional(v.picklist(PHASES)),
  asked: v.optional(v.nullable(v.picklist(ASKED))),
  fire: v.optional(v.nullable(id)),
  round: v.optional(int(1, CARDS)),
  firstPlayer: v.optional(seat),
  player: v.optional(seat),
  row: v.optional(upTo(v.nullable(id), ROW)),
  columns: v.optional(upTo(upTo(worker, SPACES), ROW)),
  // Its entries are read below: valibot's record passes over names such as `constructor`.
  cubes: v.optional(
    v.pipe(
      anObject,
      v.check((cubes) => Object.keys(cubes as object).length <= NAMES, `at most ${NAMES} cards`),
    ),
  ),
  stock: v.optional(strict(Object.fromEntries(GOODS.map((kind) => [kind, v.optional(int(0, 99))])))),
  quay: v.optional(upTo(good, 99)),
  bought: v.optional(upTo(seat, MOST_SEATS)),
  stopped: v.optional(upTo(seat, MOST_SEATS)),
  pile: v.optional(v.nullable(upTo(id, NAMES))),
  upper: v.optional(upTo(id, ROW)),
  reserved: v.optional(upTo(strict({ card: id, worker }), ROW)),
  gray: v.optional(int(0, 2)),
  breaks: v.optional(int(0, 2)),
  truck: v.optional(v.nullable(strict({ player: seat, goods: upTo(good, 3), placing: v.optional(v.boolean()) }))),
  rulings: v.optional(v.unknown()),
  manifest: v.optional(v.unknown()),
  seed: v.optional(v.unknown()),
  chance: v.optional(v.picklist(['seeded', 'manual'])),
});

const parseShape = parserOf(positionSchema as v.GenericSchema<unknown, SpeicherstadtPosition>);

/** Turns chance that is due into cards and cubes, in seeded positions. */
const withRandom = deriveWithRandom(basis);

/** The options within a position, resolved; what is wrong with them is noted. */
const optionsOf = (position: SpeicherstadtPosition, issues: Issue[]): ResolvedOptions => {
  const { kaispeicher = false, firstPlayer = 0, rulings = {}, manifest = null } = position;
  const given = { players: position.seats.length, kaispeicher, firstPlayer, rulings, manifest };
  return resolve(optionReader(given, [], issues), null);
};

/** A set of seats as bits. */
const bitsOf = (seats: readonly Player[] = []): number => seats.reduce((set, seat) => set | (1 << seat), 0);

/** The state before its phase decides who is next. */
const draftOf = (position: SpeicherstadtPosition, options: ResolvedOptions, refuse: Refuse): Draft => {
  const deck = deckOf(options);
  const { seats, fire = null, row } = position;
  const { phase = fire !== null ? 'supply' : row !== undefined ? 'demand' : 'loading' } = position;
  const next: Draft = {
    ...begin(options, null),
    ...layOut(position, deck, refuse),
    phase,
    asked: position.asked ?? null,
  };
  if (next.pile.length === 0) openSeason(next, pileIsUsedUp(position) ? deck.seasons.length : next.season + 1);
  next.round = roundOf(next, deck);
  if ((position.round ?? next.round) !== next.round)
    refuse(['round'], 'round', `${next.round}, by the cards turned up so far`);
  // Whoever began: seat 0 has the start marker now.
  if (position.firstPlayer === undefined) {
    const { players } = options;
    next.options = { ...options, firstPlayer: (players - ((next.round - 1) % players)) % players };
  }
  next.columns = next.row.map((_, column) => position.columns?.[column] ?? []);
  if ((position.columns?.length ?? 0) > next.row.length) refuse(['columns'], 'list', 'one for each card of the row');
  next.holders = (position.reserved ?? []).map((each) => each.worker);
  next.coins = seats.map((seat) => seat.coins ?? 5);
  next.points = seats.map((seat) => seat.points ?? 0);
  next.halls = seats.map((seat) => kindOf(seat.hall));
  next.quay = (position.quay ?? []).reduce((counts, each) => changed(counts, kindOf(each), 1), NO_GOODS);
  next.stock = GOODS.map((kind) => position.stock?.[kind] ?? 0);
  next.bought = bitsOf(position.bought);
  next.stopped = bitsOf(position.stopped);
  if (position.truck) {
    const { player, goods, placing = false } = position.truck;
    next.truck = { player, load: sumOf(goods.map((each) => cube(kindOf(each)))), placing };
  }
  const placed = next.columns.flat().concat(next.holders);
  next.workers = next.workers.map((all, seat) => Math.max(0, all - placed.filter((each) => each === seat).length));
  const { aside } = sizesOf(options);
  next.gray = position.gray ?? aside;
  next.breaks = position.breaks ?? aside;
  next.bag = bagOf(next, deck, position, refuse);
  next.player = startPlayer(next);
  return next;
};

const build = (position: SpeicherstadtPosition): Result<SpeicherstadtState, readonly Issue[]> => {
  const { issues, refuse } = seedIssues(position);
  const { seed } = position;
  const options = optionsOf(position, issues);
  const { players } = options;
  const named: readonly (readonly [path: Path, seat: Player | undefined])[] = [
    [['player'], position.player],
    [['truck', 'player'], position.truck?.player],
    ...(['bought', 'stopped'] as const).flatMap((name) =>
      (position[name] ?? []).map((seat, at) => [[name, at], seat] as const),
    ),
  ];
  for (const [path, seat] of named)
    if (seat !== undefined && seat >= players) refuse(path, 'seat', `a seat from 0 to ${players - 1}`);
  if (issues.length > 0) return fail(issues);

  const next = draftOf(position, options, refuse);
  const given = (found: readonly Issue[]): readonly Issue[] => found.map((issue) => inPosition(issue, position, next));
  const foreign = placedIn(next).filter(([worker]) => ownerOf(worker) >= players);
  issues.push(...given(foreign.map(([, path]) => ({ path, code: 'workers', expected: 'workers of the seats' }))));
  // These would hide what else is wrong.
  const gap = position.row?.indexOf(null) ?? -1;
  if (next.phase !== 'purchase' && gap >= 0) refuse(['row', gap], 'phase', 'a gap only in the purchase');
  if (next.phase !== 'loading' && sumOf(next.quay) > 0) refuse(['quay'], 'phase', 'no cubes outside loading');
  if (issues.length > 0) return fail(issues);
  // Before the phase goes on, so that it finds nothing that it could stumble over.
  const early = partIssues(next);
  if (early.length > 0) return fail(given(early));
  if (next.phase === 'purchase' || next.phase === 'loading')
    for (const seat of loadedSeats(next)) next.bought |= 1 << seat;
  findPlayer(next, position.player, refuse);
  if (position.player !== undefined && position.player !== next.player)
    refuse(['player'], 'phase', `${next.player}, as follows from the rest`);
  if (issues.length > 0) return fail(issues);
  const found = stateIssues(next);
  if (found.length > 0) return fail(given(found));
  return ok(seed === undefined || position.chance === 'manual' ? next : withRandom(next, seed as Seed).state);
};

/**
 * A position from outside; what it accepts, {@link fromPosition} accepts.
 *
 * @example
 * ```ts
 * import { parsePosition } from 'kontorhaus/speicherstadt';
 *
 * parsePosition({ seats: [{ cards: ['bank'] }, {}] }).ok; // => true
 * const wrong = parsePosition({ seats: [{ cards: ['bakery'] }, {}] });
 * !wrong.ok && wrong.error[0]?.path; // => ['seats', 0, 'cards', 0]
 * ```
 * @function
 */
export const parsePosition: (input: unknown) => Result<SpeicherstadtPosition, readonly Issue[]> =
  deriveParsePosition<Speicherstadt>(parseShape, build);

/**
 * A state from a short description. See {@link SpeicherstadtPosition} for the defaults. A phase that is through goes on
 * at once, as it does in play: a demand in which all workers are placed becomes the purchase.
 * @throws InvalidInputError when the description contradicts the rules; it says where.
 *
 * @example
 * ```ts
 * import { check, fromPosition } from 'kontorhaus/speicherstadt';
 *
 * const state = fromPosition({
 *   seats: [{ coins: 3 }, {}],
 *   phase: 'purchase',
 *   row: ['bank', 'c-C-l'],
 *   columns: [[0, 1, 0, 1], [1, 0]],
 * });
 * check(state, { type: 'buy', player: 0 }); // => { code: 'no-coins', card: 'bank', need: 4, have: 3 }
 * ```
 * @function
 */
export const fromPosition: (position: SpeicherstadtPosition) => SpeicherstadtState = deriveFromPosition<Speicherstadt>(
  'speicherstadt',
  parseShape,
  build,
);
