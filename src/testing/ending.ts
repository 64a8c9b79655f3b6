import type { Outcome, Parts, Score } from '../core/contract.js';
import { isEqual } from '../core/equal.js';
import { expectEqual, violated } from './expect.js';
import { brief } from './plain.js';
import { isAscending, type NamedCheck, sampled, seatsOf, viewersOf } from './play.js';

/** Ends that decide a game whatever the score says. */
const SUDDEN_ENDS: readonly string[] = ['line', 'bankrupt'];

/** What decides a side's place, most important first; missing values count as less. */
const compareStrength = (a: readonly number[], b: readonly number[]): number => {
  for (let i = 0; i < Math.max(a.length, b.length); i++) {
    const left = a[i] ?? Number.NEGATIVE_INFINITY;
    const right = b[i] ?? Number.NEGATIVE_INFINITY;
    if (left !== right) return right - left;
  }
  return 0;
};

const checkRanking = <T extends Parts>(
  at: number,
  { ranking, reason }: Outcome,
  score: Score<T>,
  sudden: boolean,
): void => {
  const sides = score.sides.map(({ players }) => brief(players)).sort();
  expectEqual(
    at,
    'the ranking has other sides than the score',
    ranking.map(({ players }) => brief(players)).sort(),
    sides,
  );
  ranking.forEach(({ place }, i) => {
    const before = ranking[i - 1];
    const wanted = before !== undefined && before.place === place ? place : i + 1;
    if (place !== wanted) violated(at, `place ${place} stands at ${i + 1} in the ranking`, ranking);
    if (before?.place === place && (before.players[0] as number) > (ranking[i]?.players[0] as number))
      violated(at, 'sides that share a place are not in seat order', ranking);
  });
  if (sudden) return;
  const strengths = ranking.map(({ players, tieBreaks }) => {
    const side = score.sides.find((other) => isEqual(other.players, players));
    return [side?.total ?? Number.NaN, ...tieBreaks];
  });
  ranking.forEach(({ place }, i) => {
    if (i === 0) return;
    const order = compareStrength(strengths[i - 1] as readonly number[], strengths[i] as readonly number[]);
    const shared = place === ranking[i - 1]?.place;
    if (order > 0 || shared !== (order === 0))
      violated(at, 'the ranking does not follow from totals and tie-breaks', { reason, strengths }, ranking);
  });
};

export const ending: readonly NamedCheck[] = [
  [
    'the total of each side is the sum of its items, and every seat is on one side',
    (table) =>
      table.each('either', ({ nodes }, random) => {
        for (const { at, state } of sampled(nodes, random, 12)) {
          const { sides } = table.game.score(state);
          expectEqual(
            at,
            'the seats',
            sides.flatMap(({ players }) => players).sort((a, b) => a - b),
            seatsOf(state),
          );
          const firstSeats = sides.map(({ players }) => players[0] as number);
          if (!sides.every(({ players }) => isAscending(players)) || !isAscending(firstSeats))
            violated(at, 'sides or their seats are not in seat order', sides);
          for (const { players, total, items } of sides)
            expectEqual(
              at,
              `the total of ${brief(players)}`,
              total,
              items.reduce((sum, { points }) => sum + points, 0),
              items,
            );
        }
      }),
  ],
  [
    'turn, score and outcome are the same from the state and from every view',
    (table) =>
      table.each('either', ({ nodes }, random) => {
        const { game } = table;
        for (const { at, state } of sampled(nodes, random, 8))
          for (const viewer of viewersOf(state)) {
            const view = game.view(state, viewer);
            expectEqual(at, `turn on the view of ${viewer}`, game.turn(view), game.turn(state));
            expectEqual(at, `score on the view of ${viewer}`, game.score(view), game.score(state));
            expectEqual(at, `outcome on the view of ${viewer}`, game.outcome(view), game.outcome(state));
          }
      }),
  ],
  [
    'outcome is null until the game is over',
    (table) =>
      table.each('either', ({ nodes }) => {
        for (const { at, state, turn } of nodes) {
          const outcome = table.game.outcome(state);
          if ((outcome === null) !== (turn.kind !== 'over')) violated(at, `turn says ${turn.kind}, outcome`, outcome);
        }
      }),
  ],
  [
    'at the end the ranking follows from totals and tie-breaks',
    (table) =>
      table.each('either', ({ nodes }) => {
        for (const { at, state } of nodes.slice(-1)) {
          const outcome = table.game.outcome(state);
          if (outcome === null) continue;
          const sudden = (table.setup.suddenEnds ?? SUDDEN_ENDS).includes(outcome.reason);
          checkRanking(at, outcome, table.game.score(state), sudden);
        }
      }),
  ],
  [
    'info holds: seats, the longest game, the widest list, who decides at the same time',
    (table) =>
      table.each('either', ({ nodes }, random) => {
        const { schema, rules, players, simultaneous, longest, widest } = table.game.info;
        let moves = 0;
        for (const { at, state, turn, input } of nodes) {
          if (state.schema !== schema) violated(at, `schema ${state.schema}, but info says`, schema);
          if (state.rules !== rules) violated(at, `rules ${state.rules}, but info says`, rules);
          const seats = state.options.players;
          if (seats < players[0] || seats > players[1]) violated(at, `${seats} seats, but info says`, players);
          if (input !== null && 'player' in input) moves++;
          if (moves > longest) violated(at, `the game is longer than ${longest} moves`);
          if (!simultaneous && turn.kind === 'decision' && turn.players.length > 1)
            violated(at, 'several must act', turn);
        }
        for (const { at, state } of sampled(nodes, random, 30))
          for (const seat of seatsOf(state)) {
            const { length } = table.game.legalMoves(state, seat);
            if (length > widest) violated(at, `player ${seat} has ${length} moves, more than ${widest}`);
          }
      }),
  ],
];
