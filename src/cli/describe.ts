import type { AnyGame, Input, Parts, Seed, Step } from '../core/contract.js';
import { counted } from '../core/text.js';
import { flagsOf } from './flags.js';
import type { Display } from './games/display.js';

/** The line above a game: what it is, and with which options it can be asked for again. */
export const headOf = (
  game: AnyGame,
  options: Parts['State']['options'],
  seed: Seed | null,
  more: readonly string[] = [],
  manifest?: string,
): string => {
  const flags = flagsOf(game, options, seed, manifest);
  const drawn = seed === null ? 'no seed' : `seed ${JSON.stringify(seed)}`;
  return [game.title, `${options.players} players`, drawn, ...more, ...(flags === '' ? [] : [flags])].join(', ');
};

/** The start of a round, a phase or a turn. */
const isHeading = (type: string): boolean => type.endsWith('-started');

/** A move or an outcome, if one led here, and what happened, line by line, with the board where it is worth it. */
export const describeStep = <T extends Parts>(
  { game, silent, showsBoard }: Display<T>,
  { events, state }: Step<T>,
  input: Input<T> | null,
): readonly string[] => {
  const isSaid = ({ type }: Input<T> | T['Event']): boolean => !silent.includes(type);
  return [
    ...(input !== null && isSaid(input) ? [game.formatMove(input)] : []),
    ...events.flatMap((event) => [
      ...(showsBoard(event, state) ? ['', game.format(state), ''] : []),
      ...(isSaid(event) ? [`${isHeading(event.type) ? '-- ' : ''}${game.formatEvent(event)}`] : []),
    ]),
  ];
};

const pointsOf = (points: number): string => counted(points, 'point');

/** Every point of every side, and the ranking once the game is over. */
export const describeScore = <T extends Parts>(
  { game, tieBreaks: nouns, describeItem }: Display<T>,
  state: T['State'],
): readonly string[] => {
  const { sides } = game.score(state);
  const totals = new Map(sides.map(({ players, total }) => [players.join(), total]));
  const totalOf = (players: readonly number[]): number => totals.get(players.join()) as number;
  const isTied = (players: readonly number[]): boolean =>
    sides.filter(({ total }) => total === totalOf(players)).length > 1;
  const ranking = game.outcome(state)?.ranking ?? null;
  const decided = (values: readonly number[]): string =>
    values.map((value, at) => `, then ${counted(value, nouns[at] as string)}`).join('');
  return [
    ...sides.flatMap(({ players, total, items }) => [
      '',
      `player ${players.join(' and ')}: ${pointsOf(total)}`,
      ...items.map((item) => `  ${pointsOf(item.points).padStart(10)}  ${item.category}: ${describeItem(item)}`),
    ]),
    '',
    ...(ranking === null
      ? ['The game is not over.']
      : [
          'Ranking',
          ...ranking.map(
            ({ place, players, tieBreaks }) =>
              `  ${place}. player ${players.join(' and ')}, ${pointsOf(totalOf(players))}${isTied(players) ? decided(tieBreaks) : ''}`,
          ),
        ]),
  ];
};
