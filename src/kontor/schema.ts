import * as v from 'valibot';
import type { Game, Issue, Result } from '../core/contract.js';
import { deriveParseView, except, stateParser, type ViewParts } from '../core/parse-view.js';
import { issueList, refuseLengths } from '../core/read.js';
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
import { NO_PLAYERS } from '../core/turn.js';
import { CELLS } from './cells.js';
import { stateIssues } from './consistency.js';
import { MANIFEST, MOST_NUMBER } from './data/cards.js';
import { dockSuitOf, SPECIAL_SUIT, WATER_SUIT } from './deck.js';
import { kept } from './draft.js';
import type { ResolvedOptions } from './options.js';
import { RULES } from './play.js';
import { MOST_IDLE } from './round.js';
import { MOST_SEATS } from './seats.js';
import { resolve } from './setup.js';
import { COINS, sideOf, tableOf } from './table.js';
import { DOCKS_IN_HAND, turn, WATERS_IN_HAND } from './turn.js';
import {
  END_REASONS,
  type Kontor,
  type KontorChance,
  type KontorMove,
  type KontorState,
  type KontorView,
  PHASES,
  type Pile,
  type Side,
} from './types.js';
import { resample, view } from './view.js';

/** Cards of the box, the harbor card not counted. */
export const MOST_CARDS: number = Object.values(MANIFEST).flat().length;
/** The longest hand: five cards, and all special cards bought. */
export const MOST_IN_HAND: number = DOCKS_IN_HAND + WATERS_IN_HAND + MANIFEST.special.length;
const card = int(1, MOST_NUMBER);
/** A card, the harbor card included. */
export const anyCard: v.GenericSchema<unknown, number> = int(0, MOST_NUMBER);
/** A seat. */
export const seat: v.GenericSchema<unknown, number> = int(0, MOST_SEATS - 1);
const cell = int(0, CELLS - 1);

/** A list with one entry for each seat; that its length is the number of seats is tested afterwards. */
export const perSeat = <T>(entry: v.GenericSchema<unknown, T>): v.GenericSchema<unknown, T[]> =>
  upTo(entry, MOST_SEATS);

const pile: v.GenericSchema<unknown, Pile> = strict({
  top: v.nullable(card),
  hidden: int(0, MOST_CARDS),
  under: upTo(anyCard, MOST_CARDS),
});

/** See {@link OpenPart.gained}. */
export const gained: v.GenericSchema<unknown, number> = int(-36, 4);

/** Line numbers relative to the harbor card. */
const line = int(-6, 8);

/** The options of a state: just as {@link resolve} makes them. */
const resolvedOptions: v.GenericSchema<unknown, ResolvedOptions> = storedOptions(resolve);

/** The shape of a state; its keys stand in the order in which the rules build it, for `key`. */
const stateEntries = {
  game: v.literal('kontor'),
  schema: v.literal(1),
  rules: revision(RULES),
  options: resolvedOptions,
  random: randomStateSchema,
  phase: v.picklist(PHASES),
  board: listOf(int(-1, MOST_NUMBER), CELLS),
  laid: upTo(cell, MANIFEST.red.length + MANIFEST.black.length),
  covered: upTo(anyCard, MOST_CARDS),
  extent: v.strictTuple([line, line, line, line]),
  ship: v.nullable(cell),
  shown: perSeat(v.nullable(card)),
  sailed: v.boolean(),
  gap: v.nullable(cell),
  coins: perSeat(int(0, COINS)),
  water: pile,
  docks: perSeat(pile),
  // None is the one empty list that the rules use: it is still the same object when what was owed has been dealt.
  owed: v.pipe(
    upTo(seat, MANIFEST.special.length),
    v.transform((seats) => kept(NO_PLAYERS, seats)),
  ),
  last: v.nullable(seat),
  gained,
  idle: int(0, MOST_IDLE),
  reason: v.nullable(v.picklist(END_REASONS)),
  winner: v.nullable(int(0, 1) as v.GenericSchema<unknown, Side>),
  hands: perSeat(upTo(anyCard, MOST_IN_HAND)),
  secret: perSeat(upTo(anyCard, MOST_IN_HAND)),
  choices: perSeat(v.nullable(int(0, MOST_NUMBER))),
  pools: listOf(upTo(anyCard, MANIFEST.water.length), 4),
};

const stateSchema: v.GenericSchema<unknown, KontorState> = strict(stateEntries);

/**
 * A stored state: its shape first, then whether its parts agree with each other. See {@link Game.parseState}.
 *
 * @example
 * ```ts
 * import { init, key, parseState } from 'kontorhaus/kontor';
 *
 * const state = init({ players: 2, seed: 1 });
 * const back = parseState(JSON.parse(JSON.stringify(state)));
 * back.ok && key(back.value) === key(state); // => true
 * parseState({ ...state, phase: 'lunch' }).ok; // => false
 * ```
 * @function
 */
export const parseState: (input: unknown) => Result<KontorState, readonly Issue[]> = stateParser(
  stateSchema,
  stateIssues,
);

