/** No tile from this location hex, so far. */
export const NO_TILE = 0;
/** A tile that can be used. */
export const TILE_READY = 1;
/** A tile used this turn. */
export const TILE_USED = 2;
/** A tile taken this turn, to be used from the next turn on. */
export const TILE_NEW = 3;
/** A tile had and lost: there is never another one from that hex. */
export const TILE_LOST = 4;

/** What a seat has from one location hex: see {@link NO_TILE}, {@link TILE_READY} and the others. */
export type TileStatus = typeof NO_TILE | typeof TILE_READY | typeof TILE_USED | typeof TILE_NEW | typeof TILE_LOST;

/** Whether a seat has the tile, usable or not. */
export const isHeld = (status: TileStatus): boolean => status !== NO_TILE && status !== TILE_LOST;

/** Whether a tile lies picture side up, not to be used in this turn. */
export const isFaceUp = (status: TileStatus): boolean => status === TILE_USED || status === TILE_NEW;
