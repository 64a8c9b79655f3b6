import { expect, test } from 'vitest';
import { CELLS, cellAt, columnOf, firstZones, init, rowOf, spacesOf } from '../../src/kontor/index.js';
import { expectRefused, NO_SEATS } from '../refusal.js';

/* What a user interface asks: whatever is no cell, seat or card is refused by name. */

const harbor = init({ players: 2, seed: 1 });

test('what is refused: cells, seats, cards, places', () => {
  const cells = [-1, CELLS, 1.5, '0', null, undefined] as never[];
  expectRefused('kontor: cell', 'a whole number from 0 to 194', cells, 194, [rowOf, columnOf]);
  expectRefused('kontor: row', 'a whole number from -6 to 8', [-7, 9, '0', undefined] as never[], 8, [
    (row) => cellAt(row, 0),
  ]);
  expectRefused('kontor: column', 'a whole number from -6 to 7', [-7, 8, undefined] as never[], -6, [
    (at) => cellAt(0, at),
  ]);
  expect(cellAt(0, 7)).toBe(cellAt(1, -6));
  expectRefused('kontor: column', 'a whole number from -6 to 6', [7] as never[], 6, [(at) => cellAt(8, at)]);
  for (let cell = 0; cell < CELLS; cell++) expect(cellAt(rowOf(cell), columnOf(cell))).toBe(cell);
  expectRefused('kontor: player', 'a seat of this game', NO_SEATS, 1, [(seat) => spacesOf(harbor, seat, 3)]);
  const notCards = [0, -1, 93, 94, 9999, 1.5, '3', null, undefined] as never[];
  expectRefused('kontor: card', 'the number of a card of this game', notCards, 87, [
    (card) => spacesOf(harbor, 0, card),
  ]);
  // Only some games have special cards.
  const special = init({ players: 2, scenario: 'special-cards', seed: 1 });
  expect(spacesOf(special, 0, 93).length).toBeGreaterThan(0);
  const zones = [{ size: 3, distance: 1 }];
  const both = 'one of largest, smallest';
  expectRefused('kontor: first', both, ['x', undefined] as never[], 'largest', [
    (first) => firstZones(zones, first, 1),
  ]);
  const range = `a whole number from 0 to ${Number.MAX_SAFE_INTEGER}`;
  expectRefused('kontor: places', range, [-1, 0.5, undefined] as never[], 0, [(n) => firstZones(zones, 'largest', n)]);
});
