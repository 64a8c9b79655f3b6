import type { Game, Parts, Player, SharedIllegal } from './contract.js';
import { refuseArgument } from './errors.js';
import { isRecord } from './read.js';

/** The word for so many things: `move` of one, else `moves`. */
export const nounOf = (n: number, one: string, many = `${one}s`): string => (n === 1 ? one : many);

/** A number with what it counts: `1 move`, `2 moves`. */
export const counted = (n: number, one: string, many?: string): string => `${n} ${nounOf(n, one, many)}`;

/** Words in a row: `a`, `a or b`, `a, b or c`. */
export const listed = (words: readonly unknown[], last: 'or' | 'and'): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words[words.length - 1]}`;

/** Seats by name, in ascending order: `player 1`, `players 0 and 2`. */
export const playersNamed = (seats: readonly Player[]): string =>
  `${nounOf(seats.length, 'player')} ${listed([...seats].sort(), 'and')}`;

/** A text with its first letter in upper case. */
export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A place on a board. */
export const placeAt = (row: number, column: number): string => `(${row}, ${column})`;

/** The sentences for reasons that every game has. */
const explainShared = (illegal: SharedIllegal, title: string): string => {
  switch (illegal.code) {
    case 'game-over':
      return 'The game is over.';
    case 'not-your-turn':
      return `It is the turn of player ${listed(illegal.players, 'or')}.`;
    case 'chance-due':
      return 'Something has to be drawn first.';
    case 'no-such-outcome':
      return 'That cannot be drawn now.';
    case 'no-such-move':
      return `That is not a move of ${title}.`;
  }
};

/** What a writer says. TypeScript holds it to every code or type; for one that only JavaScript can pass, it has nothing. */
const said = <G>(writer: (given: G) => string, given: G): string | undefined =>
  isRecord(given) ? writer(given) : undefined;

/** The game's `explain`, from the sentences for its own reasons. */
export const deriveExplain =
  <T extends Parts>(
    id: string,
    title: string,
    own: (illegal: Exclude<T['Illegal'], SharedIllegal>) => string,
  ): Game<T>['explain'] =>
  (illegal) =>
    said((shared) => explainShared(shared, title), illegal as SharedIllegal) ??
    said(own, illegal as Exclude<T['Illegal'], SharedIllegal>) ??
    refuseArgument(id, 'illegal', 'a reason of this game, as check gives it');

/** The game's `formatMove`, from the words for its moves and outcomes. */
export const deriveFormatMove =
  <T extends Parts>(id: string, words: Game<T>['formatMove']): Game<T>['formatMove'] =>
  (move) =>
    said(words, move) ?? refuseArgument(id, 'move', 'a move or an outcome of this game');

/** The game's `formatEvent`, from the lines for its events. */
export const deriveFormatEvent =
  <T extends Parts>(id: string, words: Game<T>['formatEvent']): Game<T>['formatEvent'] =>
  (event) =>
    said(words, event) ?? refuseArgument(id, 'event', 'an event of this game');
