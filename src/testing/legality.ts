import fc from 'fast-check';
import type { Game, Parts, Player, Random, Turn } from '../core/contract.js';
import { isInvalidInputError } from '../core/errors.js';
import { createRandom, pickFrom, shuffled } from '../core/random.js';
import { expectEqual, noThrow, thrownBy, violated } from './expect.js';
import { brief, canonical, jsonCopy } from './plain.js';
import { isAscending, type NamedCheck, type Node, sampled, seatsOf, type Table } from './play.js';

/** Other values for a field: near ones, those of other moves, and none. */
const othersFor = (value: unknown, pool: readonly unknown[], random: Random): readonly unknown[] => {
  const near =
    typeof value === 'number' ? [value + 1, value - 1, 0] : typeof value === 'boolean' ? [!value] : ([] as unknown[]);
  const lists = Array.isArray(value) ? [value.slice(1), [...value, value[0] ?? 0], value.toReversed()] : [];
  return [...near, ...lists, null, ...(pool.length === 0 ? [] : [pickFrom(pool, random), pickFrom(pool, random)])];
};

/**
 * Moves that a game's parser accepts, around those that are legal: all legal ones, others given, and legal ones with
 * another player or another value in a field.
 */
export const movesAround = <T extends Parts>(
  game: Game<T>,
  state: T['State'],
  given: readonly T['Move'][],
  random: Random,
): readonly T['Move'][] => {
  const legal = seatsOf(state).flatMap((seat) => game.legalMoves(state, seat));
  const found = new Map<string, T['Move']>();
  const add = (move: unknown): void => {
    const parsed = game.parseMove(move);
    if (parsed.ok) found.set(canonical(parsed.value), parsed.value);
  };
  for (const move of [...legal, ...given]) add(move);
  const models = [...shuffled(legal, random).slice(0, 12), ...given.slice(0, 4)];
  for (const move of models) {
    for (let player = 0; player <= state.options.players; player++) add({ ...move, player });
    for (const [name, value] of Object.entries(move)) {
      const pool = models.map((model) => (model as Record<string, unknown>)[name]);
      for (const other of othersFor(value, pool, random)) add({ ...move, [name]: other });
    }
  }
  return [...found.values()];
};

/** Some moves of the caller's for each game. */
export const givenMoves = <T extends Parts>({ setup }: Table<T>): fc.Arbitrary<T['Move'][]> =>
  fc.array(setup.moves, { minLength: 12, maxLength: 12 });

const seatsOfTurn = (turn: Turn): readonly Player[] =>
  turn.kind === 'decision' ? [...turn.players, ...turn.others] : [];

/** Runs over some points of games in either mode. */
const some = <T extends Parts>(table: Table<T>, count: number, body: (node: Node<T>, random: Random) => void): void => {
  table.each('either', ({ nodes }, random) => {
    for (const node of sampled(nodes, random, count)) body(node, random);
  });
};

