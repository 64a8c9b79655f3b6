import type { AnyGame, Parts, Seed } from '../core/contract.js';
import { isEqual } from '../core/equal.js';
import { isRecord } from '../core/read.js';

/** The option of the command that sets one of a game: `--first-player` is `firstPlayer`. */
export const flagOf = (key: string | number): string =>
  `--${String(key).replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** A word as a shell takes it. */
const quoted = (word: string): string => (/^[\w.,=/:-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`);

/** An option of a game as it is typed. A manifest is a file, and only its caller knows its name. */
export const flagText = (key: string, value: unknown, manifest = 'FILE'): string => {
  const flag = flagOf(key);
  if (value === true) return flag;
  if (key === 'manifest') return `${flag} ${quoted(manifest)}`;
  const pairs = isRecord(value) ? Object.entries(value).map(([name, decided]) => `${name}=${decided}`) : [value];
  return `${flag} ${pairs.join()}`;
};

/**
 * The options of a game that are not the default, as they are typed, so that the same game can be asked for again. What
 * the seed decides by default is left out.
 */
export const flagsOf = (
  game: AnyGame,
  options: Parts['State']['options'],
  seed: Seed | null,
  manifest?: string,
): string => {
  const usual = game.init({ players: options.players, seed: seed ?? 1 } as Parts['Options']).options;
  return Object.entries(options)
    .filter(([key, value]) => value !== null && !isEqual(value, (usual as Readonly<Record<string, unknown>>)[key]))
    .map(([key, value]) => flagText(key, value, manifest))
    .join(' ');
};
