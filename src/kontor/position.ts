import * as v from 'valibot';
import type { Issue, Player, Random, Result } from '../core/contract.js';
import { InvalidInputError } from '../core/errors.js';
import { createRandom, isSeed, pickFrom, randomStateOf, SEED_ISSUE } from '../core/random.js';
import { optionReader } from '../core/read.js';
import { fail, ok } from '../core/result.js';
import { int, parserOf, strict } from '../core/schema.js';
import { areBeside, type Cell, cellAt } from './cells.js';
import { isRemovable, stateIssues, whyMisplaced } from './consistency.js';
import { BLACK, BRIDGE, CARGO, CRANE, FLOOD, RED, SPECIAL, SPECIAL_SUIT, WATER, WATER_SUIT } from './deck.js';
import { type Draft, excluding, including } from './draft.js';
import type { ResolvedOptions } from './options.js';
import { begin } from './play.js';
import type { KontorPosition } from './position-type.js';
import { endsBroke, finish, isFull, MOST_IDLE, nextActor, startRound } from './round.js';
import { lineOwner } from './score/line.js';
import { resolve } from './setup.js';
import { extentOf } from './space.js';
import { sideOf, type Table, tableOf } from './table.js';
import { countOf, HAND } from './turn.js';
import type { CardNumber, KontorState, Pile } from './types.js';
import { isAt } from './zones.js';

const row = int(-5, 7);
const column = int(-5, 6);
const card = int(0, 999);
const seat = int(0, 3);
const list = <T>(entry: v.GenericSchema<unknown, T>, most: number): v.GenericSchema<unknown, T[]> =>
  v.pipe(
    v.custom<readonly unknown[]>((input) => Array.isArray(input) && input.length <= most, `at most ${most} entries`),
    v.array(entry),
  ) as unknown as v.GenericSchema<unknown, T[]>;
const perSeat = <T>(entry: v.GenericSchema<unknown, T>): v.GenericSchema<unknown, T[]> => list(entry, 4);

/** The shape of what a position adds to options; the options in it are read as options are. */
const positionSchema = strict({
  players: v.optional(v.unknown()),
  ruleset: v.optional(v.unknown()),
  scenario: v.optional(v.unknown()),
  startingCoins: v.optional(v.unknown()),
  rulings: v.optional(v.unknown()),
  manifest: v.optional(v.unknown()),
  cells: list(v.strictTuple([row, column, v.union([card, v.literal('water')])]), 120),
  rows: v.optional(v.strictTuple([row, row])),
  columns: v.optional(v.strictTuple([column, column])),
  ship: v.optional(v.strictTuple([row, column])),
  coins: v.optional(perSeat(int(0, 20))),
  hands: v.optional(perSeat(list(card, 11))),
  known: v.optional(list(card, 24)),
  shown: v.optional(perSeat(v.nullable(card))),
  waterTop: v.optional(v.nullable(card)),
  dockTops: v.optional(perSeat(v.nullable(card))),
  under: v.optional(perSeat(list(card, 22))),
  last: v.optional(seat),
  idle: v.optional(int(0, MOST_IDLE - 1)),
  seed: v.optional(v.unknown()),
  chance: v.optional(v.picklist(['seeded', 'manual'])),
});

const parseShape = parserOf(positionSchema as unknown as v.GenericSchema<unknown, KontorPosition>);

type Path = readonly (string | number)[];
type Refuse = (path: Path, code: string, expected: string) => void;

/** The options within a position, resolved; what is wrong with them is noted. */
const optionsOf = (position: KontorPosition, issues: Issue[]): ResolvedOptions => {
  const { players = 2, ruleset, scenario, startingCoins, rulings, manifest } = position;
  return resolve(optionReader({ players, ruleset, scenario, startingCoins, rulings, manifest }, null, [], issues));
};

/** The cards that have no place yet, by suit. */
interface Stock {
  readonly table: Table;
  readonly left: CardNumber[][];
  readonly random: Random | null;
  readonly refuse: Refuse;
}

/** Takes a named card out of the stock. */
const take = (stock: Stock, number: CardNumber | null | undefined, path: Path): void => {
  if (number === null || number === undefined) return;
  const suit = stock.table.suits.findIndex((cards) => cards.includes(number));
  const at = stock.left[suit]?.indexOf(number) ?? -1;
  if (at < 0) stock.refuse(path, 'card', suit < 0 ? 'a card of this game' : 'each card once');
  else stock.left[suit]?.splice(at, 1);
};

