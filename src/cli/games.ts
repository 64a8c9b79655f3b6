import type { AnyGame, Parts } from '../core/contract.js';
import { misuse } from './failure.js';
import { showKingdomBuilder } from './games/kingdom-builder.js';
import { showKontor } from './games/kontor.js';
import { showSpeicherstadt } from './games/speicherstadt.js';
import type { Show } from './show.js';

/** Every game that the command knows, with what it takes to show it. */
const SHOWS = { 'kingdom-builder': showKingdomBuilder, kontor: showKontor, speicherstadt: showSpeicherstadt };

/** The games' ids. */
export const GAMES: readonly string[] = Object.keys(SHOWS);

/** How a game is shown. */
export const showOf = (name: string): Show<Parts> => {
  if (!Object.hasOwn(SHOWS, name)) throw misuse(`there is no game ${JSON.stringify(name)}: it is ${GAMES.join(', ')}`);
  return SHOWS[name as keyof typeof SHOWS] as Show<Parts>;
};

/** The rules of a game. */
export const gameOf = (name: string): AnyGame => showOf(name).game;
