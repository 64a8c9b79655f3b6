import * as v from 'valibot';
import type { Game, Issue, Result } from '../core/contract.js';
import { deriveParseView, except, stateParser } from '../core/parse-view.js';
import {
  int,
  listOf,
  listWithin,
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
import { sumOf } from '../core/sum.js';
import { stateIssues } from './consistency.js';
import { TILES } from './data/sections.js';
import { CARDS_PER_TERRAIN, TERRAINS, type Terrain } from './data/terrains.js';
import { HEXES, SIZE } from './hex.js';
import type { ResolvedOptions } from './options.js';
import { RULES } from './play.js';
import { FULL_ROW } from './rows.js';
import { MOST_SEATS } from './seats.js';
import { resolve } from './setup.js';
import { TILE_ACTIONS } from './tiles/index.js';
import type { TileStatus } from './tiles/status.js';
import { turn } from './turn.js';
import {
  type KingdomBuilder,
  type KingdomBuilderChance,
  type KingdomBuilderMove,
  type KingdomBuilderState,
  MANDATORY,
  PHASES,
} from './types.js';
import { resample, view } from './view.js';

/** A terrain. */
export const terrain: v.GenericSchema<unknown, Terrain> = v.picklist(TERRAINS);
/** A seat. */
export const seat: v.GenericSchema<unknown, number> = int(0, MOST_SEATS - 1);
const hex = int(0, HEXES - 1);

/** A list with one entry for each seat; that its length is the number of seats is tested afterwards. */
export const perSeat = <T>(entry: v.GenericSchema<unknown, T>): v.GenericSchema<unknown, T[]> =>
  upTo(entry, MOST_SEATS);

const counts = listOf(int(0, CARDS_PER_TERRAIN), TERRAINS.length);

/** Not a picklist: it would take -0 for 0. */
const tileStatus = int(0, 4) as v.GenericSchema<unknown, TileStatus>;

/** The options of a state: just as {@link resolve} makes them. */
const resolvedOptions: v.GenericSchema<unknown, ResolvedOptions> = storedOptions(resolve);

/** The shape of a state; its keys stand in the order in which the rules build it, for `key`. */
const stateEntries = {
  game: v.literal('kingdom-builder'),
  schema: v.literal(1),
  rules: revision(RULES),
  options: resolvedOptions,
  random: randomStateSchema,
  phase: v.picklist(PHASES),
  player: seat,
  terrain: v.nullable(terrain),
  built: int(0, MANDATORY),
  settlements: perSeat(listWithin(int(0, FULL_ROW), SIZE, SIZE)),
  tiles: perSeat(upTo(tileStatus, 8)),
  hands: perSeat(v.nullable(terrain)),
  pile: counts,
  discard: counts,
};

const stateSchema: v.GenericSchema<unknown, KingdomBuilderState> = strict(stateEntries);

/**
 * A stored state: its shape first, then whether its parts agree with each other. See {@link Game.parseState}.
 *
 * @example
 * ```ts
 * import { init, key, parseState } from 'kontorhaus/kingdom-builder';
 *
 * const state = init({ players: 2, seed: 1 });
 * const back = parseState(JSON.parse(JSON.stringify(state)));
 * back.ok && key(back.value) === key(state); // => true
 * parseState({ ...state, phase: 'lunch' }).ok; // => false
 * ```
 * @function
 */
export const parseState: (input: unknown) => Result<KingdomBuilderState, readonly Issue[]> = stateParser(
  stateSchema,
  stateIssues,
);

/**
 * A view from another process: it must be what {@link view} shows of a state that {@link parseState} accepts. See
 * {@link Game.parseView}.
 *
 * @example
 * ```ts
 * import { init, key, parseView, view } from 'kontorhaus/kingdom-builder';
 *
 * const seen = view(init({ players: 2, seed: 1 }), 0);
 * const back = parseView(JSON.parse(JSON.stringify(seen)));
 * back.ok && key(back.value) === key(seen); // => true
 * parseView({ ...seen, viewer: 1 }).ok; // => false
 * ```
 * @function
 */
export const parseView: Game<KingdomBuilder>['parseView'] = deriveParseView<KingdomBuilder>({
  schema: strict({
    ...except(stateEntries, 'random', 'hands', 'pile'),
    viewer: viewerIn(MOST_SEATS),
    seeded: v.boolean(),
    hands: perSeat(v.nullable(v.picklist([...TERRAINS, 'hidden']))),
    unseen: counts,
    pileSize: int(0, TERRAINS.length * CARDS_PER_TERRAIN),
  }),
  dealIssues: ({ hands, unseen }) =>
    sumOf(unseen) < hands.filter((card) => card === 'hidden').length
      ? [{ path: ['unseen'], code: 'cards', expected: 'a card for each hand that is hidden' }]
      : [],
  // Of each terrain the pile and the hidden hands are counted together.
  placeOf: (part, within) => {
    if (part !== 'pile') return [part, ...within];
    return within.length > 0 ? ['unseen', ...within] : ['pileSize'];
  },
  resample,
  parseState,
  turn,
  view,
});

const moveSchema: v.GenericSchema<unknown, KingdomBuilderMove> = oneOfTypes([
  strictCase({ type: v.literal('build'), player: seat, hex }),
  v.variant('tile', [
    strictCase({
      type: v.literal('tile'),
      player: seat,
      tile: v.picklist(TILES.filter((tile) => !TILE_ACTIONS[tile].moves)),
      from: v.null(),
      hex,
    }),
    strictCase({
      type: v.literal('tile'),
      player: seat,
      tile: v.picklist(TILES.filter((tile) => TILE_ACTIONS[tile].moves)),
      from: hex,
      hex,
    }),
  ]),
  strictCase({ type: v.literal('end-turn'), player: seat }),
]);

/**
 * A move from outside, by its shape: whether it is legal is for `check` to say, and who sent it for the host. See
 * {@link Game.parseMove}.
 *
 * @example
 * ```ts
 * import { parseMove } from 'kontorhaus/kingdom-builder';
 *
 * parseMove({ type: 'end-turn', player: 0 }); // => { ok: true, value: { type: 'end-turn', player: 0 } }
 * const wrong = parseMove({ type: 'end-turn', player: 7 });
 * !wrong.ok && wrong.error[0]?.path; // => ['player']
 * ```
 * @function
 */
export const parseMove: (input: unknown) => Result<KingdomBuilderMove, readonly Issue[]> = parserOf(moveSchema);

const chanceSchema: v.GenericSchema<unknown, KingdomBuilderChance> = strict({ type: v.literal('draw'), terrain });

/**
 * An outcome from outside, by its shape: whether it is possible is for `check` to say. See {@link Game.parseChance}.
 *
 * @example
 * ```ts
 * import { parseChance } from 'kontorhaus/kingdom-builder';
 *
 * parseChance({ type: 'draw', terrain: 'forest' }).ok; // => true
 * parseChance({ type: 'draw', terrain: 'water' }).ok; // => false
 * ```
 * @function
 */
export const parseChance: (input: unknown) => Result<KingdomBuilderChance, readonly Issue[]> = parserOf(chanceSchema);
