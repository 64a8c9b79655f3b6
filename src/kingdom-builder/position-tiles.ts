import type { Player } from '../core/contract.js';
import type { Path } from '../core/read.js';
import { boardOf, type Location } from './board.js';
import { TILES_PER_LOCATION } from './data/sections.js';
import { hexAt } from './hex.js';
import type { Reading } from './position-cards.js';
import type { PositionTile } from './position-type.js';
import { count, isEmpty, type Rows, touches } from './rows.js';
import { TILE_ACTIONS } from './tiles/index.js';
import { NO_TILE, TILE_LOST, TILE_NEW, TILE_READY, TILE_USED, type TileStatus } from './tiles/status.js';

/* What each seat of a position has from each location hex. */

/** A tile as a position names it. */
interface Named {
  readonly seat: Player;
  readonly tile: PositionTile;
  readonly status: TileStatus;
  readonly path: Path;
}

/** All tiles that a position names. */
const namedIn = ({ position, player }: Reading): readonly Named[] => {
  const ofSeats = (field: 'tiles' | 'lost', status: TileStatus): readonly Named[] =>
    (position[field] ?? []).flatMap((tiles, seat) =>
      tiles.map((tile, at) => ({ seat, tile, status, path: [field, seat, at] })),
    );
  const ofTurn = (field: 'used' | 'taken', status: TileStatus): readonly Named[] =>
    (position[field] ?? []).map((tile, at) => ({ seat: player, tile, status, path: [field, at] }));
  return [
    ...ofSeats('tiles', TILE_READY),
    ...ofTurn('used', TILE_USED),
    ...ofTurn('taken', TILE_NEW),
    ...ofSeats('lost', TILE_LOST),
  ];
};

const isOf = ({ hex, tile }: Location, named: PositionTile): boolean =>
  typeof named === 'string' ? tile === named : hex === hexAt(...named);

/** What each seat has from each location hex, given the tiles that the position names. */
export const statusesOf = (reading: Reading): readonly (readonly TileStatus[])[] => {
  const { options, settlements, refuse } = reading;
  const { locations } = boardOf(options.sections);
  const statuses = settlements.map(() => locations.map((): TileStatus => NO_TILE));
  const takers = (index: number): number => statuses.filter((own) => own[index] !== NO_TILE).length;
  const placed = namedIn(reading).map((named) => {
    const own = settlements[named.seat] as Rows;
    const { tile: kind } = locations.find((location) => isOf(location, named.tile)) ?? { tile: null };
    const from = locations.flatMap((location, index) =>
      isOf(location, named.tile) && (named.status === TILE_LOST ? !isEmpty(own) : touches(own, location.hex))
        ? [index]
        : [],
    );
    return { ...named, kind, from };
  });
  const spareOf = ({ seat, kind, from }: (typeof placed)[number]): number =>
    from.length - placed.filter((other) => other.seat === seat && other.kind === kind).length;
  // Those that have no choice between two locations first; the others then go where most tiles are left.
  for (const { seat, tile, status, path, from } of placed.toSorted((a, b) => spareOf(a) - spareOf(b))) {
    const own = statuses[seat] as TileStatus[];
    // One beside an own settlement that is not listed is lost in any case: that is the one meant by a lost tile.
    const isMeant = (at: number): number =>
      status === TILE_LOST && touches(settlements[seat] as Rows, (locations[at] as Location).hex) ? 1 : 0;
    const [index] = from
      .filter((candidate) => own[candidate] === NO_TILE && takers(candidate) < TILES_PER_LOCATION)
      .sort((a, b) => isMeant(b) - isMeant(a) || takers(a) - takers(b));
    if (index === undefined) {
      const hex = `a location hex${typeof tile === 'string' ? ` (${tile})` : ''}`;
      const where = status === TILE_LOST ? 'of a seat with settlements' : 'beside an own settlement';
      refuse(path, 'tile', `${hex} ${where}, with a tile for this seat`);
    } else own[index] = status;
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

/** Refuses tiles that cannot have been used or taken in this turn, given what was built in it. */
export const refuseTurn = (
  { position, options, settlements, phase, player, refuse }: Reading,
  tiles: readonly TileStatus[],
  built: number,
): void => {
  if (phase !== 'turn') {
    for (const field of ['used', 'taken'] as const)
      if ((position[field] ?? []).length > 0) refuse([field], 'phase', 'none outside a turn');
    return;
  }
  const { locations } = boardOf(options.sections);
  const statusCount = (status: TileStatus): number => tiles.filter((each) => each === status).length;
  const used = statusCount(TILE_USED);
  const builders = locations.filter(({ tile }, at) => tiles[at] === TILE_USED && !TILE_ACTIONS[tile].moves).length;
  // A tile that can be used was taken in an earlier turn, beside a settlement that is still on the board.
  if (used > 0 && count(settlements[player] as Rows) <= built + builders)
    refuse(['used'], 'built', 'settlements of earlier turns, too');
  // Each settlement built or moved brings one tile at most; a tile that moved one may have been lost by that.
  if (statusCount(TILE_NEW) > built + used + statusCount(TILE_LOST))
    refuse(['taken'], 'built', 'no more than settlements were built or moved in this turn');
};
