import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { greedyBot, mctsBot, randomBot } from '../../src/bots/index.js';
import type { Game, Issue, Parts, Viewer } from '../../src/core/contract.js';
import { createRandom, games } from '../../src/index.js';
import { HOSTILE, HUGE } from '../../src/testing/hostile.js';
import { anyInput, viewersOf } from '../../src/testing/play.js';
import { twisted } from '../fuzz/mutate.js';

/* Views from another process, in all games alike. */

const OPTIONS: Readonly<Record<string, readonly object[]>> = {
  'kingdom-builder': [{ players: 3 }],
  kontor: [
    { players: 2, ruleset: 'advanced' },
    { players: 4 },
    { players: 2, scenario: 'special-cards' },
    { players: 2, scenario: 'old-rope' },
  ],
  speicherstadt: [{ players: 3 }, { players: 4, kaispeicher: true }],
};

const ALL = Object.values(games) as readonly unknown[] as readonly Game<Parts>[];

const copy = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** The state after some moves of a random game. */
const stateOf = (game: Game<Parts>, options: object, seed: number, moves: number): Parts['State'] => {
  const random = createRandom(seed);
  let state = game.init({ ...options, seed } as Parts['Options']);
  for (let i = 0; i < moves; i++) {
    const input = anyInput(game, state, game.turn(state), random);
    if (input === null) break;
    state = game.apply(state, input);
  }
  return state;
};

describe.each(ALL.map((game) => [game.id, game] as const))('%s', (id, game) => {
  const [options] = OPTIONS[id] as readonly [object];
  const state = stateOf(game, options, 1, 30);
  const view = game.view(state, 0);

  test('a view has the schema and the rules of its state, right after the game', () => {
    expect(Object.keys(view).slice(0, 4)).toEqual(['game', 'schema', 'rules', 'options']);
    expect([view.schema, view.rules]).toEqual([state.schema, state.rules]);
    expect(game.resample(view, createRandom(1))).toMatchObject({ schema: state.schema, rules: state.rules });
  });

  test('a state given for a view, and a view given for a state, are told apart', () => {
    const whole = (code: string, expected: string) => ({ ok: false, error: [{ path: [], code, expected }] });
    expect(game.parseView(copy(state))).toEqual(whole('view', 'a view, not a state'));
    expect(game.parseState(copy(view))).toEqual(whole('state', 'a state, not a view'));
    // What is both is neither: the key too many is named.
    const both = { ...state, ...view };
    for (const parsed of [game.parseState(both), game.parseView(both)])
      expect(!parsed.ok && parsed.error.map(({ code }) => code)).toContain('unknown-key');
  });

  test('another version is noticed', () => {
    const codes = (change: object) => {
      const parsed = game.parseView({ ...view, ...change });
      return parsed.ok ? [] : parsed.error.map(({ path, code }) => `${path.join('.')}: ${code}`);
    };
    expect(codes({ schema: view.schema + 1 })).toEqual(['schema: schema']);
    expect(codes({ rules: view.rules + 1 })).toEqual(['rules: newer-rules']);
    for (let rules = 1; rules <= view.rules; rules++)
      expect(game.parseView({ ...view, rules })).toEqual({ ok: true, value: view });
  });

  test('keys in any order make the same key', () => {
    const turned = (value: unknown): unknown =>
      Array.isArray(value)
        ? value.map(turned)
        : typeof value === 'object' && value !== null
          ? Object.fromEntries(
              Object.entries(value)
                .map(([key, part]) => [key, turned(part)] as const)
                .reverse(),
            )
          : value;
    for (const viewer of viewersOf(state)) {
      const one = game.view(state, viewer);
      expect(JSON.stringify(turned(one))).not.toBe(JSON.stringify(one));
      const parsed = game.parseView(turned(one));
      expect(parsed.ok && game.key(parsed.value)).toBe(game.key(one));
    }
  });

  test('keys that objects inherit are no keys', () => {
    for (const key of Object.keys(view)) {
      const { [key as keyof typeof view]: value, ...rest } = view;
      const text = `${JSON.stringify(rest).slice(0, -1)},"__proto__":${JSON.stringify({ [key]: value })}}`;
      expect(game.parseView(JSON.parse(text)).ok).toBe(false);
    }
  });

  test('it throws on nothing', () => {
    for (const value of [...HOSTILE, ...HUGE]) {
      expect(game.parseView(value).ok).toBe(false);
      for (const key of Object.keys(view)) game.parseView({ ...view, [key]: value });
    }
  });

  test('rules and bots work on whatever is accepted', () => {
    let accepted = 0;
    /** What is wrong is told of parts of a view, not of the state that was dealt from it. */
    const named = (issues: readonly Issue[], given: unknown, seen: Parts['View']): void => {
      const known = new Set([...Object.keys(seen), ...Object.keys(Object(given))]);
      expect(issues.map(({ path }) => path[0]).filter((key) => key !== undefined && !known.has(`${key}`))).toEqual([]);
    };
    const use = (seen: Parts['View'], viewer: Viewer, seed: number): void => {
      accepted++;
      const random = createRandom(seed);
      for (const call of [game.turn, game.score, game.outcome, game.format, game.key]) call(seen);
      const moves = game.legalMoves(seen);
      for (let i = 0; i < 3; i++) {
        const sample = game.resample(seen, random);
        expect(game.parseState(copy(sample))).toEqual({ ok: true, value: sample });
        expect(game.view(sample, viewer)).toEqual(seen);
        if (viewer !== 'spectator') expect(game.legalMoves(sample, viewer)).toEqual(moves);
      }
      if (viewer === 'spectator' || moves.length === 0) return;
      expect(game.check(seen, game.pickMove(seen, viewer, random))).toBe(null);
      const bots = [randomBot(game), mctsBot(game, { iterations: 2 })];
      if (moves.length < 12 && accepted % 4 === 0) bots.push(greedyBot(game));
      for (const bot of bots) {
        const move = bot(seen, random);
        if (move !== null && move !== undefined) expect(game.check(seen, move)).toBe(null);
      }
    };
    const cases = fc.record({
      options: fc.constantFrom(...(OPTIONS[id] as readonly object[])),
      seed: fc.noShrink(fc.nat()),
      moves: fc.nat(120),
    });
    fc.assert(
      fc.property(cases, ({ options, seed, moves }) => {
        const random = createRandom(seed);
        const [before, after] = [stateOf(game, options, seed, moves), stateOf(game, options, seed, moves + 3)];
        for (const viewer of viewersOf(after)) {
          const [other, seen] = [game.view(before, viewer), game.view(after, viewer)];
          for (let i = 0; i < 40; i++) {
            const given = twisted(seen, [other, game.view(after, 'spectator')], random);
            const parsed = game.parseView(given);
            if (!parsed.ok) named(parsed.error, given, seen);
            else if (game.key(parsed.value) !== game.key(seen)) use(parsed.value, parsed.value.viewer, seed);
          }
        }
      }),
      { numRuns: 20 },
    );
    expect(accepted).toBeGreaterThan(10);
  });
});
