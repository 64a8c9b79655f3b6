import {
  DIRECTIONS,
  type KingdomBuilderMove,
  kindAt,
  lineFrom,
  locations,
  neighborsOf,
  type ResolvedOptions,
  TERRAINS,
  type Terrain,
  TILES,
  type Tile,
} from 'kontorhaus/kingdom-builder';

/*
 * The rules of Kingdom Builder as many programs keep them: the board as an array of cells, moves that change a state
 * in place. cells-rivals.ts makes it immutable in the two usual ways. It takes the geometry from the library and is
 * written with care (targets are listed once for all settlements that could move), but cell by cell.
 */

interface Cell {
  readonly kind: string;
  owner: number | null;
}

interface HeldTile {
  readonly tile: Tile;
  readonly location: number;
  status: 'ready' | 'used' | 'new' | 'lost';
}

interface Seat {
  supply: number;
  hand: Terrain | null;
  tiles: HeldTile[];
}

/** A game. The pile lies in the order in which the cards come, the last one first: nothing is shuffled. */
export interface CellState {
  readonly firstPlayer: number;
  cells: Cell[];
  seats: Seat[];
  pile: Terrain[];
  discard: Terrain[];
  player: number;
  terrain: Terrain | null;
  built: number;
  isOver: boolean;
}

/** A move without its seat: the one on turn. */
export type CellMove =
  | { readonly type: 'build'; readonly hex: number }
  | { readonly type: 'tile'; readonly tile: Tile; readonly from: number | null; readonly hex: number }
  | { readonly type: 'end-turn' };

/** The hexes two steps away in a straight line, for each hex. */
const TWO_AWAY = Array.from({ length: 400 }, (_, hex) =>
  DIRECTIONS.map((direction) => lineFrom(hex, direction)[1] ?? -1).filter((there) => there >= 0),
);
/** The six lines from each hex. */
const LINES = Array.from({ length: 400 }, (_, hex) => DIRECTIONS.map((direction) => lineFrom(hex, direction)));

const isBuildable = (kind: string): boolean => (TERRAINS as readonly string[]).includes(kind);
const isOnEdge = (hex: number): boolean => hex < 20 || hex >= 380 || hex % 20 === 0 || hex % 20 === 19;
const isMoving = (tile: Tile): boolean => tile === 'barn' || tile === 'harbor' || tile === 'paddock';

const toBuild = (state: CellState): number =>
  state.terrain === null ? 0 : Math.min(3 - state.built, (state.seats[state.player] as Seat).supply);

const touchesOwn = ({ cells, player }: CellState, hex: number, from: number | null): boolean =>
  neighborsOf(hex).some((next) => next !== from && cells[next]?.owner === player);

/** Whether a free cell is of the right kind, and in the right place, for an action; adjacency comes later. */
const suits = (state: CellState, tile: Tile | null, kind: string, hex: number): boolean => {
  switch (tile) {
    case null:
    case 'oracle':
    case 'barn':
      return kind === state.terrain;
    case 'farm':
      return kind === 'grassland';
    case 'oasis':
      return kind === 'desert';
    case 'harbor':
      return kind === 'water';
    case 'tower':
      return isOnEdge(hex) && isBuildable(kind);
    case 'tavern':
      return (
        isBuildable(kind) &&
        (LINES[hex] as readonly (readonly number[])[]).some(
          (line) => line.length >= 3 && [0, 1, 2].every((i) => state.cells[line[i] as number]?.owner === state.player),
        )
      );
    case 'paddock':
      return isBuildable(kind);
  }
};

const suitable = (state: CellState, tile: Tile | null): number[] => {
  const hexes: number[] = [];
  for (let hex = 0; hex < state.cells.length; hex++) {
    const cell = state.cells[hex] as Cell;
    if (cell.owner === null && suits(state, tile, cell.kind, hex)) hexes.push(hex);
  }
  return hexes;
};

/** The suitable hexes beside an own settlement, if there is one. */
const nearIfPossible = (state: CellState, hexes: readonly number[], from: number | null): readonly number[] => {
  const near = hexes.filter((hex) => touchesOwn(state, hex, from));
  return near.length > 0 ? near : hexes;
};

const paddockTargets = (state: CellState, from: number): readonly number[] =>
  (TWO_AWAY[from] as readonly number[])
    .filter((hex) => state.cells[hex]?.owner === null && isBuildable((state.cells[hex] as Cell).kind))
    .sort((a, b) => a - b);

const ownHexes = ({ cells, player }: CellState): number[] =>
  cells.flatMap((cell, hex) => (cell.owner === player ? [hex] : []));

const canUse = (state: CellState, tile: Tile): boolean => {
  const seat = state.seats[state.player] as Seat;
  if (state.built > 0 && toBuild(state) > 0) return false;
  if ((tile === 'oracle' || tile === 'barn') && state.terrain === null) return false;
  if (!isMoving(tile) && seat.supply === 0) return false;
  return seat.tiles.some((held) => held.tile === tile && held.status === 'ready');
};

/** All legal moves, in the library's order. */
export const cellMoves = (state: CellState): CellMove[] => {
  const moves: CellMove[] = [];
  const left = toBuild(state);
  if (left > 0)
    for (const hex of nearIfPossible(state, suitable(state, null), null)) moves.push({ type: 'build', hex });
  for (const tile of TILES) {
    if (!canUse(state, tile)) continue;
    if (tile === 'paddock') {
      for (const from of ownHexes(state))
        for (const hex of paddockTargets(state, from)) moves.push({ type: 'tile', tile, from, hex });
      continue;
    }
    const hexes = suitable(state, tile);
    for (const from of isMoving(tile) ? ownHexes(state) : [null])
      for (const hex of tile === 'tavern' ? hexes : nearIfPossible(state, hexes, from))
        moves.push({ type: 'tile', tile, from, hex });
  }
  if (left === 0) moves.push({ type: 'end-turn' });
  return moves;
};

