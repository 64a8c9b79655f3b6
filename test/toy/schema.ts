import * as v from 'valibot';
import type { Game, Issue, Result } from '../../src/core/contract.js';
import { deriveParseOptions, deriveWithRandom } from '../../src/core/derive.js';
import { InvalidInputError } from '../../src/core/errors.js';
import { deriveParseView, except, stateParser } from '../../src/core/parse-view.js';
import { isSeed } from '../../src/core/random.js';
import { isRecord } from '../../src/core/read.js';
import { fail } from '../../src/core/result.js';
import { int, listOf, parserOf, randomStateSchema, revision, strict, viewerIn } from '../../src/core/schema.js';
import { basis, begin, due, NONE, plus, RULES, seatsOf, sum, turn } from './rules.js';
import {
  CARDS,
  type Card,
  COPIES,
  type Counts,
  HAND,
  type Toy,
  type ToyChance,
  type ToyMove,
  type ToyPosition,
  type ToyState,
  type ToyView,
} from './types.js';
import { heldBy, resample, view } from './view.js';

const card = v.picklist(CARDS) as v.GenericSchema<unknown, Card>;
const counts = listOf(int(0, COPIES), CARDS.length);
const worth = (cards: Counts): number =>
  CARDS.reduce<number>((total, value, i) => total + value * (cards[i] as number), 0);

/** The cards of all places make the deck, the points are those of the cards played, and the hands have grown in turn. */
const addsUp = (state: ToyState): boolean => {
  const { options, pile, discard, bids, charms, shown, pot, won } = state;
  const held = seatsOf(state).map((seat) => heldBy(state, seat));
  const all = CARDS.every(
    (_, i) => [pile, discard, ...held].reduce((total, cards) => total + (cards[i] as number), 0) === COPIES,
  );
  const points = pot + sum(won) === worth(discard);
  const sizes = seatsOf(state).map((i) => sum(held[(options.firstPlayer + i) % options.players] as Counts));
  const inTurn = sizes.every(
    (n, i) => n <= HAND && n <= (sizes[0] as number) && (i === 0 || n <= (sizes[i - 1] as number)),
  );
  const [most, least] = [sizes[0] as number, sizes.at(-1) as number];
  const bidding = bids.some((bid) => bid !== null);
  const rounds = sum(discard) / options.players;
  const known = shown.every((value, seat) => value === null || (!charms[seat] && (held[seat]?.[value - 1] ?? 0) > 0));
  return (
    all &&
    points &&
    inTurn &&
    most - least <= 1 &&
    Number.isInteger(rounds) &&
    (rounds === 0 || least > 0 || sum(pile) === 0) &&
    (sum(pile) > 0 ? !bidding || least === HAND : most === least) &&
    bids.includes(null) &&
    (least === HAND || rounds > 0 || charms.every((charm) => charm)) &&
    known
  );
};

/** The keys of a state in their order. */
const stateEntriesOf = (players: number) => {
  const seats = <T>(item: v.GenericSchema<unknown, T>) => listOf(item, players);
  return {
    game: v.literal('toy'),
    schema: v.literal(1),
    rules: revision(RULES),
    options: strict({ players: int(players, players), firstPlayer: int(0, players - 1) }),
    random: randomStateSchema,
    charms: seats(v.boolean()),
    shown: seats(v.nullable(card)),
    discard: counts,
    pot: int(0, 100),
    won: seats(int(0, 100)),
    hands: seats(counts),
    bids: seats(v.nullable(card)),
    pile: counts,
  };
};

const stateSchemaOf = (players: number): v.GenericSchema<unknown, ToyState> =>
  v.pipe(
    strict(stateEntriesOf(players)) as v.GenericSchema<unknown, ToyState>,
    v.check(addsUp, 'cards and points that add up'),
    // A seeded state never waits for chance.
    v.check((state) => state.random === null || due(state) === null, 'a seeded state past its chance'),
  );

type Parser<T> = (input: unknown) => Result<T, readonly Issue[]>;