/** Takes any card of a suit: by the seed, or the lowest number left; null if there is none. */
const takeAny = ({ left, random }: Stock, suit: number): CardNumber | null => {
  const cards = left[suit] as CardNumber[];
  const drawn = cards.length === 0 ? null : random === null ? (cards[0] as number) : pickFrom(cards, random);
  if (drawn !== null) cards.splice(cards.indexOf(drawn), 1);
  return drawn;
};

/** What lies on the table while it is being laid; Water cards without a number are filled in last. */
const ANY_WATER = 1000;

/** Lays the cards in their order. */
const layCells = (stock: Stock, position: KontorPosition, next: Draft): void => {
  const { table, refuse } = stock;
  const { layout } = table.variant;
  const board = next.board.slice();
  const laid: Cell[] = [];
  const covered: number[] = [];
  for (const cell of layout.water) board[cell] = ANY_WATER;
  const traitsOf = (number: number): number =>
    number === ANY_WATER ? WATER : ((table.traits[number] as number | undefined) ?? 0);
  position.cells.forEach(([r, c, given], i) => {
    const number = given === 'water' ? ANY_WATER : given;
    if (number !== ANY_WATER) take(stock, number, ['cells', i, 2]);
    const cell = cellAt(r, c);
    const below = board[cell] as number;
    const traits = traitsOf(number);
    const belowTraits = below < 0 ? 0 : traitsOf(below);
    const coverable = (traits & FLOOD) !== 0 ? CARGO | BRIDGE : (traits & BRIDGE) !== 0 ? WATER : 0;
    // A card of the first layout can be named.
    const names = below === ANY_WATER && layout.water.includes(cell) && (traits & (WATER | SPECIAL)) === WATER;
    if (coverable !== 0 ? (belowTraits & coverable) === 0 : below >= 0 && !names)
      refuse(['cells', i], 'occupied', coverable !== 0 ? 'a card that this one can cover' : 'an empty cell');
    if (coverable !== 0) covered.push(below);
    const at = laid.indexOf(cell);
    if (at >= 0) laid.splice(at, 1);
    if ((traits & CARGO) !== 0) laid.push(cell);
    board[cell] = number;
  });
  const any = (number: number): number => (number === ANY_WATER ? (takeAny(stock, WATER_SUIT) ?? ANY_WATER) : number);
  next.board = board.map(any);
  next.covered = covered.map(any).sort((a, b) => a - b);
  next.laid = laid;
  if ([...next.board, ...next.covered].includes(ANY_WATER))
    refuse(['cells'], 'card', 'no more Water cards than there are');
};

/** What cannot have come about: a card where none like it could be laid, or a card removed where none can be. */
const refuseUnreachable = ({ table, refuse }: Stock, position: KontorPosition, next: Draft): void => {
  position.cells.forEach(([r, c], i) => {
    const why = whyMisplaced(table, next, cellAt(r, c));
    if (why !== null) refuse(['cells', i], why, 'a card where it could be laid');
    // A crane that stands there, and was laid before, was in the way.
    const crane = position.cells.findIndex(
      ([row, column], at) => at < i && keepsAway(table, next, cellAt(row, column), cellAt(r, c)),
    );
    if (crane >= 0) refuse(['cells', i], 'crane', 'no Dock card beside an opposing crane that was there before');
  });
  position.under?.forEach((cards, player) => {
    cards.forEach((number, i) => {
      if (!isRemovable(table, number))
        refuse(['under', player, i], 'not-removable', 'a card that can be removed from the table');
    });
  });
};

/** Whether what lies on a cell is a crane that keeps what lies on another from there. */
const keepsAway = (table: Table, of: Draft, crane: Cell, cell: Cell): boolean =>
  areBeside(crane, cell) &&
  ((isAt(table, of, crane, CRANE | RED) && isAt(table, of, cell, BLACK)) ||
    (isAt(table, of, crane, CRANE | BLACK) && isAt(table, of, cell, RED)));

/** The rows and columns reached: those of the cards, or as given. */
const reachedOf = ({ table }: Stock, position: KontorPosition, next: Draft): KontorState['extent'] => {
  if (table.variant.layout.fixed !== null) return table.variant.layout.fixed;
  const [top, bottom, left, right] = extentOf(next.board);
  const [first, last] = position.rows ?? [top, bottom];
  const [leftmost, rightmost] = position.columns ?? [left, right];
  return [first, last, leftmost, rightmost];
};

