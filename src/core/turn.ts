import type { Parts, Player, Seen, Turn } from './contract.js';

/** Nobody decides: a constant, since `turn` is asked for at every move. */
export const CHANCE_TURN: Turn = { kind: 'chance' };

/** The end, as a constant. */
export const OVER_TURN: Turn = { kind: 'over' };

/** No other seat may act. */
export const NO_PLAYERS: readonly Player[] = [];

/** Nothing random is due. */
export const NO_OUTCOMES: readonly never[] = [];

/** The viewer of a view, or undefined for a state: tells the two apart. */
export const viewerOf = <T extends Parts>(of: Seen<T>): T['View']['viewer'] | undefined =>
  (of as Partial<T['View']>).viewer;
