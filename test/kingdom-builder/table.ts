import type { Tile } from '../../src/kingdom-builder/data/sections.js';
import type { Terrain } from '../../src/kingdom-builder/data/terrains.js';
import type { KingdomBuilderEvent } from '../../src/kingdom-builder/events.js';
import type { KingdomBuilderIllegal } from '../../src/kingdom-builder/illegal.js';
import {
  apply,
  chance,
  check,
  fromPosition,
  hexAt,
  kindAt,
  locations,
  movesFrom,
  scoreCard,
  step,
  turn,
} from '../../src/kingdom-builder/index.js';
import type {
  Card,
  KingdomBuilderMove,
  KingdomBuilderPosition,
  KingdomBuilderState,
  Sections,
  Spot,
} from '../../src/kingdom-builder/types.js';

/* What the tests of the rules do at the table, in as few words as possible. All of it is the public API. */

export type { Spot };

/** Tavern top left, Paddock top right, Oasis bottom left, Farm bottom right. */
export const FIRST_GAME: Sections = ['tavern', 'paddock', 'oasis', 'farm'];

export const buildAt = (player: number, [row, column]: Spot): KingdomBuilderMove => ({
  type: 'build',
  player,
  hex: hexAt(row, column),
});

export const tileTo = (player: number, tile: Tile, from: Spot | null, [row, column]: Spot): KingdomBuilderMove => ({
  type: 'tile',
  player,
  tile,
  from: from === null ? null : hexAt(from[0], from[1]),
  hex: hexAt(row, column),
});

export const endOf = (player: number): KingdomBuilderMove => ({ type: 'end-turn', player });

/** The seat on turn builds one settlement of the mandatory action. */
export const build = (state: KingdomBuilderState, spot: Spot): KingdomBuilderState =>
  apply(state, buildAt(state.player, spot));

/** The seat on turn uses a tile. */
export const use = (state: KingdomBuilderState, tile: Tile, from: Spot | null, to: Spot): KingdomBuilderState =>
  apply(state, tileTo(state.player, tile, from, to));

export const endTurn = (state: KingdomBuilderState): KingdomBuilderState => apply(state, endOf(state.player));

export const draw = (state: KingdomBuilderState, terrain: Terrain): KingdomBuilderState =>
  apply(state, { type: 'draw', terrain });

/** Draws whatever comes first until somebody has to decide. */
export const drawAny = (state: KingdomBuilderState): KingdomBuilderState => {
  let now = state;
  for (let next = chance(now)[0]; next !== undefined; next = chance(now)[0]) now = apply(now, next.outcome);
  return now;
};

/** Builds the first legal hex as often as there is something to build, and stops before the end of the turn. */
export const buildAll = (state: KingdomBuilderState): KingdomBuilderState => {
  let now = drawAny(state);
  for (;;) {
    const [next] = turn(now).kind === 'decision' ? movesFrom(now, now.player, { type: 'build' }) : [];
    if (next === undefined) return now;
    now = drawAny(apply(now, next));
  }
};

/** A whole turn without tiles, and the draw after it. */
export const playTurn = (state: KingdomBuilderState): KingdomBuilderState => drawAny(endTurn(buildAll(state)));

/** Where the seat on turn can build with a tile, or move a settlement to. */
export const targets = (state: KingdomBuilderState, tile: Tile, from: Spot | null): readonly Spot[] =>
  movesFrom(state, state.player, { type: 'tile', tile, from: from === null ? null : hexAt(from[0], from[1]) }).map(
    (move) => (move.type === 'tile' ? [Math.floor(move.hex / 20), move.hex % 20] : [-1, -1]),
  );

/** Whether the seat on turn may use a tile at all. */
export const canUse = (state: KingdomBuilderState, tile: Tile): boolean =>
  movesFrom(state, state.player, { type: 'tile', tile }).length > 0;

/** Why the move is refused: the whole reason, or null. */
export const why = (state: KingdomBuilderState, move: KingdomBuilderMove): KingdomBuilderIllegal | null =>
  check(state, move);

export const codeOf = (state: KingdomBuilderState, move: KingdomBuilderMove): string | null =>
  check(state, move)?.code ?? null;

/** The types of the events of a move. */
export const eventsOf = (
  state: KingdomBuilderState,
  move: KingdomBuilderMove,
): readonly KingdomBuilderEvent['type'][] => step(state, move).events.map((event) => event.type);

/** What a seat has from the location hex at a place: see `TileStatus`. */
export const statusOf = (state: KingdomBuilderState, seat: number, [row, column]: Spot): number => {
  const index = locations(state.options.sections).findIndex(({ hex }) => hex === hexAt(row, column));
  return state.tiles[seat]?.[index] ?? -1;
};

export const supplyOf = (state: KingdomBuilderState, seat: number): number =>
  (state.settlements[seat] ?? []).reduce((left, row) => left - row.toString(2).replaceAll('0', '').length, 40);

export const terrainOf = (state: KingdomBuilderState, [row, column]: Spot): string =>
  kindAt(state.options.sections, hexAt(row, column));

/** A score on the given board, where seat 0 has these settlements and seat 1 others, none if not given. */
export const pays = (
  sections: Sections,
  card: Card | 'castle',
  settlements: readonly Spot[],
  others: readonly Spot[] = [],
  rulings: KingdomBuilderPosition['rulings'] = {},
): number | undefined => scoreCard(fromPosition({ sections, settlements: [settlements, others], rulings }), card)[0];

/** Free places of a terrain, row by row. */
export const placesOf = (sections: Sections, terrain: Terrain | 'water'): readonly Spot[] =>
  Array.from({ length: 400 }, (_, hex): Spot => [Math.floor(hex / 20), hex % 20]).filter(
    ([row, column]) => kindAt(sections, hexAt(row, column)) === terrain,
  );
