import { test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { createRandom } from '../../src/index.js';
import {
  cardsOf,
  chance,
  GOODS,
  init,
  legalMoves,
  type SpeicherstadtMove,
  type SpeicherstadtState,
  turn,
  unsafe,
} from '../../src/speicherstadt/index.js';
import { seededOptions } from './arbitrary.js';
import { at } from './reference.js';
import { table } from './table.js';

/* The order of the list of moves, as the page and the comment on `legalMoves` tell it, written down once more. */

/** Where a move stands among those of its seat: compared number by number. */
const rankOf = ({ cards, upper, options }: SpeicherstadtState, move: SpeicherstadtMove): readonly number[] => {
  const good = (name: string | null): number => (GOODS as readonly (string | null)[]).indexOf(name);
  const numberOf = (id: string): number => cardsOf(options).findIndex((card) => card.id === id);
  // The market hall, null, comes last.
  const place = (id: string | null, seat = move.player): number =>
    id === null ? 999 : at(cards, seat).indexOf(numberOf(id));
  const last = 9;
  switch (move.type) {
    case 'place':
      return [0, 0, Number(move.gray), 0, move.column];
    case 'reserve':
      return [0, 0, Number(move.gray), 1, upper.indexOf(numberOf(move.card))];
    case 'pass':
      return [0, 1];
    case 'buy':
    case 'double':
    case 'insure':
      return [0, 0];
    case 'fish-market':
      return [0, 1];
    case 'swap':
      return [0, 0, move.own, move.other];
    case 'load':
      return [0, 0, good(move.good), place(move.card)];
    case 'trade':
      return [0, 1, good(move.first), good(move.second), good(move.third), good(move.take)];
    case 'discard':
      return [0, 2, place(move.card), good(move.good)];
    case 'stop':
    case 'decline':
    case 'done':
      return [0, last];
    case 'auction':
      return [1, 0, good(move.good), place(move.card)];
    case 'smuggle': {
      const owner = cards.findIndex((owned) => owned.includes(numberOf(move.from)));
      return [1, 1, owner, place(move.from, owner), good(move.good), place(move.card)];
    }
    case 'truck-take':
      return [1, 2, place(move.card), good(move.good)];
    case 'truck-put':
      return [1, 3, good(move.good), place(move.card)];
  }
};

/** The first two neighbors in the list that do not stand in order. */
const misplaced = (state: SpeicherstadtState): readonly SpeicherstadtMove[] => {
  const moves = legalMoves(state);
  const ranks = moves.map((move) => [move.player, ...rankOf(state, move)]);
  const wrong = ranks.findIndex((rank, index) => {
    const before = ranks[index - 1];
    if (before === undefined) return false;
    const differs = rank.findIndex((part, place) => part !== before[place]);
    return differs < 0 || at(rank, differs) < (before[differs] ?? -1);
  });
  return wrong < 0 ? [] : moves.slice(wrong - 1, wrong + 1);
};

property.prop([seededOptions], { numRuns: 25 })('in random games', ({ chance: _, seed, ...given }) => {
  const random = createRandom(Number(seed));
  let state = init({ ...init({ ...given, seed: seed ?? 0 }).options, chance: 'manual' });
  for (let due = turn(state); due.kind !== 'over'; due = turn(state)) {
    if (due.kind === 'chance') {
      const outcomes = chance(state);
      state = unsafe.apply(state, at(outcomes, random(outcomes.length)).outcome);
      continue;
    }
    expect(misplaced(state)).toEqual([]);
    const moves = legalMoves(state);
    state = unsafe.apply(state, at(moves, random(moves.length)));
  }
});

test('with all cards that can be used, and a Truck on its way', () => {
  const cards = ['warehouse', 'c-A-l', 'ship#2', 'auction-hall', 'c-B-l', 'smuggler', 'harbor-master', 'truck'];
  const all = table([{ cards, hall: 'carpet' }, { cards: ['c-A-m', 'c-C-m1'] }, { cards: ['c-B-m'] }], {
    phase: 'loading',
    cubes: {
      'ship#2': ['coffee', 'tea'],
      warehouse: ['saffron', 'rubber'],
      'c-A-l': ['tea', 'rubber'],
      'c-A-m': ['carpet', 'coffee'],
      'c-C-m1': ['tea'],
      'c-B-m': ['tea'],
    },
    stock: { hemp: 2, tea: 1 },
  });
  expect(misplaced(all)).toEqual([]);
  expect(new Set(legalMoves(all).map(({ type }) => type))).toEqual(
    new Set(['load', 'trade', 'discard', 'done', 'auction', 'smuggle', 'truck-take']),
  );
  const take = legalMoves(all).filter(({ type }) => type === 'truck-take');
  const driving = take.map((move) => unsafe.apply(all, move));
  for (const each of driving) expect(misplaced(each)).toEqual([]);
  expect(legalMoves(at(driving, 0)).map(({ type }) => type)).toContain('truck-put');
});
