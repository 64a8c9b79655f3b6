import type { Parts, Seen } from './contract.js';
import { refuseArgument } from './errors.js';
import { isInt } from './read.js';

// What functions ask of their arguments: one rule for all games. The rules themselves ask the functions below those,
// which test nothing.

/** Refuses what is not a whole number in a range: a hex, a row, a number of places. */
export const checkInt = (game: string, name: string, value: unknown, min: number, max: number): void => {
  if (!isInt(value, min, max)) refuseArgument(game, name, `a whole number from ${min} to ${max}`);
};

/** Refuses what is not one of several literals. */
export const checkOneOf = (game: string, name: string, value: unknown, values: readonly unknown[]): void => {
  if (!values.includes(value)) refuseArgument(game, name, `one of ${values.join(', ')}`);
};

/** Refuses what is not a state of the game, such as a view: the rules would go on with it, to something that is neither. */
export const checkState = (game: string, state: Pick<Parts['State'], 'game'> | undefined): void => {
  if (state?.game !== game || 'viewer' in state) refuseArgument(game, 'state', 'a state of this game');
};

/** Refuses what is not a view of the game, such as a state: `resample` would give something like a state for it. */
export const checkView = (game: string, view: Parts['View'] | undefined): void => {
  if (view?.game !== game || !('viewer' in view)) refuseArgument(game, 'view', 'a view of this game');
};

/** Refuses what is not a source of chance, also where nothing happens to be drawn. What it gives, each draw tests. */
export const checkSource = (random: unknown): void => {
  if (typeof random !== 'function') refuseArgument('kontorhaus', 'random', 'a source of chance');
};

/** Refuses what cannot be viewed: what is not a state of the game, and a state by somebody who is not a seat. */
export const checkViewer = (game: string, state: Pick<Parts['State'], 'game' | 'options'>, viewer: unknown): void => {
  checkState(game, state);
  if (viewer !== 'spectator' && !isInt(viewer, 0, state.options.players - 1))
    refuseArgument(game, 'viewer', "a seat or 'spectator'");
};

/** Refuses who can be no viewer of events. They do not say how many seats there are, so it is asked at the widest table. */
export const checkListener = (game: string, players: number, viewer: unknown): void => {
  checkViewer(game, { game, options: { players } }, viewer);
};

/** Refuses what is not a seat of a state or view: `undefined` would be any seat. */
export const checkPlayer = ({ game, options }: Seen<Parts>, player: unknown): void => {
  if (!isInt(player, 0, options.players - 1)) refuseArgument(game, 'player', 'a seat of this game');
};
