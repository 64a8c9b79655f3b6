import type { Parts } from '../core/contract.js';
import { isInvalidInputError } from '../core/errors.js';
import { expectEqual, thrownBy, violated } from './expect.js';
import { brief } from './plain.js';
import { type NamedCheck, sampled, viewersOf } from './play.js';

/** Values that are neither a state nor a view, nor a source of chance. */
const NOTHINGS: readonly unknown[] = [undefined, null, 'state', 7, true, [], {}];

/** Values that are not a seat in a game of so many, nor a viewer; `undefined` is not one either. */
const noSeats = (players: number): readonly unknown[] => [null, '0', -1, players, 0.5, Number.NaN, true, [0], {}];

/** Fails unless a call is refused, with the name of the argument as the issue's code and path. The game that is named. */
const refusedBy = (at: number, call: () => unknown, argument: string, ...what: readonly unknown[]): string => {
  const error = thrownBy(call);
  const [issue] = isInvalidInputError(error) ? error.issues : [];
  if (issue?.code !== argument || issue.path.length !== 1 || issue.path[0] !== argument)
    violated(at, `no InvalidInputError with the code and the path ${argument}`, ...what, String(error));
  return (error as { readonly game: string }).game;
};

/** As a value of another game, which differs in nothing else. */
const foreign = (of: Parts['State'] | Parts['View']): unknown => ({ ...of, game: `${of.game}-2` });

/** What functions refuse that need this or that, and where they say so. */
export const wrongArguments: readonly NamedCheck[] = [
  [
    'a view, and anything else that is not a state of the game, is refused where a state is needed',
    (table) =>
      table.each('either', ({ nodes }, random) => {
        const { game } = table;
        for (const { at, state } of sampled(nodes, random, 5)) {
          const views = viewersOf(state).map((viewer) => game.view(state, viewer));
          for (const wrong of [...views, foreign(state), JSON.stringify(state), ...NOTHINGS]) {
            // A move that `check` takes on a view, or any input at all.
            const move = views.includes(wrong as (typeof views)[number]) ? game.legalMoves(wrong as never)[0] : null;
            const input = move ?? { type: 'none', player: 0 };
            const given = wrong as never;
            const calls: Readonly<Record<string, () => unknown>> = {
              apply: () => game.apply(given, input),
              step: () => game.step(given, input),
              tryApply: () => game.tryApply(given, input),
              chance: () => game.chance(given),
              withRandom: () => game.withRandom(given, 1),
              'withRandom(null)': () => game.withRandom(given, null),
              view: () => game.view(given, 0),
            };
            for (const [name, call] of Object.entries(calls)) {
              const named = refusedBy(at, call, 'state', `${name} of`, wrong);
              expectEqual(at, `${name} names the game`, named, game.id);
            }
          }
        }
      }),
  ],
  [
    'a state, and anything else that is not a view of the game, is refused by resample',
    (table) =>
      table.each('either', ({ nodes }, random) => {
        const { game } = table;
        for (const { at, state } of sampled(nodes, random, 3))
          for (const wrong of [state, foreign(game.view(state, 0)), ...NOTHINGS])
            refusedBy(at, () => game.resample(wrong as never, random), 'view', wrong);
      }),
  ],
  [
    'a seat that is not in the game has no legal moves, and is refused by pickMove and movesFrom',
    (table) =>
      table.each('either', ({ nodes }, random) => {
        const { game } = table;
        for (const { at, state } of sampled(nodes, random, 4))
          for (const of of [state, game.view(state, 0), game.view(state, 'spectator')]) {
            for (const wrong of noSeats(state.options.players))
              expectEqual(at, `legalMoves of ${brief(wrong)}`, game.legalMoves(of, wrong as number), []);
            expectEqual(at, 'legalMoves of -0', game.legalMoves(of, -0), game.legalMoves(of, 0));
            for (const wrong of [undefined, -0, ...noSeats(state.options.players)]) {
              refusedBy(at, () => game.pickMove(of, wrong as number, random), 'player', 'pickMove of', wrong);
              refusedBy(at, () => game.movesFrom(of, wrong as number, {}), 'player', 'movesFrom of', wrong);
            }
          }
      }),
  ],
  [
    'who is neither a seat nor a spectator gets no view and no events',
    (table) =>
      table.each('either', ({ nodes }, random) => {
        const { game } = table;
        const [, most] = game.info.players;
        for (const { at, state, step } of sampled(nodes, random, 4)) {
          for (const wrong of [undefined, -0, 'Spectator', ...noSeats(state.options.players)])
            refusedBy(at, () => game.view(state, wrong as number), 'viewer', 'view for', wrong);
          // Events do not say how many seats there are.
          for (const wrong of [undefined, -0, 'Spectator', ...noSeats(most)])
            refusedBy(at, () => game.viewEvents(step.events, wrong as number), 'viewer', 'viewEvents for', wrong);
        }
      }),
  ],
  [
    'pickMove and resample refuse what is not a source of chance',
    (table) =>
      table.each('either', ({ nodes }, random) => {
        const { game } = table;
        for (const { at, state, turn } of sampled(nodes, random, 6))
          for (const wrong of NOTHINGS) {
            const source = wrong as typeof random;
            for (const seat of turn.kind === 'decision' ? turn.players : [])
              refusedBy(at, () => game.pickMove(state, seat, source), 'random', 'pickMove by', wrong);
            for (const viewer of viewersOf(state))
              refusedBy(at, () => game.resample(game.view(state, viewer), source), 'random', 'resample by', wrong);
          }
      }),
  ],
];
