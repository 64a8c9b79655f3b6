import { describe, expect, test } from 'vitest';
import { createRandom } from '../../src/core/random.js';
import {
  fromPosition,
  init,
  type KontorEvent,
  type KontorPosition,
  type KontorState,
  MANIFEST,
  resample,
  spacesOf,
  start,
  step,
  view,
  viewEvents,
} from '../../src/kontor/index.js';
import { expectAccepted } from './spoil.js';
import { allCards, JUDGED, spaces, spotOf } from './table.js';

/* What a seat or a spectator sees, and what can be behind it. */

const RED = MANIFEST.red.map(({ number }) => number);
const BLACK = MANIFEST.black.map(({ number }) => number);

const position: KontorPosition = {
  ruleset: 'advanced',
  cells: [[1, 1, 36]],
  hands: [
    [29, 60],
    [4, 61],
  ],
  known: [60],
  dockTops: [31, 32],
};

describe('hands', () => {
  const state = fromPosition(position);
  const [waters, red, black] = state.pools;
  const plus = (cards: readonly number[] | undefined, ...more: readonly number[]): readonly number[] =>
    [...(cards ?? []), ...more].sort((a, b) => a - b);

  test('a seat sees its own, what is known of others, and how many more they have', () => {
    expect(view(state, 0)).toMatchObject({
      viewer: 0,
      hands: [[29, 60], []],
      secret: [29],
      hidden: [
        [0, 0, 0],
        [1, 1, 0],
      ],
      unseen: [plus(waters, 61), red, plus(black, 4), []],
    });
    expect(view(state, 1)).toMatchObject({
      hands: [[60], [4, 61]],
      secret: [4, 61],
      hidden: [
        [1, 0, 0],
        [0, 0, 0],
      ],
      unseen: [waters, plus(red, 29), black, []],
    });
  });

  test('a spectator sees what is known', () => {
    expect(view(state, 'spectator')).toMatchObject({
      viewer: 'spectator',
      hands: [[60], []],
      secret: [],
      hidden: [
        [1, 0, 0],
        [1, 1, 0],
      ],
      unseen: [plus(waters, 61), plus(red, 29), plus(black, 4), []],
    });
  });

  test('special cards are counted apart', () => {
    const four = fromPosition({ players: 4, cells: [], hands: [[29], [31, 60, 88], [4], [6]] });
    expect(view(four, 0).hidden).toEqual([
      [0, 0, 0],
      [1, 1, 1],
      [1, 0, 0],
      [1, 0, 0],
    ]);
  });

  test('there is no view of a seat that there is not', () => {
    for (const viewer of [2, -1, 'red' as never])
      expect(() => view(state, viewer)).toThrow(expect.objectContaining({ game: 'kontor' }));
  });
});

test('a view says whether the game deals by itself, and has no generator', () => {
  expect(view(init({ players: 2, seed: 1 }), 0)).toMatchObject({ seeded: true });
  expect(view(init({ players: 2, chance: 'manual' }), 0)).toMatchObject({ seeded: false });
  expect(view(init({ players: 2, seed: 1 }), 0)).not.toHaveProperty('random');
});

describe('choices', () => {
  test('are hidden from others until all have made one', () => {
    const judged = fromPosition({ ...JUDGED, chosen: [null, false] });
    expect(view(judged, 0).choices).toEqual([null, 'hidden']);
    expect(view(judged, 1).choices).toEqual([null, 0]);
    expect(view(judged, 'spectator').choices).toEqual([null, 'hidden']);
    expect(view(fromPosition({ ...JUDGED, chosen: [true, false] }), 0).choices).toEqual([1, 0]);
  });

  test('but for bribes, which are made in the open', () => {
    const cells: KontorPosition['cells'] = [
      [1, 1, 29],
      [1, 2, 36],
    ];
    const passed = fromPosition({ scenario: 'baksheesh', cells, last: 1, chosen: [null, 'pass'] });
    expect(view(passed, 0).choices).toEqual([null, 0]);
  });
});

describe('events', () => {
  const seen = (events: readonly KontorEvent[], viewer: 0 | 1 | 'spectator'): readonly (number | null)[] =>
    viewEvents(events, viewer).flatMap((event) =>
      event.type === 'card-dealt' || event.type === 'card-bought' || event.type === 'card-picked' ? [event.card] : [],
    );

  test('cards that are dealt are seen by their owners', () => {
    const { state, events } = start({ players: 2, seed: 1 });
    expect(seen(events, 0).filter((card) => card !== null)).toHaveLength(5);
    expect(seen(events, 0).filter((card) => card !== null)).toEqual(
      expect.arrayContaining([...(state.hands[0] ?? [])]),
    );
    expect(seen(events, 'spectator')).toEqual(new Array(10).fill(null));
    const open = (all: readonly KontorEvent[]) => all.filter(({ type }) => type !== 'card-dealt');
    expect(open(viewEvents(events, 1))).toEqual(open(events));
  });

  test('so are those that are bought and picked', () => {
    const shop = fromPosition({ scenario: 'special-cards', cells: [], coins: [3, 1], seed: 1 });
    const bought = step(shop, { type: 'buy', player: 0, count: 1 });
    const [card] = seen(bought.events, 0);
    expect(bought.state.hands[0]).toContain(card);
    expect(card).toBeGreaterThanOrEqual(88);
    expect(seen(bought.events, 1)).toEqual([null]);
    const justice = init({ players: 2, scenario: 'justice', seed: 1 });
    const picked = step(justice, { type: 'pick', player: 1, card: 36 });
    expect(viewEvents(picked.events, 1)).toEqual([{ type: 'card-picked', player: 1, card: 36 }]);
    expect(viewEvents(picked.events, 0)).toEqual([{ type: 'card-picked', player: 1, card: null }]);
  });
});

