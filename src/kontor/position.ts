import * as v from 'valibot';
import type { Issue, Result } from '../core/contract.js';
import { deriveFromPosition, deriveParsePosition } from '../core/position.js';
import { createRandom, isSeed, randomStateOf, SEED_ISSUE } from '../core/random.js';
import { optionReader, type Refuse } from '../core/read.js';
import { fail, ok } from '../core/result.js';
import { int, listWithin, parserOf, strict } from '../core/schema.js';
import { cellAt } from './cells.js';
import { stateIssues } from './consistency.js';
import { MOST_NUMBER } from './data/cards.js';
import { type Draft, including } from './draft.js';
import type { ResolvedOptions } from './options.js';
import { begin } from './play.js';
import { dealHands, layCells, reachedOf, refuseUnreachable, type Stock, stackPiles, take } from './position-cards.js';
import { pathIn } from './position-path.js';
import type { KontorPosition } from './position-type.js';
import { endsBroke, finish, isFull, MOST_IDLE, nextActor, PASS, startRound } from './round.js';
import { lineOwner } from './score/line.js';
import { resolve } from './setup.js';
import { whyNotLay } from './space.js';
import { COINS, sideOf, type Table, tableOf } from './table.js';
import { actorOf } from './turn.js';
import type { Kontor, KontorState } from './types.js';

const row = int(-5, 7);
const column = int(-5, 6);
const card = int(0, MOST_NUMBER);
const seat = int(0, 3);
const list = <T>(entry: v.GenericSchema<unknown, T>, most: number): v.GenericSchema<unknown, T[]> =>
  listWithin(entry, 0, most);
const perSeat = <T>(entry: v.GenericSchema<unknown, T>): v.GenericSchema<unknown, T[]> => list(entry, 4);

/** The shape of what a position adds to options; the options in it are read as options are. */
const positionSchema = strict({
  players: v.optional(v.unknown()),
  ruleset: v.optional(v.unknown()),
  scenario: v.optional(v.unknown()),
  startingCoins: v.optional(v.unknown()),
  rulings: v.optional(v.unknown()),
  manifest: v.optional(v.unknown()),
  cells: list(
    v.strictTuple([row, column, v.union([card, v.literal('water')], "a card's number or the word water")]),
    120,
  ),
  rows: v.optional(v.strictTuple([row, row])),
  columns: v.optional(v.strictTuple([column, column])),
  ship: v.optional(v.strictTuple([row, column])),
  coins: v.optional(perSeat(int(0, COINS))),
  hands: v.optional(perSeat(list(card, 11))),
  known: v.optional(list(card, 24)),
  chosen: v.optional(perSeat(v.nullable(v.union([card, v.literal('pass')], "a card's number or the word pass")))),
  shown: v.optional(perSeat(v.nullable(card))),
  sailed: v.optional(v.boolean()),
  gap: v.optional(v.strictTuple([row, column])),
  waterTop: v.optional(v.nullable(card)),
  dockTops: v.optional(perSeat(v.nullable(card))),
  under: v.optional(perSeat(list(card, 22))),
  last: v.optional(seat),
  idle: v.optional(int(0, MOST_IDLE - 1)),
  seed: v.optional(v.unknown()),
  chance: v.optional(v.picklist(['seeded', 'manual'])),
});

const parseShape = parserOf(positionSchema as unknown as v.GenericSchema<unknown, KontorPosition>);

/** The options within a position, resolved; what is wrong with them is noted. */
const optionsOf = (position: KontorPosition, issues: Issue[]): ResolvedOptions => {
  const { players = 2, ruleset, scenario, startingCoins, rulings, manifest } = position;
  return resolve(optionReader({ players, ruleset, scenario, startingCoins, rulings, manifest }, [], issues));
};

/** Ends that the position itself stands for, and else the round that begins or goes on. */
const goOn = (table: Table, next: Draft): void => {
  const owner = table.variant.line ? lineOwner(table, next) : null;
  if (owner !== null) finish(next, table, 'line', undefined, owner);
  else if (isFull(table, next)) finish(next, table, 'board-full', undefined);
  else if (!endsBroke(next, table, undefined)) {
    if (next.shown.some((number) => number !== null)) nextActor(next, table, undefined);
    else startRound(next, table, undefined);
  }
};

/** The ship has moved: the shown card is laid next, in the gap if there is one. */
const goOnSailing = ({ table, refuse }: Stock, next: Draft): void => {
  const { gap } = next;
  next.phase = 'act';
  const actor = actorOf(next);
  if (gap === null || actor < 0) return;
  const why = whyNotLay(table, next, actor, next.shown[actor] as number, gap);
  if (why !== null) refuse(['gap'], why.code, 'a space that the shown card can fill');
};