/** What keeps hidden cards from being dealt: a seat's part that is missing, or too few cards. */
const dealIssues = (seen: KontorView): readonly Issue[] => {
  const { issues, refuse } = issueList();
  refuseLengths(seen, ['hands', 'hidden', 'choices'], seen.options.players, refuse);
  if (issues.length > 0) return issues;
  const table = tableOf(seen.options);
  const wanted = [0, 0, 0, 0];
  seen.hidden.forEach((counts, seat) => {
    [dockSuitOf(sideOf(table, seat)), WATER_SUIT, SPECIAL_SUIT].forEach((suit, kind) => {
      wanted[suit] = (wanted[suit] as number) + (counts[kind] as number);
    });
  });
  wanted.forEach((cards, suit) => {
    if (cards > (seen.unseen[suit] as readonly number[]).length)
      refuse(['unseen', suit], 'hand', `the ${cards} cards that are hidden in hands`);
  });
  return issues;
};

/** Where in a view is what is wrong in a state dealt from it: a card that was dealt is one of those unseen. */
const placeOf: ViewParts<Kontor>['placeOf'] = (part, within, { unseen, viewer }, { hands, pools }) => {
  const [at, index] = within as readonly number[];
  if (part === 'secret') return at === viewer ? [part, ...within.slice(1)] : ['hands', ...within.slice(0, 1)];
  if (part !== 'pools' && (part !== 'hands' || at === viewer)) return [part, ...within];
  const lists = part === 'pools' ? pools : hands;
  const card = index === undefined ? undefined : lists[at as number]?.[index];
  const suit = unseen.findIndex((cards) => cards.includes(card as number));
  if (suit >= 0) return ['unseen', suit, unseen[suit]?.indexOf(card as number) as number];
  return [part === 'pools' ? 'unseen' : part, ...within.slice(0, 1)];
};

/**
 * A view from another process: it must be what {@link view} shows of a state that {@link parseState} accepts. See
 * {@link Game.parseView}.
 *
 * @example
 * ```ts
 * import { init, key, parseView, view } from 'kontorhaus/kontor';
 *
 * const seen = view(init({ players: 2, seed: 1 }), 0);
 * const back = parseView(JSON.parse(JSON.stringify(seen)));
 * back.ok && key(back.value) === key(seen); // => true
 * parseView({ ...seen, viewer: 1 }).ok; // => false
 * ```
 * @function
 */
export const parseView: Game<Kontor>['parseView'] = deriveParseView<Kontor>({
  schema: strict({
    ...except(stateEntries, 'random', 'hands', 'secret', 'choices', 'pools'),
    viewer: viewerIn(MOST_SEATS),
    seeded: v.boolean(),
    hands: stateEntries.hands,
    hidden: perSeat(v.strictTuple([int(0, MOST_IN_HAND), int(0, MOST_IN_HAND), int(0, MOST_IN_HAND)])),
    secret: upTo(anyCard, MOST_IN_HAND),
    choices: perSeat(v.nullable(v.union([int(0, MOST_NUMBER), v.literal('hidden')]))),
    unseen: stateEntries.pools,
  }),
  dealIssues,
  placeOf,
  resample,
  parseState,
  turn,
  view,
});

const moveSchema: v.GenericSchema<unknown, KontorMove> = oneOfTypes([
  strictCase({ type: v.literal('choose'), player: seat, card: v.nullable(card) }),
  strictCase({ type: v.literal('place'), player: seat, cell }),
  strictCase({ type: v.literal('ship'), player: seat, to: cell, remove: v.nullable(cell), pile: v.nullable(seat) }),
  strictCase({ type: v.literal('bribe'), player: seat, cell: v.nullable(cell) }),
  strictCase({ type: v.literal('buy'), player: seat, count: int(0, MANIFEST.special.length) }),
  strictCase({ type: v.literal('pick'), player: seat, card }),
  strictCase({ type: v.literal('veto'), player: seat, counts: v.boolean() }),
]);

/**
 * A move from outside, by its shape: whether it is legal is for `check` to say, and who sent it for the host. See
 * {@link Game.parseMove}.
 *
 * @example
 * ```ts
 * import { parseMove } from 'kontorhaus/kontor';
 *
 * parseMove({ type: 'choose', player: 0, card: 29 }).ok; // => true
 * const wrong = parseMove({ type: 'choose', player: 7, card: 29 });
 * !wrong.ok && wrong.error[0]?.path; // => ['player']
 * ```
 * @function
 */
export const parseMove: (input: unknown) => Result<KontorMove, readonly Issue[]> = parserOf(moveSchema);

const chanceSchema: v.GenericSchema<unknown, KontorChance> = strict({ type: v.literal('deal'), card });

/**
 * An outcome from outside, by its shape: whether it is possible is for `check` to say. See {@link Game.parseChance}.
 *
 * @example
 * ```ts
 * import { parseChance } from 'kontorhaus/kontor';
 *
 * parseChance({ type: 'deal', card: 29 }).ok; // => true
 * parseChance({ type: 'deal', card: -1 }).ok; // => false
 * ```
 * @function
 */
export const parseChance: (input: unknown) => Result<KontorChance, readonly Issue[]> = parserOf(chanceSchema);
