import { describe, expect, test } from 'vitest';
import {
  chance,
  fromPosition,
  hexAt,
  type KingdomBuilderPosition,
  type KingdomBuilderState,
  parsePosition,
  settlementsToBuild,
  TILE_LOST,
  TILE_READY,
  tilesOf,
  turn,
} from '../../src/kingdom-builder/index.js';
import { FIRST_GAME, placesOf, type Spot, statusOf } from './table.js';

/* Positions: what is given, what stands for the rest, and what is refused. */

const NO_CARDS = { grassland: 0, canyon: 0, desert: 0, 'flower-field': 0, forest: 0 };
const FLOWERS = placesOf(FIRST_GAME, 'flower-field');
const FOREST = placesOf(FIRST_GAME, 'forest');

const at = (position: Partial<KingdomBuilderPosition>): KingdomBuilderState =>
  fromPosition({ sections: FIRST_GAME, settlements: [[], []], ...position });

const issuesOf = (position: object): readonly string[] => {
  const parsed = parsePosition({ sections: FIRST_GAME, settlements: [[], []], ...position });
  return parsed.ok ? [] : parsed.error.map(({ path, code }) => `${path.join('.')}: ${code}`);
};

/** Who took the tiles of the two Farms, and what became of them. First game: Farms at (11, 17) and (15, 12). */
const farmsOf = (state: KingdomBuilderState): readonly (readonly number[])[] =>
  state.settlements.map((_, seat) => [statusOf(state, seat, [11, 17]), statusOf(state, seat, [15, 12])]);

describe('a whole position', () => {
  const whole: KingdomBuilderPosition = {
    sections: ['tavern', { id: 'paddock', turned: true }, 'oasis-turned', { id: 'farm', turned: false }],
    cards: ['lords', 'miners', 'hermits'],
    settlements: [
      [[0, 0]],
      [
        [9, 4],
        [9, 5],
      ],
      [[19, 19]],
    ],
    tiles: [[], [], []],
    player: 1,
    terrain: 'desert',
    toBuild: 1,
    hands: ['forest', null, 'canyon'],
    pile: { grassland: 1, canyon: 2, desert: 3, 'flower-field': 4, forest: 0 },
    discard: { grassland: 4, 'flower-field': 1 },
    firstPlayer: 2,
    rulings: { lordsCountZero: true, vacatedHex: 'candidate' },
  };

  test('is the state that it describes', () => {
    const rows = (...places: readonly Spot[]) =>
      Array.from({ length: 20 }, (_, row) =>
        places.reduce((bits, spot) => (spot[0] === row ? bits | (1 << spot[1]) : bits), 0),
      );
    expect(fromPosition(whole)).toEqual({
      game: 'kingdom-builder',
      schema: 1,
      rules: 1,
      options: {
        players: 3,
        sections: ['tavern', 'paddock-turned', 'oasis-turned', 'farm'],
        cards: ['lords', 'miners', 'hermits'],
        firstPlayer: 2,
        rulings: { lordsCountZero: true, vacatedHex: 'candidate' },
      },
      random: null,
      phase: 'turn',
      player: 1,
      terrain: 'desert',
      built: 2,
      settlements: [rows([0, 0]), rows([9, 4], [9, 5]), rows([19, 19])],
      tiles: [0, 1, 2].map(() => new Array(8).fill(0)),
      hands: ['forest', null, 'canyon'],
      pile: [1, 2, 3, 4, 0],
      discard: [4, 0, 0, 1, 0],
    });
  });

  test('with a seed is a seeded game, or one in manual mode if so wished', () => {
    const seeded = fromPosition({ ...whole, seed: 'a' });
    expect(seeded).toEqual({ ...fromPosition(whole), random: seeded.random });
    expect(seeded.random).toEqual({ algorithm: 'xoroshiro128plus', state: expect.any(Array) });
    expect(fromPosition({ ...whole, seed: 'a', chance: 'seeded' })).toEqual(seeded);
    expect(fromPosition({ ...whole, seed: 'b' }).random).not.toEqual(seeded.random);
    expect(fromPosition({ ...whole, seed: 'a', chance: 'manual' })).toEqual(fromPosition(whole));
    expect(fromPosition({ ...whole, chance: 'manual' })).toEqual(fromPosition(whole));
  });
});