/** The parser for as many seats as the options say. */
const bySeats =
  <T>(forTwo: Parser<T>, forThree: Parser<T>): Parser<T> =>
  (input) =>
    isRecord(input) && isRecord(input['options']) && input['options']['players'] === 3
      ? forThree(input)
      : forTwo(input);

export const parseState: Game<Toy>['parseState'] = bySeats(
  stateParser(stateSchemaOf(2)),
  stateParser(stateSchemaOf(3)),
);

const viewParserFor = (players: number): Game<Toy>['parseView'] => {
  const seats = <T>(item: v.GenericSchema<unknown, T>) => listOf(item, players);
  return deriveParseView<Toy>({
    schema: strict({
      ...except(stateEntriesOf(players), 'random', 'hands', 'bids', 'pile'),
      viewer: viewerIn(players),
      seeded: v.boolean(),
      hand: v.nullable(counts),
      handSizes: seats(int(0, HAND)),
      bids: seats(v.nullable(v.union([card, v.literal('hidden')]))),
      unseen: counts,
      pileSize: int(0, CARDS.length * COPIES),
    }) as v.GenericSchema<unknown, ToyView>,
    dealIssues: ({ hand, viewer, bids, shown, handSizes, unseen }) => {
      const others = bids.map((_, seat) => seat).filter((seat) => seat !== viewer);
      const hidden = others.map(
        (seat) => (handSizes[seat] as number) + (bids[seat] === null ? 0 : 1) - (shown[seat] === null ? 0 : 1),
      );
      if ((hand === null) !== (viewer === 'spectator'))
        return [{ path: ['hand'], code: 'hand', expected: 'a hand for a seat, null for a spectator' }];
      return sum(hidden) <= sum(unseen) && hidden.every((cards) => cards >= 0)
        ? []
        : [{ path: ['unseen'], code: 'cards', expected: 'the cards hidden in hands' }];
    },
    placeOf: (part, within) => [part, ...within],
    resample,
    parseState,
    turn,
    view,
  });
};

export const parseView: Game<Toy>['parseView'] = bySeats(viewParserFor(2), viewParserFor(3));

const moveSchema: v.GenericSchema<unknown, ToyMove> = strict({
  type: v.picklist(['bid', 'show']),
  player: int(0, 2),
  card,
});
export const parseMove: Game<Toy>['parseMove'] = /* @__PURE__ */ parserOf(moveSchema);

const chanceSchema: v.GenericSchema<unknown, ToyChance> = strict({ type: v.literal('draw'), card });
export const parseChance: Game<Toy>['parseChance'] = /* @__PURE__ */ parserOf(chanceSchema);

export const parseOptions: Game<Toy>['parseOptions'] = /* @__PURE__ */ deriveParseOptions(basis);

const hand = v.pipe(v.array(card), v.maxLength(HAND)) as v.GenericSchema<unknown, readonly Card[]>;
const readPosition = /* @__PURE__ */ parserOf(
  strict({
    hands: v.union([listOf(hand, 2), listOf(hand, 3)]),
    firstPlayer: v.exactOptional(int(0, 2)),
    seed: v.exactOptional(v.custom<string | number>(isSeed, 'a safe integer or a string')),
  }) as v.GenericSchema<unknown, ToyPosition>,
);

const build = ({ hands, firstPlayer = 0 }: ToyPosition): ToyState => {
  const held = hands.map((cards) => cards.reduce<Counts>((all, value) => plus(all, value), NONE));
  const start = begin({ players: hands.length, firstPlayer }, null);
  return {
    ...start,
    hands: held,
    pile: start.pile.map((n, i) => n - held.reduce((all, h) => all + (h[i] as number), 0)),
  };
};

export const parsePosition: Game<Toy>['parsePosition'] = (input) => {
  const read = readPosition(input);
  if (!read.ok) return read;
  const built = parseState(build(read.value));
  return built.ok ? read : fail(built.error);
};

const withRandom = /* @__PURE__ */ deriveWithRandom(basis);

export const fromPosition: Game<Toy>['fromPosition'] = (position) => {
  const read = parsePosition(position);
  if (!read.ok) throw new InvalidInputError('toy', read.error);
  return withRandom(build(read.value), read.value.seed ?? null).state;
};
