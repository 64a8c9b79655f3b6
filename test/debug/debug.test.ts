import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Game, Input, Parts, Step } from '../../src/core/contract.js';
import { createRandom, pickFrom } from '../../src/core/random.js';
import { countNodes, divide, type LevelCount, perft } from '../../src/debug/index.js';
import { kingdomBuilder } from '../../src/kingdom-builder/index.js';
import { toy } from '../toy/index.js';
import { POSITIONS } from './positions.js';

/*
 * Trees of fixed positions, as goldens. A difference is a change of the rules: meant, it is written with
 * UPDATE_GOLDENS=1 and read in review.
 */

const lineOf = ({ depth, nodes, decisions, chance, over, inputs, seats }: LevelCount): string =>
  `  ${depth}: ${nodes} = ${decisions} decisions + ${chance} chance + ${over} over` +
  `; ${Object.entries(inputs)
    .map(([type, count]) => `${type} ${count}`)
    .join(', ')}; seats ${seats.join(' ')}`;

/** What a plain look at a state finds possible: all moves of all seats, tried one by one. */
const possible = <T extends Parts>(game: Game<T>, state: T['State']): readonly Input<T>[] => {
  const turn = game.turn(state);
  if (turn.kind === 'chance') return game.chance(state).map(({ outcome }) => outcome);
  if (turn.kind === 'over') return [];
  const waiting = turn.players.slice().sort((a, b) => b - a);
  const counted = [waiting.pop(), ...turn.others];
  return game.legalMoves(state).filter(({ player }) => counted.includes(player));
};

/** The nodes of each level, counted by the slow and safe functions alone, level by level. */
const witness = <T extends Parts>(game: Game<T>, state: T['State'], depth: number): readonly LevelCount[] => {
  const tally = (names: readonly string[]): Record<string, number> => {
    const counts: Record<string, number> = {};
    for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
    return counts;
  };
  let level: readonly T['State'][] = [{ ...state, random: null }];
  let inputs: readonly Input<T>[] = [];
  return Array.from({ length: depth + 1 }, (_, at): LevelCount => {
    if (at > 0) {
      const pairs = level.flatMap((from) => possible(game, from).map((input) => ({ from, input })));
      inputs = pairs.map(({ input }) => input);
      level = pairs.map(({ from, input }) => {
        const tried = game.tryApply(from, input);
        if (!tried.ok) throw new Error(tried.error.code);
        return (tried.value as Step<T>).state;
      });
    }
    const kinds = level.map((node) => game.turn(node).kind);
    const of = (kind: string): number => kinds.filter((one) => one === kind).length;
    return {
      depth: at,
      nodes: level.length,
      decisions: of('decision'),
      chance: of('chance'),
      over: of('over'),
      inputs: tally(inputs.map(({ type }) => type)),
      seats: Array.from(
        { length: state.options.players },
        (_, seat) => inputs.filter((input) => 'player' in input && input.player === seat).length,
      ),
    };
  });
};

describe('trees stay as they were', () => {
  const games = [...new Set(POSITIONS.map(({ game }) => game))];

  test.each(games)('%s', (name) => {
    const lines = POSITIONS.filter(({ game }) => game === name).flatMap((position) => [
      position.name,
      ...position.run((game, state, depth) => countNodes(game, state, depth).map(lineOf)),
    ]);
    const text = `${lines.join('\n')}\n`;
    const file = new URL(`goldens/${name}.txt`, import.meta.url);
    if (process.env['UPDATE_GOLDENS'] === '1') {
      mkdirSync(new URL('goldens/', import.meta.url), { recursive: true });
      writeFileSync(file, text);
    }
    expect(existsSync(file)).toBe(true);
    expect(text).toBe(readFileSync(file, 'utf8'));
  });
});

describe('a tree counted another way is the same', () => {
  test.each(POSITIONS)('$game: $name', (position) => {
    position.run((game, state, depth) => {
      const levels = countNodes(game, state, depth);
      expect(levels).toEqual(witness(game, state, depth));
      const parts = divide(game, state, depth);
      const leaves = perft(game, state, depth);
      expect(leaves).toBe(levels.at(-1)?.nodes);
      expect(parts.map(({ input }) => input)).toEqual(possible(game, { ...state, random: null }));
      expect(parts.reduce((sum, part) => sum + part.leaves, 0)).toBe(leaves);
    });
  });
});

describe('what is counted', () => {
  test('the state itself at depth 0, and nothing below the end', () => {
    let state = toy.init({ players: 2, seed: 1 });
    expect(perft(toy, state, 0)).toBe(1);
    expect(divide(toy, state, 0)).toEqual([]);
    while (toy.turn(state).kind === 'decision')
      state = toy.apply(state, pickFrom(toy.legalMoves(state), createRandom(1)));
    expect(perft(toy, state, 0)).toBe(1);
    expect(perft(toy, state, 1)).toBe(0);
    expect(countNodes(toy, state, 1).map(({ nodes, over }) => [nodes, over])).toEqual([
      [1, 1],
      [0, 0],
    ]);
  });

  test('every outcome of chance once, seeded or not', () => {
    const options = { players: 2, sections: 'first-game', cards: 'first-game' } as const;
    const seeded = kingdomBuilder.init({ ...options, seed: 1 });
    const manual = kingdomBuilder.withRandom(seeded, null).state;
    expect(perft(kingdomBuilder, seeded, 5)).toBe(perft(kingdomBuilder, manual, 5));
    // Three builds and the end of the turn, then one of five terrains.
    expect(countNodes(kingdomBuilder, seeded, 5)[5]?.inputs).toEqual({ draw: 2350 });
  });

  test('of seats that choose at the same time the lowest one, and the moves of those who may act', () => {
    // Each holds two cards, to bid or to show: seat 0 is counted first, then seat 1 and what seat 0 may still show.
    const state = toy.fromPosition({
      hands: [
        [1, 2],
        [3, 4],
      ],
    });
    expect(toy.turn(state)).toEqual({ kind: 'decision', players: [0, 1], others: [] });
    const levels = countNodes(toy, state, 2);
    expect(levels.map(({ seats }) => seats)).toEqual([
      [0, 0],
      [4, 0],
      // After a bid (two of the four): its other card to show. After a show: two bids.
      [2 * 1 + 2 * 2, 2 * 4],
    ]);
  });

  test('a depth that is none is refused', () => {
    const state = toy.init({ players: 2, seed: 1 });
    for (const depth of [-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, '1' as unknown as number])
      for (const count of [perft, divide, countNodes])
        expect(() => count(toy, state, depth)).toThrow('toy: depth: range (a whole number from 0 on)');
    for (const count of [perft, divide, countNodes])
      expect(() => count(toy, toy.view(state, 0) as never, 1)).toThrow('toy: state: state (a state of this game)');
  });

  test('the tree of any toy game', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 2, max: 3 }), fc.nat(8), (seed, players, moves) => {
        const random = createRandom(seed);
        let state = toy.init({ players, seed });
        for (let i = 0; i < moves && toy.turn(state).kind === 'decision'; i++)
          state = toy.apply(state, pickFrom(toy.legalMoves(state), random));
        expect(countNodes(toy, state, 3)).toEqual(witness(toy, state, 3));
        expect(perft(toy, state, 3)).toBe(witness(toy, state, 3)[3]?.nodes);
      }),
      { numRuns: 30 },
    );
  });
});
