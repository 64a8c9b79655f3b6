import type { Game, Parts, Random, Rules, Seen } from '../core/contract.js';
import { isEqual } from '../core/equal.js';
import { isIllegalMoveError } from '../core/errors.js';
import { createRandom } from '../core/random.js';
import { expectEqual, noThrow, thrownBy, violated } from './expect.js';
import { givenMoves, movesAround } from './legality.js';
import { canonical, deepFreeze, difference, jsonCopy, notPlain } from './plain.js';
import { manualOptions, type NamedCheck, sampled, seatsOf, viewersOf } from './play.js';

/** Calls every function that takes a state, a view or events. */
const callAll = <T extends Parts>(
  game: Game<T>,
  state: T['State'],
  inputs: readonly (T['Move'] | T['Chance'])[],
  call: (name: string, run: () => unknown) => void,
): void => {
  const frozen = deepFreeze(state);
  for (const input of deepFreeze(inputs)) {
    if (game.check(frozen, input) === null) {
      call('apply', () => game.apply(frozen, input));
      call('step', () => game.step(frozen, input));
      call('unsafe.apply', () => game.unsafe.apply(frozen, input));
      const events = deepFreeze(game.step(frozen, input).events);
      for (const viewer of viewersOf(state)) call('viewEvents', () => game.viewEvents(events, viewer));
      for (const event of events) call('formatEvent', () => game.formatEvent(event));
    }
    call('check', () => game.check(frozen, input));
    call('parseMove', () => game.parseMove(input));
    call('parseChance', () => game.parseChance(input));
    call('tryApply', () => game.tryApply(frozen, input));
    call('formatMove', () => game.formatMove(input));
  }
  call('chance', () => game.chance(frozen));
  call('withRandom', () => game.withRandom(frozen, 1));
  call('withRandom(null)', () => game.withRandom(frozen, null));
  call('parseState', () => game.parseState(frozen));
  for (const viewer of viewersOf(state)) call('parseView', () => game.parseView(deepFreeze(game.view(frozen, viewer))));
  const seen = [frozen, ...viewersOf(state).map((viewer) => deepFreeze(game.view(frozen, viewer)))];
  for (const of of seen) {
    const name = of === frozen ? '' : ' of a view';
    call(`legalMoves${name}`, () => game.legalMoves(of));
    call(`turn${name}`, () => game.turn(of));
    call(`score${name}`, () => game.score(of));
    call(`outcome${name}`, () => game.outcome(of));
    call(`key${name}`, () => game.key(of));
    call(`format${name}`, () => game.format(of));
    for (const seat of seatsOf(state)) {
      call(`movesFrom${name}`, () => game.movesFrom(of, seat, deepFreeze({})));
      if (game.legalMoves(of, seat).length > 0) call(`pickMove${name}`, () => game.pickMove(of, seat, createRandom(1)));
    }
    if ('viewer' in of) call('resample', () => game.resample(of as T['View'], createRandom(1)));
  }
  for (const viewer of viewersOf(state)) call('view', () => game.view(frozen, viewer));
};

/** Inputs to try at a point: some that are possible, some that are not. */
const someInputs = <T extends Parts>(
  rules: Rules<T>,
  state: T['State'],
  given: readonly T['Move'][],
  random: Random,
): readonly (T['Move'] | T['Chance'])[] => [
  ...sampled(rules.legalMoves(state), random, 4),
  ...given.slice(0, 3),
  ...rules
    .chance(state)
    .slice(0, 2)
    .map(({ outcome }) => outcome),
];

/** Where a part stayed equal and is another object all the same; null if nowhere. */
const copiedPart = (before: unknown, after: unknown, path: string, depth: number): string | null => {
  if (before === after || depth < 0) return null;
  if (typeof before !== 'object' || typeof after !== 'object' || before === null || after === null) return null;
  if (path !== '' && difference(after, before) === null) return path;
  for (const [name, part] of Object.entries(after)) {
    if (!Object.hasOwn(before, name)) continue;
    const found = copiedPart((before as Record<string, unknown>)[name], part, `${path}.${name}`, depth - 1);
    if (found !== null) return found;
  }
  return null;
};

