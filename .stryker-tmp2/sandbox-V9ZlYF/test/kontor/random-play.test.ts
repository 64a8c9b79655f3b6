import { describe, expect, test } from 'vitest';
import { createRandom, pickFrom } from '../../src/core/random.js';
import {
  apply,
  init,
  type KontorMove,
  type KontorOptions,
  type KontorState,
  legalMoves,
  turn,
  zones,
} from '../../src/kontor/index.js';
import { GAMES, optionsOf } from './games.js';

/*
 * Random play against figures of another implementation: 5 % passes, else any card; placements and ship moves uniform,
 * a removal, where one is possible, one time in three besides: the figures do not say how ships were moved, and rounds and
 * removals go together.
 */

interface Figures {
  rounds: number;
  spaces: number;
  zones: number;
  removals: number;
  readonly reasons: Record<string, number>;
}

const uniform = (moves: readonly KontorMove[], random: (n: number) => number): KontorMove => {
  if (moves.length === 1) return moves[0] as KontorMove;
  if (moves[0]?.type === 'choose')
    return random(100) < 5 ? (moves.at(-1) as KontorMove) : pickFrom(moves.slice(0, -1), random);
  const removals = moves.filter((move) => move.type === 'ship' && move.remove !== null);
  return removals.length > 0 && random(3) === 0 ? pickFrom(removals, random) : pickFrom(moves, random);
};

const play = (games: number, options: (seed: number) => KontorOptions): Figures => {
  const figures: Figures = { rounds: 0, spaces: 0, zones: 0, removals: 0, reasons: {} };
  let placements = 0;
  for (let seed = 0; seed < games; seed++) {
    const random = createRandom(`figures ${seed}`);
    let state: KontorState = init(options(seed));
    for (let due = turn(state); due.kind === 'decision'; due = turn(state)) {
      const moves = legalMoves(state, due.players[0]);
      const places = moves.filter(({ type }) => type === 'place').length;
      if (places > 0 && !state.sailed) {
        placements++;
        figures.spaces += places;
      }
      const move = uniform(moves, random);
      if (move.type === 'ship' && move.remove !== null) figures.removals++;
      if (move.type === 'choose' && move.player === 0) figures.rounds++;
      state = apply(state, move);
    }
    figures.zones += zones(state).filter(({ complete }) => complete).length;
    const reason = state.reason as string;
    figures.reasons[reason] = (figures.reasons[reason] ?? 0) + 1;
  }
  figures.rounds /= games;
  figures.zones /= games;
  figures.removals /= games;
  figures.spaces /= placements;
  return figures;
};

const around = (value: number, expected: number, tolerance: number): void => {
  expect(Math.abs(value - expected), `${value} is not ${expected} +- ${tolerance}`).toBeLessThanOrEqual(tolerance);
};

describe('random play agrees with the figures of the rules', () => {
  const games = 300;

  test('base: 14.6 rounds, 10.5 placements to choose from, 5.2 zones', () => {
    const found = play(games, (seed) => optionsOf('base', seed));
    around(found.rounds, 14.6, 0.3);
    around(found.spaces, 10.5, 0.4);
    around(found.zones, 5.2, 0.3);
  });

  test('advanced: 23.5 rounds, 6.3 zones, 3.7 removals', () => {
    const found = play(games, (seed) => optionsOf('advanced', seed));
    around(found.rounds, 23.5, 0.8);
    around(found.zones, 6.3, 0.4);
    around(found.removals, 3.7, 1);
  });

  test('four players: 18.4 rounds, 7.3 zones', () => {
    const found = play(games, (seed) => optionsOf('four-players', seed));
    around(found.rounds, 18.4, 0.8);
    // Floods and Bridges make zones, and the figures do not say how they were laid.
    around(found.zones, 7.3, 0.9);
  });

  test('Tic Tac Toe ends by a line in four of five games', () => {
    const { reasons } = play(games, (seed) => optionsOf('tic-tac-toe', seed));
    around((reasons['line'] ?? 0) / games, 0.8, 0.08);
  });

  test('Poverty ends by bankruptcy in about a quarter', () => {
    const { reasons } = play(games, (seed) => optionsOf('poverty', seed));
    around((reasons['bankrupt'] ?? 0) / games, 0.25, 0.08);
  });

  test.each(Object.keys(GAMES).filter((name) => !/poverty|tic-tac-toe/.test(name)))('%s fills its board', (name) => {
    const { reasons } = play(60, (seed) => optionsOf(name, seed));
    // On the Great Island a space between cranes takes neither Dock card nor Water.
    expect(reasons['board-full'] ?? 0).toBeGreaterThanOrEqual(name.startsWith('great-island') ? 54 : 60);
  });
});