describe('resample', () => {
  const many = (state: KontorState, viewer: 0 | 1 | 'spectator'): readonly KontorState[] =>
    Array.from({ length: 40 }, (_, seed) => resample(view(state, viewer), createRandom(seed)));

  test.each<readonly [string, KontorPosition]>([
    ['two players', position],
    ['a game with a seed', { ...position, seed: 1 }],
    ['four players', { players: 4, cells: [[1, 1, 36]] }],
    ['a choice', { ...position, chosen: [null, 4] }],
    ['the other choice', { ...position, chosen: [29, null] }],
    ['an order', { scenario: 'special-cards', cells: [], coins: [5, 4], chosen: [2, null] }],
    ['a judgement', { ...JUDGED, chosen: [null, false] }],
    ['both judgements', { ...JUDGED, chosen: [true, false] }],
  ])('gives states in which the viewer sees the same, with the same cards: %s', (_, described) => {
    const state = fromPosition(described);
    for (const viewer of [0, 1, 'spectator'] as const)
      for (const guess of many(state, viewer)) {
        expect(view(guess, viewer)).toEqual(view(state, viewer));
        expect(allCards(guess)).toEqual(allCards(state));
        expectAccepted(guess);
      }
  });

  test('deals unseen cards of the same kind, and keeps what the viewer knows', () => {
    const guesses = many(fromPosition(position), 0);
    for (const { hands, secret } of guesses) {
      expect(hands[0]).toEqual([29, 60]);
      expect(secret[0]).toEqual([29]);
      expect(secret[1]).toEqual(hands[1]);
      expect(hands[1]?.filter((card) => BLACK.includes(card))).toHaveLength(1);
      expect(hands[1]?.filter((card) => RED.includes(card))).toHaveLength(0);
    }
    expect(new Set(guesses.map(({ hands }) => String(hands[1]))).size).toBeGreaterThan(20);
    for (const { hands } of many(fromPosition(position), 1)) expect(hands[0]).toContain(60);
  });

  test('makes up what others have chosen, and keeps what one has chosen oneself', () => {
    const chosen = (of: KontorState, viewer: 0 | 1, seat: number): readonly unknown[] =>
      [...new Set(many(of, viewer).map(({ choices }) => choices[seat]))].sort();
    const judged = fromPosition({ ...JUDGED, chosen: [null, false] });
    expect(chosen(judged, 0, 1)).toEqual([0, 1]);
    expect(chosen(judged, 1, 1)).toEqual([0]);
    expect(chosen(judged, 1, 0)).toEqual([null]);
    const ordered = fromPosition({ scenario: 'special-cards', cells: [], coins: [5, 4], chosen: [2, null] });
    expect(chosen(ordered, 1, 0)).toEqual([0, 1, 2]);
    const picked = fromPosition({ ...position, known: [29, 60, 4, 61], chosen: [29, null] });
    expect(chosen(picked, 1, 0)).toEqual([0, 29, 60]);
    expect(chosen(picked, 0, 0)).toEqual([29]);
  });

  test('has a generator of its own where the game has one', () => {
    const state = fromPosition({ ...position, seed: 1 });
    const [one, other] = many(state, 0);
    expect(one?.random).not.toBeNull();
    expect(one?.random).not.toEqual(state.random);
    expect(one?.random).not.toEqual(other?.random);
    expect(many(fromPosition(position), 0)[0]?.random).toBeNull();
  });

  test('takes nothing but a view of this game', () => {
    const state = fromPosition(position);
    for (const wrong of [state, { ...view(state, 0), game: 'chess' }])
      expect(() => resample(wrong as never, createRandom(1))).toThrow(expect.objectContaining({ game: 'kontor' }));
  });
});

describe('spacesOf', () => {
  const cells: KontorPosition['cells'] = [
    [1, 1, 9],
    [1, 2, 'water'],
  ];

  test('lists where a card could be laid, as the legal moves would, ascending', () => {
    const before = fromPosition({ ruleset: 'advanced', cells });
    for (const [seat, card] of [
      [0, 29],
      [1, 36],
      [1, 60],
    ] as const) {
      const shown = [seat === 0 ? card : null, seat === 1 ? card : null];
      const places = spacesOf(before, seat, card);
      expect(places.map(spotOf)).toEqual(spaces(fromPosition({ ruleset: 'advanced', cells, shown })));
      expect(places).toEqual(spacesOf(view(before, 'spectator'), seat, card));
      expect(places.length).toBeGreaterThan(10);
    }
  });
});
