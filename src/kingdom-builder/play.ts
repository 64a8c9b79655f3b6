import type { Emit } from '../core/basis.js';
import type { Player, RandomState } from '../core/contract.js';
import { replaced } from '../core/lists.js';
import { sumOf } from '../core/sum.js';
import { boardOf, type Location, locationBeside } from './board.js';
import { TILES_PER_LOCATION, type Tile } from './data/sections.js';
import { CARDS_PER_TERRAIN, TERRAINS, type Terrain } from './data/terrains.js';
import type { ResolvedOptions } from './options.js';
import { hasFree, NO_HEXES, type Rows, toggled, touches } from './rows.js';
import {
  isFaceUp,
  isHeld,
  NO_TILE,
  TILE_LOST,
  TILE_NEW,
  TILE_READY,
  TILE_USED,
  type TileStatus,
} from './tiles/status.js';
import { canDraw, drawnFrom, isLastRound, supplyOf, withCards } from './turn.js';
import type { Hex, KingdomBuilder, KingdomBuilderChance, KingdomBuilderMove, KingdomBuilderState } from './types.js';

/** Revision of the rules: any change that can change a game raises it. */
export const RULES = 1;

/** The next state while it is being made. Only its own fields are set; what they hold is never changed. */
type Draft = { -readonly [K in keyof KingdomBuilderState]: KingdomBuilderState[K] };

/** The state before the first card is dealt. (Rulebook, "Setup".) */
export const begin = (options: ResolvedOptions, random: RandomState | null): KingdomBuilderState => ({
  game: 'kingdom-builder',
  schema: 1,
  rules: RULES,
  options,
  random,
  phase: 'deal',
  player: options.firstPlayer,
  terrain: null,
  built: 0,
  // A copy of the constant: whoever writes into a state harms that game alone.
  settlements: new Array<Rows>(options.players).fill(NO_HEXES.slice()),
  tiles: new Array<readonly TileStatus[]>(options.players).fill(boardOf(options.sections).locations.map(() => 0)),
  hands: new Array<Terrain | null>(options.players).fill(null),
  pile: TERRAINS.map(() => CARDS_PER_TERRAIN),
  discard: TERRAINS.map(() => 0),
});

/** The state after one legal move or possible outcome. See `Basis.play` in core. */
export const play = (
  state: KingdomBuilderState,
  input: KingdomBuilderMove | KingdomBuilderChance,
  emit?: Emit<KingdomBuilder>,
  random: RandomState | null = state.random,
): KingdomBuilderState => {
  const next: Draft = {
    game: state.game,
    schema: state.schema,
    rules: state.rules,
    options: state.options,
    random,
    phase: state.phase,
    player: state.player,
    terrain: state.terrain,
    built: state.built,
    settlements: state.settlements,
    tiles: state.tiles,
    hands: state.hands,
    pile: state.pile,
    discard: state.discard,
  };
  switch (input.type) {
    case 'draw':
      drawCard(next, input.terrain, emit);
      break;
    case 'build':
      next.built++;
      build(next, input.hex, null, emit);
      break;
    case 'tile':
      useTile(next, input.tile);
      if (input.from === null) build(next, input.hex, input.tile, emit);
      else move(next, input.from, input.hex, input.tile, emit);
      break;
    case 'end-turn':
      endTurn(next, emit);
      break;
  }
  return next;
};

const setStatus = (next: Draft, index: number, status: TileStatus): void => {
  const statuses = next.tiles[next.player] as readonly TileStatus[];
  next.tiles = replaced(next.tiles, next.player, replaced(statuses, index, status));
};

const build = (next: Draft, hex: Hex, tile: Tile | null, emit?: Emit<KingdomBuilder>): void => {
  const own = toggled(next.settlements[next.player] as Rows, hex);
  next.settlements = replaced(next.settlements, next.player, own);
  emit?.({ type: 'settlement-built', player: next.player, hex, tile });
  takeTile(next, hex, emit);
  if (emit !== undefined && supplyOf(next, next.player) === 0) emit({ type: 'last-settlement', player: next.player });
  dropCardThatDoesNotFit(next, emit);
};

const move = (next: Draft, from: Hex, hex: Hex, tile: Tile, emit?: Emit<KingdomBuilder>): void => {
  const own = toggled(toggled(next.settlements[next.player] as Rows, from), hex);
  next.settlements = replaced(next.settlements, next.player, own);
  emit?.({ type: 'settlement-moved', player: next.player, from, hex, tile });
  // Lost first, then taken: docs/rulings.md.
  loseTile(next, from, emit);
  takeTile(next, hex, emit);
  dropCardThatDoesNotFit(next, emit);
};

/** One tile a turn is used up, whichever of two equal ones: {@link loseTile} makes up for the choice. */
const useTile = (next: Draft, tile: Tile): void => {
  const statuses = next.tiles[next.player] as readonly TileStatus[];
  const { locations } = boardOf(next.options.sections);
  setStatus(
    next,
    locations.findIndex((location, index) => location.tile === tile && statuses[index] === TILE_READY),
    TILE_USED,
  );
};

