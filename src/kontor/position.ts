import * as v from 'valibot';
import type { Issue, Player, Result, Seed } from '../core/contract.js';
import { deriveWithRandom } from '../core/derive.js';
import { deriveFromPosition, deriveParsePosition, seedIssues } from '../core/position.js';
import { createRandom } from '../core/random.js';
import { optionReader, type Path, refuseLengths } from '../core/read.js';
import { fail, ok } from '../core/result.js';
import { int, parserOf, strict, upTo } from '../core/schema.js';
import { basis } from './basis.js';
import { cellAt } from './cells.js';
import { partIssues, stateIssues } from './consistency.js';
import { MANIFEST } from './data/cards.js';
import { dockSuitOf } from './deck.js';
import type { Draft } from './draft.js';
import type { ResolvedOptions } from './options.js';
import { begin } from './play.js';
import {
  dealHands,
  layCells,
  reachedOf,
  refuseUnreachable,
  stackPiles,
  take,
  type Unplaced,
} from './position-cards.js';
import { pathIn } from './position-path.js';
import { enterPhase } from './position-phase.js';
import type { KontorPosition } from './position-type.js';
import { MOST_IDLE } from './round.js';
import { anyCard, gained, MOST_CARDS, MOST_IN_HAND, perSeat, seat } from './schema.js';
import { resolve } from './setup.js';
import { COINS, sideOf, tableOf } from './table.js';
import { type CardNumber, type Kontor, type KontorState, PHASES, type Side } from './types.js';

const row = int(-5, 7);
const column = int(-5, 6);

/** The shape of what a position adds to options; the options in it are read as options are. */
const positionSchema = strict({
  players: v.optional(v.unknown()),
  ruleset: v.optional(v.unknown()),
  scenario: v.optional(v.unknown()),
  startingCoins: v.optional(v.unknown()),
  rulings: v.optional(v.unknown()),
  manifest: v.optional(v.unknown()),
  cells: upTo(
    v.strictTuple(
      [row, column, v.union([anyCard, v.literal('water')], "a card's number or the word water")],
      '[row, column, card]',
    ),
    MOST_CARDS,
  ),
  rows: v.optional(v.strictTuple([row, row], '[first, last]')),
  columns: v.optional(v.strictTuple([column, column], '[first, last]')),
  ship: v.optional(v.strictTuple([row, column], '[row, column]')),
  coins: v.optional(perSeat(int(0, COINS))),
  hands: v.optional(perSeat(upTo(anyCard, MOST_IN_HAND))),
  known: v.optional(upTo(anyCard, MOST_CARDS)),
  phase: v.optional(v.picklist(PHASES.filter((phase) => phase !== 'deal'))),
  chosen: v.optional(
    perSeat(v.nullable(v.union([anyCard, v.literal('pass'), v.boolean()], 'a number, the word pass, true or false'))),
  ),
  shown: v.optional(perSeat(v.nullable(anyCard))),
  sailed: v.optional(v.boolean()),
  gap: v.optional(v.strictTuple([row, column], '[row, column]')),
  waterTop: v.optional(v.nullable(anyCard)),
  dockTops: v.optional(perSeat(v.nullable(anyCard))),
  waterHidden: v.optional(int(0, MOST_CARDS)),
  dockHidden: v.optional(perSeat(int(0, MOST_CARDS))),
  under: v.optional(perSeat(upTo(anyCard, MOST_CARDS))),
  owed: v.optional(upTo(seat, MANIFEST.special.length)),
  last: v.optional(seat),
  gained: v.optional(gained),
  idle: v.optional(int(0, MOST_IDLE)),
  bankrupt: v.optional(upTo(int(0, 1), 2)),
  seed: v.optional(v.unknown()),
  chance: v.optional(v.picklist(['seeded', 'manual'])),
});

const parseShape = parserOf(positionSchema as unknown as v.GenericSchema<unknown, KontorPosition>);

/** Deals and turns up what is due, in seeded positions. */
const withRandom = deriveWithRandom(basis);

/** The options within a position, resolved; what is wrong with them is noted. */
const optionsOf = (position: KontorPosition, issues: Issue[]): ResolvedOptions => {
  const { players = 2, ruleset, scenario, startingCoins, rulings, manifest } = position;
  return resolve(optionReader({ players, ruleset, scenario, startingCoins, rulings, manifest }, [], issues));
};

