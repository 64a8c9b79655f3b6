import { describe, expect, test } from 'vitest';
import {
  type CardNumber,
  cellAt,
  format,
  formatEvent,
  formatMove,
  init,
  type KontorEvent,
} from '../../src/kontor/index.js';
import { END_REASONS } from '../../src/kontor/types.js';

type Lines = { readonly [K in KontorEvent['type']]: readonly (readonly [object, string])[] };

const goods = (wine: number, spice: number, tea: number) => ({ wine, spice, tea });
const zone = { cells: [cellAt(1, 2), cellAt(1, 3), cellAt(2, 3)], goods: [goods(2, 0, 1), goods(0, 0, 0)] };
const cards: readonly (CardNumber | null)[] = [12, null];

/** The fields of an event of each type, in each form that it has, and its line. */
const LINES: Lines = {
  'water-dealt': [[{ cell: cellAt(-1, 0), card: 44 }, 'card 44 is dealt to (-1, 0)']],
  'card-dealt': [
    [{ player: 0, card: 7 }, 'player 0 is dealt card 7'],
    [{ player: 0, card: null }, 'player 0 is dealt a card'],
  ],
  'card-bought': [
    [{ player: 1, card: 88 }, 'player 1 buys special card 88'],
    [{ player: 1, card: null }, 'player 1 buys a special card'],
  ],
  'card-picked': [
    [{ player: 1, card: 3 }, 'player 1 picks card 3'],
    [{ player: 1, card: null }, 'player 1 picks a card'],
  ],
  'card-turned-up': [
    [{ pile: 1, card: 30 }, "card 30 is turned up on player 1's pile"],
    [{ pile: null, card: 50 }, 'card 50 is turned up on the Water pile'],
  ],
  'round-started': [[{}, 'a round begins']],
  'choice-made': [[{ player: 3 }, 'player 3 has chosen']],
  'cards-revealed': [[{ cards }, 'player 0 shows card 12, player 1 passes']],
  'tax-paid': [
    [{ player: 0, coins: 1 }, 'player 0 pays 1 coin in taxes'],
    [{ player: 0, coins: 3 }, 'player 0 pays 3 coins in taxes'],
  ],
  'coin-taken': [
    [{ player: 0, reason: 'pass' }, 'player 0 takes a coin for the pass'],
    [{ player: 0, reason: 'nobody-paid' }, 'player 0 takes a coin because nobody could pay'],
    [{ player: 0, reason: 'water' }, 'player 0 takes a coin for a Water card'],
  ],
  'card-returned': [
    [{ player: 1, card: 9, reason: 'tax' }, 'player 1 takes card 9 back: the tax is not paid'],
    [{ player: 1, card: 9, reason: 'no-space' }, 'player 1 takes card 9 back: there is no space for it'],
    [{ player: 1, card: 9, reason: 'end' }, 'player 1 takes card 9 back: the game is over'],
  ],
  'ship-moved': [
    [{ player: 0, from: cellAt(0, 0), to: cellAt(2, -1) }, 'player 0 moves the ship from (0, 0) to (2, -1)'],
  ],
  'card-removed': [
    [
      { player: 0, cell: cellAt(1, 1), card: 31, pile: 1, coins: 0 },
      "player 0 removes card 31 at (1, 1): it goes under player 1's pile",
    ],
    [
      { player: 0, cell: cellAt(1, 1), card: 31, pile: 1, coins: 2 },
      "player 0 removes card 31 at (1, 1) for 2 coins: it goes under player 1's pile",
    ],
  ],
  'card-placed': [
    [{ player: 1, cell: cellAt(1, 0), card: 30, covers: null }, 'player 1 lays card 30 at (1, 0)'],
    [{ player: 1, cell: cellAt(1, 0), card: 85, covers: 30 }, 'player 1 lays card 85 at (1, 0), over card 30'],
  ],
  'edge-fixed': [
    [{ direction: 'rows', first: -2, last: 4 }, 'the rows are fixed: -2 to 4'],
    [{ direction: 'columns', first: -3, last: 2 }, 'the columns are fixed: -3 to 2'],
  ],
  'warehouses-changed': [
    [{ side: 0, cell: cellAt(1, 2), goods: goods(2, 0, 1) }, 'the red center at (1, 2) holds 2 wine, 1 tea'],
    [{ side: 1, cell: cellAt(1, 2), goods: goods(0, 0, 0) }, 'the black center at (1, 2) holds nothing'],
  ],
  'warehouses-moved': [
    [{ side: 1, from: cellAt(1, 2), to: cellAt(2, 2) }, 'the black Warehouses move from (1, 2) to (2, 2)'],
  ],
  'zone-completed': [
    [
      { ...zone, keeper: 0, by: 'largest-advantage' },
      'the zone at (1, 2), 3 cards, is complete (red 2 wine, 1 tea; black nothing): red puts a Keeper there by the largest advantage',
    ],
    [
      { ...zone, goods: [goods(0, 1, 0), goods(1, 1, 1)], keeper: 1, by: 'goods-value' },
      'the zone at (1, 2), 3 cards, is complete (red 1 spice; black 1 wine, 1 spice, 1 tea): black puts a Keeper there by the better goods',
    ],
    [
      { cells: [cellAt(5, 5)], goods: [goods(0, 0, 0), goods(0, 0, 0)], keeper: null, by: null },
      'the zone at (5, 5), 1 card, is complete (red nothing; black nothing): nobody leads',
    ],
  ],
  'card-drawn': [[{ player: 0, card: 14 }, 'player 0 draws card 14']],
  'best-card-shown': [
    [{ player: 0, card: 84 }, 'player 0 shows card 84, the highest in the hand'],
    [{ player: 0, card: null }, 'player 0 has no card to show'],
  ],
  'cards-ordered': [
    [{ player: 1, asked: 1, granted: 0 }, 'player 1 asks for 1 special card and gets 0'],
    [{ player: 1, asked: 3, granted: 2 }, 'player 1 asks for 3 special cards and gets 2'],
  ],
  'zone-judged': [
    [{ side: 0, counts: true }, 'red decides that the zone with the tavern counts'],
    [{ side: 1, counts: false }, 'black decides that the zone with the tavern does not count'],
  ],
  'game-over': [
    [{ reason: 'board-full' }, 'the game is over: the board is full'],
    [{ reason: 'dead' }, 'the game is over: nobody can ever lay a card again'],
    [{ reason: 'stalled' }, 'the game is over: ten rounds in a row covered nothing new'],
    [{ reason: 'line' }, 'the game is over: a side has three regions in a line'],
    [{ reason: 'bankrupt' }, 'the game is over: a side is bankrupt'],
    [{ reason: 'both-bankrupt' }, 'the game is over: both sides are bankrupt'],
  ],
};

