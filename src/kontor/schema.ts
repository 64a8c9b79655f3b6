import * as v from 'valibot';
import type { Issue, Result } from '../core/contract.js';
import { ok } from '../core/result.js';
import { int, listOf, listWithin, parserOf, randomStateSchema, revision, strict, strictCase } from '../core/schema.js';
import { CELLS } from './cells.js';
import { stateIssues } from './consistency.js';
import { RULES } from './play.js';
import { MOST_IDLE } from './round.js';
import { SCENARIOS } from './scenarios/index.js';
import type { KontorChance, KontorMove, KontorState, Pile } from './types.js';

const MOST_CARDS = 93;
const card = int(1, 999);
const anyCard = int(0, 999);
const seat = int(0, 3);
const cell = int(0, CELLS - 1);

/** A list of up to so many cards. */
const cards = <T>(most: number, entry: v.GenericSchema<unknown, T>): v.GenericSchema<unknown, T[]> =>
  listWithin(entry, 0, most);

/** A list with one entry for each seat; that there are so many is tested afterwards. */
const perSeat = <T>(entry: v.GenericSchema<unknown, T>): v.GenericSchema<unknown, T[]> =>
  listWithin(entry, 2, 4);

const pile: v.GenericSchema<unknown, Pile> = strict({
  top: v.nullable(card),
  hidden: int(0, MOST_CARDS),
  under: cards(MOST_CARDS, anyCard),
});

/** Line numbers relative to the harbor card. */
const line = int(-6, 8);

/** The cards of a manifest by their shape, so that keys stand in one order; `init` tests the rest. */
const symbol = v.nullable(v.string());
const dock = strict({ number: card, kind: v.string(), goods: cards(3, v.string()), symbol });

/** The options are tested as `init` tests them, see {@link stateIssues}. */
const resolvedOptions = strict({
  players: v.picklist([2, 4]),
  ruleset: v.nullable(v.picklist(['base', 'advanced'])),
  scenario: v.nullable(v.picklist(SCENARIOS)),
  startingCoins: v.nullable(int(0, 10)),
  rulings: strict({
    edgeRule: v.exactOptional(v.literal('perDirection')),
    fourPlayerTax: v.exactOptional(v.literal('oneOpponent')),
    rankedZones: v.exactOptional(v.literal('controlled')),
    bankruptcy: v.exactOptional(v.literal('cannotPay')),
  }),
  manifest: v.nullable(
    strict({
      red: cards(22, dock),
      black: cards(22, dock),
      water: cards(43, strict({ number: card, symbol })),
      special: cards(6, strict({ number: card, kind: v.string() })),
    }),
  ),
});

/** The shape of a state; its keys stand in the order in which the rules build it, for `key`. */
const stateSchema = strict({
  game: v.literal('kontor'),
  schema: v.literal(1),
  rules: revision(RULES),
  options: resolvedOptions,
  random: randomStateSchema,
  phase: v.picklist(['deal', 'pick', 'bribe', 'buy', 'choose', 'act', 'veto', 'over']),
  board: listOf(int(-1, 999), CELLS),
  laid: cards(44, cell),
  covered: cards(MOST_CARDS, anyCard),
  extent: v.strictTuple([line, line, line, line]),
  ship: v.nullable(cell),
  shown: perSeat(v.nullable(card)),
  sailed: v.boolean(),
  gap: v.nullable(cell),
  coins: perSeat(int(0, 20)),
  water: pile,
  docks: perSeat(pile),
  owed: cards(6, seat),
  last: v.nullable(seat),
  gained: int(-36, 4),
  idle: int(0, MOST_IDLE),
  reason: v.nullable(v.picklist(['board-full', 'dead', 'stalled', 'line', 'bankrupt', 'both-bankrupt'])),
  winner: v.nullable(int(0, 1)),
  hands: perSeat(cards(11, anyCard)),
  secret: perSeat(cards(11, anyCard)),
  choices: perSeat(v.nullable(int(0, 999))),
  pools: listOf(cards(43, anyCard), 4),
}) as unknown as v.GenericSchema<unknown, KontorState>;

const parseShape = parserOf(stateSchema);

/** A stored state: its shape first, then whether its parts agree with each other. See `Rules.parseState`. */
export const parseState = (input: unknown): Result<KontorState, readonly Issue[]> => {
  const shape = parseShape(input);
  if (!shape.ok) return shape;
  const issues = stateIssues(shape.value);
  return issues.length > 0 ? { ok: false, error: issues } : ok(shape.value);
};

const moveSchema: v.GenericSchema<unknown, KontorMove> = v.variant('type', [
  strictCase({ type: v.literal('choose'), player: seat, card: v.nullable(card) }),
  strictCase({ type: v.literal('place'), player: seat, cell }),
  strictCase({ type: v.literal('ship'), player: seat, to: cell, remove: v.nullable(cell), pile: v.nullable(seat) }),
  strictCase({ type: v.literal('bribe'), player: seat, cell: v.nullable(cell) }),
  strictCase({ type: v.literal('buy'), player: seat, count: int(0, 6) }),
  strictCase({ type: v.literal('pick'), player: seat, card }),
  strictCase({ type: v.literal('veto'), player: seat, counts: v.boolean() }),
]);

/** A move from outside, by its shape. */
export const parseMove: (input: unknown) => Result<KontorMove, readonly Issue[]> = parserOf(moveSchema);

const chanceSchema: v.GenericSchema<unknown, KontorChance> = strict({ type: v.literal('deal'), card });

/** An outcome from outside, by its shape. */
export const parseChance: (input: unknown) => Result<KontorChance, readonly Issue[]> = parserOf(chanceSchema);
