import { describe, test } from 'vitest';
import { type KingdomBuilderOptions, kingdomBuilder } from '../../src/kingdom-builder/index.js';
import { expectGolden, goldenOf } from '../goldens.js';

/* Three whole games. */

const GAMES: Readonly<Record<string, KingdomBuilderOptions>> = {
  'two-players': { players: 2, seed: 'golden', sections: 'first-game', cards: 'first-game' },
  'three-players': {
    players: 3,
    seed: 3,
    sections: ['harbor', { id: 'barn', turned: true }, 'oracle', { id: 'tower', turned: true }],
    cards: ['lords', 'miners', 'hermits'],
    firstPlayer: 2,
    rulings: { lordsCountZero: true, vacatedHex: 'candidate' },
  },
  'four-players': {
    players: 4,
    seed: 4,
    sections: [{ id: 'farm', turned: true }, 'harbor', { id: 'paddock', turned: true }, 'barn'],
    cards: ['citizens', 'discoverers', 'workers'],
    firstPlayer: 1,
  },
};

describe('whole games stay as they were', () => {
  test.each(Object.entries(GAMES))('%s', (name, options) => {
    expectGolden('kingdom-builder', name, goldenOf(kingdomBuilder, options));
  });
});
