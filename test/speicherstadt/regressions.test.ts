import { describe, expect, test } from 'vitest';
import {
  check,
  fromPosition,
  init,
  legalMoves,
  parsePosition,
  parseState,
  type SpeicherstadtPosition,
  type SpeicherstadtState,
} from '../../src/speicherstadt/index.js';
import { table } from './table.js';

/* Faults that were found after the rules had been written: each with the right value. */

// biome-ignore lint/suspicious/noExplicitAny: it is broken on purpose
type Loose = Record<string, any>;
const copy = (value: unknown): Loose => JSON.parse(JSON.stringify(value)) as Loose;

/** The paths and codes of what is wrong with a changed state. */
const wrong = (state: SpeicherstadtState, change: (state: Loose) => void): readonly string[] => {
  const broken = copy(state);
  change(broken);
  const read = parseState(broken);
  return read.ok ? [] : read.error.map(({ path, code }) => `${path.join('.')}: ${code}`);
};

/** The paths and codes of what is wrong with a position; both functions that read one agree. */
const wrongPosition = (position: object): readonly string[] => {
  const read = parsePosition(position);
  if (read.ok) {
    fromPosition(position as SpeicherstadtPosition);
    return [];
  }
  expect(() => fromPosition(position as SpeicherstadtPosition)).toThrow('speicherstadt');
  return read.error.map(({ path, code }) => `${path.join('.')}: ${code}`);
};

describe('what is refused instead of thrown at', () => {
  test('a worker of a seat that is not in the game', () => {
    const state = init({ players: 4, kaispeicher: true, seed: 1 });
    expect(wrong(state, (s) => s['columns'][0].push(9))).toEqual(['columns: workers']);
  });

  test('a gap in the row while cards are turned up', () => {
    const state = init({ players: 2, seed: 1 });
    const change = { random: null, phase: 'supply' };
    expect(wrong(state, (s) => Object.assign(s, change) && s['row'].splice(2, 1, -1))).toEqual(['row: phase']);
    const position = { seats: [{}, {}], phase: 'supply', row: [null] };
    expect(wrongPosition(position)).toEqual(['row: phase']);
    expect(wrongPosition({ ...position, quay: ['tea'] })).toEqual(['row: phase', 'quay: phase']);
  });
});

describe('gray workers and Break cards are complete until their card is bought', () => {
  const seats = [{}, {}, {}, {}];
  test.each([
    ['breaks', 'coffee-break'],
    ['gray', 'storekeeper'],
  ] as const)('%s', (name, card) => {
    for (const rest of [{ row: [card] }, { row: ['theater'], upper: [card] }, { row: ['tea-house'] }]) {
      const position = { seats, kaispeicher: true, ...rest };
      for (const left of [0, 1]) expect(wrongPosition({ ...position, [name]: left })).toEqual([`${name}: ${name}`]);
      expect(wrongPosition({ ...position, [name]: 2 })).toEqual([]);
    }
    const state = init({ players: 4, kaispeicher: true, seed: 1 });
    expect(wrong(state, (s) => Object.assign(s, { [name]: 1 }))).toEqual([`${name}: ${name}`]);
    // Once it is used up, none is left; never a part of them without the card.
    const later = { seats, kaispeicher: true, row: ['michel'] };
    expect(wrongPosition({ ...later, [name]: 0 })).toEqual([]);
    expect(wrongPosition({ ...later, [name]: 1 })).toEqual([`${name}: ${name}`]);
    expect(wrongPosition({ ...later, [name]: 1, seats: [{ cards: [card] }, {}, {}, {}] })).toEqual([]);
  });

  test('nobody passes without a Break card', () => {
    const state = { ...table([{ cards: ['coffee-break'] }], { row: ['bank'] }), breaks: 0 };
    expect(legalMoves(state).some(({ type }) => type === 'pass')).toBe(false);
    expect(check(state, { type: 'pass', player: 0 })).toEqual({ code: 'not-your-card', card: 'coffee-break' });
    const [move] = legalMoves({ ...state, breaks: 1 }).filter(({ type }) => type === 'pass');
    expect(move).toEqual({ type: 'pass', player: 0 });
  });
});
