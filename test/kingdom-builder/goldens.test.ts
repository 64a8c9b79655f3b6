import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { createRandom, pickFrom } from '../../src/core/random.js';
import { kingdomBuilder } from '../../src/kingdom-builder/index.js';
import type { KingdomBuilderOptions } from '../../src/kingdom-builder/options.js';
import type { KingdomBuilderChance } from '../../src/kingdom-builder/types.js';
import { eventText } from '../event-text.js';

/*
 * Three whole games as text. A difference is a change of the rules, of the order of moves, or of what a seed draws:
 * meant, it is written with UPDATE_GOLDENS=1 and read in review.
 */

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

const cardsOf = (chance: readonly KingdomBuilderChance[]): string =>
  chance.map((outcome) => ` / ${kingdomBuilder.formatMove(outcome)}`).join('');

/** The game as text: one line a step with its events, then the score. */
const write = (options: KingdomBuilderOptions): string => {
  const random = createRandom('golden moves');
  const started = kingdomBuilder.start(options);
  let state = started.state;
  const lines = [JSON.stringify(state.options), `start${cardsOf(started.chance)}`, ...started.events.map(eventText)];
  while (kingdomBuilder.turn(state).kind === 'decision') {
    const moves = kingdomBuilder.legalMoves(state);
    const move = pickFrom(moves, random);
    const { state: next, events, chance } = kingdomBuilder.step(state, move);
    lines.push(`${kingdomBuilder.formatMove(move)} (of ${moves.length})${cardsOf(chance)}`, ...events.map(eventText));
    state = next;
  }
  for (const { players, total, items } of kingdomBuilder.score(state).sides)
    lines.push(`${players}: ${items.map(({ category, points }) => `${category} ${points}`).join(', ')} = ${total}`);
  for (const { place, players } of kingdomBuilder.outcome(state)?.ranking ?? [])
    lines.push(`place ${place}: ${players}`);
  return `${lines.join('\n')}\n`;
};

describe('whole games stay as they were', () => {
  test.each(Object.entries(GAMES))('%s', (name, options) => {
    const file = new URL(`goldens/${name}.txt`, import.meta.url);
    const text = write(options);
    if (process.env['UPDATE_GOLDENS'] === '1') writeFileSync(file, text);
    expect(existsSync(file)).toBe(true);
    expect(text).toBe(readFileSync(file, 'utf8'));
  });
});
