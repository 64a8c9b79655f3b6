import type { Game, Parts, Step } from '../core/contract.js';
import { isEqual } from '../core/equal.js';
import { isInvalidInputError } from '../core/errors.js';
import { createRandom } from '../core/random.js';
import { expectEqual, noThrow, thrownBy, violated } from './expect.js';
import { brief, canonical } from './plain.js';
import { anyInput, manualOptions, type NamedCheck, sampled, viewersOf } from './play.js';

/** A step without the generator. */
const withoutRandom = <T extends Parts>(state: T['State']): T['State'] => ({ ...state, random: null });

/** The same step in manual mode: the inputs one by one, the events in a row. */
const playAll = <T extends Parts>(
  game: Game<T>,
  first: Step<T>,
  outcomes: readonly T['Chance'][],
  at: number,
): Step<T> => {
  let step = first;
  for (const outcome of outcomes) {
    if (game.turn(step.state).kind !== 'chance') violated(at, 'an outcome although no chance is due', outcome);
    if (!game.chance(step.state).some((possible) => isEqual(possible.outcome, outcome)))
      violated(at, 'an outcome that chance does not list', outcome);
    const next = noThrow(at, 'step', () => game.step(step.state, outcome), outcome);
    step = { state: next.state, events: [...step.events, ...next.events], chance: [...step.chance, ...next.chance] };
  }
  return step;
};

/** Values that are no seed. */
const NO_SEEDS: readonly unknown[] = [1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53, {}, [], true, undefined];

