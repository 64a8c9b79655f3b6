import { rankSides } from '../../../src/core/ranking.js';
import { toy } from '../index.js';
import { type Broken, but, isView } from './change.js';

/** Flaws in scores, places and the bounds of a game. */
export const ending: readonly Broken[] = [
  {
    flaw: 'a total is a point too high',
    game: but({
      score: (of) => ({ sides: toy.score(of).sides.map((side) => ({ ...side, total: side.total + 1 })) }),
    }),
    noticed: ['the total of each side is the sum of its items, and every seat is on one side'],
  },
  {
    flaw: 'a state counts the highest cards in the hands',
    game: but({
      score: (of) => ({
        sides: toy.score(of).sides.map(({ players, total, items }, seat) => {
          const points = isView(of) ? 0 : (of.hands[seat]?.[3] as number);
          return { players, total: total + points, items: [...items, { category: 'won', points }] };
        }),
      }),
    }),
    noticed: [
      'turn, score and outcome are the same from the state and from every view',
      'equal views give equal legal moves, turn, score and outcome',
    ],
  },
  {
    flaw: 'a view counts without the charms of others',
    game: but({
      score: (of) =>
        toy.score(isView(of) ? { ...of, charms: of.charms.map((c, seat) => c || seat !== of.viewer) } : of),
    }),
    noticed: ['turn, score and outcome are the same from the state and from every view'],
  },
  {
    flaw: 'outcome names a winner while the game goes on',
    game: but({
      outcome: (of) =>
        toy.outcome(of) ??
        (of.pot > 3
          ? { reason: 'no-cards', ranking: rankSides(toy.score(of).sides.map((side) => ({ ...side, tieBreaks: [] }))) }
          : null),
    }),
    noticed: ['outcome is null until the game is over'],
  },
  {
    flaw: 'all share the first place',
    game: but({
      outcome: (of) => {
        const outcome = toy.outcome(of);
        return outcome && { ...outcome, ranking: outcome.ranking.map((rank) => ({ ...rank, place: 1 })) };
      },
    }),
    noticed: ['at the end the ranking follows from totals and tie-breaks'],
  },
  {
    flaw: 'places count from zero',
    game: but({
      outcome: (of) => {
        const outcome = toy.outcome(of);
        return outcome && { ...outcome, ranking: outcome.ranking.map((r) => ({ ...r, place: r.place - 1 })) };
      },
    }),
    noticed: ['at the end the ranking follows from totals and tie-breaks'],
  },
  {
    flaw: 'the winner stands last',
    game: but({
      outcome: (of) => {
        const outcome = toy.outcome(of);
        const ranking = outcome?.ranking.toReversed().map((rank, i) => ({ ...rank, place: i + 1 }));
        return outcome && { ...outcome, ranking: ranking ?? [] };
      },
    }),
    noticed: ['at the end the ranking follows from totals and tie-breaks'],
  },
  {
    flaw: 'info promises a game that is too short',
    game: but({ info: { ...toy.info, longest: 8 } }),
    noticed: ['info holds: seats, the longest game, the widest list, who decides at the same time'],
  },
  {
    flaw: 'info tells of rules that the states do not carry',
    game: but({ info: { ...toy.info, rules: toy.info.rules + 1 } }),
    noticed: ['info holds: seats, the longest game, the widest list, who decides at the same time'],
  },
  {
    flaw: 'info tells of a schema that the states do not carry',
    game: but({ info: { ...toy.info, schema: toy.info.schema + 1 } }),
    noticed: ['info holds: seats, the longest game, the widest list, who decides at the same time'],
  },
];