export const purity: readonly NamedCheck[] = [
  [
    'no function changes what it is given',
    (table) => {
      table.eachWith('either', givenMoves(table), ({ nodes }, random, given) => {
        for (const { at, state } of sampled(nodes, random, 3)) {
          const inputs = jsonCopy(someInputs(table.game, state, given, random));
          const copy = jsonCopy(state);
          // Frozen, so that even an assignment that changes nothing is found.
          callAll(table.game, copy, inputs, (name, run) => noThrow(at, `${name} on frozen values`, run));
          expectEqual(at, 'the state has changed', copy, state);
        }
      });
    },
  ],
  [
    'the parts that a step leaves equal stay the same objects',
    (table) =>
      // With chance resolved in the same step, a part may change and change back.
      table.each('manual', ({ nodes }, random) => {
        for (const { at, before, input, state } of sampled(nodes.slice(1), random, 60)) {
          if (before === null) continue;
          if (state.options !== before.options) violated(at, 'the options are another object', input);
          // The top level, the entries of lists and objects there, and theirs.
          const copied = copiedPart(before, state, '', 3);
          if (copied !== null) violated(at, `${copied} is a new object although nothing changed there`, input);
        }
      }),
  ],
  [
    'apply, step, tryApply and unsafe.apply agree on legal moves',
    (table) =>
      table.each('either', ({ nodes }, random) => {
        const { game } = table;
        for (const { at, before, input, step } of sampled(nodes.slice(1), random, 12)) {
          if (before === null || input === null) continue;
          expectEqual(at, 'apply differs from step', game.apply(before, input), step.state, input);
          expectEqual(at, 'unsafe.apply differs from step', game.unsafe.apply(before, input), step.state, input);
          const tried = game.tryApply(before, input);
          if (!tried.ok) violated(at, 'tryApply refuses what step takes', input, tried.error);
          else expectEqual(at, 'tryApply differs from step', tried.value, step, input);
          expectEqual(at, 'check refuses what step takes', game.check(before, input), null, input);
        }
      }),
  ],
  [
    'a refused move changes nothing, and is refused alike by apply, step and tryApply',
    (table) => {
      table.eachWith('either', givenMoves(table), ({ nodes }, random, given) => {
        const { game } = table;
        for (const { at, state } of sampled(nodes, random, 3)) {
          const text = JSON.stringify(state);
          const refused = movesAround(game, state, given, random).flatMap((move) => {
            const illegal = game.check(state, move);
            return illegal === null ? [] : [{ move, illegal }];
          });
          for (const { move, illegal } of sampled(refused, random, 25)) {
            for (const name of ['apply', 'step'] as const) {
              const error = thrownBy(() => game[name](state, move));
              if (!isIllegalMoveError(error))
                return violated(at, `${name} gives no IllegalMoveError`, move, String(error));
              expectEqual(at, `${name} has another code`, error.code, illegal.code, move);
              expectEqual(at, `${name} has another reason`, error.illegal, illegal, move);
              expectEqual(at, `${name} names another game`, error.game, game.id, move);
              // Messages end up in logs, where no state and no secret belongs.
              expectEqual(
                at,
                `${name} says more or less than game and code`,
                error.message,
                `${game.id}: ${illegal.code}`,
              );
            }
            const tried = noThrow(at, 'tryApply', () => game.tryApply(state, move), move);
            if (tried.ok) return violated(at, 'tryApply takes what check refuses', move, illegal);
            expectEqual(at, 'tryApply has another reason', tried.error, illegal, move);
          }
          if (JSON.stringify(state) !== text) violated(at, 'the state has changed');
        }
      });
    },
  ],
  [
    'the same seed and moves give the same game',
    (table) =>
      table.each('seeded', ({ options, nodes }) => {
        const { game } = table;
        let state = game.init(jsonCopy(options));
        expectEqual(0, 'init differs from start', state, nodes[0]?.state);
        for (const node of nodes.slice(1, 60)) {
          if (node.input !== null) state = game.apply(state, jsonCopy(node.input));
          expectEqual(node.at, 'the second game differs', state, node.state, node.input);
        }
      }),
  ],
  [
    'the resolved options and the seed make the same game again',
    (table) =>
      table.each('seeded', ({ options, nodes }) => {
        const first = nodes[0];
        if (first === undefined) return;
        const again = table.game.start({ ...first.state.options, seed: options.seed } as unknown as typeof options);
        expectEqual(0, 'the start differs', again, first.step, options);
        const manual = table.game.init(manualOptions(first.state));
        expectEqual(0, 'the options differ in manual mode', manual.options, first.state.options);
      }),
  ],
  [
    'states, views, moves, outcomes, events, scores and reasons are plain JSON',
    (table) => {
      table.eachWith('either', givenMoves(table), ({ nodes }, random, given) => {
        const { game } = table;
        for (const { at, state, step } of sampled(nodes, random, 6)) {
          const plain = (name: string, value: unknown): void => {
            const found = notPlain(value);
            if (found !== null) violated(at, `${name} is not plain JSON`, found);
            expectEqual(at, `${name} differs after a trip through JSON`, jsonCopy(value), value);
          };
          plain('the step', step);
          plain('the list of moves', game.legalMoves(state));
          plain('the list of outcomes', game.chance(state));
          plain('the turn', game.turn(state));
          plain('the score', game.score(state));
          plain('the outcome of the game', game.outcome(state));
          for (const viewer of viewersOf(state)) {
            plain(`the view of ${viewer}`, game.view(state, viewer));
            plain(`the events for ${viewer}`, game.viewEvents(step.events, viewer));
          }
          plain('a sample', game.resample(game.view(state, 0), random));
          for (const move of given) plain('a reason', game.check(state, move));
        }
      });
    },
  ],
  [
    'keys are equal exactly where situations are, whatever the generator',
    (table) => {
      // Of all games together: within one, two situations that a key confuses may never come up.
      const keys = new Map<string, string>();
      const situations = new Map<string, string>();
      table.each('either', ({ nodes }, random) => {
        const { game } = table;
        const compare = (at: number, of: Seen<Parts>): void => {
          const [key, situation] = [game.key(of), canonical(of)];
          if (typeof key !== 'string') violated(at, 'the key is not a text', key);
          if ((keys.get(situation) ?? key) !== key) violated(at, 'two keys for one situation', key);
          const other = situations.get(key) ?? situation;
          if (other !== situation)
            violated(at, 'one key for two situations', difference(JSON.parse(situation), JSON.parse(other)));
          keys.set(situation, key);
          situations.set(key, situation);
        };
        for (const { at, state } of sampled(nodes, random, 25)) {
          compare(at, state);
          if (random(4) === 0) for (const viewer of viewersOf(state)) compare(at, game.view(state, viewer));
          expectEqual(at, 'the key differs after a trip through JSON', game.key(jsonCopy(state)), game.key(state));
          if (game.turn(state).kind === 'chance') continue;
          for (const seed of [null, at, 'other']) {
            const same = game.withRandom(state, seed).state;
            expectEqual(at, 'the key depends on the generator', game.key(same), game.key(state));
            // A view says whether its state has a generator, so here there are two situations.
            compare(at, game.view(same, 0));
          }
        }
        if (nodes.length > 1 && isEqual(nodes[0]?.state, nodes[1]?.state)) violated(1, 'a step changed nothing');
      });
    },
  ],
];
