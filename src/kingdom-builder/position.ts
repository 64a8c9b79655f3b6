import * as v from 'valibot';
import type { Issue, Player, Random, Result } from '../core/contract.js';
import { deriveFromPosition, deriveParsePosition } from '../core/position.js';
import { createRandom, isSeed, pickFrom, randomStateOf, SEED_ISSUE } from '../core/random.js';
import { optionReader } from '../core/read.js';
import { fail, ok } from '../core/result.js';
import { int, listWithin, parserOf, strict, upTo } from '../core/schema.js';
import { boardOf } from './board.js';
import { stateIssues } from './consistency.js';
import { TILES, TILES_PER_LOCATION } from './data/sections.js';
import { CARDS_PER_TERRAIN, TERRAINS, type Terrain } from './data/terrains.js';
import { hexAt, SIZE } from './hex.js';
import { RULES } from './play.js';
import { either, hasFree, meet, NO_HEXES, type Rows, rowsOf, touches } from './rows.js';
import { MOST_SEATS, perSeat, seat, terrain } from './schema.js';
import { resolve } from './setup.js';
import {
  type KingdomBuilder,
  type KingdomBuilderPosition,
  type KingdomBuilderState,
  MANDATORY,
  NO_TILE,
  type ResolvedOptions,
  SUPPLY,
  TILE_LOST,
  TILE_READY,
  type TileStatus,
} from './types.js';

const coordinate = int(0, SIZE - 1);
const copies = v.optional(
  strict(Object.fromEntries(TERRAINS.map((kind) => [kind, v.optional(int(0, CARDS_PER_TERRAIN))]))),
);

/** The shape of what a position adds to options; sections, cards and rulings are read as options are. */
const positionSchema = strict({
  sections: v.unknown(),
  cards: v.optional(v.unknown()),
  settlements: listWithin(upTo(v.strictTuple([coordinate, coordinate], '[row, column]'), SUPPLY), 2, MOST_SEATS),
  tiles: v.optional(perSeat(upTo(v.picklist(TILES), TILES.length))),
  player: v.optional(seat),
  terrain: v.optional(v.nullable(terrain)),
  toBuild: v.optional(int(0, MANDATORY)),
  hands: v.optional(perSeat(v.nullable(terrain))),
  pile: copies,
  discard: copies,
  firstPlayer: v.optional(seat),
  rulings: v.optional(v.unknown()),
  seed: v.optional(v.unknown()),
  chance: v.optional(v.picklist(['seeded', 'manual'])),
});

const parseShape = parserOf(positionSchema as v.GenericSchema<unknown, KingdomBuilderPosition>);

/** A position on its way to a state. */
interface Draft {
  readonly position: KingdomBuilderPosition;
  readonly options: ResolvedOptions;
  readonly settlements: readonly Rows[];
  readonly player: Player;
  /** Notes what contradicts the rules. */
  refuse(path: readonly (string | number)[], code: string, expected: string): void;
}

/** The options within a position, resolved; what is wrong with them is noted. */
const optionsOf = (position: KingdomBuilderPosition, issues: Issue[]): ResolvedOptions => {
  const { sections, cards = 'first-game', firstPlayer = 0, rulings = {} } = position;
  const given = { players: position.settlements.length, sections, cards, firstPlayer, rulings };
  return resolve(optionReader(given, [], issues), null);
};

/** What each seat has from each location hex, given the tiles that it can use. */
const statusesOf = ({ position, options, settlements, refuse }: Draft): readonly (readonly TileStatus[])[] => {
  const { locations } = boardOf(options.sections);
  const statuses = settlements.map(() => locations.map((): TileStatus => NO_TILE));
  const takers = (index: number): number => statuses.filter((own) => own[index] !== NO_TILE).length;
  const wanted = (position.tiles ?? []).flatMap((tiles, seat) =>
    tiles.map((tile, at) => {
      const from = locations.flatMap((location, index) =>
        location.tile === tile && touches(settlements[seat] as Rows, location.hex) ? [index] : [],
      );
      return { seat, tile, at, from, spare: from.length - tiles.filter((other) => other === tile).length };
    }),
  );
  // Those that have no choice between two locations first; the others then go where most tiles are left.
  for (const { seat, tile, at, from } of wanted.toSorted((a, b) => a.spare - b.spare)) {
    const own = statuses[seat] as TileStatus[];
    const [index] = from
      .filter((candidate) => own[candidate] === NO_TILE && takers(candidate) < TILES_PER_LOCATION)
      .sort((a, b) => takers(a) - takers(b));
    if (index === undefined)
      refuse(
        ['tiles', seat, at],
        'tile',
        `a location hex (${tile}) beside an own settlement, with a tile for this seat`,
      );
    else own[index] = TILE_READY;
  }
  // A tile that is not listed was taken, as the rules demand, and lost since.
  settlements.forEach((rows, seat) => {
    const own = statuses[seat] as TileStatus[];
    locations.forEach(({ hex }, index) => {
      if (own[index] === NO_TILE && touches(rows, hex) && takers(index) < TILES_PER_LOCATION) own[index] = TILE_LOST;
    });
  });
  return statuses;
};

