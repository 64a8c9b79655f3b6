import fc from 'fast-check';
import type { Game, Issue, Parts, Random, Result } from '../core/contract.js';
import { isInvalidInputError } from '../core/errors.js';
import { pickFrom } from '../core/random.js';
import { isRecord } from '../core/read.js';
import { expectEqual, noThrow, thrownBy, violated } from './expect.js';
import { disguised, garbage, HOSTILE, HUGE, mutated } from './hostile.js';
import { givenMoves, movesAround } from './legality.js';
import { brief, jsonCopy, notPlain } from './plain.js';
import { anyInput, manualOptions, type NamedCheck, sampled, viewersOf } from './play.js';

type Parsed<R> = Result<R, readonly Issue[]>;

/** Parses something; the parser must not throw, and must say what is wrong. */
export const parse = <R>(
  at: number,
  name: string,
  parser: (input: unknown) => Parsed<R>,
  input: unknown,
): Parsed<R> => {
  const parsed = noThrow(
    at,
    name,
    () => parser(input),
    () => safeBrief(input),
  );
  if (!parsed.ok) {
    const wrong = parsed.error.some(({ path, code, expected }) => {
      const isPath = Array.isArray(path) && path.every((key) => typeof key === 'string' || typeof key === 'number');
      return !isPath || typeof code !== 'string' || code === '' || typeof expected !== 'string' || expected === '';
    });
    if (wrong || parsed.error.length === 0) violated(at, `${name} refuses without saying why`, parsed.error);
  }
  return parsed;
};

/** Too deep a value cannot be written down. */
export const safeBrief = (input: unknown): string => {
  try {
    return brief(input, 600);
  } catch {
    return 'a very deep value';
  }
};

/** Fails if a parser accepts something. */
export const refused = <R>(
  at: number,
  name: string,
  parser: (input: unknown) => Parsed<R>,
  input: unknown,
): readonly Issue[] => {
  const parsed = parse(at, name, parser, input);
  return parsed.ok ? violated(at, `${name} accepts`, () => safeBrief(input)) : parsed.error;
};

/** Uses a state that was accepted in every way, and plays on from it. */
export const survive = <T extends Parts>(game: Game<T>, state: T['State'], at: number, random: Random): void => {
  const plain = notPlain(state);
  if (plain !== null) violated(at, 'what parseState accepts is not plain', plain);
  expectEqual(at, 'what parseState gave it does not give again', game.parseState(jsonCopy(state)), {
    ok: true,
    value: state,
  });
  let current = state;
  for (let moves = 0; ; moves++) {
    if (moves > game.info.longest * 4 + 100) violated(at, 'a game from an accepted state does not end');
    const turn = game.turn(current);
    if (moves < 3)
      for (const viewer of viewersOf(current)) {
        const view = game.view(current, viewer);
        game.resample(view, random);
        for (const call of [game.legalMoves, game.turn, game.score, game.outcome, game.format, game.key]) call(view);
      }
    if (moves < 3) for (const call of [game.legalMoves, game.score, game.outcome, game.format, game.key]) call(current);
    if (current.random !== null && turn.kind === 'chance') violated(at, 'an accepted seeded state waits for chance');
    const input = anyInput(game, current, turn, random);
    if (input === null) {
      if (turn.kind !== 'over') violated(at, 'a game from an accepted state has no way on', turn);
      return;
    }
    current = game.apply(current, input);
  }
};

