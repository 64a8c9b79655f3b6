import { describe, expect, test } from 'vitest';
import { createRandom } from '../../src/core/random.js';
import {
  fromPosition,
  type KingdomBuilderEvent,
  type KingdomBuilderState,
  resample,
  turn,
  view,
  viewEvents,
} from '../../src/kingdom-builder/index.js';
import { FIRST_GAME } from './table.js';

/* What a seat or a spectator knows, and what it can make of it. */

/** Three seats; the second is on turn, the others hold a forest and a canyon. */
const state: KingdomBuilderState = fromPosition({
  sections: FIRST_GAME,
  settlements: [[[2, 17]], [[0, 0]], []],
  tiles: [['paddock'], [], []],
  player: 1,
  terrain: 'desert',
  hands: ['forest', null, 'canyon'],
  pile: { grassland: 1, canyon: 2, desert: 3, 'flower-field': 4, forest: 0 },
  discard: { grassland: 2 },
  seed: 'view',
});

const { game, options, phase, player, terrain, built, settlements, tiles, discard } = state;
const open = { game, schema: 1, rules: 1, options, phase, player, terrain, built, settlements, tiles, discard };

const sum = (counts: readonly number[]): number => counts.reduce((a, b) => a + b, 0);

describe('a view', () => {
  test('has all that lies open, the own card, and the cards of the pile and the other hands together', () => {
    expect(view(state, 0)).toEqual({
      ...open,
      viewer: 0,
      seeded: true,
      hands: ['forest', null, 'hidden'],
      unseen: [1, 3, 3, 4, 0],
      pileSize: 10,
    });
    expect(view(state, 2)).toMatchObject({ viewer: 2, hands: ['hidden', null, 'canyon'], unseen: [1, 2, 3, 4, 1] });
  });

  test('of the seat on turn, or of a spectator, knows no hand', () => {
    const nothing = { hands: ['hidden', null, 'hidden'], unseen: [1, 3, 3, 4, 1], pileSize: 10 };
    expect(view(state, 1)).toEqual({ ...open, ...nothing, viewer: 1, seeded: true });
    expect(view({ ...state, random: null }, 'spectator')).toEqual({
      ...open,
      ...nothing,
      viewer: 'spectator',
      seeded: false,
    });
  });

  test('is nobody else’s', () => {
    for (const viewer of [3, -1, 0.5])
      expect(() => view(state, viewer)).toThrow(expect.objectContaining({ game: 'kingdom-builder' }));
  });
});

test('on a view a card is due if there is one to draw: in the pile, or among the discards', () => {
  const none = { grassland: 0, canyon: 0, desert: 0, 'flower-field': 0, forest: 0 };
  const kindOf = (pile: number, discarded: number): string => {
    const waiting = fromPosition({
      sections: FIRST_GAME,
      settlements: [[], []],
      terrain: null,
      hands: [null, 'forest'],
      pile: { ...none, desert: pile },
      discard: { canyon: discarded },
    });
    return turn(view(waiting, 1)).kind;
  };
  expect([kindOf(1, 0), kindOf(0, 1), kindOf(0, 0)]).toEqual(['chance', 'chance', 'decision']);
});

test('of events a viewer learns all but the cards that others draw', () => {
  const events: readonly KingdomBuilderEvent[] = [
    { type: 'card-discarded', player: 0, terrain: 'desert' },
    { type: 'card-drawn', player: 0, terrain: 'forest' },
    { type: 'card-played', player: 1, terrain: 'canyon' },
  ];
  const blank = events.with(1, { type: 'card-drawn', player: 0, terrain: null });
  expect(viewEvents(events, 0)).toEqual(events);
  expect(viewEvents(events, 1)).toEqual(blank);
  expect(viewEvents(events, 'spectator')).toEqual(blank);
});

describe('a state made from a view', () => {
  const made = Array.from({ length: 200 }, (_, seed) => resample(view(state, 0), createRandom(seed)));

  test('has what the view shows, and the unseen cards in the pile and the other hands', () => {
    for (const { random, hands, pile, ...shown } of made) {
      expect(shown).toEqual(open);
      expect(random?.algorithm).toBe('xoroshiro128plus');
      expect([hands[0], hands[1], sum(pile)]).toEqual(['forest', null, 10]);
      const kinds = ['grassland', 'canyon', 'desert', 'flower-field', 'forest'];
      expect(kinds.map((kind, index) => (pile[index] as number) + (hands[2] === kind ? 1 : 0))).toEqual([
        1, 3, 3, 4, 0,
      ]);
    }
  });

  test('has each unseen card in the other hand as often as there are copies', () => {
    const share = (kind: string): number => made.filter(({ hands }) => hands[2] === kind).length / made.length;
    // Of 11 cards; four times the spread of 200 draws at most away.
    for (const [kind, copies] of [
      ['grassland', 1],
      ['canyon', 3],
      ['desert', 3],
      ['flower-field', 4],
      ['forest', 0],
    ] as const) {
      const part = copies / 11;
      expect(Math.abs(share(kind) - part)).toBeLessThanOrEqual(4 * Math.sqrt((part * (1 - part)) / made.length));
    }
  });

  test('has a generator of its own, and none in manual mode', () => {
    expect(new Set(made.map(({ random }) => JSON.stringify(random))).size).toBe(made.length);
    expect(made.map(({ random }) => random)).not.toContainEqual(state.random);
    expect(resample(view({ ...state, random: null }, 0), createRandom(1)).random).toBe(null);
  });

  test('is made from views alone', () => {
    expect(() => resample(state as never, createRandom(1))).toThrow(
      expect.objectContaining({ game: 'kingdom-builder' }),
    );
  });
});