const build = (position: KontorPosition): Result<KontorState, readonly Issue[]> => {
  const issues: Issue[] = [];
  const refuse: Refuse = (path, code, expected) => {
    issues.push({ path, code, expected });
  };
  const { seed } = position;
  if (seed !== undefined && !isSeed(seed)) issues.push(SEED_ISSUE);
  if (position.chance === 'seeded' && seed === undefined) refuse(['seed'], 'seed-required', 'a seed for a seeded game');
  const options = optionsOf(position, issues);
  for (const name of ['coins', 'hands', 'chosen', 'shown', 'dockTops', 'under'] as const)
    if (position[name] !== undefined && position[name].length !== options.players)
      refuse([name], 'list', `${options.players} entries, one for each seat`);
  if (issues.length > 0) return fail(issues);

  const table = tableOf(options);
  const random = seed === undefined ? null : createRandom(seed);
  const stock: Stock = { table, left: table.suits.map((cards) => cards.slice()), random, refuse };
  const next: Draft = begin(
    options,
    seed === undefined || position.chance === 'manual' ? null : randomStateOf(seed, 'game'),
  );
  // Named cards first, so that none is dealt elsewhere.
  position.hands?.forEach((hand, player) => {
    hand.forEach((number, i) => {
      take(stock, number, ['hands', player, i]);
    });
  });
  position.shown?.forEach((number, player) => {
    take(stock, number, ['shown', player]);
    const opposing = table.suits[2 - sideOf(table, player)] as readonly number[];
    if (number !== null && opposing.includes(number)) refuse(['shown', player], 'hand', 'no opposing card');
  });
  take(stock, position.waterTop, ['waterTop']);
  position.dockTops?.forEach((number, player) => {
    take(stock, number, ['dockTops', player]);
  });
  position.under?.forEach((cards, player) => {
    cards.forEach((number, i) => {
      take(stock, number, ['under', player, i]);
    });
  });
  layCells(stock, position, next);
  if (position.gap !== undefined) next.gap = cellAt(...position.gap);
  next.sailed = position.sailed ?? next.gap !== null;
  next.extent = reachedOf(stock, position, next);
  if (issues.length > 0) return fail(issues);
  refuseUnreachable(stock, position, next);
  if (issues.length > 0) return fail(issues);
  if (position.ship !== undefined) next.ship = cellAt(...position.ship);
  next.coins = position.coins ?? next.coins;
  next.shown = position.shown ?? table.none;
  next.last = position.last ?? null;
  next.idle = position.idle ?? 0;
  dealHands(stock, position, next);
  stackPiles(stock, position, next);
  next.pools = stock.left;
  next.phase = 'choose';
  if (issues.length > 0) return fail(issues);
  // What is wrong with the parts is found before the rules go on with them.
  const parts = stateIssues({
    ...next,
    phase: 'over',
    reason: 'stalled',
    shown: table.none,
    sailed: false,
    hands: withShown(next),
  });
  const given = (found: readonly Issue[]): readonly Issue[] =>
    found.map((issue) => ({ ...issue, path: pathIn(position, issue.path) }));
  const found = parts.filter(({ path }) => !['choices', 'reason', 'sailed'].includes(path[0] as string));
  if (found.length > 0) return fail(given(found));
  if (next.sailed) goOnSailing(stock, next);
  else goOn(table, next);
  if (position.chosen !== undefined) {
    if (next.phase !== 'choose') refuse(['chosen'], 'phase', 'no choice but where a card or a pass is to be chosen');
    next.choices = position.chosen.map((choice) => (choice === 'pass' ? PASS : choice));
  }
  if (issues.length > 0) return fail(issues);
  const all = stateIssues(next);
  return all.length > 0 ? fail(given(all)) : ok(next);
};

/** Hands with the cards shown, for a test of the parts. */
const withShown = ({ hands, shown }: Draft): KontorState['hands'] =>
  hands.map((hand, player) => (shown[player] == null ? hand : including(hand, shown[player])));

/** A position from outside; what it accepts, `fromPosition` accepts. */
export const parsePosition: (input: unknown) => Result<KontorPosition, readonly Issue[]> = deriveParsePosition<Kontor>(
  parseShape,
  build,
);

/**
 * A state at the start of a round, or with cards shown in the middle of one, from a short description. See
 * {@link KontorPosition} for the defaults. What it stands for is respected: a full board, a line or a bankruptcy is the
 * end.
 * @throws InvalidInputError when the description contradicts the rules; it says where.
 *
 * @example
 * ```ts
 * import { fromPosition, legalMoves } from 'kontorhaus/kontor';
 *
 * // Red shows the red tea card 29 on the first layout.
 * const state = fromPosition({ cells: [], shown: [29, null] });
 * legalMoves(state).length; // => 16
 * ```
 */
export const fromPosition: (position: KontorPosition) => KontorState = deriveFromPosition<Kontor>(
  'kontor',
  parseShape,
  build,
);
