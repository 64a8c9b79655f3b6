import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { expect } from 'vitest';
import type { Game, Parts, Player } from '../src/core/contract.js';
import { createRandom, pickFrom } from '../src/core/random.js';
import { eventText } from './event-text.js';

/*
 * Whole games as text. A difference is a change of the rules, of the order of moves, or of what a seed draws: meant, it is
 * written with UPDATE_GOLDENS=1 and read in review.
 */

/** What a game has otherwise than the rest. */
interface Own<T extends Parts> {
  /** The seed of the moves. */
  readonly seed?: string;
  /** Whose moves are picked from; by default those of all seats. */
  seatOf?(state: T['State']): Player | undefined;
  /** An outcome in short. */
  brief?(outcome: T['Chance']): string;
}

/** A random game as text: one line a step with its events, then the board and the score. */
export const goldenOf = <T extends Parts>(game: Game<T>, options: T['Options'], own: Own<T> = {}): string => {
  const random = createRandom(own.seed ?? 'golden moves');
  const brief = own.brief ?? game.formatMove;
  const told = (chance: readonly T['Chance'][]): string => chance.map((outcome) => ` / ${brief(outcome)}`).join('');
  const started = game.start(options);
  let state = started.state;
  const lines = [JSON.stringify(state.options), `start${told(started.chance)}`, ...started.events.map(eventText)];
  while (game.turn(state).kind === 'decision') {
    const moves = game.legalMoves(state, own.seatOf?.(state));
    const move = pickFrom(moves, random);
    const { state: next, events, chance } = game.step(state, move);
    lines.push(`${game.formatMove(move)} (of ${moves.length})${told(chance)}`, ...events.map(eventText));
    state = next;
  }
  lines.push(game.format(state));
  for (const { players, total, items } of game.score(state).sides)
    lines.push(`${players}: ${items.map(({ category, points }) => `${category} ${points}`).join(', ')} = ${total}`);
  for (const { place, players } of game.outcome(state)?.ranking ?? []) lines.push(`place ${place}: ${players}`);
  return `${lines.join('\n')}\n`;
};

/** The text is the one that was stored for a game. */
export const expectGolden = (game: string, name: string, text: string): void => {
  const file = new URL(`${game}/goldens/${name}.txt`, import.meta.url);
  if (process.env['UPDATE_GOLDENS'] === '1') writeFileSync(file, text);
  expect(existsSync(file)).toBe(true);
  expect(text).toBe(readFileSync(file, 'utf8'));
};
