import { shuffled } from '../core/random.js';
import { isRecord, type OptionReader, readFirstPlayer, readRulings } from '../core/read.js';
import { idOf, SECTION_NAMES } from './board.js';
import { SECTIONS, type SectionId } from './data/sections.js';
import { CARDS, type Card, type ResolvedOptions, RULINGS, type Section, type Sections } from './types.js';

/** The rulebook's suggestion for a first game. ("Setup", step 1 and its figure; step 4.) */
const FIRST_GAME: { readonly sections: Sections; readonly cards: readonly [Card, Card, Card] } = {
  sections: ['tavern', 'paddock', 'oasis', 'farm'],
  cards: ['fishermen', 'knights', 'merchants'],
};

/** An option that is given, suggested by the rulebook, or drawn: `read` gives undefined where it is to be drawn. */
const chosen = <T>(
  read: OptionReader,
  key: 'sections' | 'cards',
  given: () => T | undefined,
  first: T,
  drawn: () => T,
): T => {
  const value = read.value(key);
  if (value === 'first-game') return first;
  if (value !== undefined && value !== 'random') return given() ?? first;
  if (read.random !== null) return drawn();
  read.refuse(key, 'manual-random', `${key} by name: in manual mode nothing is drawn at setup`);
  return first;
};

/** A section in its one form, by name; undefined if it is none. */
const readSection = (value: unknown): Section | undefined => {
  if (!isRecord(value)) return SECTION_NAMES.find((name) => name === value);
  const { id, turned, ...rest } = value;
  if (!SECTIONS.includes(id as SectionId) || typeof turned !== 'boolean' || Object.keys(rest).length > 0)
    return undefined;
  return turned ? `${id as SectionId}-turned` : (id as SectionId);
};

const readSections = (read: OptionReader): Sections | undefined => {
  const value = read.value('sections');
  const list = Array.isArray(value) ? value.slice(0, 5).map(readSection) : [];
  const names = new Set(list.flatMap((section) => (section === undefined ? [] : [idOf(section)])));
  if (list.length === 4 && names.size === 4) return list as unknown as Sections;
  read.refuse(
    'sections',
    'sections',
    `four different sections of ${SECTIONS.join(', ')}, by name, with '-turned' if turned, or as { id, turned }`,
  );
  return undefined;
};

const readCards = (read: OptionReader): readonly [Card, Card, Card] | undefined => {
  const value = read.value('cards');
  if (
    Array.isArray(value) &&
    value.length === 3 &&
    new Set(value).size === 3 &&
    value.every((card) => CARDS.includes(card))
  )
    return [value[0], value[1], value[2]];
  read.refuse('cards', 'cards', `three different cards of ${CARDS.join(', ')}`);
  return undefined;
};

/** The options with every default and random choice filled in; what is wrong is noted in the reader. */
export const resolve = (read: OptionReader): ResolvedOptions => {
  read.only('players', 'sections', 'cards', 'firstPlayer', 'rulings', 'seed', 'chance');
  const players = read.int('players', 2, 4, undefined);
  const sections = chosen(
    read,
    'sections',
    () => readSections(read),
    FIRST_GAME.sections,
    () => drawSections(read),
  );
  const cards = chosen(
    read,
    'cards',
    () => readCards(read),
    FIRST_GAME.cards,
    () => drawCards(read),
  );
  const firstPlayer = readFirstPlayer(read, players);
  return {
    players,
    sections,
    cards,
    firstPlayer,
    rulings: readRulings(read, RULINGS),
  };
};

const drawSections = ({ random }: OptionReader): Sections => {
  const draw = random as NonNullable<typeof random>;
  return shuffled(SECTIONS, draw)
    .slice(0, 4)
    .map((id): Section => (draw(2) === 1 ? `${id}-turned` : id)) as unknown as Sections;
};

const drawCards = ({ random }: OptionReader): readonly [Card, Card, Card] =>
  shuffled(CARDS, random as NonNullable<typeof random>).slice(0, 3) as unknown as readonly [Card, Card, Card];
