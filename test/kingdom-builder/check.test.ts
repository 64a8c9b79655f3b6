import { describe, expect, test } from 'vitest';
import {
  check,
  fromPosition,
  type HexKind,
  hexAt,
  type KingdomBuilderMove,
  type KingdomBuilderPosition,
  type KingdomBuilderState,
  kindAt,
  legalMoves,
  locations,
  neighborsOf,
  pickMove,
  SECTIONS,
  TERRAINS,
  type Terrain,
  targetsOf,
  view,
} from '../../src/kingdom-builder/index.js';
import { buildAt, FIRST_GAME, tileTo } from './table.js';

const at = (position: Partial<KingdomBuilderPosition>): KingdomBuilderState =>
  fromPosition({ sections: FIRST_GAME, settlements: [[], []], terrain: 'canyon', ...position });

const isTerrain = (kind: HexKind): kind is Terrain => (TERRAINS as readonly HexKind[]).includes(kind);

const codeOf = (state: KingdomBuilderState, input: unknown): string | undefined =>
  check(state, input as KingdomBuilderMove)?.code;

/** A seat that holds a Farm and a Paddock. */
const holder = at({
  settlements: [
    [
      [2, 17],
      [15, 11],
    ],
    [[0, 0]],
  ],
  tiles: [['paddock', 'farm'], []],
});

describe('what is no move', () => {
  const paddock = tileTo(0, 'paddock', [2, 17], [0, 18]);
  const farm = tileTo(0, 'farm', null, [14, 11]);

  test('but these are, with all their fields', () => {
    expect([check(holder, paddock), check(holder, farm)]).toEqual([null, null]);
  });

  test.each([
    ['null', null],
    ['a number', 7],
    ['a list', [0]],
    ['nothing at all', undefined],
    ['no player', { type: 'end-turn' }],
    ['a player who cannot be', { type: 'end-turn', player: 4 }],
    ['another player', { type: 'end-turn', player: -1 }],
    ['no type', { player: 0, hex: 7 }],
    ['another type with a hex', { type: 'fly', player: 0, hex: 7 }],
    ['another type with a tile', { ...farm, type: 'fly' }],
    ['a hex off the board', { type: 'build', player: 0, hex: 400 }],
    ['no tile', { ...farm, tile: null }],
    ['a list for a tile', { ...farm, tile: ['farm'] }],
    ['another tile', { ...farm, tile: 'moat' }],
    ['a tile that every object has', { ...farm, tile: 'toString' }],
    ['a settlement to move with a tile that builds', { ...farm, from: hexAt(15, 11) }],
    ['no settlement to move', { ...paddock, from: null }],
    ['a settlement off the board', { ...paddock, from: 400 }],
    ['a settlement farther off', { ...paddock, from: 401 }],
    ['half a hex', { ...paddock, from: 0.5 }],
    ['a field too many', { ...farm, more: 0 }],
    ['a field too many to build', { ...buildAt(0, [0, 7]), from: null }],
    ['a field too many to end', { type: 'end-turn', player: 0, hex: 0 }],
  ])('%s', (_, input) => {
    expect(codeOf(holder, input)).toBe('no-such-move');
  });
});