const cases = Object.entries(LINES).flatMap(([type, lines]) =>
  lines.map(([fields, line]) => [line, { type, ...fields } as KontorEvent] as const),
);

test('what the ship does to a card, and what a tavern decides', () => {
  const sails = (remove: number | null, pile: number | null): string =>
    formatMove({ type: 'ship', player: 0, to: cellAt(-2, 4), remove, pile });
  expect(sails(null, null)).toBe('player 0 moves the ship to (-2, 4)');
  expect(sails(cellAt(-2, 3), null)).toBe('player 0 moves the ship to (-2, 4) and removes the card at (-2, 3)');
  expect(sails(cellAt(-2, 3), 2)).toBe(
    'player 0 moves the ship to (-2, 4) and puts the card at (-2, 3) under the pile of player 2',
  );
  expect(formatMove({ type: 'veto', player: 1, counts: false })).toBe(
    'player 1 decides that the zone with the tavern does not count',
  );
});

test('the seats that are to decide', () => {
  const last = (players: 2 | 4): string | undefined =>
    format(init({ players, seed: 1 }))
      .split('\n')
      .at(-1);
  expect(last(2)).toBe('Players 0 and 1 to decide: a card or a pass is to be chosen.');
  expect(last(4)).toBe('Players 0, 1, 2 and 3 to decide: a card or a pass is to be chosen.');
});

describe('an event as a line', () => {
  test.each(cases)('%s', (line, event) => {
    expect(formatEvent(event)).toBe(line);
  });

  test('every end is among them', () => {
    expect(LINES['game-over'].map(([fields]) => fields)).toEqual(END_REASONS.map((reason) => ({ reason })));
  });
});