export const parsing: readonly NamedCheck[] = [
  [
    'parseState accepts every state that is reached, as it is',
    (table) =>
      table.each('either', ({ nodes }, random) => {
        const { game } = table;
        for (const { at, state } of sampled(nodes, random, 20)) {
          const parsed = parse(at, 'parseState', game.parseState, jsonCopy(state));
          if (!parsed.ok)
            return violated(at, 'parseState refuses a state that is reached', parsed.error, brief(state, 1200));
          expectEqual(at, 'parseState changes it', parsed.value, state);
          expectEqual(at, 'the key differs', game.key(parsed.value), game.key(state));
          expectEqual(at, 'the JSON differs', JSON.stringify(parsed.value), JSON.stringify(state));
        }
      }),
  ],
  [
    'parseState refuses other shapes, newer rules and other games, and takes older rules',
    (table) =>
      table.each('either', ({ nodes }, random) => {
        const { game } = table;
        for (const { at, state } of sampled(nodes, random, 2)) {
          for (const schema of [state.schema + 1, state.schema - 1, 'x', null]) {
            const issues = refused(at, 'parseState', game.parseState, { ...state, schema });
            if (!issues.some(({ code }) => code === 'schema')) violated(at, `no issue 'schema' for ${schema}`, issues);
          }
          for (const rules of [state.rules + 1, 0, -1, 0.5, '1', null])
            refused(at, 'parseState', game.parseState, { ...state, rules });
          refused(at, 'parseState', game.parseState, { ...state, game: 'another' });
          for (const other of disguised(state)) refused(at, 'parseState', game.parseState, other);
          refused(at, 'parseState', game.parseState, { ...state, more: 0 });
          for (let rules = 1; rules < state.rules; rules++)
            expectEqual(at, `rules ${rules}`, game.parseState({ ...state, rules }), { ok: true, value: state });
        }
        // A seeded game goes on by itself.
        const waiting = nodes.filter(({ turn }) => turn.kind === 'chance');
        for (const { at, state } of sampled(waiting, random, 5)) {
          const seeded = { ...state, random: game.withRandom(state, 1).state.random };
          refused(at, 'parseState', game.parseState, seeded);
        }
      }),
  ],
  [
    'parseState never throws, and the rules hold on whatever it accepts',
    (table) => {
      table.eachWith('either', garbage, ({ nodes }, random, input) => {
        const { game } = table;
        for (const other of [input, ...HOSTILE, ...HUGE]) parse(0, 'parseState', game.parseState, other);
        for (const { at, state } of sampled(nodes, random, 2))
          for (let i = 0; i < 20; i++) {
            const hostile = mutated(state, random);
            const parsed = parse(at, 'parseState', game.parseState, hostile);
            if (parsed.ok)
              noThrow(
                at,
                'the rules on an accepted state',
                () => survive(game, parsed.value, at, random),
                () => safeBrief(hostile),
              );
          }
      });
    },
  ],
  [
    'parseMove accepts every legal move as it is, and no outcome',
    (table) => {
      table.eachWith('either', givenMoves(table), ({ nodes }, random, given) => {
        const { game } = table;
        for (const move of given) parse(0, 'parseMove', game.parseMove, move);
        for (const { at, state } of sampled(nodes, random, 12)) {
          for (const move of sampled(game.legalMoves(state), random, 20)) {
            const parsed = parse(at, 'parseMove', game.parseMove, jsonCopy(move));
            expectEqual(at, 'parseMove on a legal move', parsed, { ok: true, value: move });
            if (!parsed.ok) continue;
            expectEqual(at, 'the JSON differs', JSON.stringify(parsed.value), JSON.stringify(move));
            refused(at, 'parseMove', game.parseMove, { ...move, more: 0 });
            for (const other of disguised(move)) refused(at, 'parseMove', game.parseMove, other);
          }
          for (const { outcome } of game.chance(state)) {
            refused(at, 'parseMove', game.parseMove, outcome);
            refused(at, 'parseMove', game.parseMove, { ...outcome, player: 0 });
          }
        }
      });
    },
  ],
  [
    'parseChance accepts every outcome as it is, and no move',
    (table) =>
      table.each('either', ({ nodes }, random) => {
        const { game } = table;
        for (const { at, state, step } of sampled(nodes, random, 20)) {
          for (const outcome of [...game.chance(state).map((weighted) => weighted.outcome), ...step.chance]) {
            const parsed = parse(at, 'parseChance', game.parseChance, jsonCopy(outcome));
            expectEqual(at, 'parseChance on a possible outcome', parsed, { ok: true, value: outcome });
            refused(at, 'parseChance', game.parseChance, { ...outcome, more: 0 });
          }
          for (const move of game.legalMoves(state).slice(0, 3)) refused(at, 'parseChance', game.parseChance, move);
        }
      }),
  ],
  [
    'parseMove and parseChance never throw, and the rules never throw on what they accept',
    (table) => {
      table.eachWith('either', fc.tuple(garbage, givenMoves(table)), ({ nodes }, random, [input, given]) => {
        const { game } = table;
        for (const { at, state } of sampled(nodes, random, 2)) {
          const models = [
            ...movesAround(game, state, given, random),
            ...game.chance(state).map(({ outcome }) => outcome),
          ];
          const inputs = [
            input,
            ...HOSTILE,
            ...HUGE,
            ...Array.from({ length: 12 }, () => mutated(pickFrom(models, random), random)),
          ];
          for (const hostile of inputs)
            for (const name of ['parseMove', 'parseChance'] as const) {
              const parsed = parse(at, name, game[name], hostile);
              if (!parsed.ok) continue;
              const plain = notPlain(parsed.value);
              if (plain !== null) violated(at, `what ${name} accepts is not plain`, plain);
              noThrow(at, 'tryApply', () => game.tryApply(state, parsed.value), parsed.value);
              noThrow(at, 'formatMove', () => game.formatMove(parsed.value), parsed.value);
            }
        }
      });
    },
  ],
  [
    'init takes exactly what parseOptions accepts, and parseOptions never throws',
    (table) => {
      const { game, setup } = table;
      table.over(fc.tuple(setup.options, garbage, fc.infiniteStream(fc.nat())), ([options, input, numbers]) => {
        const random: Random = (n) => (numbers.next().value as number) % n;
        expectEqual(0, 'parseOptions on valid options', parse(0, 'parseOptions', game.parseOptions, options), {
          ok: true,
          value: options,
        });
        const manual = manualOptions(game.init(options));
        const changed = Array.from({ length: 6 }, (_, i) => mutated(i % 2 === 0 ? options : manual, random));
        for (const some of [options, manual, input, ...changed]) {
          const parsed = parse(0, 'parseOptions', game.parseOptions, some);
          if (parsed.ok) {
            noThrow(
              0,
              'init',
              () => game.init(parsed.value),
              () => safeBrief(some),
            );
            const other = notPlain(parsed.value);
            if (other !== null && !isRecord(parsed.value)) violated(0, 'parseOptions gives no object', other);
          } else if (!isInvalidInputError(thrownBy(() => game.init(some as typeof options))))
            violated(
              0,
              'init gives no InvalidInputError for what parseOptions refuses',
              () => safeBrief(some),
              parsed.error,
            );
        }
      });
    },
  ],
  [
    'fromPosition takes exactly what parsePosition accepts, and gives a valid state',
    (table) => {
      const { game, setup } = table;
      const given: fc.Arbitrary<unknown> = setup.positions ?? garbage;
      table.over(fc.tuple(given, garbage, fc.infiniteStream(fc.nat())), ([position, input, numbers]) => {
        const random: Random = (n) => (numbers.next().value as number) % n;
        const changed = setup.positions === undefined ? [] : [mutated(position, random), mutated(position, random)];
        for (const some of [position, input, ...changed]) {
          const parsed = parse(0, 'parsePosition', game.parsePosition, some);
          if (!parsed.ok) {
            if (!isInvalidInputError(thrownBy(() => game.fromPosition(some as Parts['Position']))))
              violated(
                0,
                'fromPosition gives no InvalidInputError for what is refused',
                () => safeBrief(some),
                parsed.error,
              );
            continue;
          }
          const state = noThrow(
            0,
            'fromPosition',
            () => game.fromPosition(parsed.value),
            () => safeBrief(some),
          );
          expectEqual(0, 'parseState on it', game.parseState(jsonCopy(state)), { ok: true, value: state }, () =>
            safeBrief(some),
          );
        }
      });
    },
  ],
];
