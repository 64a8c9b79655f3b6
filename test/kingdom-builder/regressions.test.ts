import { describe, expect, test } from 'vitest';
import { createRandom, isInvalidInputError, pickOutcome } from '../../src/index.js';
import {
  apply,
  chance,
  check,
  fromPosition,
  hexAt,
  init,
  type KingdomBuilderMove,
  type KingdomBuilderPosition,
  type KingdomBuilderState,
  legalMoves,
  outcome,
  parseMove,
  parseOptions,
  parsePosition,
  parseState,
  pickMove,
  resample,
  SECTIONS,
  type Sections,
  TERRAINS,
  targetsOf,
  turn,
  view,
} from '../../src/kingdom-builder/index.js';

/* Faults that somebody found once, with what is right. */

const BOARD: Sections = ['oasis', 'paddock', 'farm', 'tavern'];
const NO_CARDS = Object.fromEntries(TERRAINS.map((terrain) => [terrain, 0]));

const manual = init({ players: 4, sections: 'first-game', cards: 'first-game', chance: 'manual' });

const issuesOf = (position: unknown): string => {
  const parsed = parsePosition(position);
  return parsed.ok ? 'none' : parsed.error.map(({ path, code }) => `${path.join('.')}: ${code}`).join('; ');
};

const moves = (state: KingdomBuilderState, times: number): KingdomBuilderState => {
  let current = state;
  for (let i = 0; i < times && turn(current).kind === 'decision'; i++)
    current = apply(current, legalMoves(current)[0] as KingdomBuilderMove);
  return current;
};

describe('stored states', () => {
  test('at the deal there must be a card for each seat that has none', () => {
    expect(parseState({ ...manual, pile: [4, 0, 0, 0, 0] }).ok).toBe(true);
    expect(parseState({ ...manual, pile: [3, 0, 0, 0, 0] }).ok).toBe(false);
  });

  test('after the last round nothing is drawn, and only its last seat ends the game', () => {
    const full = fromPosition({
      sections: BOARD,
      settlements: [land(BOARD).slice(0, 40), land(BOARD).slice(40, 42)],
      terrain: null,
      hands: ['forest', null],
      pile: NO_CARDS,
      discard: { forest: 1 },
      player: 1,
    });
    const drawing = { ...full, phase: 'draw', terrain: null };
    expect(parseState({ ...drawing, player: 0, hands: [null, null] }).ok).toBe(true);
    expect(parseState(drawing).ok).toBe(false);
    expect(parseState({ ...drawing, phase: 'over' }).ok).toBe(true);
    expect(parseState({ ...drawing, phase: 'over', player: 0 }).ok).toBe(false);
  });

  test('-0 is no tile status', () => {
    const tiles = [[-0, 0, 0, 0, 0, 0, 0, 0], ...manual.tiles.slice(1)];
    expect(parseState({ ...manual, tiles }).ok).toBe(false);
  });
});

/** The hexes that can be built on, away from locations and castles, so that no tile is taken. */
const land = (sections: Sections): (readonly [number, number])[] =>
  Array.from({ length: 400 }, (_, hex) => [Math.floor(hex / 20), hex % 20] as const).filter(
    ([row, column]) => issuesOf({ sections, settlements: [[[row, column]], []] }) === 'none',
  );

describe('a game without any card', () => {
  test('ends with the round', () => {
    const state = fromPosition({
      sections: BOARD,
      settlements: [[], []],
      terrain: null,
      hands: [null, null],
      pile: NO_CARDS,
    });
    expect(turn(state)).toEqual({ kind: 'decision', players: [0], others: [] });
    const end = moves(state, 10);
    expect(turn(end)).toEqual({ kind: 'over' });
    expect(outcome(end)?.reason).toBe('no-cards');
    expect(parseState(JSON.parse(JSON.stringify(end))).ok).toBe(true);
  });
});

