import type { Random } from '../core/contract.js';
import { type OptionReader, readFirstPlayer, readRulings } from '../core/read.js';
import { MANIFEST } from './data/built-in.js';
import type { Manifest } from './data/manifest.js';
import { readManifest } from './data/read.js';
import { isRemoved, numberedCards } from './deck.js';
import { MOST_SEATS } from './seats.js';
import { type ResolvedOptions, RULINGS } from './types.js';

/** The options with every default and random choice filled in; what is wrong is noted in the reader. */
export const resolve = (read: OptionReader, random: Random | null): ResolvedOptions => {
  read.only('players', 'kaispeicher', 'firstPlayer', 'rulings', 'manifest', 'seed', 'chance');
  const players = read.int('players', 2, MOST_SEATS, undefined);
  const kaispeicher = read.oneOf('kaispeicher', [false, true], false);
  const firstPlayer = readFirstPlayer(read, players, random);
  const manifest = readManifest(read);
  const removed = (from: Manifest): string =>
    numberedCards(from, kaispeicher)
      .filter((card) => isRemoved(card, players))
      .map(({ id, kind, value }) => (value ? `${kind} ${value}` : id))
      .sort()
      .join(', ');
  if (manifest !== null && removed(manifest) !== removed(MANIFEST))
    read.refuse('manifest', 'removed-card', `one each of ${removed(MANIFEST)}`);
  return {
    players,
    kaispeicher,
    firstPlayer,
    rulings: readRulings(read, RULINGS),
    manifest,
  };
};
