import type { Parts, Step } from '../core/contract.js';
import { counted } from './counted.js';
import type { Display } from './games/display.js';

/** What happened in a step, line by line, with the board where it is worth it. */
export const describeStep = <T extends Parts>(display: Display<T>, { events, state }: Step<T>): readonly string[] =>
  events.flatMap((event) => {
    const line = display.describe(event);
    return [
      ...(display.showsBoard(event, state) ? ['', display.game.format(state), ''] : []),
      ...(line === null ? [] : [line]),
    ];
  });

const pointsOf = (points: number): string => counted(points, 'point');

/** Every point of every side, and the ranking once the game is over. */
export const describeScore = <T extends Parts>(
  { game, describeItem }: Display<T>,
  state: T['State'],
): readonly string[] => {
  const { sides } = game.score(state);
  const totals = new Map(sides.map(({ players, total }) => [players.join(), total]));
  const totalOf = (players: readonly number[]): number => totals.get(players.join()) as number;
  const isTied = (players: readonly number[]): boolean =>
    sides.filter(({ total }) => total === totalOf(players)).length > 1;
  const ranking = game.outcome(state)?.ranking ?? null;
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
              `  ${place}. player ${players.join(' and ')}, ${pointsOf(totalOf(players))}${isTied(players) && tieBreaks.length > 0 ? `, then ${tieBreaks.join(', ')}` : ''}`,
          ),
        ]),
  ];
};
