import { describe, expect, test } from 'vitest';
import { fromPosition, info, legalMoves, MANIFEST } from '../../src/kontor/index.js';
import { MOST_IDLE } from '../../src/kontor/round.js';
import { variantOf } from '../../src/kontor/scenarios/index.js';
import type { Variant } from '../../src/kontor/scenarios/variant.js';
import { GAMES } from './games.js';

/* The bounds that `info` gives, computed once more from the boards and the cards. Random games come nowhere near them. */

const games = Object.entries(GAMES).map(([name, { players, ruleset, scenario }]) => ({
  name,
  players,
  variant: variantOf(players, ruleset ?? (scenario === undefined ? 'advanced' : null), scenario ?? null),
}));

/** The spaces that are free when the game begins. */
const freeOf = ({ rows, columns, layout }: Variant): number => rows * columns - layout.water.length - 1;

describe('longest', () => {
  /** The most moves of a game. */
  const longestOf = (players: number, variant: Variant): number => {
    // At the end of each round either a space more than ever is covered, or not, and that fewer than ten times in a row;
    // the game ends with the last space, or with the tenth round in which nothing more is covered.
    const rounds = MOST_IDLE * freeOf(variant);
    // A card is chosen, the ship moves, the card is laid.
    let each = variant.ship ? 3 : 2;
    let once = 0;
    // An order, or no more bribes.
    if (variant.before !== undefined) each++;
    if (variant.before === 'bribe') {
      // A bribe costs a coin at least. A seat takes one in a round at most: for a pass, for the taxes that nobody pays, or
      // for the Water that it lays.
      each++;
      once += players * variant.coins;
    }
    if (variant.picks) once += 3 * players;
    // A seat has at most one zone with its tavern alone to judge.
    if (variant.vetoes) once += players;
    return rounds * players * each + once;
  };
  const bounds = games.map(({ players, variant }) => longestOf(players, variant));

  test('no game is longer than ten rounds for each free space', () => {
    expect(Math.max(...bounds)).toBeLessThanOrEqual(info.longest);
  });

  test('the bound is not far above that', () => {
    expect(Math.max(...bounds)).toBeGreaterThan(0.95 * info.longest);
  });
});

describe('widest', () => {
  /** The most moves of one seat when its card is to be laid. */
  const widestOf = (players: number, { rows, columns, ship, special }: Variant): number => {
    // The harbor card, and Floods.
    const waters = MANIFEST.water.length + 1 + (special === null ? 0 : 2);
    // A direction that is not fixed has a space beyond it at either end, and a card less than when it is.
    const area = (rows + 1) * (columns + 1);
    if (!ship) return area;
    const havens = Math.min(waters, rows * columns);
    // At each of them the ship takes nothing, or one of four neighbors for either pile of its color.
    return havens * (1 + (4 * players) / 2) + area - havens;
  };

  test('no list is wider than all Water cards times all that the ship can remove there, and the spaces left', () => {
    const bounds = games.map(({ players, variant }) => widestOf(players, variant));
    expect(Math.max(...bounds)).toBeLessThanOrEqual(info.widest);
    expect(Math.max(...bounds)).toBeGreaterThan(0.7 * info.widest);
  });

  test('nor is any other decision', () => {
    const { red, special } = MANIFEST;
    // A hand and all special cards, and the pass; a pick; a bribe, and none.
    const others = [5 + special.length + 1, red.length, Math.max(...games.map(({ variant }) => freeOf(variant))) + 1];
    expect(Math.max(...others)).toBeLessThan(info.widest);
  });

  test('a list can have more than a hundred moves', () => {
    // Four players, a full board but for one space beside each Dock card with a ship: those can all be removed, from up
    // to three sides, and go under either pile.
    const docks = [...MANIFEST.red, ...MANIFEST.black].filter(
      ({ symbol, kind }) => symbol === 'ship' && kind === 'goods',
    );
    const [shown, ...others] = docks.map(({ number }) => number);
    const cells: [number, number, number | 'water'][] = [];
    for (let row = 0; row < 8; row++)
      for (let column = 0; column < 8; column++) {
        const isGap = row % 2 === 1 && column % 3 === 1;
        const isDock = row % 2 === 1 && column % 3 === 0;
        if (isGap) continue;
        const dock = isDock ? others.pop() : undefined;
        cells.push([row - 2, column - 2, dock ?? 'water']);
      }
    const state = fromPosition({
      players: 4,
      cells: cells.filter(([row, column]) => row !== 0 || column !== 0),
      rows: [-2, 5],
      columns: [-2, 5],
      shown: [shown ?? null, null, null, null],
    });
    const moves = legalMoves(state, 0);
    expect(moves.length).toBeGreaterThan(100);
    expect(moves.length).toBeLessThanOrEqual(info.widest);
  });
});
