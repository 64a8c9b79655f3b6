import type { Game, Parts, Random } from '../core/contract.js';
import { createRandom } from '../core/random.js';
import { isRecord } from '../core/read.js';
import { expectEqual, noThrow, violated } from './expect.js';
import { disguised, garbage, HOSTILE, HUGE, mutated } from './hostile.js';
import { parse, refused, safeBrief, survive } from './parsing.js';
import { brief, jsonCopy, notPlain } from './plain.js';
import { type NamedCheck, sampled, viewersOf } from './play.js';
import { looks } from './secrecy.js';

/** The same value with the keys of all its objects in the opposite order. */
const reversed = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(reversed);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .map(([name, part]) => [name, reversed(part)] as const)
      .reverse(),
  );
};

/** Uses a view that was accepted in every way, and plays on from what may be behind it. */
const surviveView = <T extends Parts>(game: Game<T>, view: T['View'], at: number, random: Random): void => {
  const plain = notPlain(view);
  if (plain !== null) violated(at, 'what parseView accepts is not plain', plain);
  expectEqual(at, 'what parseView gave it does not give again', game.parseView(jsonCopy(view)), {
    ok: true,
    value: view,
  });
  for (const call of [game.turn, game.score, game.outcome, game.format, game.key]) call(view);
  const { viewer } = view;
  const moves = game.legalMoves(view);
  if (viewer === 'spectator') expectEqual(at, 'the moves of a spectator', moves, []);
  else if (moves.length > 0) {
    const move = game.pickMove(view, viewer, random);
    expectEqual(at, 'check refuses a picked move', game.check(view, move), null, move);
    game.movesFrom(view, viewer, move);
  }
  // What is dealt first may do by luck.
  for (const seed of [0, 1, 2]) {
    const sample = game.resample(view, createRandom(`${at} ${seed}`));
    expectEqual(at, 'a sample looks different', game.view(sample, viewer), view);
    const parsed = game.parseState(jsonCopy(sample));
    if (!parsed.ok) violated(at, 'parseState refuses a sample', parsed.error, brief(sample, 900));
    else if (seed === 0) survive(game, parsed.value, at, random);
  }
};

export const viewParsing: readonly NamedCheck[] = [
  [
    'parseView accepts every view of every state that is reached, as it is',
    (table) =>
      looks(table, 'either', 8, ({ at, state }, viewer, view) => {
        const { game } = table;
        if (view.schema !== state.schema || view.rules !== state.rules)
          violated(at, 'a view tells of another schema or other rules than its state', brief(view, 900));
        const parsed = parse(at, 'parseView', game.parseView, jsonCopy(view));
        if (!parsed.ok) return violated(at, `parseView refuses the view of ${viewer}`, parsed.error, brief(view, 1200));
        expectEqual(at, `parseView changes the view of ${viewer}`, parsed.value, view);
        expectEqual(at, 'the JSON differs', JSON.stringify(parsed.value), JSON.stringify(view));
        const turned = parse(at, 'parseView', game.parseView, reversed(view));
        expectEqual(at, 'parseView with keys in another order', turned, parsed);
        if (turned.ok) expectEqual(at, 'the key differs', game.key(turned.value), game.key(view));
      }),
  ],
  [
    'parseView refuses other shapes, newer rules, other games and states, and takes older rules',
    (table) =>
      looks(table, 'either', 2, ({ at, state }, viewer, view) => {
        const { game } = table;
        for (const schema of [view.schema + 1, view.schema - 1, 'x', null]) {
          const issues = refused(at, 'parseView', game.parseView, { ...view, schema });
          if (!issues.some(({ code }) => code === 'schema')) violated(at, `no issue 'schema' for ${schema}`, issues);
        }
        for (const rules of [view.rules + 1, 0, -1, 0.5, '1', null])
          refused(at, 'parseView', game.parseView, { ...view, rules });
        for (const other of [-1, 0.5, state.options.players, '0', 'all', null])
          refused(at, 'parseView', game.parseView, { ...view, viewer: other });
        refused(at, 'parseView', game.parseView, { ...view, game: 'another' });
        for (const other of disguised(view)) refused(at, 'parseView', game.parseView, other);
        refused(at, 'parseView', game.parseView, { ...view, more: 0 });
        refused(at, 'parseView', game.parseView, state);
        refused(at, 'parseState', game.parseState, view);
        for (let rules = 1; rules < view.rules; rules++)
          expectEqual(at, `rules ${rules}`, game.parseView({ ...view, rules }), { ok: true, value: view }, viewer);
      }),
  ],
  [
    'parseView never throws, and the rules hold on whatever it accepts',
    (table) => {
      table.eachWith('either', garbage, ({ nodes }, random, input) => {
        const { game } = table;
        for (const other of [input, ...HOSTILE, ...HUGE]) parse(0, 'parseView', game.parseView, other);
        for (const { at, state } of sampled(nodes, random, 2))
          for (const viewer of viewersOf(state))
            for (let i = 0; i < 8; i++) {
              const hostile = mutated(game.view(state, viewer), random);
              const parsed = parse(at, 'parseView', game.parseView, hostile);
              if (parsed.ok)
                noThrow(
                  at,
                  'the rules on an accepted view',
                  () => surviveView(game, parsed.value, at, random),
                  () => safeBrief(hostile),
                );
            }
      });
    },
  ],
];
