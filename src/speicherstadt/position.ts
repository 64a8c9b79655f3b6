import * as v from 'valibot';
import type { Issue, Player, Result, Seed } from '../core/contract.js';
import { deriveWithRandom } from '../core/derive.js';
import { deriveFromPosition, deriveParsePosition } from '../core/position.js';
import { isSeed, SEED_ISSUE } from '../core/random.js';
import { optionReader, type Refuse } from '../core/read.js';
import { fail, ok } from '../core/result.js';
import { anObject, int, listWithin, parserOf, strict } from '../core/schema.js';
import { sumOf } from '../core/sum.js';
import { stateIssues } from './consistency.js';
import { loadedSeats } from './consistency-phases.js';
import { type Card, type Deck, deckOf, sizesOf } from './deck.js';
import type { Draft } from './draft.js';
import { amountOf, cube, GOODS, type Good, kindOf, MOST, NO_GOODS } from './goods.js';
import { check } from './legal.js';
import { changed } from './lists.js';
import { continueDemand } from './phases/demand.js';
import { continuePurchase } from './phases/purchase.js';
import { chance, continueSupply, openSeason } from './phases/supply.js';
import { begin, play } from './play.js';
import { leftOf, ownerOf, startPlayer } from './seats.js';
import { resolve } from './setup.js';
import type { CardNumber, ResolvedOptions, Speicherstadt, SpeicherstadtPosition, SpeicherstadtState } from './types.js';

const id = v.pipe(v.string(), v.maxLength(70));
const good = v.picklist(GOODS);
const worker = int(0, 9);
const list = <T>(item: v.GenericSchema<unknown, T>, most: number): v.GenericSchema<unknown, T[]> =>
  listWithin(item, 0, most);

/** More names than there are cards. */
const NAMES = 300;

const seatSchema = strict({
  cards: v.optional(list(id, 300)),
  coins: v.optional(int(0, 999)),
  points: v.optional(int(-999, 999)),
  hall: v.optional(v.nullable(good)),
});

/** The shape of a position; rulings and manifest are read as options are. */
const positionSchema = strict({
  seats: listWithin(seatSchema, 2, 5),
  kaispeicher: v.optional(v.boolean()),
  phase: v.optional(v.picklist(['supply', 'demand', 'purchase', 'loading'])),
  round: v.optional(int(1, 999)),
  firstPlayer: v.optional(int(0, 4)),
  player: v.optional(int(0, 4)),
  row: v.optional(list(v.nullable(id), 6)),
  columns: v.optional(list(list(worker, 8), 6)),
  // Its entries are read below: valibot's record passes over names such as `constructor`.
  cubes: v.optional(
    v.pipe(
      anObject,
      v.check((cubes) => Object.keys(cubes as object).length <= NAMES, `at most ${NAMES} cards`),
    ),
  ),
  stock: v.optional(strict(Object.fromEntries(GOODS.map((kind) => [kind, v.optional(int(0, 99))])))),
  quay: v.optional(list(good, 99)),
  bought: v.optional(list(int(0, 4), 5)),
  stopped: v.optional(list(int(0, 4), 5)),
  pile: v.optional(list(id, 300)),
  upper: v.optional(list(id, 6)),
  reserved: v.optional(list(strict({ card: id, worker }), 6)),
  gray: v.optional(int(0, 2)),
  breaks: v.optional(int(0, 2)),
  truck: v.optional(v.nullable(strict({ player: int(0, 4), goods: list(good, 3), placing: v.optional(v.boolean()) }))),
  rulings: v.optional(v.unknown()),
  manifest: v.optional(v.unknown()),
  seed: v.optional(v.unknown()),
  chance: v.optional(v.picklist(['seeded', 'manual'])),
});

const parseShape = parserOf(positionSchema as v.GenericSchema<unknown, SpeicherstadtPosition>);

/** Turns chance that is due into cards and cubes, in seeded positions. */
const withRandom = deriveWithRandom<Speicherstadt>({
  id: 'speicherstadt',
  resolve,
  begin,
  check,
  play,
  chance,
});

/** The options within a position, resolved; what is wrong with them is noted. */
const optionsOf = (position: SpeicherstadtPosition, issues: Issue[]): ResolvedOptions => {
  const { kaispeicher = false, firstPlayer = 0, rulings = {}, manifest = null } = position;
  const given = { players: position.seats.length, kaispeicher, firstPlayer, rulings, manifest };
  return resolve(optionReader(given, null, [], issues));
};

/** The cubes that a position names for a card, as its load. */
const loadOf = (card: Card, goods: readonly Good[], path: readonly (string | number)[], refuse: Refuse): number => {
  let load = 0;
  for (const each of goods) {
    const kind = kindOf(each);
    if (card.kind === 'contract' && amountOf(load, kind) >= amountOf(card.room, kind))
      refuse(path, 'load', `${each} only on a free space for it`);
    else if (amountOf(load, kind) === MOST) refuse(path, 'load', `at most ${MOST} cubes of a kind`);
    else load += cube(kind);
  }
  return load;
};