export const chance: readonly NamedCheck[] = [
  [
    'at chance there are outcomes with whole positive weights, each possible and listed once',
    (table) =>
      table.each('manual', ({ nodes }, random) => {
        const { game } = table;
        for (const { at, state } of sampled(
          nodes.filter(({ turn }) => turn.kind === 'chance'),
          random,
          10,
        )) {
          const outcomes = game.chance(state);
          if (outcomes.length === 0) violated(at, 'no outcome is possible');
          expectEqual(at, 'a second call differs', game.chance(state), outcomes);
          if (new Set(outcomes.map(({ outcome }) => canonical(outcome))).size < outcomes.length)
            violated(at, 'an outcome is listed twice', outcomes);
          for (const { outcome, weight } of outcomes) {
            if (!Number.isSafeInteger(weight) || weight < 1) violated(at, `weight ${brief(weight)}`, outcome);
            if ('player' in outcome) violated(at, 'an outcome has a player', outcome);
            expectEqual(at, 'check refuses a possible outcome', game.check(state, outcome), null, outcome);
            const next = noThrow(at, 'step', () => game.step(state, outcome), outcome);
            if (next.chance.length > 0 || next.state.random !== null)
              violated(at, 'manual mode drew by itself', outcome);
          }
        }
      }),
  ],
  [
    'nobody can move while chance is due or after the end',
    (table) =>
      table.each('either', ({ nodes }, random) => {
        const { game } = table;
        const moves = nodes.flatMap(({ input }) => (input !== null && 'player' in input ? [input] : []));
        for (const { at, state, turn } of sampled(
          nodes.filter(({ turn }) => turn.kind !== 'decision'),
          random,
          8,
        )) {
          expectEqual(at, 'legal moves', game.legalMoves(state), []);
          const code = turn.kind === 'chance' ? 'chance-due' : 'game-over';
          for (const of of [state, ...viewersOf(state).map((viewer) => game.view(state, viewer))])
            for (const move of moves.slice(0, 12))
              expectEqual(at, 'check says', game.check(of, move)?.code, code, move);
        }
      }),
  ],
  [
    'outcomes are only possible where chance lists them, and never on a view',
    (table) =>
      table.each('manual', ({ nodes }, random) => {
        const { game } = table;
        const known = new Map(
          nodes.flatMap(({ state }) => game.chance(state).map(({ outcome }) => [canonical(outcome), outcome])),
        );
        const outcomes = [...known.values()].slice(0, 40);
        for (const { at, state, turn } of sampled(nodes, random, 10)) {
          const possible = game.chance(state).map(({ outcome }) => canonical(outcome));
          if (turn.kind !== 'chance' && possible.length > 0) violated(at, 'outcomes although no chance is due', turn);
          const views = viewersOf(state).map((viewer) => game.view(state, viewer));
          for (const outcome of outcomes) {
            const illegal = noThrow(at, 'check', () => game.check(state, outcome), outcome);
            if ((illegal === null) !== possible.includes(canonical(outcome)))
              violated(at, `check says ${brief(illegal)}`, outcome, `chance lists ${possible.length} outcomes`);
            if (illegal !== null && turn.kind === 'chance')
              expectEqual(at, 'the code', illegal.code, 'no-such-outcome', outcome);
            for (const view of views)
              if (noThrow(at, 'check', () => game.check(view, outcome), outcome) === null)
                violated(at, `an outcome passes check on the view of ${view.viewer}`, outcome);
          }
        }
      }),
  ],
  [
    'a seeded game is never at chance, and a manual one never draws',
    (table) =>
      table.each('either', ({ options, nodes }) => {
        const manual = options.chance === 'manual';
        for (const { at, state, turn, step, input } of nodes) {
          if (manual !== (state.random === null))
            violated(at, 'the generator does not fit the mode', state.random ?? 'null');
          if (!manual && turn.kind === 'chance') violated(at, 'a seeded state waits for chance', input);
          if (manual && step.chance.length > 0) violated(at, 'manual mode drew by itself', step.chance);
          if (!manual && table.game.chance(state).length > 0) violated(at, 'a seeded state lists outcomes', input);
        }
      }),
  ],
  [
    'a manual game fed with the outcomes of a seeded one is the same game',
    (table) =>
      table.each('seeded', ({ nodes }) => {
        const { game } = table;
        const first = nodes[0];
        if (first === undefined) return;
        let manual = playAll(game, game.start(manualOptions(first.state)), first.step.chance, 0);
        expectEqual(0, 'the events of the start differ', manual.events, first.step.events);
        for (const { at, input, step, state } of nodes) {
          if (input !== null) {
            manual = playAll(
              game,
              noThrow(at, 'step', () => game.step(manual.state, input), input),
              step.chance,
              at,
            );
            expectEqual(at, 'the events differ', manual.events, step.events, input);
          }
          expectEqual(at, 'the manual state differs', manual.state, withoutRandom(state), input);
        }
      }),
  ],
  [
    'withRandom changes the generator alone, and resolves chance that is due',
    (table) =>
      table.each('either', ({ nodes }, random) => {
        const { game } = table;
        for (const { at, state, turn } of sampled(nodes, random, 8)) {
          const manual = game.withRandom(state, null);
          expectEqual(at, 'null gives', manual, { state: withoutRandom(state), events: [], chance: [] });
          const seeded = game.withRandom(state, at);
          if (seeded.state.random === null) violated(at, 'a seed gives a state without a generator');
          expectEqual(at, 'the same seed gives another state', game.withRandom(state, at), seeded);
          if (isEqual(game.withRandom(state, `${at}`).state.random, seeded.state.random))
            violated(at, 'two seeds give one generator');
          if (turn.kind !== 'chance')
            expectEqual(at, 'more was changed', withoutRandom(seeded.state), withoutRandom(state));
          if (game.turn(seeded.state).kind === 'chance') violated(at, 'a seeded state waits for chance');
          const again = playAll(game, { ...manual, events: [] }, seeded.chance, at);
          expectEqual(at, 'its outcomes lead elsewhere', again.state, withoutRandom(seeded.state));
          expectEqual(at, 'its outcomes have other events', again.events, seeded.events);
          for (const seed of NO_SEEDS)
            if (!isInvalidInputError(thrownBy(() => game.withRandom(state, seed as number))))
              violated(at, 'no InvalidInputError for the seed', seed);
          const onward = anyInput(game, seeded.state, game.turn(seeded.state), createRandom(at));
          if (onward !== null) noThrow(at, 'a step after withRandom', () => game.step(seeded.state, onward), onward);
        }
      }),
  ],
];
