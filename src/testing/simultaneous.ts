import type { Game, Parts, Player, Random } from '../core/contract.js';
import { isEqual } from '../core/equal.js';
import { pickFrom } from '../core/random.js';
import { expectEqual, violated } from './expect.js';
import { type NamedCheck, type Node, sampled, type Table, viewersOf } from './play.js';

/** Whether a move is a choice that others still have to make too: after it, its seat is no longer waited for. */
const isChoice = <T extends Parts>(game: Game<T>, state: T['State'], move: T['Move']): boolean => {
  const turn = game.turn(game.apply(state, move));
  return turn.kind === 'decision' && !turn.players.includes(move.player) && turn.players.length > 0;
};

/** The choices of a seat, some of them if there are many. */
const choicesOf = <T extends Parts>(
  game: Game<T>,
  state: T['State'],
  seat: Player,
  random: Random,
): readonly T['Move'][] =>
  sampled(game.legalMoves(state, seat), random, 8).filter((move) => isChoice(game, state, move));

/** Runs over some points where several seats have to choose. */
const shared = <T extends Parts>(
  table: Table<T>,
  body: (node: Node<T>, waiting: readonly Player[], random: Random) => void,
): void => {
  table.each('either', ({ nodes }, random) => {
    const several = nodes.filter(({ turn }) => turn.kind === 'decision' && turn.players.length > 1);
    for (const node of sampled(several, random, 6))
      if (node.turn.kind === 'decision') body(node, node.turn.players, random);
  });
};

export const simultaneous: readonly NamedCheck[] = [
  [
    'the order in which simultaneous choices arrive does not matter',
    (table) =>
      shared(table, ({ at, state }, waiting, random) => {
        const { game } = table;
        const first = pickFrom(waiting, random);
        const second = pickFrom(
          waiting.filter((seat) => seat !== first),
          random,
        );
        const [left, right] = [choicesOf(game, state, first, random), choicesOf(game, state, second, random)];
        if (left.length === 0 || right.length === 0) return;
        const [a, b] = [pickFrom(left, random), pickFrom(right, random)];
        for (const [one, other] of [
          [a, b],
          [b, a],
        ] as const) {
          const illegal = game.check(game.apply(state, one), other);
          if (illegal !== null) violated(at, 'a choice is refused after the choice of another', one, other, illegal);
        }
        const forth = game.apply(game.apply(state, a), b);
        const back = game.apply(game.apply(state, b), a);
        expectEqual(at, 'the order matters', back, forth, a, b);
        expectEqual(at, 'the keys differ', game.key(back), game.key(forth), a, b);
      }),
  ],
  [
    'a simultaneous choice stays hidden until the last one has arrived',
    (table) =>
      shared(table, ({ at, state }, waiting, random) => {
        const { game } = table;
        const seat = pickFrom(waiting, random);
        const choices = choicesOf(game, state, seat, random);
        const [one, ...others] = choices.map((move) => ({ move, step: game.step(state, move) }));
        if (one === undefined) return;
        for (const other of others)
          for (const viewer of viewersOf(state)) {
            if (viewer === seat || isEqual(one.step.state, other.step.state)) continue;
            const views = [one, other].map(({ step }) => game.view(step.state, viewer));
            expectEqual(at, `${viewer} can tell two choices apart`, views[1], views[0], one.move, other.move);
            const events = [one, other].map(({ step }) => game.viewEvents(step.events, viewer));
            expectEqual(at, `events tell ${viewer} the choice`, events[1], events[0], one.move, other.move);
          }
      }),
  ],
];