/** Where the cards lie, and what lies on them. */
const cardsOf = (
  position: SpeicherstadtPosition,
  deck: Deck,
  refuse: Refuse,
): Pick<SpeicherstadtState, 'row' | 'upper' | 'reserved' | 'cards' | 'loads' | 'season' | 'pile'> => {
  const numberOf = (name: string | null, ...path: readonly (string | number)[]): CardNumber => {
    const number = name === null ? -1 : deck.byId.get(name)?.number;
    if (number === undefined) refuse(path, 'card', 'the id of a card of this game');
    return number ?? -1;
  };
  const row = (position.row ?? []).map((name, at) => numberOf(name, 'row', at));
  const upper = (position.upper ?? []).map((name, at) => numberOf(name, 'upper', at));
  const reserved = (position.reserved ?? []).map(({ card }, at) => numberOf(card, 'reserved', at, 'card'));
  const cards = position.seats.map((seat, player) =>
    (seat.cards ?? []).map((name, at) => numberOf(name, 'seats', player, 'cards', at)),
  );
  const loads = deck.cards.map(() => 0);
  for (const [name, goods] of Object.entries(position.cubes ?? {})) {
    const number = numberOf(name, 'cubes', name);
    if (!Array.isArray(goods) || goods.length > 56 || goods.some((each) => kindOf(each) < 0))
      refuse(['cubes', name], 'list', 'a list of goods');
    else if (number >= 0) loads[number] = loadOf(deck.cards[number] as Card, goods, ['cubes', name], refuse);
  }
  const given = position.pile?.map((name, at) => numberOf(name, 'pile', at)).sort((a, b) => a - b);
  const placed = [...row, ...upper, ...reserved, ...cards.flat()].filter((number) => number >= 0);
  const seasonOf = (number: CardNumber | undefined): number => deck.cards[number ?? -1]?.season ?? 0;
  const latest = Math.max(0, ...placed.map(seasonOf), given === undefined ? 0 : seasonOf(given[0]));
  const left = given ?? (deck.seasons[latest] ?? []).filter((number) => !placed.includes(number));
  return { row, upper, reserved, cards, loads, season: latest, pile: left };
};

/** A set of seats as bits. */
const bitsOf = (seats: readonly Player[] = []): number => seats.reduce((set, seat) => set | (1 << seat), 0);

/**
 * The latest round that it can be after the cards turned up so far. Every round but the last of a short deck turns up
 * all its cards; that of a supply is not complete yet.
 */
const latestRound = ({ phase, row, upper, season, pile, options }: Draft, { cards, seasons }: Deck): number => {
  const begun = seasons.slice(0, season + 1).flat();
  const turned = begun.filter((number) => !pile.includes(number) && cards[number]?.kind !== 'fire').length;
  const each = (options.players + 1) * sizesOf(options).rows;
  const rounds =
    phase === 'supply' ? Math.floor((turned - row.length - upper.length) / each) + 1 : Math.ceil(turned / each);
  return Math.max(rounds, 1);
};

/** The state before its phase decides who is next. */
const draftOf = (position: SpeicherstadtPosition, options: ResolvedOptions, refuse: Refuse): Draft => {
  const deck = deckOf(options);
  const { seats, phase = position.row === undefined ? 'loading' : 'demand' } = position;
  const next: Draft = {
    ...begin(options, null),
    ...cardsOf(position, deck, refuse),
    phase,
    round: position.round ?? 1,
  };
  if (next.pile.length === 0) openSeason(next, next.season + 1);
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
  next.bag = bagOf(next, deck, refuse);
  next.player = startPlayer(next);
  return next;
};

/** All cubes that lie nowhere else. */
const bagOf = (next: Draft, deck: Deck, refuse: Refuse): readonly number[] => {
  const bag = deck.goods.map((all, kind) => all - (next.stock[kind] as number) - (next.quay[kind] as number));
  for (const hall of next.halls) if (hall >= 0) bag[hall] = (bag[hall] as number) - 1;
  for (const load of next.loads.concat(next.truck?.load ?? 0))
    bag.forEach((cubes, kind) => {
      bag[kind] = cubes - amountOf(load, kind);
    });
  bag.forEach((cubes, good) => {
    if (cubes < 0) refuse(['cubes'], 'cubes', `at most ${deck.goods[good]} cubes of ${GOODS[good]} in all`);
  });
  return bag.map((cubes) => Math.max(0, cubes));
};

/** Lets the phase find out who is next, unless the position says so. */
const findPlayer = (next: Draft, player: Player | undefined): void => {
  const { phase } = next;
  if (phase === 'supply') continueSupply(next, undefined);
  else if (phase === 'purchase') continuePurchase(next, undefined);
  else if (player !== undefined) next.player = player;
  else if (phase === 'demand') {
    // As if the seat before had just placed: the first one from the start player on that has workers is next.
    next.player = (startPlayer(next) + next.options.players - 1) % next.options.players;
    if (next.columns.flat().concat(next.holders).length > 0) next.player = lastToPlace(next);
    continueDemand(next, undefined);
  }
};