/** Hands: as given, or full ones from what is left. */
const dealHands = (stock: Stock, position: KontorPosition, next: Draft): void => {
  const { table } = stock;
  const seats = next.shown.map((_, player) => player);
  const full = (player: Player): readonly CardNumber[] => {
    const own = next.shown[player] === null ? [] : [next.shown[player] as CardNumber];
    let hand: readonly CardNumber[] = [];
    const deal = (suit: number, count: number): void => {
      for (let i = 0; i < count; i++) {
        const number = takeAny(stock, suit);
        if (number !== null) hand = including(hand, number);
      }
    };
    deal(1 + sideOf(table, player), HAND.docks - countOf(table, own, RED | BLACK));
    deal(
      WATER_SUIT,
      HAND.waters - own.filter((n) => ((table.traits[n] as number) & (WATER | SPECIAL)) === WATER).length,
    );
    const spare = (stock.left[SPECIAL_SUIT] as CardNumber[]).length > 2;
    if (table.variant.special === 'each' && spare && countOf(table, own, SPECIAL) === 0) deal(SPECIAL_SUIT, 1);
    return hand;
  };
  next.hands = seats.map((player) =>
    position.hands === undefined
      ? full(player)
      : (position.hands[player] as CardNumber[]).slice().sort((a, b) => a - b),
  );
  const known = position.known ?? [];
  known.forEach((number, i) => {
    if (!next.hands.some((hand) => hand.includes(number))) stock.refuse(['known', i], 'hand', 'a card in a hand');
  });
  next.secret = next.hands.map((hand) => known.reduce(excluding, hand));
};

/** Piles: their open cards as given or dealt, then all that is left, then the known cards. */
const stackPiles = (stock: Stock, position: KontorPosition, next: Draft): void => {
  const { table, left } = stock;
  const { variant, players } = table;
  const pile = (
    suit: number,
    aside: number,
    share: number,
    top: number | null | undefined,
    under: readonly number[],
  ): Pile => {
    const size = Math.max(0, Math.ceil(((left[suit] as number[]).length - aside) / share));
    if (top === null || (top === undefined && size === 0))
      return under.length === 0
        ? { top: null, hidden: 0, under: [] }
        : { top: under[0] as number, hidden: 0, under: under.slice(1) };
    return top === undefined ? { top: takeAny(stock, suit), hidden: size - 1, under } : { top, hidden: size, under };
  };
  next.water = pile(WATER_SUIT, variant.waterAside, 1, position.waterTop, []);
  const counted = [0, 0, 0];
  next.docks = next.docks.map((_, player) => {
    const suit = 1 + sideOf(table, player);
    // Of two teammates the first gets half of what is left, the second the rest.
    const share = players === 4 && player % 2 === 0 ? 2 : 1;
    const aside = variant.docksAside + (counted[suit] as number);
    const own = pile(suit, aside, share, position.dockTops?.[player], position.under?.[player] ?? []);
    counted[suit] = (counted[suit] as number) + own.hidden;
    return own;
  });
};

/** Ends that the position itself stands for, and else the round that begins or goes on. */
const goOn = (table: Table, next: Draft): void => {
  const owner = table.variant.line ? lineOwner(table, next) : null;
  if (owner !== null) finish(next, table, 'line', owner, undefined);
  else if (isFull(table, next)) finish(next, table, 'board-full', null, undefined);
  else if (!endsBroke(next, table, undefined)) {
    if (next.shown.some((number) => number !== null)) nextActor(next, table, undefined);
    else startRound(next, table, undefined);
  }
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
  for (const name of ['coins', 'hands', 'shown', 'dockTops', 'under'] as const)
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
    hands: withShown(next),
  });
  const found = parts.filter(({ path }) => path[0] !== 'choices' && path[0] !== 'reason');
  if (found.length > 0) return fail(found);
  goOn(table, next);
  const all = stateIssues(next);
  return all.length > 0 ? fail(all) : ok(next);
};

/** Hands with the cards shown, for a test of the parts. */
const withShown = ({ hands, shown }: Draft): KontorState['hands'] =>
  hands.map((hand, player) => (shown[player] == null ? hand : including(hand, shown[player])));

/** A position from outside; what it accepts, `fromPosition` accepts. */
export const parsePosition = (input: unknown): Result<KontorPosition, readonly Issue[]> => {
  const shape = parseShape(input);
  if (!shape.ok) return shape;
  const built = build(shape.value);
  return built.ok ? shape : built;
};

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
export const fromPosition = (position: KontorPosition): KontorState => {
  const shape = parseShape(position);
  const built = shape.ok ? build(shape.value) : shape;
  if (!built.ok) throw new InvalidInputError('kontor', built.error);
  return built.value;
};
