import { describe, expect, test } from 'vitest';
import { fromPosition, step } from '../../src/kingdom-builder/index.js';
import type { KingdomBuilderPosition, KingdomBuilderState, Sections } from '../../src/kingdom-builder/types.js';
import {
  build,
  buildAll,
  canUse,
  codeOf,
  eventsOf,
  FIRST_GAME,
  type Spot,
  statusOf,
  targets,
  tileTo,
  use,
} from './table.js';

const at = (position: Partial<KingdomBuilderPosition>): KingdomBuilderState =>
  fromPosition({ sections: FIRST_GAME, settlements: [[], []], ...position });

/** The location hexes of the Paddock section top right. */
const UPPER: Spot = [2, 18];
const LOWER: Spot = [6, 11];

describe('losing a tile', () => {
  test('at once, when no own settlement is beside its location any more, the tile used for it included', () => {
    const state = at({
      settlements: [
        [
          [2, 17],
          [0, 0],
        ],
        [],
      ],
      tiles: [['paddock'], []],
      terrain: 'desert',
    });
    const { state: after, events } = step(state, tileTo(0, 'paddock', [2, 17], [0, 18]));
    expect(events.map(({ type }) => type)).toEqual(['settlement-moved', 'tile-lost']);
    expect(statusOf(after, 0, UPPER)).toBe(4);
    expect(codeOf(after, tileTo(0, 'paddock', [0, 0], [0, 2]))).toBe('no-tile');
  });

  test('not while another own settlement is beside it', () => {
    const state = at({
      settlements: [
        [
          [2, 17],
          [1, 18],
        ],
        [],
      ],
      tiles: [['paddock'], []],
      terrain: 'desert',
    });
    expect(statusOf(use(state, 'paddock', [2, 17], [0, 18]), 0, UPPER)).toBe(2);
  });

  test('not by a move from one neighbor of the location to another', () => {
    // Over the location hex itself.
    const state = at({
      settlements: [
        [
          [2, 17],
          [0, 0],
        ],
        [],
      ],
      tiles: [['paddock'], []],
      terrain: 'desert',
    });
    expect(eventsOf(state, tileTo(0, 'paddock', [2, 17], [2, 19]))).toEqual(['settlement-moved']);
    expect(statusOf(use(state, 'paddock', [2, 17], [2, 19]), 0, UPPER)).toBe(2);
  });

  test('one taken this turn can be lost as well', () => {
    const state = fromPosition({
      sections: ['barn', 'paddock', 'oasis', 'farm'],
      settlements: [
        [
          [0, 18],
          [7, 11],
          [6, 1],
        ],
        [],
      ],
      tiles: [['barn', 'paddock'], []],
      terrain: 'canyon',
    });
    const taken = use(state, 'paddock', [0, 18], [2, 17]);
    expect(statusOf(taken, 0, UPPER)).toBe(3);
    expect(eventsOf(taken, tileTo(0, 'barn', [2, 17], [5, 1]))).toEqual(['settlement-moved', 'tile-lost']);
    expect(statusOf(use(taken, 'barn', [2, 17], [5, 1]), 0, UPPER)).toBe(4);
  });

  test('of two equal tiles the one used this turn goes first', () => {
    const state = at({
      settlements: [
        [
          [2, 17],
          [7, 11],
          [0, 0],
        ],
        [],
      ],
      tiles: [['paddock', 'paddock'], []],
      terrain: 'desert',
    });
    for (const [from, to, lost, kept] of [
      [[2, 17], [0, 18], UPPER, LOWER],
      [[7, 11], [7, 9], LOWER, UPPER],
    ] as const) {
      // The tile used for the move lies picture side up: it goes, whichever location was left.
      const after = use(state, 'paddock', from, to);
      expect([statusOf(after, 0, lost), statusOf(after, 0, kept)]).toEqual([4, 1]);
      expect(canUse(after, 'paddock')).toBe(true);
      // Used up first on another settlement: then the second one does the move, and one of two used ones goes.
      const second = use(use(state, 'paddock', [0, 0], [0, 2]), 'paddock', from, to);
      expect([statusOf(second, 0, lost), statusOf(second, 0, kept)]).toEqual([4, 2]);
    }
  });

  test('of two equal tiles the one taken this turn goes first, so the other stays usable', () => {
    const state = fromPosition({
      sections: ['barn', 'paddock', 'oasis', 'farm'],
      settlements: [
        [
          [6, 1],
          [7, 11],
        ],
        [],
      ],
      tiles: [['barn', 'paddock'], []],
      terrain: 'desert',
    });
    // No desert touches an own settlement: the first one may go beside UPPER.
    const done = buildAll(build(state, [2, 17]));
    expect([statusOf(done, 0, UPPER), statusOf(done, 0, LOWER)]).toEqual([3, 1]);
    const moved = use(done, 'barn', [7, 11], targets(done, 'barn', [7, 11])[0] ?? [0, 0]);
    expect([statusOf(moved, 0, UPPER), statusOf(moved, 0, LOWER)]).toEqual([1, 4]);
    expect(canUse(moved, 'paddock')).toBe(true);
  });

  test('those of another kind stay as they were, the one used for the move among them', () => {
    // Beside the upper Paddock; beside both Farms, at (11, 17) and (15, 12).
    const own: readonly Spot[] = [
      [1, 18],
      [12, 17],
      [15, 11],
    ];
    for (const farms of [['farm'], ['farm', 'farm']] as const) {
      const state = at({ settlements: [own.slice(0, farms.length + 1), []], tiles: [['paddock', ...farms], []] });
      const after = use(state, 'paddock', [12, 17], [12, 19]);
      const second = farms.length > 1 ? 1 : 0;
      expect([UPPER, [11, 17], [15, 12]].map((spot) => statusOf(after, 0, spot as Spot))).toEqual([2, 4, second]);
      // No entry that JSON would lose.
      expect(JSON.parse(JSON.stringify(after.tiles))).toStrictEqual(after.tiles);
    }
  });

  test('tiles are lost first, then one is taken', () => {
    // The Barn's own two locations: its tile goes with the first one, another comes from the second.
    const sections: Sections = ['barn', 'paddock', 'oasis', 'farm'];
    const state = fromPosition({ sections, settlements: [[[2, 7]], []], tiles: [['barn'], []], terrain: 'canyon' });
    const { state: after, events } = step(state, tileTo(0, 'barn', [2, 7], [5, 1]));
    expect(events.map(({ type }) => type)).toEqual(['settlement-moved', 'tile-lost', 'tile-taken']);
    expect([statusOf(after, 0, [2, 6]), statusOf(after, 0, [6, 2])]).toEqual([4, 3]);
    expect(canUse(after, 'barn')).toBe(false);
  });
});
