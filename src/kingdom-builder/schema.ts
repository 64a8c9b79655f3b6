import * as v from 'valibot';
import type { Game, Issue, Result } from '../core/contract.js';
import { deriveParseView, except, stateShape } from '../core/parse-view.js';
import { ok } from '../core/result.js';
import {
  int,
  listOf,
  oneOfTypes,
  parserOf,
  randomStateSchema,
  revision,
  strict,
  strictCase,
  viewerIn,
} from '../core/schema.js';
import { sumOf } from '../core/sum.js';
import { SECTION_NAMES } from './board.js';
import { stateIssues } from './consistency.js';
import { TILES } from './data/sections.js';
import { CARDS_PER_TERRAIN, TERRAINS } from './data/terrains.js';
import { HEXES, SIZE } from './hex.js';
import { RULES } from './play.js';
import { FULL_ROW } from './rows.js';
import { TILE_ACTIONS } from './tiles/index.js';
import { turn } from './turn.js';
import {
  CARDS,
  type KingdomBuilder,
  type KingdomBuilderChance,
  type KingdomBuilderMove,
  type KingdomBuilderState,
  MANDATORY,
  PHASES,
  type ResolvedOptions,
  type TileStatus,
} from './types.js';
import { resample, view } from './view.js';

const terrain = v.picklist(TERRAINS);
const card = v.picklist(CARDS);
const seat = int(0, 3);
const hex = int(0, HEXES - 1);

const section = v.picklist(SECTION_NAMES);

const resolvedOptions: v.GenericSchema<unknown, ResolvedOptions> = strict({
  players: int(2, 4),
  sections: v.strictTuple([section, section, section, section]),
  cards: v.strictTuple([card, card, card]),
  firstPlayer: seat,
  rulings: strict({
    lordsCountZero: v.exactOptional(v.literal(true)),
    vacatedHex: v.exactOptional(v.literal('candidate')),
  }),
});

/** A list of which entries are looked at, and named, only if there are as many as there may be. */
const list = <T>(entry: v.GenericSchema<unknown, T>, min: number, max: number): v.GenericSchema<unknown, T[]> =>
  v.pipe(v.array(v.unknown()), v.minLength(min), v.maxLength(max), v.array(entry));

/** A list with one entry for each seat; that its length is the number of seats is tested afterwards. */
const perSeat = <T>(entry: v.GenericSchema<unknown, T>): v.GenericSchema<unknown, T[]> => list(entry, 2, 4);

const counts = listOf(int(0, CARDS_PER_TERRAIN), TERRAINS.length);

/** Not a picklist: it would take -0 for 0. */
const tileStatus = int(0, 4) as v.GenericSchema<unknown, TileStatus>;

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
  settlements: perSeat(list(int(0, FULL_ROW), SIZE, SIZE)),
  tiles: perSeat(list(tileStatus, 4, 8)),
  hands: perSeat(v.nullable(terrain)),
  pile: counts,
  discard: counts,
};

const stateSchema: v.GenericSchema<unknown, KingdomBuilderState> = strict(stateEntries);

const parseShape = stateShape(stateSchema);

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
 */
export const parseState = (input: unknown): Result<KingdomBuilderState, readonly Issue[]> => {
  const shape = parseShape(input);
  if (!shape.ok) return shape;
  const issues = stateIssues(shape.value);
  return issues.length > 0 ? { ok: false, error: issues } : ok(shape.value);
};

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
    viewer: viewerIn(4),
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
