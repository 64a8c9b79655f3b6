import { type OptionReader, readFirstPlayer, readRulings } from '../core/read.js';
import { readManifest } from './data/read.js';
import { isRemoved, numberedCards, removedCount } from './deck.js';
import { type ResolvedOptions, RULINGS } from './types.js';

/** The options with every default and random choice filled in; what is wrong is noted in the reader. */
export const resolve = (read: OptionReader): ResolvedOptions => {
  read.only('players', 'kaispeicher', 'firstPlayer', 'rulings', 'manifest', 'seed', 'chance');
  const players = read.int('players', 2, 5, undefined);
  const kaispeicher = read.oneOf('kaispeicher', [false, true], false);
  const firstPlayer = readFirstPlayer(read, players);
  const manifest = readManifest(read);
  const removed = removedCount(players, kaispeicher);
  if (
    manifest !== null &&
    numberedCards(manifest, kaispeicher).filter((card) => isRemoved(card, players)).length !== removed
  )
    read.refuse('manifest', 'removed-card', `the ${removed} autumn cards that are removed with ${players} players`);
  return {
    players,
    kaispeicher,
    firstPlayer,
    rulings: readRulings(read, RULINGS),
    manifest,
  };
};