export const legality: readonly NamedCheck[] = [
  [
    'every seat that must or may act has a legal move, and no other seat',
    (table) =>
      some(table, 40, ({ at, state, turn }) => {
        if (turn.kind === 'decision') {
          const { players, others } = turn;
          if (players.length === 0) violated(at, 'the game waits for nobody', turn);
          if (!isAscending(players) || !isAscending(others) || players.some((seat) => others.includes(seat)))
            violated(at, 'seats of the turn are not ascending or stand twice', turn);
          if (seatsOfTurn(turn).some((seat) => !seatsOf(state).includes(seat))) violated(at, 'no such seat', turn);
        }
        const acting = seatsOfTurn(turn);
        for (const seat of seatsOf(state)) {
          const moves = table.game.legalMoves(state, seat);
          if (acting.includes(seat) !== moves.length > 0)
            violated(at, `player ${seat} has ${moves.length} legal moves`, turn, moves.slice(0, 2));
        }
      }),
  ],
  [
    'legalMoves lists exactly the moves that check accepts',
    (table) => {
      table.eachWith('either', givenMoves(table), ({ nodes }, random, given) => {
        const { game } = table;
        for (const { at, state } of sampled(nodes, random, 5)) {
          const listed = new Map(game.legalMoves(state).map((move) => [canonical(move), move]));
          const accepted = new Set<string>();
          for (const move of movesAround(game, state, given, random)) {
            const illegal = noThrow(at, 'check', () => game.check(state, move), move);
            if (illegal === null) accepted.add(canonical(move));
            if ((illegal === null) !== listed.has(canonical(move)))
              violated(
                at,
                illegal === null ? 'accepted but not listed' : 'listed but not accepted',
                move,
                illegal ?? '',
              );
          }
          for (const [name, move] of listed)
            if (!accepted.has(name)) violated(at, 'listed, but parseMove does not accept it', move);
        }
      });
    },
  ],
  [
    'check never throws on what parseMove accepts, for states and views',
    (table) => {
      table.eachWith('either', givenMoves(table), ({ nodes }, random, given) => {
        const { game } = table;
        for (const { at, state } of sampled(nodes, random, 3)) {
          const seen = [state, ...seatsOf(state).map((seat) => game.view(state, seat)), game.view(state, 'spectator')];
          for (const move of movesAround(game, state, given, random))
            for (const of of seen) {
              const illegal = noThrow(at, 'check', () => game.check(of, move), move);
              if (illegal !== null && typeof illegal.code !== 'string')
                violated(at, 'a reason without a code', illegal);
            }
        }
      });
    },
  ],
  [
    'legalMoves has no duplicates',
    (table) =>
      some(table, 40, ({ at, state }) => {
        const seen = new Set<string>();
        for (const move of table.game.legalMoves(state)) {
          if (seen.has(canonical(move))) violated(at, 'listed twice', move);
          seen.add(canonical(move));
        }
      }),
  ],
  [
    'legalMoves keeps its order, from call to call and through JSON',
    (table) =>
      some(table, 10, ({ at, state }) => {
        const moves = table.game.legalMoves(state);
        expectEqual(at, 'a second call differs', table.game.legalMoves(state), moves);
        expectEqual(at, 'it differs after a trip through JSON', table.game.legalMoves(jsonCopy(state)), moves);
      }),
  ],
  [
    'legalMoves of all seats are those of one seat after the other',
    (table) =>
      some(table, 20, ({ at, state }) => {
        const bySeat = seatsOf(state).flatMap((seat) => {
          const moves = table.game.legalMoves(state, seat);
          const foreign = moves.find((move) => move.player !== seat);
          if (foreign !== undefined) violated(at, `a move of another seat is listed for player ${seat}`, foreign);
          return moves;
        });
        expectEqual(at, 'the lists differ', table.game.legalMoves(state), bySeat);
      }),
  ],
  [
    'a view gives the legal moves of its own seat, as the state does',
    (table) =>
      some(table, 10, ({ at, state }) => {
        const { game } = table;
        for (const seat of seatsOf(state)) {
          const view = game.view(state, seat);
          const moves = game.legalMoves(state, seat);
          expectEqual(at, `player ${seat} sees other moves`, game.legalMoves(view), moves);
          expectEqual(at, `player ${seat} sees other moves when asked by seat`, game.legalMoves(view, seat), moves);
          for (const other of seatsOf(state))
            if (other !== seat)
              expectEqual(at, `player ${seat} sees moves of player ${other}`, game.legalMoves(view, other), []);
        }
        expectEqual(at, 'a spectator has moves', game.legalMoves(game.view(state, 'spectator')), []);
      }),
  ],
  [
    'check on a view accepts the legal moves of its own seat alone',
    (table) => {
      table.eachWith('either', givenMoves(table), ({ nodes }, random, given) => {
        const { game } = table;
        for (const { at, state } of sampled(nodes, random, 3)) {
          const moves = movesAround(game, state, given, random);
          for (const seat of [...seatsOf(state), 'spectator'] as const) {
            const view = game.view(state, seat);
            for (const move of moves) {
              const illegal = game.check(view, move);
              const wanted = move.player === seat && game.check(state, move) === null;
              if ((illegal === null) !== wanted)
                violated(
                  at,
                  `on the view of ${seat} check says ${brief(illegal)}`,
                  move,
                  wanted ? 'legal' : 'not legal',
                );
            }
          }
        }
      });
    },
  ],
  [
    'movesFrom is legalMoves without the moves that differ in a field',
    (table) =>
      some(table, 6, ({ at, state }, random) => {
        for (const seat of seatsOf(state)) {
          const moves = table.game.legalMoves(state, seat);
          expectEqual(at, 'without a wish it differs', table.game.movesFrom(state, seat, {}), moves);
          expectEqual(at, 'undefined is a wish', table.game.movesFrom(state, seat, undefined), moves);
          if (moves.length === 0) continue;
          const fields = Object.entries(pickFrom(moves, random)).filter(() => random(2) === 0);
          const partial = Object.fromEntries(fields) as Partial<(typeof moves)[number]>;
          const wanted = moves.filter((move) =>
            fields.every(([name, value]) => Object.is((move as Record<string, unknown>)[name], value)),
          );
          const seen = table.game.view(state, seat);
          for (const of of [state, seen])
            expectEqual(at, `movesFrom(${brief(partial)})`, table.game.movesFrom(of, seat, partial), wanted);
          const blank = Object.fromEntries(fields.map(([name]) => [name, undefined])) as typeof partial;
          expectEqual(at, 'movesFrom takes undefined for a wish', table.game.movesFrom(seen, seat, blank), moves);
        }
      }),
  ],
  [
    'pickMove picks legal moves, each of them in time, and throws where there is none',
    (table) =>
      some(table, 3, ({ at, state }, random) => {
        const { game } = table;
        for (const seat of seatsOf(state)) {
          const moves = game.legalMoves(state, seat);
          const seen = [state, game.view(state, seat)];
          if (moves.length === 0) {
            for (const of of seen)
              if (!isInvalidInputError(thrownBy(() => game.pickMove(of, seat, random))))
                violated(at, `no InvalidInputError although player ${seat} has no move`);
            continue;
          }
          const legal = new Set(moves.map(canonical));
          const few = moves.length <= 4;
          const picked = new Set<string>();
          // The chance to miss one of four moves in 80 picks is below one in 10^9.
          for (let i = 0; i < (few ? 80 : 6); i++) {
            const move = noThrow(at, 'pickMove', () => game.pickMove(seen[i % 2] as typeof state, seat, random));
            if (!legal.has(canonical(move))) violated(at, 'it picked a move that is not legal', move);
            picked.add(canonical(move));
          }
          if (few && picked.size < legal.size)
            violated(
              at,
              'it never picks',
              moves.filter((move) => !picked.has(canonical(move))),
            );
          const again = game.pickMove(state, seat, createRandom(at));
          expectEqual(at, 'the same source, another move', game.pickMove(state, seat, createRandom(at)), again);
        }
      }),
  ],
];
