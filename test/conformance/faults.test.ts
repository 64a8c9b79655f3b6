// The same fault is told by the same code in every game.
import { describe, expect, test } from 'vitest';
import type { AnyGame, Issue, Result } from '../../src/core/contract.js';
import { kingdomBuilder } from '../../src/kingdom-builder/index.js';
import { kontor } from '../../src/kontor/index.js';
import { speicherstadt } from '../../src/speicherstadt/index.js';

type Loose = Record<string, never>;

/** Each game with a list that has an entry for each seat, in a state and in a position; and a default ruling. */
const games: readonly (readonly [
  AnyGame,
  stateList: string,
  position: object,
  positionList: string,
  ruling: object,
])[] = [
  [
    kingdomBuilder,
    'hands',
    { settlements: [[], []], sections: 'first-game', hands: [null, 'forest'] },
    'hands',
    { lordsCountZero: false },
  ],
  [kontor, 'hands', { cells: [], coins: [3, 3] }, 'coins', { edgeRule: 'bothFixed' }],
  [speicherstadt, 'coins', { seats: [{}, {}] }, 'seats', { fireTies: 'full' }],
];

const told = (read: Result<unknown, readonly Issue[]>): readonly string[] =>
  read.ok ? [] : read.error.map(({ path, code }) => `${path.join('.')}: ${code}`);

describe.each(games)('$id', (game, stateList, position, positionList, ruling) => {
  const state = game.init({ players: 2, seed: 1 } as never) as unknown as Loose;
  const stored = (options: object): unknown => ({ ...state, options });
  const wrong = (box: object, name: string, change: (list: readonly unknown[]) => unknown): object => ({
    ...box,
    [name]: change((box as Loose)[name] as never),
  });

  test('a list with an entry for each seat is too short, too long, or none', () => {
    for (const change of [
      (list: readonly unknown[]) => list.slice(1),
      (list: readonly unknown[]) => [...list, list[1]],
      (list: readonly unknown[]) => [...list, ...new Array(9).fill(list[1])],
      () => 'x',
    ])
      expect(told(game.parseState(wrong(state, stateList, change)))).toEqual([`${stateList}: list`]);
    for (const change of [
      (list: readonly unknown[]) => list.slice(1),
      (list: readonly unknown[]) => [...list, ...new Array(9).fill(list[1])],
      () => 'x',
    ])
      expect(told(game.parsePosition(wrong(position, positionList, change)))).toEqual([`${positionList}: list`]);
  });

  test('stored options are not as the game stores them', () => {
    const options = state['options'] as unknown as Loose;
    for (const name of Object.keys(options)) {
      const { [name]: _, ...rest } = options;
      expect(told(game.parseState(stored(rest)))).toEqual([`options.${name}: missing-key`]);
    }
    expect(told(game.parseState(stored({ ...options, rulings: ruling })))).toEqual(['options.rulings: resolved']);
    expect(told(game.parseState(stored({ ...options, seed: 1 })))).toEqual(['options.seed: unknown-key']);
    expect(told(game.parseState(stored({ ...options, color: 1 })))).toEqual(['options.color: unknown-key']);
    expect(told(game.parseState(stored([])))).toEqual(['options: object']);
  });

  test('a key is missing from a state, a position, a move', () => {
    const { phase: _, ...rest } = state;
    const [required] = Object.keys(position);
    expect(told(game.parseState(rest))).toEqual(['phase: missing-key']);
    expect(told(game.parsePosition({}))).toContain(`${required}: missing-key`);
    expect(told(game.parseMove({}))).toEqual(['type: missing-key']);
  });
});
