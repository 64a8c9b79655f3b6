import { expectEqual, noThrow, violated } from './expect.js';
import { givenMoves, movesAround } from './legality.js';
import { type NamedCheck, sampled, viewersOf } from './play.js';

/** Fails unless a text says something, and nothing that only a program would say. */
const readable = (at: number, what: string, text: unknown, of: unknown): void => {
  if (typeof text !== 'string' || text.trim() === '') violated(at, `${what} says nothing`, of, text);
  else if (/\bundefined\b|\bNaN\b|\[object /.test(text)) violated(at, `${what} says`, text, of);
};

export const text: readonly NamedCheck[] = [
  [
    'explain and formatMove find words for every reason, move and outcome',
    (table) => {
      table.eachWith('either', givenMoves(table), ({ nodes }, random, given) => {
        const { game } = table;
        for (const { at, state, input } of sampled(nodes, random, 4)) {
          if (input !== null) readable(at, 'formatMove', game.formatMove(input), input);
          for (const { outcome } of game.chance(state)) readable(at, 'formatMove', game.formatMove(outcome), outcome);
          for (const move of movesAround(game, state, given, random)) {
            readable(
              at,
              'formatMove',
              noThrow(at, 'formatMove', () => game.formatMove(move), move),
              move,
            );
            const illegal = game.check(state, move);
            if (illegal !== null)
              readable(
                at,
                'explain',
                noThrow(at, 'explain', () => game.explain(illegal), illegal),
                illegal,
              );
          }
        }
      });
    },
  ],
  [
    'formatEvent finds words for every event, as each viewer sees it',
    (table) =>
      table.each('either', ({ nodes }, random) => {
        const { game } = table;
        for (const { at, state, step } of sampled(nodes, random, 20))
          for (const events of [step.events, ...viewersOf(state).map((viewer) => game.viewEvents(step.events, viewer))])
            for (const event of events) {
              const line = noThrow(at, 'formatEvent', () => game.formatEvent(event), event);
              readable(at, 'formatEvent', line, event);
              if (line.includes('\n')) violated(at, 'formatEvent says more than a line', event, line);
            }
      }),
  ],
  [
    'format shows every state and view',
    (table) =>
      table.each('either', ({ nodes }, random) => {
        const { game } = table;
        for (const { at, state } of sampled(nodes, random, 4))
          for (const of of [state, ...viewersOf(state).map((viewer) => game.view(state, viewer))]) {
            const shown = noThrow(at, 'format', () => game.format(of));
            readable(at, 'format', shown, '');
            expectEqual(at, 'format differs from call to call', game.format(of), shown);
          }
      }),
  ],
];
