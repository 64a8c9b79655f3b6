import type { Game, Input, Parts, Random, Viewer } from '../core/contract.js';
import { isEqual } from '../core/equal.js';
import { createRandom } from '../core/random.js';
import { expectEqual, noThrow, violated } from './expect.js';
import { brief, canonical, jsonCopy, partsOf } from './plain.js';
import { type NamedCheck, type Node, sampled, type Table, viewersOf } from './play.js';

/** Runs over some points and everybody who may look at them. */
export const looks = <T extends Parts>(
  table: Table<T>,
  mode: 'seeded' | 'manual' | 'either',
  count: number,
  body: (node: Node<T>, viewer: Viewer, view: T['View'], random: Random) => void,
): void => {
  table.each(mode, ({ nodes }, random) => {
    for (const node of sampled(nodes, random, count))
      for (const viewer of viewersOf(node.state)) body(node, viewer, table.game.view(node.state, viewer), random);
  });
};

/** Parts of every state that say nothing about the situation. */
const NEVER_HIDDEN: readonly string[] = ['random', 'schema', 'rules'];

/** A state or a view by the names of its parts. */
type Fields = Readonly<Record<string, unknown>>;

/** Keys under which a generator or what it comes from would stand. */
const GENERATOR_KEYS: readonly unknown[] = ['random', 'seed', 'rng'];

/** Where a value shows the generator of a state; null if nowhere. */
const shownGenerator = (value: unknown, { random }: Parts['State']): string | null => {
  for (const { path, value: part } of partsOf(value)) {
    if (GENERATOR_KEYS.includes(path.at(-1))) return `the key ${path.join('.')}`;
    // Smaller numbers may be equal by chance.
    if (typeof part === 'number' && Math.abs(part) > 0xffff && random?.state.includes(part))
      return `a number of the generator at ${path.join('.')}`;
  }
  return null;
};

/** Whether a step shows what was hidden, as its events say. */
const reveals = <T extends Parts>(game: Game<T>, events: readonly T['Event'][]): boolean =>
  events.some(({ type }) => game.info.reveals.includes(type));

/** What a viewer gets of the same input in two situations that look the same to it. */
const compareSteps = <T extends Parts>(
  game: Game<T>,
  at: number,
  viewer: Viewer,
  states: readonly [T['State'], T['State']],
  input: Input<T>,
): void => {
  if (game.check(states[1], input) !== null) return;
  const [here, there] = states.map((state) => game.step(state, input)) as [
    ReturnType<typeof game.step>,
    ReturnType<typeof game.step>,
  ];
  // Where only one of the two shows something, that the other shows nothing would tell as much.
  if (reveals(game, here.events) && reveals(game, there.events)) return;
  const seen = [here, there].map(({ events }) => game.viewEvents(events, viewer));
  expectEqual(at, `the events tell ${viewer} more than the view before them`, seen[1], seen[0], input);
  const views = [here, there].map(({ state }) => game.view(state, viewer));
  expectEqual(at, `${viewer} learns something without an event that reveals`, views[1], views[0], input);
};