describe('what is not given', () => {
  test('the first seat is on turn in the first game of the rulebook, with nothing of the action done', () => {
    const state = at({});
    expect(state.options).toEqual({
      players: 2,
      sections: FIRST_GAME,
      cards: ['fishermen', 'knights', 'merchants'],
      firstPlayer: 0,
      rulings: {},
    });
    expect([state.player, state.phase, state.built, settlementsToBuild(state)]).toEqual([0, 'turn', 0, 3]);
  });

  test('cards are dealt in the order of the terrains: the first that fits on the table, the others into the hands', () => {
    expect(at({ settlements: [[], [], []] })).toMatchObject({
      terrain: 'grassland',
      hands: [null, 'grassland', 'grassland'],
      pile: [2, 5, 5, 5, 5],
      discard: [0, 0, 0, 0, 0],
    });
    expect(at({ player: 1, pile: { grassland: 4, canyon: 5 } })).toMatchObject({
      terrain: 'grassland',
      hands: ['desert', null],
      pile: [4, 5, 4, 5, 5],
    });
    const meadow = placesOf(FIRST_GAME, 'grassland');
    const settled = at({ settlements: [[], meadow.slice(0, 40), meadow.slice(40, 80), meadow.slice(80)] });
    expect([settled.terrain, settled.hands]).toEqual(['canyon', [null, 'grassland', 'grassland', 'grassland']]);
  });

  test('a seed deals them at random', () => {
    const dealt = Array.from({ length: 60 }, (_, seed) => at({ seed, pile: { desert: 5 }, discard: { forest: 5 } }));
    const fits = ['canyon', 'flower-field', 'grassland'];
    expect([...new Set(dealt.map(({ terrain }) => terrain))].sort()).toEqual(fits);
    expect([...new Set(dealt.map(({ hands }) => hands[1]))].sort()).toEqual(fits);
    for (const { terrain, hands, pile } of dealt) {
      const [grassland, canyon, flowers] = ['grassland', 'canyon', 'flower-field'].map(
        (kind) => 5 - [terrain, hands[1]].filter((card) => card === kind).length,
      );
      expect(pile).toEqual([grassland, canyon, 5, flowers, 0]);
    }
  });

  test('with no card left a hand is empty, and the turn goes on without one', () => {
    const state = at({ pile: NO_CARDS, discard: { grassland: 5, canyon: 5, desert: 5, 'flower-field': 5, forest: 4 } });
    expect([state.terrain, state.hands, state.pile]).toEqual(['forest', [null, null], [0, 0, 0, 0, 0]]);
    const none = at({ terrain: null, hands: [null, null], pile: NO_CARDS });
    expect([none.terrain, none.built, settlementsToBuild(none)]).toEqual([null, 0, 0]);
    expect(turn(none).kind).toBe('decision');
  });

  test('a position without a card waits for one, as far as there are cards', () => {
    const state = at({ terrain: null, pile: { ...NO_CARDS, desert: 2 }, hands: [null, 'forest'] });
    expect(chance(state)).toEqual([{ outcome: { type: 'draw', terrain: 'desert' }, weight: 2 }]);
  });
});

describe('the mandatory action', () => {
  const settlements = [
    [
      [0, 0],
      [0, 1],
      [1, 0],
    ] as const,
    [],
  ];

  test.each([
    [3, 0],
    [2, 1],
    [1, 2],
    [0, 3],
  ])('with %i to build, %i are built', (toBuild, built) => {
    const state = at({ settlements, toBuild });
    expect([state.built, settlementsToBuild(state)]).toEqual([built, toBuild]);
  });

  test('all that a short supply allows to build means that it has not begun', () => {
    const two = [FOREST.slice(0, 38), []];
    expect([2, 1, 0].map((toBuild) => at({ settlements: two, toBuild, terrain: 'canyon' }).built)).toEqual([0, 2, 3]);
    expect(settlementsToBuild(at({ settlements: two, terrain: 'canyon' }))).toBe(2);
    expect(issuesOf({ settlements: two, toBuild: 3, terrain: 'canyon' })).toEqual(['toBuild: range']);
    // The supply of another seat does not matter.
    expect(at({ settlements: [[], FOREST.slice(0, 40)], terrain: 'canyon' }).built).toBe(0);
  });
});