describe('positions', () => {
  test('tiles go to the location hexes that let every seat have what it lists', () => {
    const position: KingdomBuilderPosition = {
      sections: ['farm', 'tavern', 'oasis', 'barn'],
      settlements: [
        [
          [0, 7],
          [4, 2],
        ],
        [[0, 8]],
        [[1, 6]],
      ],
      tiles: [['farm'], ['farm'], ['farm']],
      terrain: 'desert',
    };
    expect(issuesOf(position)).toBe('none');
    expect(issuesOf({ ...position, tiles: [['farm', 'farm'], ['farm'], ['farm']] })).toBe('tiles.2.0: tile');
  });

  test('cards that are not given are dealt from what the given pile leaves', () => {
    const state = fromPosition({ sections: BOARD, settlements: [[], []], pile: { grassland: 5 } });
    expect(state.terrain).toBe('canyon');
    expect(
      issuesOf({ sections: BOARD, settlements: [[], []], pile: { grassland: 5, canyon: 5, desert: 4 }, seed: 3 }),
    ).toBe('none');
  });

  test('what is wrong is named where it stands in the position', () => {
    const base = { sections: BOARD, settlements: [[], []] };
    expect(issuesOf({ ...base, pile: { grassland: 5 }, discard: { grassland: 1 } })).toBe('pile.grassland: cards');
    expect(issuesOf({ ...base, terrain: 'canyon', discard: { canyon: 5 } })).toBe('discard.canyon: cards');
    expect(issuesOf({ ...base, toBuild: 1, terrain: 'canyon' })).toBe('toBuild: built');
  });

  test('a list of two million is refused before it is walked', () => {
    const long = new Array(2e6).fill('x');
    expect(issuesOf({ sections: BOARD, settlements: [long, []] })).toBe('settlements.0: list');
    expect(issuesOf({ sections: BOARD, settlements: long })).toBe('settlements: list');
    expect(issuesOf({ sections: BOARD, settlements: [[], []], tiles: long })).toBe('tiles: list');
  });

  test('a section as an object has the name of a section, and which way it lies', () => {
    const withFirst = (first: unknown) =>
      parseOptions({ players: 2, seed: 1, sections: [first, 'paddock', 'oasis', 'farm'] }).ok;
    expect(withFirst({ id: 'tavern', turned: true })).toBe(true);
    expect(withFirst('tavern-turned')).toBe(true);
    const odd = [
      { id: 'tavern-turned', turned: false },
      { id: 'tavern' },
      { id: 'tavern', turned: 1 },
      'tavern-turned-turned',
      ['tavern'],
    ];
    expect(odd.map(withFirst)).toEqual(odd.map(() => false));
    expect(withFirst({ id: 'tavern', turned: false, extra: 1 })).toBe(false);
  });
});

describe('moves and outcomes', () => {
  const state = init({ players: 2, seed: 1 });
  const legal = legalMoves(state)[0] as KingdomBuilderMove;

  test('with a field too many or too few they are none', () => {
    const odd: unknown[] = [
      { ...legal, extra: 1 },
      { ...legal, from: null },
      { type: 'end-turn', player: 0, hex: 1 },
    ];
    for (const move of odd) {
      expect(check(state, move as KingdomBuilderMove)).toEqual({ code: 'no-such-move' });
      expect(parseMove(move).ok).toBe(false);
    }
    expect(check(manual, { type: 'draw', terrain: 'forest' })).toBeNull();
    const drawn = { type: 'draw', terrain: 'forest', player: 0 } as unknown as KingdomBuilderMove;
    expect(check(manual, drawn)).toEqual({ code: 'no-such-outcome' });
  });

  test('a list with the fields of a move is none', () => {
    expect(parseMove(Object.assign([], { type: 'end-turn', player: 0 })).ok).toBe(false);
  });

  test('no targets where the settlement to move does not go with the tile', () => {
    const position = fromPosition({ sections: BOARD, settlements: [[[5, 6]], []] });
    expect(targetsOf(position, 'paddock', null)).toEqual([]);
    expect(targetsOf(position, 'paddock', hexAt(0, 0))).toEqual([]);
    expect(targetsOf(position, 'farm', hexAt(5, 6))).toEqual([]);
    expect(targetsOf(position, 'paddock', hexAt(5, 6)).length).toBeGreaterThan(0);
  });
});

describe('sources of chance', () => {
  const state = init({ players: 3, seed: 1 });

  test('a source that gives fractions, such as Math.random, is refused wherever it is used', () => {
    const half = (): number => 0.5;
    const refused = expect.toSatisfy(isInvalidInputError);
    expect(() => pickMove(state, 0, half)).toThrow(refused);
    expect(() => resample(view(state, 0), half)).toThrow(refused);
    expect(() => pickOutcome(chance(manual), half)).toThrow(refused);
    expect(() => pickOutcome(chance(manual), (n) => n)).toThrow(refused);
  });

  test('a seat that is none has no move to pick', () => {
    expect(() => pickMove(state, undefined as unknown as number, createRandom(1))).toThrow(
      expect.toSatisfy(isInvalidInputError),
    );
  });
});

test('a message shows keys from outside short and on one line', () => {
  const options = { players: 2, seed: 1, [`a\nFAKE LINE${'x'.repeat(1e6)}`]: 1 };
  expect(() => init(options)).toThrow(
    expect.toSatisfy((error) => !/\n/.test(error.message) && error.message.length < 300),
  );
});

test('writing into a state harms that game alone', () => {
  const first = init({ players: 2, seed: 1 });
  (first.settlements[0] as number[])[5] = 99;
  expect(init({ players: 2, seed: 1 }).settlements[0]?.[5]).toBe(0);
  expect(SECTIONS.length).toBe(8);
});