/** The seat that placed last: workers are placed in turn, so whoever follows has placed fewer. */
const lastToPlace = (next: Draft): Player => {
  const placed = next.columns.flat().concat(next.holders).map(ownerOf);
  let player = startPlayer(next);
  let last = (player + next.options.players - 1) % next.options.players;
  const most = Math.max(...next.coins.map((_, seat) => placed.filter((owner) => owner === seat).length));
  for (let i = 0; i < next.options.players; i++) {
    if (placed.filter((owner) => owner === player).length === most) last = player;
    player = leftOf(next, player);
  }
  return last;
};

/** An issue with a state, with the path that the same thing has in a position. */
const inPosition = ({ path, code, expected }: Issue, { cards }: Deck): Issue => {
  const [name, at, ...rest] = path as [string?, number?, ...number[]];
  const seat = (key: string): readonly (string | number)[] =>
    at === undefined ? ['seats'] : ['seats', at, key, ...rest];
  switch (name) {
    case 'cards':
    case 'coins':
    case 'points':
      return { path: seat(name), code, expected };
    case 'halls':
      return { path: seat('hall'), code, expected };
    case 'loads':
      return { path: ['cubes', ...(at === undefined ? [] : [(cards[at] as Card).id])], code, expected };
    case 'bag':
      return { path: ['cubes'], code, expected };
    case 'workers':
      return { path: ['columns'], code, expected };
    case 'holders':
      return { path: ['reserved'], code, expected };
    // A position's is sorted.
    case 'pile':
    case 'season':
      return { path: ['pile'], code, expected };
    case 'random':
      return { path: ['seed'], code, expected };
    default:
      return { path, code, expected };
  }
};

const build = (position: SpeicherstadtPosition): Result<SpeicherstadtState, readonly Issue[]> => {
  const issues: Issue[] = [];
  const refuse: Refuse = (path, code, expected) => {
    issues.push({ path, code, expected });
  };
  const { seed } = position;
  if (seed !== undefined && !isSeed(seed)) issues.push(SEED_ISSUE);
  if (position.chance === 'seeded' && seed === undefined) refuse(['seed'], 'seed-required', 'a seed for a seeded game');
  const options = optionsOf(position, issues);
  const { players } = options;
  for (const [name, seat] of [
    ['player', position.player],
    ['truck', position.truck?.player],
    ...(['bought', 'stopped'] as const).flatMap((name) => (position[name] ?? []).map((each) => [name, each] as const)),
  ] as const)
    if (seat !== undefined && seat >= players) refuse([name], 'seat', `a seat from 0 to ${players - 1}`);
  if (issues.length > 0) return fail(issues);

  const next = draftOf(position, options, refuse);
  const placed = next.columns.flat().concat(next.holders);
  if (placed.some((each) => ownerOf(each) >= players)) refuse(['columns'], 'workers', 'workers of the seats');
  // These would hide what else is wrong.
  if (next.phase !== 'purchase' && next.row.includes(-1)) refuse(['row'], 'phase', 'a gap only in the purchase');
  const latest = latestRound(next, deckOf(options));
  if (next.round > latest) refuse(['round'], 'round', `at most ${latest}, by the cards turned up so far`);
  if (next.phase !== 'loading' && sumOf(next.quay) > 0) refuse(['quay'], 'phase', 'no cubes outside loading');
  if (issues.length > 0) return fail(issues);
  // Before the phase goes on, so that it finds nothing that it could stumble over.
  const early = stateIssues(next).filter(({ code }) => code !== 'phase');
  if (early.length > 0) return fail(early.map((issue) => inPosition(issue, deckOf(options))));
  if (next.phase !== 'supply' && next.phase !== 'demand')
    for (const seat of loadedSeats(next)) next.bought |= 1 << seat;
  findPlayer(next, position.player);
  if (position.player !== undefined && position.player !== next.player)
    refuse(['player'], 'phase', `${next.player}: in the supply and the purchase it follows from the rest`);
  if (issues.length > 0) return fail(issues);
  const found = stateIssues(next);
  if (found.length > 0) return fail(found.map((issue) => inPosition(issue, deckOf(options))));
  return ok(seed === undefined || position.chance === 'manual' ? next : withRandom(next, seed as Seed).state);
};

/** A position from outside; what it accepts, `fromPosition` accepts. */
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
 * check(state, { type: 'buy', player: 0 }); // => { code: 'too-expensive', card: 'bank', price: 4, coins: 3 }
 * ```
 */
export const fromPosition: (position: SpeicherstadtPosition) => SpeicherstadtState = deriveFromPosition<Speicherstadt>(
  'speicherstadt',
  parseShape,
  build,
);