describe('tiles', () => {
  // Settlements beside both Farms: (11, 16) and (15, 11); beside one: (15, 13).
  const both: readonly Spot[] = [
    [11, 16],
    [15, 11],
  ];

  test('a tile that can be used comes from a location beside an own settlement; what is not listed is lost', () => {
    const state = at({ settlements: [both, [[15, 13]]], tiles: [['farm'], []] });
    expect(tilesOf(state, 0)).toEqual([{ tile: 'farm', location: hexAt(11, 17), status: TILE_READY }]);
    expect(farmsOf(state)).toEqual([
      [TILE_READY, TILE_LOST],
      [0, TILE_LOST],
    ]);
    expect(state.tiles[1]?.filter((status) => status !== 0)).toEqual([TILE_LOST]);
  });

  test('two equal ones from two locations', () => {
    expect(farmsOf(at({ settlements: [both, []], tiles: [['farm', 'farm'], []] }))).toEqual([
      [TILE_READY, TILE_READY],
      [0, 0],
    ]);
    expect(issuesOf({ settlements: [both, []], tiles: [['farm', 'farm', 'farm'], []] })).toEqual(['tiles.0.2: tile']);
  });

  test('a seat takes where most tiles are left, after those that have no choice', () => {
    const settlements = [both, [[10, 17]], [[12, 17]]] as const;
    const state = at({ settlements, tiles: [['farm'], ['farm'], ['farm']] });
    expect(farmsOf(state)).toEqual([
      [0, TILE_READY],
      [TILE_READY, 0],
      [TILE_READY, 0],
    ]);
    // However many other tiles it has.
    const more = [[...both, [2, 17], [6, 1]], ...settlements.slice(1)] as const;
    expect(farmsOf(at({ settlements: more, tiles: [['farm', 'paddock', 'tavern'], ['farm'], ['farm']] }))).toEqual(
      farmsOf(state),
    );
    const one = at({ settlements: [both, [[10, 17]]], tiles: [['farm'], ['farm']] });
    expect(farmsOf(one)).toEqual([
      [TILE_LOST, TILE_READY],
      [TILE_READY, 0],
    ]);
  });

  test('the third seat beside a location finds none', () => {
    const settlements = [[[11, 16]], [[10, 17]], [[12, 17]]] as const;
    expect(farmsOf(at({ settlements })).map(([first]) => first)).toEqual([TILE_LOST, TILE_LOST, 0]);
    expect(issuesOf({ settlements, tiles: [['farm'], ['farm'], ['farm']] })).toEqual(['tiles.2.0: tile']);
    expect(farmsOf(at({ settlements, tiles: [[], ['farm'], ['farm']] })).map(([first]) => first)).toEqual([0, 1, 1]);
  });
});

