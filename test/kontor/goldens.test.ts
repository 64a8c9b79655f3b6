import { describe, test } from 'vitest';
import { kontor } from '../../src/kontor/index.js';
import { expectGolden, goldenOf } from '../goldens.js';
import { GAMES, optionsOf } from './games.js';
import { due } from './table.js';

/* A whole game of each kind. */

describe('whole games stay as they were', () => {
  test.each(Object.keys(GAMES))('%s', (name) => {
    const seed = `golden ${name}`;
    const text = goldenOf(kontor, optionsOf(name, seed), {
      seed,
      // Those who choose at the same time do so by seat.
      seatOf: (state) => due(state)[0],
      brief: ({ card }) => String(card),
    });
    expectGolden('kontor', name, text);
  });
});
