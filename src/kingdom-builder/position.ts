import * as v from 'valibot';
import type { Issue, Player, Result, Seed } from '../core/contract.js';
import { deriveWithRandom } from '../core/derive.js';
import { deriveFromPosition, deriveParsePosition, seedIssues } from '../core/position.js';
import { createRandom } from '../core/random.js';
import { optionReader, type Path, type Refuse, refuseLengths } from '../core/read.js';
import { fail, ok } from '../core/result.js';
import { int, listWithin, parserOf, strict, upTo } from '../core/schema.js';
import { basis } from './basis.js';
import { boardOf } from './board.js';
import { standableOf, stateIssues } from './consistency.js';
import { TILES } from './data/sections.js';
import { CARDS_PER_TERRAIN, TERRAINS, type Terrain } from './data/terrains.js';
import { hexAt, SIZE } from './hex.js';
import type { ResolvedOptions } from './options.js';
import { RULES } from './play.js';
import { cardsOf, type Reading } from './position-cards.js';
import { refuseTurn, statusesOf } from './position-tiles.js';
import type { KingdomBuilderPosition } from './position-type.js';
import { count, either, meet, NO_HEXES, type Rows, rowsOf } from './rows.js';
import { perSeat, seat, terrain } from './schema.js';
import { MOST_SEATS } from './seats.js';
import { resolve } from './setup.js';
import type { TileStatus } from './tiles/status.js';
import { type KingdomBuilder, type KingdomBuilderState, MANDATORY, PHASES, type Phase, SUPPLY } from './types.js';

const coordinate = int(0, SIZE - 1);
const spot = v.strictTuple([coordinate, coordinate], '[row, column]');
const tile = v.union([v.picklist(TILES), spot], 'a tile, or the [row, column] of its location hex');
/** No board has more location hexes than there are tiles: two for each section. */
const tiles = upTo(tile, TILES.length);
const copies = v.optional(
  strict(Object.fromEntries(TERRAINS.map((kind) => [kind, v.optional(int(0, CARDS_PER_TERRAIN))]))),
);

/** The shape of what a position adds to options; sections, cards and rulings are read as options are. */
const positionSchema = strict({
  sections: v.unknown(),
  cards: v.optional(v.unknown()),
  settlements: listWithin(upTo(spot, SUPPLY), 2, MOST_SEATS),
  tiles: v.optional(perSeat(tiles)),
  used: v.optional(tiles),
  taken: v.optional(tiles),
  lost: v.optional(perSeat(tiles)),
  phase: v.optional(v.picklist(PHASES)),
  player: v.optional(seat),
  terrain: v.optional(v.nullable(terrain)),
  built: v.optional(int(0, MANDATORY)),
  toBuild: v.optional(int(0, MANDATORY)),
  hands: v.optional(perSeat(v.nullable(terrain))),
  pile: copies,
  discard: copies,
  removed: copies,
  firstPlayer: v.optional(seat),
  rulings: v.optional(v.unknown()),
  seed: v.optional(v.unknown()),
  chance: v.optional(v.picklist(['seeded', 'manual'])),
});

const parseShape = parserOf(positionSchema as v.GenericSchema<unknown, KingdomBuilderPosition>);

/** Draws what is due, in seeded positions. */
const withRandom = deriveWithRandom(basis);

/** The options within a position, resolved; what is wrong with them is noted. */
const optionsOf = (position: KingdomBuilderPosition, issues: Issue[]): ResolvedOptions => {
  const { sections, cards = 'first-game', firstPlayer = 0, rulings = {} } = position;
  const given = { players: position.settlements.length, sections, cards, firstPlayer, rulings };
  return resolve(optionReader(given, [], issues), null);
};

/** The settlements of each seat as rows. */
const rowsFrom = (position: KingdomBuilderPosition, ground: Rows, refuse: Refuse): readonly Rows[] => {
  let taken = NO_HEXES;
  return position.settlements.map((cells, seat) => {
    let rows = NO_HEXES;
    cells.forEach(([row, column], at) => {
      const here = rowsOf([hexAt(row, column)]);
      if (meet(taken, here)) refuse(['settlements', seat, at], 'occupied', 'each hex once');
      if (!meet(ground, here)) refuse(['settlements', seat, at], 'ground', 'a settlement on terrain or water');
      rows = either(rows, here);
      taken = either(taken, here);
    });
    return rows;
  });
};

