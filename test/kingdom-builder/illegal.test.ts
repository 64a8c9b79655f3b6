import { describe, expect, test } from 'vitest';
import type { HexKind } from '../../src/kingdom-builder/data/sections.js';
import { TERRAINS } from '../../src/kingdom-builder/data/terrains.js';
import type { KingdomBuilderIllegal } from '../../src/kingdom-builder/illegal.js';
import {
  apply,
  check,
  explain,
  fromPosition,
  hexAt,
  init,
  kingdomBuilder,
  tryApply,
} from '../../src/kingdom-builder/index.js';
import type {
  KingdomBuilderChance,
  KingdomBuilderMove,
  KingdomBuilderPosition,
  KingdomBuilderState,
} from '../../src/kingdom-builder/types.js';
import { build, buildAll, buildAt, endOf, endTurn, FIRST_GAME, placesOf, tileTo, use } from './table.js';

type Code = KingdomBuilderIllegal['code'];

/** One situation: a move, or an outcome, that is refused there, and the whole reason. */
interface Refusal {
  readonly state: KingdomBuilderState;
  readonly input: KingdomBuilderMove | KingdomBuilderChance;
  readonly illegal: KingdomBuilderIllegal;
}

const at = (position: Partial<KingdomBuilderPosition>): KingdomBuilderState =>
  fromPosition({ sections: FIRST_GAME, settlements: [[], []], terrain: 'canyon', ...position });

const start = at({});
const withPaddock = at({
  settlements: [
    [
      [2, 17],
      [0, 0],
    ],
    [[0, 2]],
  ],
  tiles: [['paddock'], []],
});
const waiting = endTurn(buildAll(start));
const over = endTurn(buildAll(at({ settlements: [[], placesOf(FIRST_GAME, 'forest').slice(0, 40)], player: 1 })));
const fullSupply = at({
  settlements: [[...placesOf(FIRST_GAME, 'forest').slice(0, 39), [15, 11]], []],
  tiles: [['farm'], []],
});
const tower = fromPosition({
  sections: ['tower', 'paddock', 'oasis', 'farm'],
  settlements: [[[3, 6]], []],
  tiles: [['tower'], []],
  terrain: 'canyon',
});
const tavern = at({
  settlements: [
    [
      [6, 1],
      [9, 4],
      [9, 5],
      [9, 6],
    ],
    [],
  ],
  tiles: [['tavern'], []],
});
const cardless = fromPosition({
  sections: ['oracle', 'paddock', 'oasis', 'farm'],
  settlements: [[[3, 6]], []],
  tiles: [['oracle'], []],
  terrain: null,
  hands: [null, null],
  pile: { grassland: 0, canyon: 0, desert: 0, 'flower-field': 0, forest: 0 },
});

/** Every code has its line: a new one without does not compile. */
const REFUSALS: { readonly [C in Code]: Refusal & { readonly illegal: { readonly code: C } } } = {
  'game-over': { state: over, input: endOf(0), illegal: { code: 'game-over' } },
  'not-your-turn': { state: start, input: buildAt(1, [0, 7]), illegal: { code: 'not-your-turn', players: [0] } },
  'chance-due': { state: waiting, input: endOf(0), illegal: { code: 'chance-due' } },
  'no-such-outcome': {
    state: start,
    input: { type: 'draw', terrain: 'desert' },
    illegal: { code: 'no-such-outcome' },
  },
  'no-such-move': {
    state: start,
    input: { type: 'build', player: 0, hex: 400 },
    illegal: { code: 'no-such-move' },
  },
  'nothing-to-build': { state: buildAll(start), input: buildAt(0, [0, 9]), illegal: { code: 'nothing-to-build' } },
  'must-build': { state: build(start, [0, 7]), input: endOf(0), illegal: { code: 'must-build', toBuild: 2 } },
  'mid-mandatory': {
    state: build(withPaddock, [0, 7]),
    input: tileTo(0, 'paddock', [2, 17], [0, 18]),
    illegal: { code: 'mid-mandatory', toBuild: 2 },
  },
  'no-tile': { state: start, input: tileTo(0, 'farm', null, [14, 11]), illegal: { code: 'no-tile', tile: 'farm' } },
  'tile-used': {
    state: use(withPaddock, 'paddock', [2, 17], [2, 19]),
    input: tileTo(0, 'paddock', [2, 19], [2, 17]),
    illegal: { code: 'tile-used', tile: 'paddock' },
  },
  'tile-new': {
    state: buildAll(build(at({ terrain: 'desert' }), [2, 17])),
    input: tileTo(0, 'paddock', [2, 17], [0, 18]),
    illegal: { code: 'tile-new', tile: 'paddock' },
  },
  'no-supply': { state: fullSupply, input: tileTo(0, 'farm', null, [14, 11]), illegal: { code: 'no-supply' } },
  'no-card': {
    state: cardless,
    input: tileTo(0, 'oracle', null, [4, 6]),
    illegal: { code: 'no-card', tile: 'oracle' },
  },
  'not-your-settlement': {
    state: withPaddock,
    input: tileTo(0, 'paddock', [0, 2], [0, 1]),
    illegal: { code: 'not-your-settlement', from: hexAt(0, 2) },
  },
  occupied: {
    state: withPaddock,
    input: tileTo(0, 'paddock', [0, 0], [0, 2]),
    illegal: { code: 'occupied', hex: hexAt(0, 2), by: 1 },
  },
  'wrong-terrain': {
    state: start,
    input: buildAt(0, [0, 3]),
    illegal: { code: 'wrong-terrain', hex: hexAt(0, 3), need: ['canyon'], found: 'mountain' },
  },
  'not-on-edge': {
    state: tower,
    input: tileTo(0, 'tower', null, [2, 5]),
    illegal: { code: 'not-on-edge', from: null, hex: hexAt(2, 5) },
  },
  'not-at-line-end': {
    state: tavern,
    input: tileTo(0, 'tavern', null, [8, 4]),
    illegal: { code: 'not-at-line-end', from: null, hex: hexAt(8, 4) },
  },
  'not-two-away': {
    state: withPaddock,
    input: tileTo(0, 'paddock', [0, 0], [0, 1]),
    illegal: { code: 'not-two-away', from: hexAt(0, 0), hex: hexAt(0, 1) },
  },
  'not-adjacent': {
    state: build(start, [0, 7]),
    input: buildAt(0, [5, 1]),
    illegal: { code: 'not-adjacent', hex: hexAt(5, 1), possible: [hexAt(0, 8), hexAt(1, 7)] },
  },
};