export const secrecy: readonly NamedCheck[] = [
  [
    'a view shows neither the generator nor a seed',
    (table) =>
      looks(table, 'either', 20, ({ at, state, step }, viewer, view) => {
        const found = shownGenerator(view, state) ?? shownGenerator(table.game.viewEvents(step.events, viewer), state);
        if (found !== null) violated(at, `the view of ${viewer} shows it`, found);
        expectEqual(at, 'seeded', view.seeded, state.random !== null);
        expectEqual(at, 'viewer', view.viewer, viewer);
        expectEqual(at, 'options', view.options, state.options);
      }),
  ],
  [
    'a view of a sample of a view is that view',
    (table) =>
      looks(table, 'either', 8, ({ at }, viewer, view, random) => {
        const sample = noThrow(at, 'resample', () => table.game.resample(view, random), view);
        expectEqual(at, `the view of ${viewer} changes`, table.game.view(sample, viewer), view);
      }),
  ],
  [
    'a sample is a valid state of the same game',
    (table) =>
      looks(table, 'either', 5, ({ at, state }, viewer, view, random) => {
        const { game } = table;
        const sample = game.resample(view, random);
        const parsed = game.parseState(jsonCopy(sample));
        if (!parsed.ok)
          return violated(at, `parseState refuses a sample for ${viewer}`, parsed.error, brief(sample, 900));
        expectEqual(at, 'parseState changes a sample', parsed.value, sample);
        expectEqual(at, 'a sample has other keys than the state', Object.keys(sample), Object.keys(state));
        expectEqual(at, 'a sample has other options', sample.options, state.options);
      }),
  ],
  [
    'samples vary where something is hidden, and depend on their source alone',
    (table) => {
      const { game } = table;
      const hidden = new Set<string>();
      const varied = new Set<string>();
      let points = 0;
      looks(table, 'either', 4, ({ at, state }, viewer, view) => {
        points++;
        const kind = viewer === 'spectator' ? 'spectators' : 'seats';
        const sample = (seed: number): Parts['State'] => game.resample(view, createRandom(seed));
        const samples = [0, 1, 2, 3, 4].map((i) => sample(at + i));
        expectEqual(at, 'the same source gives another sample', sample(at), samples[0]);
        // What a state holds and a view does not, or not in full, is hidden from it at times.
        for (const [name, part] of Object.entries(state)) {
          if (NEVER_HIDDEN.includes(name)) continue;
          const [first, ...others] = samples.map((one) => (one as Fields)[name]);
          if (!isEqual((view as Fields)[name], part)) hidden.add(`${name} from ${kind}`);
          if (others.some((other) => !isEqual(other, first))) varied.add(`${name} from ${kind}`);
        }
      });
      if (!game.info.hidden && varied.size > 0)
        throw new Error(`samples vary though nothing is hidden: ${[...varied].join(', ')}`);
      // A few points may all lie where nothing is hidden any more.
      if (!game.info.hidden || points < 20) return;
      const constant = [...hidden].filter((name) => !varied.has(name));
      if (constant.length > 0 || varied.size === 0)
        throw new Error(`samples never vary in what is hidden: ${constant.join(', ') || 'nothing at all'}`);
    },
  ],
  [
    'a sample has a generator of its own',
    (table) =>
      looks(table, 'either', 5, ({ at, state }, viewer, view) => {
        const [one, other] = [1, 2].map((seed) => table.game.resample(view, createRandom(seed * 1000 + at)).random);
        if ((one === null) === view.seeded) violated(at, 'the mode of a sample differs from that of the game', one);
        if (one === null || other === null || one === undefined || other === undefined) return;
        if (isEqual(one.state, state.random?.state))
          violated(at, `a sample for ${viewer} has the generator of the game`);
        if (isEqual(one, other)) violated(at, 'two sources give one generator');
      }),
  ],
  [
    'resample is uniform over the deals that agree with the view',
    (table) => {
      const { deals } = table.setup;
      if (deals === undefined) return;
      looks(table, 'either', 1, ({ at, state }, viewer, view) => {
        const random = createRandom(`deals ${at}`);
        const seen = new Map<string, { count: number; weight: number }>();
        const draw = (): void => {
          const { name, weight } = deals(table.game.resample(view, random));
          seen.set(name, { count: (seen.get(name)?.count ?? 0) + 1, weight });
        };
        for (let i = 0; i < 150 && seen.size <= 8; i++) draw();
        if (seen.size > 8) return;
        if (!seen.has(deals(state).name)) {
          const total = [...seen.values()].reduce((sum, { weight }) => sum + weight, 0);
          // The true deal may just be rare.
          if (deals(state).weight / (total + deals(state).weight) > 0.1)
            violated(at, `150 samples for ${viewer} never gave the true deal`, deals(state).name, [...seen.keys()]);
          return;
        }
        seen.clear();
        for (let i = 0; i < 600; i++) draw();
        const all = [...seen.values()];
        const total = all.reduce((sum, { weight }) => sum + weight, 0);
        const chiSquare = all.reduce((sum, { count, weight }) => {
          const expected = (600 * weight) / total;
          return sum + (count - expected) ** 2 / expected;
        }, 0);
        // Beyond 45 with at most 8 deals: less than once in a million.
        if (all.length > 1 && chiSquare > 45)
          violated(at, `samples for ${viewer} are not uniform: chi-square ${chiSquare.toFixed(1)}`, [...seen]);
      });
    },
  ],
  [
    'equal views give equal legal moves, turn, score and outcome',
    (table) =>
      looks(table, 'either', 5, ({ at, state }, viewer, view, random) => {
        const { game } = table;
        const sample = game.resample(view, random);
        // Only where the views are equal is there anything to compare.
        if (!isEqual(game.view(sample, viewer), view)) return;
        if (viewer !== 'spectator')
          expectEqual(at, 'legal moves', game.legalMoves(sample, viewer), game.legalMoves(state, viewer));
        expectEqual(at, 'turn', game.turn(sample), game.turn(state));
        expectEqual(at, 'score', game.score(sample), game.score(state));
        expectEqual(at, 'outcome', game.outcome(sample), game.outcome(state));
      }),
  ],
  [
    'the same move in situations that look the same tells nobody a secret',
    (table) =>
      looks(table, 'manual', 6, ({ at, state, turn }, viewer, view, random) => {
        const { game } = table;
        const sample = game.resample(view, random);
        if (turn.kind === 'over' || !isEqual(game.view(sample, viewer), view)) return;
        const inputs = [...game.chance(state).map(({ outcome }) => outcome), ...game.legalMoves(state)];
        for (const input of sampled(inputs, random, 8)) compareSteps(game, at, viewer, [state, sample], input);
      }),
  ],
  [
    'outcomes that look the same afterwards have the same events',
    (table) =>
      looks(table, 'manual', 8, ({ at, state, turn }, viewer, _, random) => {
        const { game } = table;
        if (turn.kind !== 'chance') return;
        const seen = new Map<string, { events: readonly Parts['Event'][]; outcome: Parts['Chance'] }>();
        for (const { outcome } of sampled(game.chance(state), random, 8)) {
          const step = game.step(state, outcome);
          const events = game.viewEvents(step.events, viewer);
          const view = canonical(game.view(step.state, viewer));
          const before = seen.get(view);
          if (before !== undefined)
            expectEqual(at, `the events tell ${viewer} the outcome`, events, before.events, outcome, before.outcome);
          seen.set(view, { events, outcome });
        }
      }),
  ],
  [
    'viewEvents hides what an event holds, never the event',
    (table) =>
      looks(table, 'either', 12, ({ at, step }, viewer) => {
        const { game } = table;
        const seen = game.viewEvents(step.events, viewer);
        const shapeOf = (events: readonly Parts['Event'][]): unknown =>
          events.map((event) => [event.type, Object.keys(event)]);
        expectEqual(at, `the events of ${viewer}`, shapeOf(seen), shapeOf(step.events));
        expectEqual(at, 'what was hidden comes back', game.viewEvents(seen, viewer), seen);
      }),
  ],
];