describe('what is looked at closely', () => {
  test('an occupied hex stays closed, though it is of the right terrain and beside an own settlement', () => {
    const state = at({ settlements: [[[0, 7]], [[0, 8]]] });
    expect(check(state, buildAt(0, [0, 8]))).toEqual({ code: 'occupied', hex: hexAt(0, 8), by: 1 });
    expect(check(state, buildAt(0, [1, 7]))).toBe(null);
    const own = at({
      settlements: [
        [
          [0, 7],
          [0, 8],
        ],
        [],
      ],
    });
    expect(check(own, buildAt(0, [0, 8]))).toEqual({ code: 'occupied', hex: hexAt(0, 8), by: 0 });
  });

  test('in the first corner a settlement moves next to others as anywhere else', () => {
    let tried = 0;
    for (const id of SECTIONS) {
      if (id === 'barn') continue;
      for (const first of [id, `${id}-turned`] as const) {
        const others = SECTIONS.filter((other) => other !== 'barn' && other !== id);
        const sections = [first, 'barn', others[0] ?? id, others[1] ?? id] as const;
        const location = locations(sections).find(({ tile }) => tile === 'barn')?.hex ?? 0;
        const beside = neighborsOf(location).find((hex) => isTerrain(kindAt(sections, hex))) ?? 0;
        for (const [left, between, right] of [
          [0, 1, 2],
          [1, 2, 3],
        ] as const) {
          const terrain = kindAt(sections, between);
          if (![left, right].every((hex) => isTerrain(kindAt(sections, hex))) || !isTerrain(terrain)) continue;
          const own = [left, right, beside];
          const settlements = [own.map((hex) => [Math.floor(hex / 20), hex % 20] as const), []];
          const state = at({ sections, settlements, tiles: [['barn'], []], terrain });
          const moves = legalMoves(state);
          for (const from of own)
            expect(moves.flatMap((move) => (move.type === 'tile' && move.from === from ? [move.hex] : []))).toEqual(
              targetsOf(state, 'barn', from),
            );
          // Without its neighbor on the one side it still has that on the other.
          expect(targetsOf(state, 'barn', right)).toContain(between);
          tried++;
        }
      }
    }
    expect(tried).toBeGreaterThan(0);
  });

  test('a tile that is not in play is not held', () => {
    expect(check(holder, tileTo(0, 'harbor', [2, 17], [0, 3]))).toEqual({ code: 'no-tile', tile: 'harbor' });
  });

  test('the first hex of the board is a settlement like any other', () => {
    expect(check(holder, tileTo(0, 'paddock', [0, 0], [0, 2]))).toEqual({ code: 'not-your-settlement', from: 0 });
  });

  test('without a card a tile that needs none can be used', () => {
    const state = at({
      settlements: [[[15, 11]], []],
      tiles: [['farm'], []],
      terrain: null,
      hands: [null, null],
      pile: { grassland: 0, canyon: 0, desert: 0, 'flower-field': 0, forest: 0 },
    });
    expect(check(state, tileTo(0, 'farm', null, [14, 11]))).toBe(null);
    expect(legalMoves(state)).toContainEqual(tileTo(0, 'farm', null, [14, 11]));
    expect([targetsOf(state, null, null), targetsOf(state, 'oracle', null)]).toEqual([[], []]);
    expect(targetsOf(state, 'barn', hexAt(15, 11))).toEqual([]);
  });

  test('a Tower on an edge hex that is not adjacent fails for that, not for the edge', () => {
    const state = fromPosition({
      sections: ['tower', 'paddock', 'oasis', 'farm'],
      settlements: [
        [
          [3, 6],
          [0, 0],
        ],
        [],
      ],
      tiles: [['tower'], []],
      terrain: 'canyon',
    });
    const targets = legalMoves(state).flatMap((move) => (move.type === 'tile' ? [move.hex] : []));
    expect(targets.length).toBeGreaterThan(0);
    expect(check(state, tileTo(0, 'tower', null, [10, 0]))).toEqual({
      code: 'not-adjacent',
      hex: hexAt(10, 0),
      possible: targets,
    });
  });
});

describe('on a view', () => {
  test('only the seat on turn has moves, and only on its own view', () => {
    const moves = legalMoves(holder);
    expect(legalMoves(view(holder, 0))).toEqual(moves);
    expect(legalMoves(view(holder, 0), 1)).toEqual([]);
    expect(legalMoves(view(holder, 1))).toEqual([]);
    expect(legalMoves(view(holder, 'spectator'))).toEqual([]);
    expect(check(view(holder, 0), moves[0] as KingdomBuilderMove)).toBe(null);
    expect(check(view(holder, 1), moves[0] as KingdomBuilderMove)).toEqual({ code: 'not-your-turn', players: [0] });
  });

  test('who has no move cannot pick one, and is told in which game', () => {
    const pick = (): unknown => pickMove(view(holder, 1), 1, () => 0);
    expect(pick).toThrow(expect.objectContaining({ name: 'InvalidInputError', game: 'kingdom-builder' }));
  });
});