describe('what contradicts the rules', () => {
  test.each<readonly [string, object, readonly string[]]>([
    ['a seed that is none', { seed: 1.5 }, ['seed: seed']],
    ['seeded without a seed', { chance: 'seeded' }, ['seed: seed-required']],
    ['a seat that is not there', { player: 2 }, ['player: seat']],
    ['tiles of too many seats', { tiles: [[], [], []] }, ['tiles: list']],
    ['hands of too many seats', { hands: [null, 'desert', 'desert'] }, ['hands: list']],
    ['a section twice', { sections: ['farm', 'farm-turned', 'oasis', 'tower'] }, ['sections: sections']],
    ['sections that are to be drawn', { sections: 'random', seed: 1 }, ['sections: manual-random']],
    ['another ruling', { rulings: { vacatedHex: 'free' } }, ['rulings.vacatedHex: one-of']],
    ['a first seat that is not there', { firstPlayer: 2 }, ['firstPlayer: range']],
    ['a row off the board', { settlements: [[[20, 0]], []] }, ['settlements.0.0.0: range']],
    ['no column', { settlements: [[[0]], []] }, ['settlements.0.0.1: range']],
    [
      'a hex twice',
      {
        settlements: [
          [
            [0, 0],
            [0, 0],
          ],
          [],
        ],
      },
      ['settlements.0.1: occupied'],
    ],
    [
      'a hex of two seats',
      {
        settlements: [
          [
            [0, 0],
            [0, 1],
          ],
          [
            [5, 1],
            [0, 1],
          ],
        ],
      },
      ['settlements.1.1: occupied'],
    ],
    [
      'a settlement on a mountain',
      {
        settlements: [
          [
            [0, 0],
            [0, 3],
          ],
          [],
        ],
      },
      ['settlements.0.1: ground'],
    ],
    ['a tile beside no settlement', { settlements: [[[0, 0]], []], tiles: [['farm'], []] }, ['tiles.0.0: tile']],
    ['a tile of a section that is not in play', { tiles: [[], ['oracle']] }, ['tiles.1.0: tile']],
    ['six cards, five of them in the pile', { terrain: 'canyon', pile: { canyon: 5 } }, ['pile.canyon: cards']],
    [
      'six cards, one of them in a hand',
      { hands: [null, 'forest'], discard: { forest: 5 } },
      ['discard.forest: cards'],
    ],
    [
      'six cards in hands',
      {
        settlements: [[], [], [], []],
        terrain: 'desert',
        hands: [null, 'desert', 'desert', 'desert'],
        pile: { canyon: 1 },
        discard: { desert: 2 },
      },
      ['discard.desert: cards'],
    ],
    ['too many to build', { terrain: null, hands: [null, null], pile: NO_CARDS, toBuild: 1 }, ['toBuild: range']],
    ['more built than there are settlements', { toBuild: 2 }, ['toBuild: built']],
    ['a hand of the seat on turn', { hands: ['forest', 'forest'] }, ['hands.0: phase']],
    [
      'a card that fits nowhere',
      { settlements: [FLOWERS.slice(0, 40), FLOWERS.slice(40)], terrain: 'flower-field' },
      ['terrain: terrain'],
    ],
  ])('%s', (_, position, issues) => {
    expect(issuesOf(position)).toEqual(issues);
  });

  test('is said in which game', () => {
    expect(() => at({ player: 2 })).toThrow(
      expect.objectContaining({ name: 'InvalidInputError', game: 'kingdom-builder' }),
    );
  });

  test('what would do is told in words', () => {
    const expected = (position: object): readonly string[] => {
      const parsed = parsePosition({ sections: FIRST_GAME, settlements: [[], []], ...position });
      return parsed.ok ? [] : parsed.error.map((issue) => issue.expected);
    };
    expect(expected({ chance: 'seeded' })).toEqual(['a seed for a seeded game']);
    expect(expected({ settlements: [[[0, 0]], [[0, 0]]] })).toEqual(['each hex once']);
    expect(expected({ settlements: [[7], []] })).toEqual(['[row, column]']);
    expect(expected({ player: 3 })).toEqual(['a seat from 0 to 1']);
    expect(expected({ tiles: [[], [], []] })).toEqual(['2 entries, one for each seat']);
    expect(expected({ pile: { forest: 5 }, terrain: 'forest' })).toEqual(['at most 5 forest cards in all']);
    expect(expected({ tiles: [['oracle'], []] })[0]).toContain('(oracle)');
    expect(expected({ terrain: null, hands: [null, null], pile: NO_CARDS, toBuild: 1 })).toEqual(['at most 0']);
  });
});

describe('options of a position', () => {
  const settlements = [[], []];

  test('the first game can be named', () => {
    const named = fromPosition({ sections: 'first-game', cards: 'first-game', settlements });
    expect(named).toEqual(fromPosition({ sections: FIRST_GAME, settlements }));
  });

  test('nothing is drawn, not even with a seed', () => {
    expect(issuesOf({ sections: 'random', seed: 1 })).toEqual(['sections: manual-random']);
    expect(issuesOf({ cards: 'random', seed: 1 })).toEqual(['cards: manual-random']);
    expect(issuesOf({ firstPlayer: 'random', seed: 1 })).toEqual(['firstPlayer: range']);
  });

  test('a seed deals cards in manual mode too', () => {
    const dealt = (seed: number) => at({ seed, chance: 'manual' });
    expect(dealt(1).random).toBeNull();
    expect({ ...at({ seed: 1 }), random: null }).toEqual(dealt(1));
    expect(new Set([1, 2, 3, 4, 5].map((seed) => dealt(seed).terrain)).size).toBeGreaterThan(1);
  });

  test('a field that is undefined is not given', () => {
    const nothing = { cards: undefined, tiles: undefined, player: undefined, terrain: undefined, toBuild: undefined };
    const none = { hands: undefined, pile: undefined, discard: undefined, firstPlayer: undefined, rulings: undefined };
    expect(at({ ...nothing, ...none, seed: undefined, chance: undefined })).toEqual(at({}));
  });
});
