import { describe, expect, test } from 'vitest';
import { formatEvent, type SpeicherstadtEvent } from '../../src/speicherstadt/index.js';

type Lines = { readonly [K in SpeicherstadtEvent['type']]: readonly (readonly [object, string])[] };

/** The fields of an event of each type, in each form that it has, and its line. */
const LINES: Lines = {
  'round-started': [[{ round: 3, player: 1 }, 'round 3 begins, player 1 starts']],
  'phase-started': [
    [{ phase: 'demand' }, 'the demand phase begins'],
    [{ phase: 'income' }, 'the income phase begins'],
  ],
  'card-turned-up': [
    [{ card: 'bank', to: 'row' }, 'the Bank is turned up'],
    [{ card: 'ship#3', to: 'upper' }, 'the Ship #3 is turned up above the board'],
    [{ card: 'fire-1', to: 'fire' }, 'the 1st Fire is turned up'],
  ],
  'cube-drawn': [[{ good: 'tea', card: 'ship#3' }, 'a cube of tea is drawn for the Ship #3']],
  fire: [
    [
      { card: 'fire-2', points: 2, sums: [3, 0, 3], winners: [2, 0], losers: [1] },
      'the 2nd Fire breaks out for 2 points: strength 3, 0, 3; players 0 and 2 gain 2, player 1 loses 2',
    ],
    [
      { card: 'fire-3', points: 3, sums: [2, 2, 2], winners: [2, 0, 1], losers: [2, 0, 1] },
      'the 3rd Fire breaks out for 3 points: strength 2, 2, 2; players 0, 1 and 2 gain 3, players 0, 1 and 2 lose 3',
    ],
    [
      { card: 'fire-1', points: 1, sums: [0, 0], winners: [], losers: [] },
      'the 1st Fire breaks out for 1 point: strength 0, 0; nobody gains, nobody loses',
    ],
  ],
  'worker-placed': [
    [{ player: 0, card: 'bank', column: 2, gray: false }, 'player 0 places a worker in column 2, above the Bank'],
    [{ player: 0, card: 'bank', column: 0, gray: true }, 'player 0 places a gray worker in column 0, above the Bank'],
    [{ player: 1, card: 'c-A-s', column: null, gray: false }, 'player 1 reserves the Contract c-A-s with a worker'],
    [{ player: 1, card: 'mayor', column: null, gray: true }, 'player 1 reserves the Mayor with a gray worker'],
  ],
  stopped: [[{ player: 4 }, 'player 4 places no more workers']],
  passed: [[{ player: 0, left: 1 }, 'player 0 passes with a Break card and has 1 left']],
  'workers-swapped': [
    [{ player: 2, own: 9, other: 49 }, 'player 2 swaps the workers in column 1, space 1 and on reserved card 1'],
  ],
  'card-offered': [
    [{ player: 0, card: 'bank', price: 1 }, 'the Bank is offered to player 0 for 1 coin'],
    [{ player: 0, card: 'bank', price: 3 }, 'the Bank is offered to player 0 for 3 coins'],
  ],
  'card-declined': [[{ player: 0, card: 'bank', price: 2 }, 'player 0 declines the Bank for 2 coins']],
  'card-bought': [
    [{ player: 1, card: 'bank', price: 2, payment: 'coins' }, 'player 1 buys the Bank for 2 coins'],
    [
      { player: 1, card: 'bank', price: 1, payment: 'fish-market' },
      'player 1 buys the Bank with the Fish Market instead of 1 coin',
    ],
  ],
  'card-discarded': [
    [{ card: 'thief', player: 1 }, "player 1's Thief is discarded"],
    [{ card: 'bank', player: null }, 'the Bank is discarded'],
  ],
  'worker-returned': [
    [{ player: 0, gray: false }, 'a worker of player 0 comes home'],
    [{ player: 0, gray: true }, "player 0's gray worker leaves the game"],
  ],
  'cube-moved': [
    [
      { good: 'tea', from: 'ship#3', to: 'market-hall', player: 1 },
      'player 1 moves tea from the Ship #3 to the market hall',
    ],
    [{ good: 'hemp', from: 'quay', to: 'ropemaker', player: 0 }, 'player 0 moves hemp from the quay to the Ropemaker'],
    [
      { good: 'tea', from: 'c-A-s', to: 'truck-bed', player: 0 },
      'player 0 moves tea from the Contract c-A-s to the Truck',
    ],
    [{ good: 'glass', from: 'ship#1', to: 'stock', player: null }, 'glass goes from the Ship #1 to the stock'],
    [{ good: 'glass', from: 'ship#1', to: 'bag', player: null }, 'glass goes from the Ship #1 to the bag'],
  ],
  coins: [
    [{ player: 0, change: 2, reason: 'income' }, 'player 0 gets 2 coins (income)'],
    [{ player: 0, change: -1, reason: 'price' }, 'player 0 loses 1 coin (price)'],
    [{ player: 0, change: 1, reason: 'coffee-roaster' }, 'player 0 gets 1 coin (Coffee Roaster)'],
  ],
  points: [
    [{ player: 1, change: 2, reason: 'tea-house' }, 'player 1 gets 2 points (Tea House)'],
    [{ player: 1, change: -1, reason: 'fire-1' }, 'player 1 loses 1 point (1st Fire)'],
  ],
  'card-asked': [[{ player: 0, card: 'squad-leader' }, 'player 0 may use the Squad Leader']],
  'game-over': [[{}, 'the game is over']],
};

const cases = Object.entries(LINES).flatMap(([type, lines]) =>
  lines.map(([fields, line]) => [line, { type, ...fields } as SpeicherstadtEvent] as const),
);

describe('an event as a line', () => {
  test.each(cases)('%s', (line, event) => {
    expect(formatEvent(event)).toBe(line);
  });
});