/** The seat in `player`, where the position does not say. */
const playerIn = (phase: Phase, { players, firstPlayer }: ResolvedOptions): Player => {
  if (phase === 'deal') return firstPlayer;
  return phase === 'over' ? (firstPlayer + players - 1) % players : 0;
};

/** How many settlements of the mandatory action have been built. */
const builtIn = ({ position, settlements, player, refuse }: Reading, terrain: Terrain | null): number => {
  const supply = SUPPLY - count(settlements[player] as Rows);
  const { built, toBuild } = position;
  const left = terrain === null ? 0 : Math.min(MANDATORY - (built ?? 0), supply);
  if (built !== undefined) {
    if (toBuild !== undefined && toBuild !== left) refuse(['toBuild'], 'range', `${left}, as follows from the rest`);
    return built;
  }
  if (toBuild !== undefined && toBuild > left) refuse(['toBuild'], 'range', `at most ${left}`);
  // All still to build means that the mandatory action has not begun.
  return toBuild === undefined || toBuild === left ? 0 : MANDATORY - toBuild;
};

/** Where in a position stands what is wrong at a place of the state made from it. */
const pathIn = (position: KingdomBuilderPosition, path: Path): Path =>
  path[0] === 'built' && position.built === undefined ? ['toBuild'] : path;

const build = (position: KingdomBuilderPosition): Result<KingdomBuilderState, readonly Issue[]> => {
  const { issues, refuse } = seedIssues(position);
  const { seed, phase = 'turn' } = position;
  const options = optionsOf(position, issues);
  const seats = options.players;
  const player = position.player ?? playerIn(phase, options);
  if (player >= seats) refuse(['player'], 'seat', `a seat from 0 to ${seats - 1}`);
  refuseLengths(position, ['tiles', 'lost', 'hands'], seats, refuse);
  if (issues.length > 0) return fail(issues);

  const settlements = rowsFrom(position, standableOf(boardOf(options.sections)), refuse);
  const reading: Reading = { position, options, settlements, phase, player, refuse };
  const tiles = statusesOf(reading);
  const { terrain, hands, pile, discard } = cardsOf(reading, seed === undefined ? null : createRandom(seed));
  const built = builtIn(reading, terrain);
  if (issues.length === 0) refuseTurn(reading, tiles[player] as readonly TileStatus[], built);
  if (issues.length > 0) return fail(issues);

  const state: KingdomBuilderState = {
    game: 'kingdom-builder',
    schema: 1,
    rules: RULES,
    options,
    random: null,
    phase,
    player,
    terrain,
    built,
    settlements,
    tiles,
    hands,
    pile,
    discard,
  };
  const wrong = stateIssues(state);
  if (wrong.length > 0) return fail(wrong.map((issue) => ({ ...issue, path: pathIn(position, issue.path) })));
  return ok(seed === undefined || position.chance === 'manual' ? state : withRandom(state, seed as Seed).state);
};

/**
 * A position from outside; what it accepts, {@link fromPosition} accepts.
 *
 * @example
 * ```ts
 * import { parsePosition } from 'kontorhaus/kingdom-builder';
 *
 * parsePosition({ sections: 'first-game', settlements: [[[0, 0]], []] }).ok; // => true
 * const wrong = parsePosition({ sections: 'first-game', settlements: [[[0, 20]], []] });
 * !wrong.ok && wrong.error[0]?.path; // => ['settlements', 0, 0, 1]
 * ```
 * @function
 */
export const parsePosition: (input: unknown) => Result<KingdomBuilderPosition, readonly Issue[]> =
  deriveParsePosition<KingdomBuilder>(parseShape, build);

/**
 * A state from a short description. See {@link KingdomBuilderPosition} for the defaults.
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
  deriveFromPosition<KingdomBuilder>('kingdom-builder', parseShape, build);