const build = (position: KontorPosition): Result<KontorState, readonly Issue[]> => {
  const { issues, refuse } = seedIssues(position);
  const { seed } = position;
  const options = optionsOf(position, issues);
  const lists = ['coins', 'hands', 'chosen', 'shown', 'dockTops', 'dockHidden', 'under'] as const;
  refuseLengths(position, lists, options.players, refuse);
  if (issues.length > 0) return fail(issues);

  const table = tableOf(options);
  const random = seed === undefined ? null : createRandom(seed);
  const unplaced: Unplaced = { table, left: table.suits.map((cards) => cards.slice()), random, refuse };
  const next: Draft = begin(options, null);
  const refuseOpposing = (number: CardNumber | null, player: Player, path: Path): void => {
    const opposing = table.suits[dockSuitOf((1 - sideOf(table, player)) as Side)] as readonly CardNumber[];
    if (number !== null && opposing.includes(number)) refuse(path, 'hand', 'no opposing card');
  };
  // Named cards first, so that none is dealt elsewhere.
  position.hands?.forEach((hand, player) => {
    hand.forEach((number, i) => {
      take(unplaced, number, ['hands', player, i]);
      refuseOpposing(number, player, ['hands', player, i]);
    });
  });
  position.shown?.forEach((number, player) => {
    take(unplaced, number, ['shown', player]);
    refuseOpposing(number, player, ['shown', player]);
  });
  take(unplaced, position.waterTop, ['waterTop']);
  position.dockTops?.forEach((number, player) => {
    take(unplaced, number, ['dockTops', player]);
  });
  position.under?.forEach((cards, player) => {
    cards.forEach((number, i) => {
      take(unplaced, number, ['under', player, i]);
    });
  });
  layCells(unplaced, position, next);
  if (position.gap !== undefined) next.gap = cellAt(...position.gap);
  next.sailed = position.sailed ?? next.gap !== null;
  next.extent = reachedOf(unplaced, position, next);
  if (issues.length > 0) return fail(issues);
  refuseUnreachable(unplaced, position, next);
  if (issues.length > 0) return fail(issues);
  if (position.ship !== undefined) next.ship = cellAt(...position.ship);
  next.coins = position.coins ?? next.coins;
  next.shown = position.shown ?? table.none;
  next.last = position.last ?? null;
  next.gained = position.gained ?? 0;
  next.idle = position.idle ?? 0;
  dealHands(unplaced, position, next);
  stackPiles(unplaced, position, next);
  next.pools = unplaced.left;
  next.phase = 'choose';
  if (issues.length > 0) return fail(issues);
  // What is wrong with the parts is found before the rules go on with them.
  const parts = partIssues(next);
  const given = (found: readonly Issue[]): readonly Issue[] =>
    found.map((issue) => ({ ...issue, path: pathIn(position, issue.path) }));
  if (parts.length > 0) return fail(given(parts));
  next.owed = position.owed ?? next.owed;
  enterPhase(unplaced, position, next);
  if (issues.length > 0) return fail(issues);
  const all = stateIssues(next);
  if (all.length > 0) return fail(given(all));
  return ok(seed === undefined || position.chance === 'manual' ? next : withRandom(next, seed as Seed).state);
};

/**
 * A position from outside; what it accepts, {@link fromPosition} accepts.
 *
 * @example
 * ```ts
 * import { parsePosition } from 'kontorhaus/kontor';
 *
 * parsePosition({ cells: [[1, 1, 7]] }).ok; // => true
 * const wrong = parsePosition({ cells: [[1, 1, 700]] });
 * !wrong.ok && wrong.error[0]?.path; // => ['cells', 0, 2]
 * ```
 * @function
 */
export const parsePosition: (input: unknown) => Result<KontorPosition, readonly Issue[]> = deriveParsePosition<Kontor>(
  parseShape,
  build,
);

/**
 * A state from a short description. See {@link KontorPosition} for the defaults. The game goes on from it as in play: a
 * full board, a line or a bankruptcy is the end, and a shown card that fits nowhere goes back into the hand.
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
 * @function
 */
export const fromPosition: (position: KontorPosition) => KontorState = deriveFromPosition<Kontor>(
  'kontor',
  parseShape,
  build,
);
