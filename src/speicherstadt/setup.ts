import type { Random } from '../core/contract.js';
import { type OptionReader, readFirstPlayer, readRulings } from '../core/read.js';
import { readManifest } from './data/read.js';
import { type ResolvedOptions, RULINGS } from './options.js';
import { MOST_SEATS } from './seats.js';

/** The options with every default and random choice filled in; what is wrong is noted in the reader. */
export const resolve = (read: OptionReader, random: Random | null): ResolvedOptions => {
  read.only('players', 'kaispeicher', 'firstPlayer', 'rulings', 'manifest', 'seed', 'chance');
  const players = read.int('players', 2, MOST_SEATS, undefined);
  return {
    players,
    kaispeicher: read.oneOf('kaispeicher', [false, true], false),
    firstPlayer: readFirstPlayer(read, players, random),
    rulings: readRulings(read, RULINGS),
    manifest: readManifest(read),
  };
};
