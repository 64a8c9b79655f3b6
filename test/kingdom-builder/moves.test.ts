import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createRandom } from '../../src/core/random.js';
import { TILES, type Tile } from '../../src/kingdom-builder/data/sections.js';
import { fromPosition, init, legalMoves, turn, unsafe } from '../../src/kingdom-builder/index.js';
import { targetsOf } from '../../src/kingdom-builder/questions.js';
import type { KingdomBuilderState } from '../../src/kingdom-builder/types.js';
import { anyPosition, anyRulings } from './arbitrary.js';
import { hexesOf, moveLine, referenceMoves, referenceTargets, sceneOf } from './reference-moves.js';

const isMoving = (tile: Tile | null): boolean => tile === 'barn' || tile === 'harbor' || tile === 'paddock';

const expectMoves = (state: KingdomBuilderState): void => {
  const moves = legalMoves(state);
  expect(moves.map(moveLine).sort()).toEqual(referenceMoves(state));
  expect(moves.every((move) => move.player === state.player)).toBe(true);
};

describe('legal moves agree with a second, plainly written implementation', () => {
  test('in random positions, before the mandatory action, within it and after it', () => {
    let mandatory = 0;
    let tiles = 0;
    fc.assert(
      fc.property(anyPosition(150), fc.nat(3), (position, toBuild) => {
        const own = position.settlements[position.player ?? 0]?.length ?? 0;
        // What was built this turn stands on the board.
        const state = fromPosition({ ...position, toBuild: Math.min(Math.max(toBuild, 3 - own), 40 - own) });
        expectMoves(state);
        const moves = legalMoves(state);
        if (moves.some((move) => move.type === 'build')) mandatory++;
        if (moves.some((move) => move.type === 'tile')) tiles++;
      }),
      { numRuns: 300 },
    );
    expect(mandatory).toBeGreaterThan(50);
    expect(tiles).toBeGreaterThan(25);
  });

  test('for every tile, held or not', () => {
    const seen = new Set<Tile | null>();
    fc.assert(
      fc.property(anyPosition(120), (position) => {
        const state = fromPosition(position);
        const scene = sceneOf(state);
        for (const tile of [null, ...TILES])
          for (const from of isMoving(tile) ? (hexesOf(state)[state.player] ?? []).slice(0, 6) : [null]) {
            const targets = targetsOf(state, tile, from);
            expect([tile, from, ...targets]).toEqual([tile, from, ...referenceTargets(scene, tile, from)]);
            if (targets.length > 0) seen.add(tile);
          }
      }),
      { numRuns: 150 },
    );
    expect(seen.size).toBe(9);
  });

  test('all along random games', () => {
    const used = new Set<string>();
    let compared = 0;
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 2, max: 4 }), anyRulings, (seed, players, rulings) => {
        const random = createRandom(seed);
        let state = init({ players, seed, rulings });
        for (let moves = 0; turn(state).kind === 'decision'; moves++) {
          if (moves % 5 === 0) {
            expectMoves(state);
            compared++;
          }
          const list = legalMoves(state);
          const move = list[random(list.length)];
          if (move === undefined) throw new Error('a seat that is to decide has a move');
          used.add(move.type === 'tile' ? move.tile : move.type);
          state = unsafe.apply(state, move);
        }
        expect(legalMoves(state)).toEqual([]);
      }),
      { numRuns: 20 },
    );
    expect(used.size).toBe(10);
    expect(compared).toBeGreaterThan(500);
  });

  test('in their documented order: settlements, tiles in their order by settlement moved and hex, end of turn', () => {
    fc.assert(
      fc.property(anyPosition(120), (position) => {
        const rank = legalMoves(fromPosition(position)).map((move) => {
          if (move.type !== 'tile') return move.type === 'build' ? move.hex : Number.MAX_SAFE_INTEGER;
          return (1 + TILES.indexOf(move.tile)) * 1e6 + (move.from ?? 0) * 1000 + move.hex;
        });
        expect(rank).toEqual([...new Set(rank)].sort((a, b) => a - b));
      }),
    );
  });
});
