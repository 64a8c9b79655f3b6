import type { Random } from '../core/contract.js';
import { shuffled } from '../core/random.js';
import { type OptionReader, readFirstPlayer, readRulings } from '../core/read.js';
import { givenName, idOf, SECTION_NAMES } from './board.js';
import { SECTIONS } from './data/sections.js';
import { type ResolvedOptions, RULINGS } from './options.js';
import { CARDS, type Card, type SectionName } from './types.js';

/** The rulebook's suggestion for a first game. ("Setup", step 1 and its figure; step 4.) */
const FIRST_GAME: { readonly sections: ResolvedOptions['sections']; readonly cards: readonly [Card, Card, Card] } = {
  sections: ['tavern', 'paddock', 'oasis', 'farm'],
  cards: ['fishermen', 'knights', 'merchants'],
};

/** An option that lists different things of one kind. */
interface Choice<T> {
  /** All that can be named. */
  readonly names: readonly T[];
  /** Brings what is given to its one form. */
  nameOf(given: unknown): unknown;
  /** What must differ between the things on the list. */
  kindOf(name: T): unknown;
  /** Draws a list. */
  draw(random: Random): readonly T[];
}

/** A list as given, as suggested by the rulebook, or drawn from the seed. */
const readChoice = <T>(
  read: OptionReader,
  key: 'sections' | 'cards',
  choice: Choice<T>,
  random: Random | null,
): readonly T[] => {
  const first = FIRST_GAME[key] as readonly unknown[] as readonly T[];
  const given = read.value(key);
  if (given === 'first-game') return first;
  if (given !== undefined && given !== 'random') {
    const names = Array.isArray(given) && given.length === first.length ? given.map(choice.nameOf) : [];
    const known = choice.names.filter((name) => names.includes(name));
    if (new Set(known.map(choice.kindOf)).size === first.length) return names as readonly T[];
    const wrong = names.findIndex((name) => !known.includes(name as T));
    const wanted = wrong < 0 ? `${first.length} different ${key}` : 'one';
    read.refuse(wrong < 0 ? key : [key, wrong], key, `${wanted} of ${choice.names.join(', ')}`);
  } else if (random !== null) return choice.draw(random);
  else read.refuse(key, 'manual-random', `${key} by name`);
  return first;
};

const sectionChoice: Choice<SectionName> = {
  names: SECTION_NAMES,
  nameOf: givenName,
  kindOf: idOf,
  draw: (random) =>
    shuffled(SECTIONS, random)
      .slice(0, 4)
      .map((id): SectionName => (random(2) === 1 ? `${id}-turned` : id)),
};

const cardChoice: Choice<Card> = {
  names: CARDS,
  nameOf: (given) => given,
  kindOf: (card) => card,
  draw: (random) => shuffled(CARDS, random).slice(0, 3),
};

/** The options with every default and random choice filled in; what is wrong is noted in the reader. */
export const resolve = (read: OptionReader, random: Random | null): ResolvedOptions => {
  read.only('players', 'sections', 'cards', 'firstPlayer', 'rulings', 'seed', 'chance');
  const players = read.int('players', 2, 4, undefined);
  return {
    players,
    sections: readChoice(read, 'sections', sectionChoice, random) as ResolvedOptions['sections'],
    cards: readChoice(read, 'cards', cardChoice, random) as readonly [Card, Card, Card],
    firstPlayer: readFirstPlayer(read, players, random),
    rulings: readRulings(read, RULINGS),
  };
};
