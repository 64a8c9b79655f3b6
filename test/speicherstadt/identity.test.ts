import { test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { createRandom } from '../../src/index.js';
import {
  apply,
  chance,
  fromPosition,
  init,
  legalMoves,
  type SpeicherstadtChance,
  type SpeicherstadtMove,
  type SpeicherstadtState,
  turn,
} from '../../src/speicherstadt/index.js';
import { seededOptions } from './arbitrary.js';
import { at } from './reference.js';
import { buy, decline, following, table } from './table.js';

/* What a step leaves equal stays the very same object, however deep it lies: a user interface compares by identity. */

/** The paths of all parts that are equal to what stood there before, and another object all the same. */
const copies = (before: unknown, after: unknown, path = ''): readonly string[] => {
  if (before === after || typeof before !== 'object' || typeof after !== 'object' || !before || !after) return [];
  const found = Object.entries(after).flatMap(([name, part]) =>
    Object.hasOwn(before, name) ? copies(before[name as keyof typeof before], part, `${path}.${name}`) : [],
  );
  return JSON.stringify(before) === JSON.stringify(after) ? [path, ...found] : found;
};

const copiesBy = (state: SpeicherstadtState, input: SpeicherstadtMove | SpeicherstadtChance): readonly string[] =>
  copies(state, apply(state, input));

property.prop([seededOptions], { numRuns: 60 })('in random games of any kind', ({ chance: _, seed, ...given }) => {
  const random = createRandom(Number(seed));
  const options = init({ ...given, seed: seed ?? 0 }).options;
  // Both ways to draw: a seeded step resolves several outcomes.
  let state = init({ ...options, ...(random(2) === 0 ? { chance: 'manual' } : { seed: seed ?? 0 }) });
  for (let due = turn(state); due.kind !== 'over'; due = turn(state)) {
    let inputs: readonly (SpeicherstadtMove | SpeicherstadtChance)[] =
      due.kind === 'chance' ? chance(state).map(({ outcome }) => outcome) : legalMoves(state);
    // Each type of move as often as the others, so that cards are bought and used.
    const types = [...new Set(inputs.map(({ type }) => type))];
    const type = at(types, random(types.length));
    inputs = inputs.filter((each) => each.type === type);
    const input = at(inputs, random(inputs.length));
    const next = apply(state, input);
    const found = copies(state, next);
    if (found.length > 0) expect.fail(`made anew by ${JSON.stringify(input)}: ${found.join(' ')}`);
    state = next;
  }
});

describe('a card that acts as soon as it is bought', () => {
  test.each(['thief', 'thrift-institution'])('leaves the cards of its buyer as they are: %s', (id) => {
    const state = table([{ cards: ['theater'] }, {}], { phase: 'purchase', row: [id], columns: [[0]] });
    const { cards } = following(state, buy(0));
    expect(cards).toBe(state.cards);
    expect(copiesBy(state, buy(0))).toEqual([]);
  });

  test('leaves them as they are where another seat loses a card', () => {
    const state = table([{ cards: ['theater'] }, { cards: ['storekeeper'] }], {
      phase: 'purchase',
      row: ['thief'],
      columns: [[0, 6]],
      gray: 1,
    });
    const { cards } = following(state, buy(0));
    expect(cards).toEqual([state.cards[0], [], [], []]);
    expect(cards[0]).toBe(state.cards[0]);
  });
});

test('two workers on reserved cards that change places leave the columns as they are', () => {
  const state = table([{ cards: ['snitch'] }, {}], {
    row: ['bank', 'press'],
    columns: [
      [0, 0, 0, 1, 1, 1],
      [2, 2, 2, 2, 3, 3, 3],
    ],
    reserved: [
      { card: 'theater', worker: 0 },
      { card: 'davidwache', worker: 1 },
      { card: 'light-house', worker: 3 },
    ],
  });
  expect(state.asked).toBe('snitch');
  const next = apply(state, { type: 'swap', player: 0, own: 48, other: 49 });
  expect(next.holders).toEqual([1, 0, 3]);
  expect(next.columns).toBe(state.columns);
});

test('the last of the reserved cards, where nothing lies on the water', () => {
  const state = fromPosition({
    kaispeicher: true,
    seats: [{}, {}, {}],
    phase: 'purchase',
    reserved: [{ card: 'theater', worker: 0 }],
  });
  for (const input of [buy(0), decline(0)]) {
    const { row, columns, upper } = apply(state, input);
    expect([row, columns, upper]).toEqual([[], [], []]);
    expect(copiesBy(state, input)).toEqual([]);
  }
});
