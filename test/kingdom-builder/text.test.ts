import { describe, expect, test } from 'vitest';
import {
  format,
  formatEvent,
  fromPosition,
  hexAt,
  type KingdomBuilderEvent,
  step,
  TILE_NEW,
  TILE_USED,
} from '../../src/kingdom-builder/index.js';

type Lines = { readonly [K in KingdomBuilderEvent['type']]: readonly (readonly [object, string])[] };

/** The fields of an event of each type, in each form that it has, and its line. */
const LINES: Lines = {
  'card-drawn': [
    [{ player: 1, terrain: 'flower-field' }, 'player 1 draws a flower field card'],
    [{ player: 1, terrain: null }, 'player 1 draws a card'],
  ],
  'pile-reshuffled': [
    [{ cards: 12 }, 'the discards are shuffled into a new pile of 12 cards'],
    [{ cards: 1 }, 'the discards are shuffled into a new pile of 1 card'],
  ],
  'turn-started': [[{ player: 2 }, "player 2's turn begins"]],
  'turn-ended': [[{ player: 2 }, "player 2's turn ends"]],
  'last-settlement': [[{ player: 3 }, 'player 3 has no settlement left: this round is the last']],
  'card-played': [[{ player: 0, terrain: 'canyon' }, 'player 0 plays the canyon card']],
  'card-removed': [
    [{ player: 0, terrain: 'flower-field' }, "player 0's flower field card leaves the game: no such hex is free"],
  ],
  'card-discarded': [[{ player: 1, terrain: 'desert' }, 'player 1 discards the desert card']],
  'settlement-built': [
    [{ player: 1, hex: hexAt(3, 7), tile: null }, 'player 1 builds at (3, 7)'],
    [{ player: 1, hex: hexAt(3, 7), tile: 'tavern' }, 'player 1 builds at (3, 7) with the tavern'],
  ],
  'settlement-moved': [
    [
      { player: 0, from: hexAt(0, 19), hex: hexAt(19, 0), tile: 'paddock' },
      'player 0 moves (0, 19) to (19, 0) with the paddock',
    ],
  ],
  'tile-taken': [[{ player: 1, tile: 'oracle', location: hexAt(3, 7) }, 'player 1 takes the oracle tile from (3, 7)']],
  'tile-lost': [[{ player: 1, tile: 'barn', location: hexAt(12, 5) }, 'player 1 loses the barn tile from (12, 5)']],
  'game-over': [[{}, 'the game is over']],
};

const cases = Object.entries(LINES).flatMap(([type, lines]) =>
  lines.map(([fields, line]) => [line, { type, ...fields } as KingdomBuilderEvent] as const),
);

describe('an event as a line', () => {
  test.each(cases)('%s', (line, event) => {
    expect(formatEvent(event)).toBe(line);
  });
});

test('tiles of a seat are shown with what has been done to them, lost ones not', () => {
  const before = fromPosition({
    sections: ['oracle', 'oasis', 'harbor', 'barn'],
    settlements: [[[2, 7]], [[5, 12]]],
    tiles: [['oracle'], []],
    terrain: 'grassland',
  });
  const seat = (state: typeof before): string | undefined =>
    format(state)
      .split('\n')
      .find((line) => line.startsWith('player 0'));
  expect(seat(before)).toBe('player 0: 39 settlements left, no card in hand, oracle');
  const withStatus = (status: typeof TILE_NEW | typeof TILE_USED) => ({
    ...before,
    tiles: before.tiles.map((own, player) => (player === 0 ? own.map((held) => (held === 1 ? status : held)) : own)),
  });
  expect(seat(withStatus(TILE_USED))).toMatch(/, oracle \(used\)$/);
  expect(seat(withStatus(TILE_NEW))).toMatch(/, oracle \(new\)$/);
  const moved = step(
    { ...before, tiles: before.tiles.map((own) => own.map((held) => (held === 1 ? 4 : held))) },
    { type: 'build', player: 0, hex: hexAt(2, 8) },
  ).state;
  expect(seat(moved)).toBe('player 0: 38 settlements left, no card in hand, no tiles');
});
