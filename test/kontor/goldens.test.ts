import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { createRandom, pickFrom } from '../../src/core/random.js';
import { type KontorChance, kontor } from '../../src/kontor/index.js';
import { eventText } from '../event-text.js';
import { GAMES, optionsOf } from './games.js';

/*
 * A whole game of each kind as text. A difference is a change of the rules, of the order of moves, or of what a seed
 * deals: meant, it is written with UPDATE_GOLDENS=1 and read in review.
 */

const cardsOf = (chance: readonly KontorChance[]): string => chance.map(({ card }) => ` / ${card}`).join('');

/** The game as text: one line a step with its events, then the harbor and the score. */
const write = (name: string): string => {
  const random = createRandom(`golden ${name}`);
  const started = kontor.start(optionsOf(name, `golden ${name}`));
  let state = started.state;
  const lines = [JSON.stringify(state.options), `start${cardsOf(started.chance)}`, ...started.events.map(eventText)];
  for (let due = kontor.turn(state); due.kind === 'decision'; due = kontor.turn(state)) {
    const moves = kontor.legalMoves(state, due.players[0]);
    const move = pickFrom(moves, random);
    const { state: next, events, chance } = kontor.step(state, move);
    lines.push(`${kontor.formatMove(move)} (of ${moves.length})${cardsOf(chance)}`);
    lines.push(...events.map(eventText));
    state = next;
  }
  lines.push(kontor.format(state));
  for (const { players, total, items } of kontor.score(state).sides)
    lines.push(`${players}: ${items.map(({ category, points }) => `${category} ${points}`).join(', ')} = ${total}`);
  for (const { place, players } of kontor.outcome(state)?.ranking ?? []) lines.push(`place ${place}: ${players}`);
  return `${lines.join('\n')}\n`;
};

describe('whole games stay as they were', () => {
  test.each(Object.keys(GAMES))('%s', (name) => {
    const file = new URL(`goldens/${name}.txt`, import.meta.url);
    const text = write(name);
    if (process.env['UPDATE_GOLDENS'] === '1') writeFileSync(file, text);
    expect(existsSync(file)).toBe(true);
    expect(text).toBe(readFileSync(file, 'utf8'));
  });
});