/** A settlement beside a location takes one of its tiles: once for ever, and while there are any. (Rulebook, "Taking location tiles".) */
const takeTile = (next: Draft, hex: Hex, emit?: Emit<KingdomBuilder>): void => {
  const board = boardOf(next.options.sections);
  const index = locationBeside(board, hex);
  if (index < 0 || (next.tiles[next.player] as readonly TileStatus[])[index] !== NO_TILE) return;
  const takers = next.tiles.filter((statuses) => statuses[index] !== NO_TILE).length;
  if (takers >= TILES_PER_LOCATION) return;
  setStatus(next, index, TILE_NEW);
  const location = board.locations[index] as Location;
  emit?.({ type: 'tile-taken', player: next.player, tile: location.tile, location: location.hex });
};

/**
 * A tile goes at once when no own settlement is beside its location any more. Of two equal tiles the one lying picture
 * side up goes, so the other stays as usable as it was. (Rulebook, "Maintaining location tiles"; docs/rulings.md.)
 */
const loseTile = (next: Draft, from: Hex, emit?: Emit<KingdomBuilder>): void => {
  const board = boardOf(next.options.sections);
  const index = locationBeside(board, from);
  if (index < 0) return;
  const { player } = next;
  const statuses = next.tiles[player] as readonly TileStatus[];
  const status = statuses[index] as TileStatus;
  const location = board.locations[index] as Location;
  if (!isHeld(status) || touches(next.settlements[player] as Rows, location.hex)) return;
  setStatus(next, index, TILE_LOST);
  const faceUpTwin = board.locations.findIndex(
    ({ tile }, other) => tile === location.tile && isFaceUp(statuses[other] as TileStatus),
  );
  if (status === TILE_READY && faceUpTwin >= 0) setStatus(next, faceUpTwin, TILE_READY);
  emit?.({ type: 'tile-lost', player, tile: location.tile, location: location.hex });
};

/** A card without a free hex of its terrain leaves the game, whenever in a turn that is so. (Rulebook, "Rare exception".) */
const dropCardThatDoesNotFit = (next: Draft, emit?: Emit<KingdomBuilder>): void => {
  const { terrain } = next;
  if (terrain === null) return;
  if (hasFree(boardOf(next.options.sections).kinds[terrain], next.settlements)) return;
  next.terrain = null;
  emit?.({ type: 'card-removed', player: next.player, terrain });
};

const startTurn = (next: Draft, player: Player, emit?: Emit<KingdomBuilder>): void => {
  const terrain = next.hands[player] as Terrain | null;
  next.phase = 'turn';
  next.player = player;
  next.built = 0;
  emit?.({ type: 'turn-started', player });
  if (terrain === null) return;
  next.hands = replaced(next.hands, player, null);
  playCard(next, terrain, emit);
};

const playCard = (next: Draft, terrain: Terrain, emit?: Emit<KingdomBuilder>): void => {
  next.terrain = terrain;
  emit?.({ type: 'card-played', player: next.player, terrain });
  dropCardThatDoesNotFit(next, emit);
};

const endTurn = (next: Draft, emit?: Emit<KingdomBuilder>): void => {
  const { player, terrain } = next;
  const { players, firstPlayer } = next.options;
  const statuses = next.tiles[player] as readonly TileStatus[];
  if (statuses.some(isFaceUp))
    next.tiles = replaced(
      next.tiles,
      player,
      statuses.map((status) => (isFaceUp(status) ? TILE_READY : status)),
    );
  // The own card is discarded before the draw, so it can come back at once: docs/rulings.md.
  if (terrain !== null) {
    next.discard = withCards(next.discard, terrain, 1);
    next.terrain = null;
    emit?.({ type: 'card-discarded', player, terrain });
  }
  next.built = 0;
  emit?.({ type: 'turn-ended', player });
  const following = (player + 1) % players;
  if (following === firstPlayer && isLastRound(next)) {
    next.phase = 'over';
    emit?.({ type: 'game-over' });
  } else if (canDraw(next)) next.phase = 'draw';
  else startTurn(next, following, emit);
};

/** The card goes to the hand of the seat in `player`, or, within a turn, is played at once. */
const drawCard = (next: Draft, terrain: Terrain, emit?: Emit<KingdomBuilder>): void => {
  if (drawnFrom(next) === next.discard) {
    next.pile = next.discard;
    next.discard = TERRAINS.map(() => 0);
    emit?.({ type: 'pile-reshuffled', cards: sumOf(next.pile) });
  }
  next.pile = withCards(next.pile, terrain, -1);
  const { player, phase } = next;
  if (phase === 'turn') {
    playCard(next, terrain, emit);
    return;
  }
  next.hands = replaced(next.hands, player, terrain);
  emit?.({ type: 'card-drawn', player, terrain });
  const following = (player + 1) % next.options.players;
  if (phase === 'deal' && following !== next.options.firstPlayer) next.player = following;
  else startTurn(next, following, emit);
};
