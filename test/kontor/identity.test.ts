import { expect, test } from 'vitest';
import { pickOutcome } from '../../src/core/chance.js';
import { createRandom } from '../../src/index.js';
import {
  apply,
  chance,
  fromPosition,
  init,
  type KontorMove,
  type KontorOptions,
  type KontorState,
  legalMoves,
  SCENARIOS,
  turn,
} from '../../src/kontor/index.js';

/** The parts, at any depth, that stayed equal and are other objects all the same. */
const copied = (before: unknown, after: unknown, path = ''): readonly string[] => {
  if (before === after || typeof before !== 'object' || typeof after !== 'object' || !before || !after) return [];
  if (path !== '' && JSON.stringify(before) === JSON.stringify(after)) return [path];
  return Object.entries(after).flatMap(([name, part]) =>
    copied((before as Readonly<Record<string, unknown>>)[name], part, `${path}.${name}`),
  );
};

/** Everything but the generator, which is made anew by each draw. */
const copiedBy = (state: KontorState, next: KontorState): readonly string[] =>
  copied({ ...state, random: null }, { ...next, random: null });

const GAMES: readonly Omit<KontorOptions, 'seed'>[] = [
  { players: 2 },
  { players: 2, ruleset: 'advanced' },
  { players: 4 },
  ...SCENARIOS.map((scenario) => ({ players: 2 as const, scenario })),
  ...(['great-island', 'poverty', 'old-rope'] as const).map((scenario) => ({ players: 4 as const, scenario })),
];

/** A game of random moves; what each step copied, and how many steps there were. */
const played = (
  options: Omit<KontorOptions, 'seed'>,
  seed: number,
  mode: 'seeded' | 'manual',
  stored: (state: KontorState) => KontorState,
): readonly [steps: number, found: ReadonlySet<string>] => {
  const random = createRandom(`${mode} ${seed}`);
  const found = new Set<string>();
  let steps = 0;
  let state = init(mode === 'seeded' ? { ...options, seed } : { ...options, chance: 'manual' });
  for (let due = turn(state); due.kind !== 'over'; due = turn(state)) {
    state = stored(state);
    const moves = due.kind === 'chance' ? [] : legalMoves(state);
    const input =
      due.kind === 'chance' ? pickOutcome(chance(state), random) : (moves[random(moves.length)] as KontorMove);
    const next = apply(state, input);
    for (const path of copiedBy(state, next)) found.add(`${input.type}: ${path.replace(/\d+/g, '*')}`);
    state = next;
    steps++;
  }
  return [steps, found];
};

test.each(GAMES)('what a step leaves equal stays the same object: %j', (options) => {
  for (const seed of [1, 2, 3]) {
    for (const mode of ['seeded', 'manual'] as const) {
      const [steps, found] = played(options, seed, mode, (state) => state);
      expect([...found]).toEqual([]);
      expect(steps).toBeGreaterThan(10);
    }
    // Also where nothing is shared with the first state of the game, as after a trip through a store.
    expect([...played(options, seed, 'manual', (state) => JSON.parse(JSON.stringify(state)))[1]]).toEqual([]);
  }
});

test('piles keep their empty lists: once hands are picked, and under a card that the ship puts on a used-up pile', () => {
  let state = init({ players: 2, scenario: 'justice', seed: 1 });
  const { docks } = state;
  while (state.phase === 'pick') state = apply(state, legalMoves(state)[0] as KontorMove);
  expect(state.docks.map(({ hidden }) => hidden > 0)).toEqual([true, true]);
  state.docks.forEach(({ under }, seat) => {
    expect(under).toBe(docks[seat]?.under);
  });
  const shown = fromPosition({
    ruleset: 'advanced',
    cells: [
      [1, 1, 36],
      [1, 2, 3],
    ],
    shown: [null, 53],
    dockTops: [null, null],
  });
  const remove = legalMoves(shown, 1).find((move) => move.type === 'ship' && move.remove !== null) as KontorMove;
  const removed = apply(shown, remove);
  expect(removed.docks[0]).toEqual({ top: 3, hidden: 0, under: [] });
  expect(removed.docks[0]?.under).toBe(shown.docks[0]?.under);
});

test('best cards that all know stay where they are when special cards are ordered', () => {
  const position = {
    scenario: 'special-cards',
    cells: [],
    hands: [
      [31, 60],
      [36, 62],
    ],
    coins: [9, 9],
  } as const;
  const order = (known: readonly number[]): readonly KontorState[] => {
    const state = fromPosition({ ...position, known, phase: 'buy' });
    const asked = apply(state, { type: 'buy', player: 0, count: 4 });
    return [state, apply(asked, { type: 'buy', player: 1, count: 4 })];
  };
  const [state, next] = order([60, 62]);
  expect(next?.owed).toEqual([1, 1, 1, 1, 0, 0]);
  expect(next?.secret).toBe(state?.secret);
  expect(order([])[1]?.secret).toEqual([[31], [36]]);
});