const refusals = Object.values(REFUSALS);

describe('illegal moves', () => {
  test.each(refusals)('$illegal.code', ({ state, input, illegal }) => {
    expect(check(state, input)).toEqual(illegal);
    expect(tryApply(state, input)).toEqual({ ok: false, error: illegal });
    expect(() => apply(state, input)).toThrow(illegal.code);
  });

  test('each reason makes a sentence of its own', () => {
    const sentences = refusals.map(({ illegal }) => kingdomBuilder.explain(illegal));
    for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z].*\.$/);
    expect(new Set(sentences).size).toBe(sentences.length);
  });

  test('a hex beside no own settlement is told so, and that another would do', () => {
    expect(explain({ code: 'not-adjacent', hex: hexAt(0, 3), possible: [hexAt(0, 8)] })).toBe(
      'The hex at (0, 3) is not next to any of your settlements, but a hex next to one is possible.',
    );
  });

  test('a hex that is a place is told as one', () => {
    const sentence = (found: HexKind): string =>
      explain({ code: 'wrong-terrain', hex: hexAt(3, 7), need: ['canyon', 'flower-field'], found });
    expect(sentence('location')).toBe('The hex at (3, 7) is a location; it must be canyon or flower field.');
    expect(sentence('castle')).toContain('is a castle;');
    expect(sentence('water')).toContain('is water;');
  });

  test('what would do is named for each tile that builds or moves onto a kind of hex', () => {
    const need = (state: KingdomBuilderState, move: KingdomBuilderMove) => {
      const illegal = check(state, move);
      return illegal?.code === 'wrong-terrain' ? illegal.need : illegal;
    };
    const farm = at({
      settlements: [
        [
          [15, 11],
          [12, 6],
        ],
        [],
      ],
      tiles: [['farm', 'oasis'], []],
    });
    expect(need(farm, tileTo(0, 'farm', null, [0, 3]))).toEqual(['grassland']);
    expect(need(farm, tileTo(0, 'oasis', null, [0, 3]))).toEqual(['desert']);
    expect(need(tower, tileTo(0, 'tower', null, [0, 4]))).toEqual(TERRAINS);
    expect(need(tavern, tileTo(0, 'tavern', null, [9, 3]))).toEqual(TERRAINS);
    expect(need(withPaddock, tileTo(0, 'paddock', [2, 17], [2, 15]))).toEqual(TERRAINS);
    const harbor = fromPosition({
      sections: ['harbor', 'barn', 'oasis', 'farm'],
      settlements: [
        [
          [7, 7],
          [2, 17],
        ],
        [],
      ],
      tiles: [['harbor', 'barn'], []],
      terrain: 'forest',
    });
    expect(need(harbor, tileTo(0, 'harbor', [7, 7], [0, 0]))).toEqual(['water']);
    expect(need(harbor, tileTo(0, 'barn', [7, 7], [0, 0]))).toEqual(['forest']);
  });

  test('a game that is over refuses moves and outcomes alike; while a card is due only outcomes go', () => {
    const outcome: KingdomBuilderChance = { type: 'draw', terrain: 'desert' };
    expect(check(over, outcome)).toEqual({ code: 'game-over' });
    expect(check(over, buildAt(1, [0, 7]))).toEqual({ code: 'game-over' });
    expect(check(waiting, outcome)).toBe(null);
    expect(check(init({ players: 2, seed: 1 }), outcome)).toEqual({ code: 'no-such-outcome' });
  });

  test('an outcome that the pile does not hold is refused', () => {
    const state = endTurn(
      buildAll(
        at({ pile: { grassland: 1, canyon: 0, desert: 0, 'flower-field': 0, forest: 0 }, hands: [null, 'forest'] }),
      ),
    );
    expect(check(state, { type: 'draw', terrain: 'desert' })).toEqual({ code: 'no-such-outcome' });
    expect(check(state, { type: 'draw', terrain: 'grassland' })).toBe(null);
  });
});