/** Whether a move is legal, without listing them all. */
export const isLegalCellMove = (state: CellState, move: CellMove): boolean => {
  if (state.isOver) return false;
  if (move.type === 'end-turn') return toBuild(state) === 0;
  const tile = move.type === 'tile' ? move.tile : null;
  const from = move.type === 'tile' ? move.from : null;
  if (tile === null ? toBuild(state) === 0 : !canUse(state, tile)) return false;
  if (from !== null && state.cells[from]?.owner !== state.player) return false;
  if (tile === 'paddock') return from !== null && paddockTargets(state, from).includes(move.hex);
  const cell = state.cells[move.hex];
  if (cell?.owner !== null || !suits(state, tile, cell.kind, move.hex)) return false;
  // Beside an own settlement it is legal; elsewhere only if no suitable hex is.
  if (tile === 'tavern' || touchesOwn(state, move.hex, from)) return true;
  return !suitable(state, tile).some((hex) => touchesOwn(state, hex, from));
};

const locationBeside = (state: CellState, hex: number): number | undefined =>
  neighborsOf(hex).find((next) => state.cells[next]?.kind === 'location');

const takeTile = (state: CellState, hex: number, tileAt: (location: number) => Tile): void => {
  const location = locationBeside(state, hex);
  if (location === undefined) return;
  const { tiles } = state.seats[state.player] as Seat;
  const takers = state.seats.filter((seat) => seat.tiles.some((held) => held.location === location));
  if (takers.length < 2 && !tiles.some((held) => held.location === location))
    tiles.push({ tile: tileAt(location), location, status: 'new' });
};

const loseTile = (state: CellState, from: number): void => {
  const location = locationBeside(state, from);
  if (location === undefined || touchesOwn(state, location, null)) return;
  const { tiles } = state.seats[state.player] as Seat;
  const lost = tiles.find((held) => held.location === location);
  if (lost === undefined || lost.status === 'lost') return;
  // Of two equal tiles the one that cannot be used goes.
  const twin = tiles.find(
    (held) => held !== lost && held.tile === lost.tile && (held.status === 'used' || held.status === 'new'),
  );
  if (lost.status === 'ready' && twin !== undefined) twin.status = 'ready';
  lost.status = 'lost';
};

/** A card without a free hex leaves the game, and another one is drawn. */
const replaceCard = (state: CellState): void => {
  const fits = (): boolean => state.cells.some((cell) => cell.owner === null && cell.kind === state.terrain);
  while (state.terrain !== null && !fits()) state.terrain = state.pile.pop() ?? null;
};

/** Plays a legal move by changing the state. */
export const playCellMove = (state: CellState, move: CellMove, tileAt: (location: number) => Tile): void => {
  const seat = state.seats[state.player] as Seat;
  if (move.type === 'end-turn') {
    for (const held of seat.tiles) if (held.status === 'used' || held.status === 'new') held.status = 'ready';
    if (state.terrain !== null) state.discard.push(state.terrain);
    state.built = 0;
    const following = (state.player + 1) % state.seats.length;
    if (following === state.firstPlayer && state.seats.some((one) => one.supply === 0)) {
      state.terrain = null;
      state.isOver = true;
      return;
    }
    seat.hand = state.pile.pop() ?? null;
    state.player = following;
    const next = state.seats[following] as Seat;
    state.terrain = next.hand ?? state.pile.pop() ?? null;
    next.hand = null;
    replaceCard(state);
    return;
  }
  if (move.type === 'build') state.built++;
  else {
    const used = seat.tiles
      .filter((held) => held.tile === move.tile && held.status === 'ready')
      .sort((a, b) => a.location - b.location)[0] as HeldTile;
    used.status = 'used';
  }
  (state.cells[move.hex] as Cell).owner = state.player;
  if (move.type === 'tile' && move.from !== null) {
    (state.cells[move.from] as Cell).owner = null;
    loseTile(state, move.from);
  } else seat.supply--;
  takeTile(state, move.hex, tileAt);
  replaceCard(state);
};

/** The first state of a game of the library whose cards come in this order. */
export const beginCells = (options: ResolvedOptions, draws: readonly Terrain[]): CellState => {
  const state: CellState = {
    firstPlayer: options.firstPlayer,
    cells: Array.from({ length: 400 }, (_, hex) => ({ kind: kindAt(options.sections, hex), owner: null })),
    seats: Array.from({ length: options.players }, () => ({ supply: 40, hand: null, tiles: [] })),
    pile: draws.toReversed(),
    discard: [],
    player: options.firstPlayer,
    terrain: null,
    built: 0,
    isOver: false,
  };
  for (let dealt = 0; dealt < options.players; dealt++)
    (state.seats[(options.firstPlayer + dealt) % options.players] as Seat).hand = state.pile.pop() ?? null;
  const first = state.seats[state.player] as Seat;
  state.terrain = first.hand;
  first.hand = null;
  return state;
};

/** Which tile lies on a location hex: the same for the whole game, so no part of its state. */
export const tilesOn = (options: ResolvedOptions): ((location: number) => Tile) => {
  const tiles = new Map(locations(options.sections).map(({ hex, tile }) => [hex, tile]));
  return (location) => tiles.get(location) as Tile;
};

/** A move in words, whichever program made it. */
export const wordsOf = (move: CellMove | KingdomBuilderMove): string =>
  move.type === 'end-turn'
    ? 'end'
    : move.type === 'build'
      ? `build ${move.hex}`
      : `${move.tile} ${move.from} ${move.hex}`;