/** The terrain card on the table, the hands and the pile: as given, the rest dealt by the seed or in fixed order. */
const cardsOf = (
  { position, options, settlements, player, refuse }: Draft,
  random: Random | null,
): Pick<KingdomBuilderState, 'terrain' | 'hands' | 'pile' | 'discard'> => {
  const given = [position.terrain ?? null, ...(position.hands ?? [])];
  const left = new Map(
    TERRAINS.map((kind) => {
      const placed = given.filter((card) => card === kind).length;
      const rest = CARDS_PER_TERRAIN - (position.discard?.[kind] ?? 0) - (position.pile?.[kind] ?? 0) - placed;
      if (rest < 0) {
        // Hands and table alone hold five cards at most.
        const field = position.pile?.[kind] === undefined ? 'discard' : 'pile';
        refuse([field, kind], 'cards', `at most ${CARDS_PER_TERRAIN} ${kind} cards in all`);
      }
      return [kind, Math.max(0, rest)];
    }),
  );
  const deal = (fits: (kind: Terrain) => boolean): Terrain | null => {
    const cards = TERRAINS.filter(fits).flatMap((kind) => new Array<Terrain>(left.get(kind) as number).fill(kind));
    if (cards.length === 0) return null;
    const card = random === null ? (cards[0] as Terrain) : pickFrom(cards, random);
    left.set(card, (left.get(card) as number) - 1);
    return card;
  };
  const { kinds } = boardOf(options.sections);
  const played = position.terrain === undefined ? deal((kind) => hasFree(kinds[kind], settlements)) : position.terrain;
  const hands = position.hands ?? settlements.map((_, seat) => (seat === player ? null : deal(() => true)));
  return {
    terrain: played,
    hands,
    pile: TERRAINS.map((kind) => position.pile?.[kind] ?? (left.get(kind) as number)),
    discard: TERRAINS.map((kind) => position.discard?.[kind] ?? 0),
  };
};

/** The settlements of each seat as rows. */
const rowsFrom = (position: KingdomBuilderPosition, refuse: Draft['refuse']): readonly Rows[] => {
  let taken = NO_HEXES;
  return position.settlements.map((cells, seat) => {
    let rows = NO_HEXES;
    cells.forEach(([row, column], at) => {
      const here = rowsOf([hexAt(row, column)]);
      if (meet(taken, here)) refuse(['settlements', seat, at], 'occupied', 'each hex once');
      rows = either(rows, here);
      taken = either(taken, here);
    });
    return rows;
  });
};

/** Where a position says what a state says elsewhere. */
const POSITION_FIELDS: Readonly<Record<string, string>> = { built: 'toBuild', random: 'terrain' };

const stateFrom = (position: KingdomBuilderPosition): Result<KingdomBuilderState, readonly Issue[]> => {
  const issues: Issue[] = [];
  const refuse: Draft['refuse'] = (path, code, expected) => {
    issues.push({ path, code, expected });
  };
  const { seed, player = 0 } = position;
  if (seed !== undefined && !isSeed(seed)) issues.push(SEED_ISSUE);
  if (position.chance === 'seeded' && seed === undefined) refuse(['seed'], 'seed-required', 'a seed for a seeded game');
  const options = optionsOf(position, issues);
  const seats = options.players;
  if (player >= seats) refuse(['player'], 'seat', `a seat from 0 to ${seats - 1}`);
  for (const name of ['tiles', 'hands'] as const)
    if (position[name] !== undefined && position[name].length !== seats)
      refuse([name], 'list', `${seats} entries, one for each seat`);
  if (issues.length > 0) return fail(issues);

  const settlements = rowsFrom(position, refuse);
  const draft: Draft = { position, options, settlements, player, refuse };
  const tiles = statusesOf(draft);
  const cards = cardsOf(draft, seed === undefined ? null : createRandom(seed));
  const supply = SUPPLY - (position.settlements[player] as readonly unknown[]).length;
  const most = cards.terrain === null ? 0 : Math.min(MANDATORY, supply);
  const toBuild = position.toBuild ?? most;
  if (toBuild > most) refuse(['toBuild'], 'range', `at most ${most}`);
  if (issues.length > 0) return fail(issues);

  const state: KingdomBuilderState = {
    game: 'kingdom-builder',
    schema: 1,
    rules: RULES,
    options,
    random: seed === undefined || position.chance === 'manual' ? null : randomStateOf(seed, 'game'),
    phase: 'turn',
    player,
    terrain: cards.terrain,
    // All still to build means that the mandatory action has not begun.
    built: toBuild === most ? 0 : MANDATORY - toBuild,
    settlements,
    tiles,
    hands: cards.hands,
    pile: cards.pile,
    discard: cards.discard,
  };
  const wrong = stateIssues(state).map((issue) => {
    const [field, ...rest] = issue.path;
    return { ...issue, path: [POSITION_FIELDS[field as string] ?? (field as string), ...rest] };
  });
  return wrong.length > 0 ? fail(wrong) : ok(state);
};

/** A position from outside; what it accepts, `fromPosition` accepts. @function */
export const parsePosition: (input: unknown) => Result<KingdomBuilderPosition, readonly Issue[]> =
  deriveParsePosition<KingdomBuilder>(parseShape, stateFrom);

/**
 * A state in the middle of a turn from a short description. See {@link KingdomBuilderPosition} for the defaults.
 * @throws InvalidInputError when the description contradicts the rules; it says where.
 *
 * @example
 * ```ts
 * import { fromPosition, movesFrom } from 'kontorhaus/kingdom-builder';
 *
 * const state = fromPosition({
 *   sections: ['oasis', 'paddock', 'farm', 'tavern'],
 *   settlements: [[[5, 6], [5, 7], [5, 8]], []],
 *   terrain: 'grassland',
 * });
 * movesFrom(state, 0, { type: 'build' }).length; // => 3
 * ```
 * @function
 */
export const fromPosition: (position: KingdomBuilderPosition) => KingdomBuilderState =
  deriveFromPosition<KingdomBuilder>('kingdom-builder', parseShape, stateFrom);
