import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { createRandom, pickFrom } from '../../src/core/random.js';
import { type SpeicherstadtChance, type SpeicherstadtOptions, speicherstadt } from '../../src/speicherstadt/index.js';
import { eventText } from '../event-text.js';

/*
 * A whole game for each number of players, with and without Kaispeicher, as text. A difference is a change of the
 * rules, of the order of moves, or of what a seed draws: meant, it is written with UPDATE_GOLDENS=1 and read in review.
 */

const GAMES: readonly (readonly [string, SpeicherstadtOptions])[] = [2, 3, 4, 5].flatMap((players) => [
  [`base-${players}`, { players, seed: `golden ${players}` }] as const,
  [
    `kaispeicher-${players}`,
    {
      players,
      kaispeicher: true,
      seed: players,
      firstPlayer: players - 1,
      rulings: players % 2 === 0 ? { fireTies: 'nobody', unboughtCubes: 'bag' } : { fireTies: 'noLossIfTied' },
    },
  ] as const,
]);

const told = (chance: readonly SpeicherstadtChance[]): string =>
  chance.map((outcome) => ` / ${speicherstadt.formatMove(outcome)}`).join('');

/** The game as text: one line a step with its events, then the score. */
const write = (options: SpeicherstadtOptions): string => {
  const random = createRandom('golden moves');
  const started = speicherstadt.start(options);
  let state = started.state;
  const lines = [JSON.stringify(state.options), `start${told(started.chance)}`, ...started.events.map(eventText)];
  while (speicherstadt.turn(state).kind === 'decision') {
    const moves = speicherstadt.legalMoves(state);
    const move = pickFrom(moves, random);
    const { state: next, events, chance } = speicherstadt.step(state, move);
    lines.push(`${speicherstadt.formatMove(move)} (of ${moves.length})${told(chance)}`, ...events.map(eventText));
    state = next;
  }
  lines.push(speicherstadt.format(state));
  for (const { players, total, items } of speicherstadt.score(state).sides)
    lines.push(`${players}: ${items.map(({ category, points }) => `${category} ${points}`).join(', ')} = ${total}`);
  for (const { place, players } of speicherstadt.outcome(state)?.ranking ?? [])
    lines.push(`place ${place}: ${players}`);
  return `${lines.join('\n')}\n`;
};

describe('whole games stay as they were', () => {
  test.each(GAMES)('%s', (name, options) => {
    const file = new URL(`goldens/${name}.txt`, import.meta.url);
    const text = write(options);
    if (process.env['UPDATE_GOLDENS'] === '1') {
      mkdirSync(new URL('goldens/', import.meta.url), { recursive: true });
      writeFileSync(file, text);
    }
    expect(existsSync(file)).toBe(true);
    expect(text).toBe(readFileSync(file, 'utf8'));
  });
});
